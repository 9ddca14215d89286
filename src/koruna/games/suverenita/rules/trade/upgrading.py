"""Light infantry becomes something better (13.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.suverenita.rules.board.connecting import network
from koruna.games.suverenita.rules.board.holding import is_encircled, is_free
from koruna.games.suverenita.rules.numbers import (
    CAVALRY,
    CITY,
    COUNT_BIT,
    DOCK,
    ENGINE,
    HEAVY,
    HERD_INSIDE,
    HORSES,
    LIGHT,
    OPEN,
    SITE,
    TRANSPORT,
    TYPES,
    UPGRADE,
    WARSHIP,
    field_of,
    herd_kind,
    herd_owner,
    moved_count,
    moved_item,
    rest_of,
)
from koruna.games.suverenita.rules.numbers import move as make
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade.market import Market, count_like, turn_into

UPGRADES: Final = [HEAVY, ENGINE, CAVALRY, TRANSPORT, WARSHIP]


def add(state: Suverenita, market: Market, field: i64, items: list[int], found: list[int]) -> None:
    """Add everything the light infantry on a field can become."""
    types: list[int] | None = None  # the same for every level
    if state.lord[field] < 0:
        return
    for what in items:
        item: i64 = what
        if item & 7 == LIGHT and item >> 6 == OPEN:
            if types is None:
                types = upgrades_here(state, market, field)
            found += [make(UPGRADE, field, 0, item, 1, new) for new in types]


def upgrades_here(state: Suverenita, market: Market, field: i64) -> list[int]:
    prices = state.setup.values.upgrade
    gold = market.gold
    if state.lord[field] != market.seat:
        can = gold >= prices[ENGINE] and why_not_engine(state, market, field) == ""
        return [ENGINE] if can else []
    return [
        new
        for new in UPGRADES
        if gold >= prices[new] and new != ENGINE and why_not_made(state, market, field, new) == ""
    ]


def why_not_upgrade(state: Suverenita, market: Market, field: i64, item: i64, new: i64) -> str:
    if item & 7 != LIGHT or new < HEAVY or new > WARSHIP:
        return "upgrade-what"
    if item >> 6 == SITE:
        return "builders-stay"
    if item >> 6 != OPEN or count_like(state, field, market.seat, item) == 0:
        return "no-such-units"
    reason = why_not_made(state, market, field, new)
    if reason == "" and market.gold < state.setup.values.upgrade[new]:
        return "not-enough-gold"
    return reason


def why_not_made(state: Suverenita, market: Market, field: i64, new: i64) -> str:
    """The rule that forbids making units of a type on a field, or ""."""
    if new == ENGINE:
        return why_not_engine(state, market, field)
    if new == HEAVY:
        return why_not_heavy(state, market, field)
    if new == CAVALRY:
        return why_not_cavalry(state, market, field)
    return why_not_ship(state, market, field, new)


def has_slot(state: Suverenita, field: i64) -> bool:
    """13.1: whether one more unit of a settlement can be upgraded or trained in this Trade."""
    return state.upgraded[field] < state.setup.values.upgrade_slots[state.settlement[field]]


def why_not_heavy(state: Suverenita, market: Market, field: i64) -> str:
    if state.settlement[field] != CITY or not is_free(state, field, market.seat):
        return "heavy-in-city"
    return "" if has_slot(state, field) else "upgrade-slots"


def why_not_cavalry(state: Suverenita, market: Market, field: i64) -> str:
    if not state.setup.has_cavalry:
        return "no-cavalry"
    if state.lord[field] != market.seat or market.parts[field] <= 0:
        return "cavalry-where"
    if not has_slot(state, field):
        return "upgrade-slots"
    if state.riders[market.seat] == 0 and horses_for(state, market.seat, field) < 0:
        return "cavalry-needs-horses"
    return ""


def why_not_ship(state: Suverenita, market: Market, field: i64, new: i64) -> str:
    dockyard = state.dockyard[field]
    if dockyard == 0 or not is_free(state, field, market.seat):
        return "ship-in-dockyard"
    if new == WARSHIP and dockyard != 2:
        return "warship-in-harbour"
    if state.refitted[field] >= state.setup.values.ship_slots[dockyard]:
        return "ship-slots"
    return "" if ships_in_dock(state, field) < state.setup.values.store_ships[dockyard] else "dock-full"


def ships_in_dock(state: Suverenita, field: i64) -> i64:
    found: i64 = 0
    for pieces in state.armies[field]:
        units: i64 = pieces
        if units >> 6 & 7 == DOCK:
            found += units >> COUNT_BIT
    return found


def why_not_engine(state: Suverenita, market: Market, field: i64) -> str:
    """Q15: made at an encircled hostile settlement, with a slot of an own connected settlement."""
    lord: i64 = state.lord[field]
    if lord < 0 or lord == market.seat or not state.foes[market.seat] >> lord & 1 or not is_encircled(state, field):
        return "engine-at-siege"
    if market.parts[field] <= 0:
        return "engine-at-siege"
    return "" if workshop(state, market.seat, field) >= 0 else "upgrade-slots"


def workshop(state: Suverenita, seat: i64, field: i64) -> i64:
    """The connected settlement whose slot an engine uses; preferably one without own units on its field."""
    found: i64 = -1
    parts = network(state, seat)
    for home in range(len(parts)):
        if state.lord[home] != seat or parts[home] != parts[field] or not has_slot(state, home):
            continue
        if not state.present[home] >> seat & 1:
            return home
        if found < 0:
            found = home
    return found


def horses_for(state: Suverenita, seat: i64, field: i64) -> i64:
    """The field that the horses for riders made on a field come from, or -1.

    The field itself, else one that would be held without them too, else the first connected one.
    """
    found: i64 = -1
    parts = network(state, seat)
    for pasture in range(len(parts)):
        if parts[pasture] != parts[field] or own_herd(state, pasture, seat, HORSES) < 0:
            continue
        if pasture == field:
            return pasture
        if found < 0 or (state.control[found] != seat and state.control[pasture] == seat):
            found = pasture
    return found


def own_herd(state: Suverenita, field: i64, seat: i64, kind: i64) -> i64:
    """The index of the first own herd of a kind in the open on a field, or -1."""
    herds = state.herds[field]
    for at in range(len(herds)):
        herd: i64 = herds[at]
        if herd_kind(herd) == kind and herd_owner(herd) == seat and not herd & HERD_INSIDE:
            return at
    return -1


def upgrade(state: Suverenita, seat: i64, field: i64, item: i64, new: i64) -> None:
    """The level is kept (Q12); a new ship is in the dockyard."""
    cost = state.setup.values.upgrade[new]
    state.gold[seat] -= cost
    if new == ENGINE:
        state.upgraded[workshop(state, seat, field)] += 1
    elif new >= TRANSPORT:
        state.refitted[field] += 1
    else:
        state.upgraded[field] += 1
    if new == CAVALRY:
        mount(state, seat, field)
    place = DOCK if new >= TRANSPORT else OPEN
    turn_into(state, field, seat, item, 1, item & ~(7 | 7 << 6) | new | place << 6)
    if state.journal is not None:
        ids = state.setup.world.ids
        state.tell("upgraded", int(seat), {"field": ids[field], "type": TYPES[new], "gold": cost})


def mount(state: Suverenita, seat: i64, field: i64) -> None:
    """A horse herd carries two riders made in the same Trade, also on different fields (Q15)."""
    if state.riders[seat]:
        state.riders[seat] -= 1
        return
    pasture = horses_for(state, seat, field)
    del state.herds[pasture][own_herd(state, pasture, seat, HORSES)]
    state.known_networks[seat] = None
    state.riders[seat] = state.setup.values.riders_per_herd - 1
    if state.journal is not None:
        state.tell("herd-mounted", int(seat), {"field": state.setup.world.ids[pasture]})


def why_not(state: Suverenita, market: Market, move: i64) -> str:
    reason = why_not_upgrade(state, market, field_of(move), moved_item(move), rest_of(move))
    return "one-at-a-time" if reason == "" and moved_count(move) != 1 else reason
