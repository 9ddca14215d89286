"""Goods bought, sold and slaughtered in Trade (13.2), and plunder markers removed for gold (11.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.suverenita.rules.board import connecting
from koruna.games.suverenita.rules.board.holding import forget_goods, herd_room, holds
from koruna.games.suverenita.rules.numbers import (
    CLEAN,
    FIRST_HERD,
    FISH,
    GOODS,
    GRAIN,
    HERDS,
    MEAT,
    PURCHASE,
    SELL,
    SLAUGHTER,
    SUMMER,
    field_of,
    herd,
    moved_count,
    rest_of,
)
from koruna.games.suverenita.rules.numbers import move as make
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade.market import Market, has_harbour
from koruna.games.suverenita.rules.trade.upgrading import own_herd

LOTS: Final = [1, 2, 5]  # pieces traded at once; or as many as there are, fit, or are affordable


def add(state: Suverenita, market: Market, field: i64, found: list[int]) -> None:
    """Add everything that can be traded on a field."""
    if state.plundered[field] and why_not_clean(state, market, field) == "":
        found.append(make(CLEAN, field))
    if not state.setup.has_farms or market.parts[field] <= 0 or state.setup.world.is_sea[field]:
        return
    if state.lord[field] == market.seat:
        add_lots(SELL, field, GRAIN, most_sold(state, market, field, GRAIN), found)
        add_lots(PURCHASE, field, GRAIN, most_bought(state, market, field, GRAIN), found)
        if state.dockyard[field]:
            add_lots(SELL, field, FISH, most_sold(state, market, field, FISH), found)
            add_lots(PURCHASE, field, FISH, most_bought(state, market, field, FISH), found)
    with_harbour = has_harbour(market, field)
    if state.herds[field]:
        in_season = state.season() <= SUMMER
        for kind in range(len(HERDS)):
            if own_herd(state, field, market.seat, kind) < 0:
                continue
            if in_season:
                found.append(make(SLAUGHTER, field, 0, 0, 0, kind))
            if with_harbour:
                found.append(make(SELL, field, 0, 0, 1, FIRST_HERD + kind))
    if with_harbour and room(state, market, field, FIRST_HERD) > 0:
        prices = state.setup.values.herd_price
        kinds = [kind for kind in range(len(HERDS)) if market.gold >= prices[kind]]
        found += [make(PURCHASE, field, 0, 0, 1, FIRST_HERD + kind) for kind in kinds]


def add_lots(kind: i64, field: i64, good: i64, most: i64, found: list[int]) -> None:
    if most <= 0:
        return
    for lot in LOTS:
        if lot < most:
            found.append(make(kind, field, 0, 0, lot, good))  # noqa: PERF401  (faster compiled)
    found.append(make(kind, field, 0, 0, most, good))


# --- prices and room ---------------------------------------------------------------------


def sale_halves(state: Suverenita, with_harbour: bool, good: i64) -> i64:
    """The selling price of a piece, in halves of a gold; 0 if it cannot be sold."""
    values = state.setup.values
    if good == GRAIN:
        return values.grain_harbour_halves if with_harbour else values.grain_sale_halves
    if not with_harbour:
        return 0
    return values.fish_sale_halves if good == FISH else values.herd_sale_halves[good - FIRST_HERD]


def price(state: Suverenita, good: i64) -> i64:
    values = state.setup.values
    if good == GRAIN:
        return values.grain_price
    return values.fish_price if good == FISH else values.herd_price[good - FIRST_HERD]


def stored(state: Suverenita, market: Market, field: i64, good: i64) -> i64:
    """The pieces of a good that a player has on a field."""
    if good == GRAIN:
        return state.grain[field] if state.lord[field] == market.seat else 0
    if good == FISH:
        return state.fish[field] if state.lord[field] == market.seat else 0
    count: i64 = 0
    wanted: i64 = herd(good - FIRST_HERD, market.seat)
    for one in state.herds[field]:
        if one & 127 == wanted:  # in the open; whether it has moved does not matter
            count += 1
    return count


def room(state: Suverenita, market: Market, field: i64, good: i64) -> i64:
    """13.1 for stores, 3.8 for herds, which cannot share a field with a crop."""
    values = state.setup.values
    if good >= FIRST_HERD:
        return herd_room(state, field)
    if state.lord[field] != market.seat:
        return 0
    if good == FISH:
        return values.store_fish[state.dockyard[field]] - state.fish[field]
    size = values.store_grain[state.settlement[field]] + values.fort_grain * state.fort[field]
    return size - state.grain[field]


def most_sold(state: Suverenita, market: Market, field: i64, good: i64) -> i64:
    return stored(state, market, field, good) if sale_halves(state, has_harbour(market, field), good) else 0


def most_bought(state: Suverenita, market: Market, field: i64, good: i64) -> i64:
    space = room(state, market, field, good)
    cost = price(state, good)
    if space <= 0 or cost == 0:
        return space
    paid = market.gold // cost
    return paid if paid < space else space


# --- refusals ----------------------------------------------------------------------------


def why_not_clean(state: Suverenita, market: Market, field: i64) -> str:
    if not state.plundered[field]:
        return "no-marker"
    if not holds(state, field, market.seat):
        return "clean-where"
    return "" if market.gold >= state.setup.values.cleaning else "not-enough-gold"


def why_not(state: Suverenita, market: Market, move: i64) -> str:
    """The rule that forbids a deal that is not among the moves."""
    kind = move & 63
    field = field_of(move)
    if kind == CLEAN:
        return why_not_clean(state, market, field)
    if not state.setup.has_farms:
        return "no-goods"
    if market.parts[field] <= 0 or state.setup.world.is_sea[field]:
        return "goods-connected"
    good = rest_of(move)
    if kind == SLAUGHTER:
        return "no-such-goods" if own_herd(state, field, market.seat, good) < 0 else "slaughter-season"
    if good >= MEAT:
        return "meat-not-traded" if good == MEAT else "crop-not-traded"
    if kind == SELL:
        return why_not_sell(state, market, field, good, moved_count(move))
    return why_not_purchase(state, market, field, good, moved_count(move))


def why_not_sell(state: Suverenita, market: Market, field: i64, good: i64, count: i64) -> str:
    if stored(state, market, field, good) < count or count == 0:
        return "no-such-goods"
    if sale_halves(state, has_harbour(market, field), good) == 0:
        return "sale-needs-harbour"
    return "one-at-a-time" if good >= FIRST_HERD else "lots"


def why_not_purchase(state: Suverenita, market: Market, field: i64, good: i64, count: i64) -> str:
    if good >= FIRST_HERD and not has_harbour(market, field):
        return "herds-need-harbour"
    if good < FIRST_HERD and state.lord[field] != market.seat:
        return "goods-need-store"
    if good == FISH and not state.dockyard[field]:
        return "goods-need-store"
    if room(state, market, field, good) < count:
        return "field-full" if good >= FIRST_HERD else "store-full"
    if market.gold < price(state, good) * count:
        return "not-enough-gold"
    return "one-at-a-time" if good >= FIRST_HERD else "lots"


# --- playing -----------------------------------------------------------------------------


def gain_halves(state: Suverenita, seat: i64, halves: i64) -> None:
    """Sales in one Trade are counted in halves; only whole gold can be spent (Q13)."""
    all_halves = state.halves[seat] + halves
    state.gold[seat] += int(all_halves // 2)
    state.halves[seat] = int(all_halves % 2)


def sell(state: Suverenita, seat: i64, field: i64, good: i64, count: i64) -> None:
    halves = sale_halves(state, connecting.has_harbour(state, seat, field), good) * count
    if good == GRAIN:
        state.grain[field] -= int(count)
    elif good == FISH:
        state.fish[field] -= int(count)
    else:
        remove_herd(state, field, seat, good - FIRST_HERD)
    gain_halves(state, seat, halves)
    if state.journal is not None:
        state.tell("sold", int(seat), deal_facts(state, field, GOODS[good], count, halves))


def purchase(state: Suverenita, seat: i64, field: i64, good: i64, count: i64) -> None:
    cost = price(state, good) * count
    state.gold[seat] -= int(cost)
    if good == GRAIN:
        state.grain[field] += int(count)
    elif good == FISH:
        state.fish[field] += int(count)
    else:
        herds = state.herds[field]
        herds.append(herd(good - FIRST_HERD, seat))
        herds.sort()
        forget_goods(state, field)
    if state.journal is not None:
        state.tell("purchased", int(seat), deal_facts(state, field, GOODS[good], count, cost * 2))


def slaughter(state: Suverenita, seat: i64, field: i64, kind: i64) -> None:
    """Meat does not keep: it is sold at once."""
    values = state.setup.values
    remove_herd(state, field, seat, kind)
    meat: i64 = values.meat_full[kind]
    halves = meat * values.meat_sale_halves
    gain_halves(state, seat, halves)
    if state.journal is not None:
        facts = deal_facts(state, field, HERDS[kind], 1, halves)
        facts["meat"] = int(meat)
        state.tell("slaughtered", int(seat), facts)


def remove_herd(state: Suverenita, field: i64, seat: i64, kind: i64) -> None:
    del state.herds[field][own_herd(state, field, seat, kind)]
    state.known_networks[seat] = None  # the field may have been held by this herd alone


def clean(state: Suverenita, seat: i64, field: i64) -> None:
    cost = state.setup.values.cleaning
    state.gold[seat] -= cost
    state.plundered[field] = 0
    if state.journal is not None:
        state.tell("cleaned", int(seat), {"field": state.setup.world.ids[field], "gold": cost})


def deal_facts(state: Suverenita, field: i64, good: str, count: i64, halves: i64) -> dict[str, int | str | list[int]]:
    """`half` is 1 for a half in addition to the whole gold."""
    return {
        "field": state.setup.world.ids[field],
        "good": good,
        "count": int(count),
        "gold": int(halves // 2),
        "half": int(halves % 2),
    }
