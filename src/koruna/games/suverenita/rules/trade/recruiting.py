"""Units for gold: recruiting and buying light infantry, mercenaries and corsairs (13.3), their wages (13.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.suverenita.rules.board.holding import is_free, put, take
from koruna.games.suverenita.rules.numbers import (
    BUY,
    CORSAIR,
    CORSAIRS,
    COUNT_BIT,
    ELITE,
    KEY,
    LEVELS,
    LIGHT,
    MERCENARY,
    NEW,
    OPEN,
    RECRUIT,
    RECRUIT_UNIT,
    STANDARD,
    TYPES,
    WINTER,
    field_of,
    item,
    moved_count,
    moved_item,
    stack,
)
from koruna.games.suverenita.rules.numbers import move as make
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade.market import Market

WAITING_BITS: Final = 8  # for the corsairs of one level that wait to be put to sea
WAITING: Final = 255


def add(state: Suverenita, market: Market, field: i64, found: list[int]) -> None:
    """Add everything that can be recruited or bought on a field."""
    values = state.setup.values
    gold = market.gold
    seat = market.seat
    if gold >= values.recruit and state.control[field] == seat and why_not_recruit(state, market, field) == "":
        found.append(make(RECRUIT_UNIT, field))
    if not state.setup.has_levels or state.lord[field] != seat:
        return
    if not is_free(state, field, seat):
        return
    if state.bought[field] < values.buy_slots[state.settlement[field]]:
        if gold >= values.buy_light and market.units < values.most_units:
            found.append(make(BUY, field, 0, item(LIGHT), 1))
        add_levels(state, market, field, MERCENARY, found)
    if state.dockyard[field] and state.refitted[field] < values.ship_slots[state.dockyard[field]]:
        add_levels(state, market, field, CORSAIR, found)


def add_levels(state: Suverenita, market: Market, field: i64, type: i64, found: list[int]) -> None:
    """Add a mercenary or a corsair of every affordable level."""
    if not state.setup.has_hirelings:
        return
    level: i64 = STANDARD
    while level <= ELITE:
        unit = item(type, level)
        if market.gold < price(state, unit):
            return
        found.append(make(BUY, field, 0, unit, 1))
        level += 1


def price(state: Suverenita, item: i64) -> i64:
    """The price of a unit; mercenaries and corsairs above standard level cost more (Q12)."""
    values = state.setup.values
    type = item & 7
    better: i64 = (item >> 3 & 7) - STANDARD
    if type == MERCENARY:
        return values.mercenary + better * values.per_level
    if type == CORSAIR:
        return values.corsair + better * values.per_level
    return values.buy_light


def buy_slots(state: Suverenita, market: Market, field: i64) -> i64:
    """13.1 for own settlements; one recruit on any other field."""
    if state.lord[field] == market.seat:
        return state.setup.values.buy_slots[state.settlement[field]]
    return 1


# --- refusals ----------------------------------------------------------------------------


def why_not_recruit(state: Suverenita, market: Market, field: i64) -> str:
    values = state.setup.values
    if state.setup.world.is_sea[field] or state.control[field] != market.seat or market.parts[field] <= 0:
        return "recruit-where"
    if state.plundered[field]:
        return "recruit-plundered"
    if state.bought[field] >= buy_slots(state, market, field):
        return "buy-slots"
    if market.units >= values.most_units:
        return "unit-limit"
    return "" if market.gold >= values.recruit else "not-enough-gold"


def why_not_buy(state: Suverenita, market: Market, field: i64, item: i64) -> str:
    setup = state.setup
    type = item & 7
    level = item >> 3 & 7
    if item >> 6 != OPEN or (type != LIGHT and type != MERCENARY and type != CORSAIR):
        return "buy-what"
    if type == LIGHT:
        if not setup.has_levels:
            return "infantry-is-recruited"  # recruiting gives the same unit for less (18)
        if level != STANDARD:
            return "buy-what"
    elif not setup.has_hirelings:
        return "no-hirelings"
    elif level < STANDARD:
        return "buy-what"
    if not is_free(state, field, market.seat):
        return "buy-where"
    if type == CORSAIR:
        if not state.dockyard[field]:
            return "corsair-needs-dock"
        if state.refitted[field] >= setup.values.ship_slots[state.dockyard[field]]:
            return "ship-slots"
    elif state.bought[field] >= buy_slots(state, market, field):
        return "buy-slots"
    if type == LIGHT and market.units >= setup.values.most_units:
        return "unit-limit"
    return "" if market.gold >= price(state, item) else "not-enough-gold"


def why_not(state: Suverenita, market: Market, move: i64) -> str:
    if move & 63 == RECRUIT_UNIT:
        return why_not_recruit(state, market, field_of(move))
    reason = why_not_buy(state, market, field_of(move), moved_item(move))
    return "one-at-a-time" if reason == "" and moved_count(move) != 1 else reason


# --- playing -----------------------------------------------------------------------------


def recruit(state: Suverenita, seat: i64, field: i64) -> None:
    """One light infantry: a recruit in modes with levels, else a standard unit (18)."""
    values = state.setup.values
    level = RECRUIT if state.setup.has_levels else STANDARD
    state.gold[seat] -= values.recruit
    state.bought[field] += 1
    put(state, field, stack(LIGHT, level, OPEN, seat, 0) | NEW, 1)
    if state.journal is not None:
        state.tell("recruited", int(seat), {"field": state.setup.world.ids[field], "gold": values.recruit})


def buy(state: Suverenita, seat: i64, field: i64, item: i64) -> None:
    cost = price(state, item)
    type = item & 7
    level = item >> 3 & 7
    state.gold[seat] -= int(cost)
    if type == CORSAIR:
        state.refitted[field] += 1
        state.to_place[seat] += 1 << WAITING_BITS * int(level)  # put to sea when Trade is over (6.4)
    else:
        state.bought[field] += 1
        put(state, field, stack(type, level, OPEN, seat, 0) | NEW, 1)
    if state.journal is not None:
        state.tell(
            "bought",
            int(seat),
            {"field": state.setup.world.ids[field], "type": TYPES[type], "level": LEVELS[level], "gold": int(cost)},
        )


# --- corsairs put to sea, after Trade ------------------------------------------------------


def best_waiting(state: Suverenita, seat: i64) -> i64:
    """The highest level among corsairs still to be placed, or -1; they are placed in that order."""
    waiting: i64 = state.to_place[seat]
    level: i64 = ELITE
    while level >= 0:
        if waiting >> WAITING_BITS * level & WAITING:
            return level
        level -= 1
    return -1


def places(state: Suverenita, seat: i64) -> list[int]:
    """Where a corsair may be placed: any sea field next to a field of its owner."""
    level = best_waiting(state, seat)
    if level < 0:
        return []
    what = item(CORSAIR, level)
    return [make(CORSAIRS, field, 0, what, 1) for field in range(len(state.armies)) if is_place(state, seat, field)]


def is_place(state: Suverenita, seat: i64, field: i64) -> bool:
    world = state.setup.world
    if not world.is_sea[field]:
        return False
    return any(state.control[near] == seat for near in world.borders[field])


def why_not_place(state: Suverenita, seat: i64, move: i64) -> str:
    if move & 63 != CORSAIRS:
        return "corsair-first"
    return "corsair-where" if not is_place(state, seat, field_of(move)) else "corsair-best-first"


def place(state: Suverenita, seat: i64, field: i64, item: i64) -> bool:
    """Put one corsair to sea; return whether it was the last one."""
    level = item >> 3 & 7
    state.to_place[seat] -= 1 << WAITING_BITS * int(level)
    put(state, field, stack(CORSAIR, level, OPEN, seat, 0) | NEW, 1)
    if state.journal is not None:
        state.tell("corsair-placed", int(seat), {"field": state.setup.world.ids[field], "level": LEVELS[level]})
    return state.to_place[seat] == 0


# --- wages -------------------------------------------------------------------------------


def pay_wages(state: Suverenita) -> None:
    """13.5: in winter every mercenary not bought this round is paid, the best first; the unpaid leave (Q21)."""
    if state.season() != WINTER or not state.setup.has_hirelings:
        return
    for seat in range(state.setup.seats):
        pay(state, seat)


def pay(state: Suverenita, seat: i64) -> None:
    wage: i64 = state.setup.values.wage
    paid: i64 = 0
    left: i64 = 0
    for level in range(ELITE, RECRUIT - 1, -1):
        wanted = item(MERCENARY, level) | seat << 9
        for field in range(len(state.armies)):
            for pieces in state.armies[field].copy():
                units: i64 = pieces
                if units & (63 | 15 << 9) != wanted or units & NEW:
                    continue
                count = units >> COUNT_BIT
                can: i64 = count if wage == 0 else state.gold[seat] // wage
                staying = count if count < can else can
                state.gold[seat] -= int(staying * wage)
                paid += staying
                if staying < count:
                    left += count - staying
                    take(state, field, units & KEY, count - staying)
    if state.journal is None:
        return
    if paid:
        state.tell("wages", int(seat), {"count": int(paid), "gold": int(paid * wage)})
    if left:
        state.tell("mercenaries-left", int(seat), {"count": int(left)})
