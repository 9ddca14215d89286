"""Units become light infantry again, and ships at sea land their crew (13.3)."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.games.suverenita.rules.board.holding import has_foes, is_free, put, take
from koruna.games.suverenita.rules.numbers import (
    ABOARD,
    CITY,
    COUNT_BIT,
    DOCK,
    DOWNGRADE,
    HEAVY,
    LAND,
    LEVELS,
    LIGHT,
    MERCENARY,
    OPEN,
    TRANSPORT,
    TYPES,
    WARSHIP,
    field_of,
    moved_count,
    moved_item,
    stack,
    target_of,
)
from koruna.games.suverenita.rules.numbers import move as make
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade.market import Market, count_like, pick, turn_into


def add(state: Suverenita, market: Market, field: i64, items: list[int], found: list[int]) -> None:
    """Add the moves that turn units on a field back into light infantry."""
    for what in items:
        item: i64 = what
        type = item & 7
        if type == LIGHT or type >= MERCENARY:
            continue
        if type >= TRANSPORT and item >> 6 == OPEN:
            coasts = state.setup.world.lands[field]
            coasts = [coast for coast in coasts if why_not_land(state, market, field, coast, item) == ""]
            found += [make(LAND, field, coast, item, 1) for coast in coasts]
        elif why_not_downgrade(state, market, field, item) == "":
            found.append(make(DOWNGRADE, field, 0, item, 1))


# --- downgrading -------------------------------------------------------------------------


def why_not_downgrade(state: Suverenita, market: Market, field: i64, item: i64) -> str:
    type = item & 7
    if type == LIGHT or type >= MERCENARY:
        return "downgrade-what"
    if count_like(state, field, market.seat, item) == 0:
        return "no-such-units"
    if type >= TRANSPORT:
        if item >> 6 != DOCK:
            return "ship-lands"
        if not is_free(state, field, market.seat):
            return "landing-where"
        if refund(state, field, market.seat, type) == 0 and has_foes(state, field, market.seat):
            return "landing-where"
        return why_not_unload(state, market, field, type)
    return ""


def refund(state: Suverenita, field: i64, seat: i64, type: i64) -> i64:
    """The refund: the price of the upgrade where it could be made, nothing elsewhere."""
    if not is_free(state, field, seat):
        return 0
    if (type == HEAVY and state.settlement[field] != CITY) or (type == WARSHIP and state.dockyard[field] != 2):
        return 0
    return state.setup.values.refund_in_place[type]


def why_not_unload(state: Suverenita, market: Market, field: i64, type: i64) -> str:
    """A transport cannot be given up if the others cannot carry everything aboard."""
    if type != TRANSPORT:
        return ""
    values = state.setup.values
    room: i64 = -values.load
    for pieces in state.armies[field]:
        units: i64 = pieces
        if units >> 9 & 15 == market.seat:
            if units & 7 == TRANSPORT:
                room += values.load * (units >> COUNT_BIT)
            elif units >> 6 & 7 == ABOARD:
                room -= values.size[units & 7] * (units >> COUNT_BIT)
    return "" if room >= 0 else "ship-loaded"


def downgrade(state: Suverenita, seat: i64, field: i64, item: i64) -> None:
    """Turn a unit into light infantry of the same level; a ship's crew leaves the dockyard."""
    type = item & 7
    back = refund(state, field, seat, type)
    state.gold[seat] += int(back)
    place = OPEN if type >= TRANSPORT else item >> 6
    turn_into(state, field, seat, item, 1, item & ~(7 | 7 << 6) | LIGHT | place << 6)
    if state.journal is not None:
        ids = state.setup.world.ids
        state.tell("downgraded", int(seat), {"field": ids[field], "type": TYPES[type], "gold": int(back)})


# --- landing -----------------------------------------------------------------------------


def why_not_land(state: Suverenita, market: Market, field: i64, coast: i64, item: i64) -> str:
    type = item & 7
    if type != TRANSPORT and type != WARSHIP:
        return "land-what"
    if not state.setup.world.is_sea[field] or count_like(state, field, market.seat, item) == 0:
        return "no-such-units"
    if coast not in state.setup.world.lands[field]:
        return "landing-adjacent"
    lord = state.lord[coast]
    control = state.control[coast]
    if has_foes(state, coast, market.seat) or (lord >= 0 and lord != market.seat):
        return "landing-where"
    if control >= 0 and control != market.seat:
        return "landing-where"  # a partner's field
    return why_not_unload(state, market, field, type)


def land(state: Suverenita, seat: i64, field: i64, coast: i64, item: i64) -> None:
    """The ship is lost, and its crew lands as light infantry (Q15)."""
    key = pick(state, field, seat, item)
    level = item >> 3 & 7
    take(state, field, key, 1)
    put(state, coast, stack(LIGHT, level, OPEN, seat, 0), 1)
    if state.journal is not None:
        ids = state.setup.world.ids
        facts: dict[str, int | str | list[int]] = {"field": ids[field], "to": ids[coast], "type": TYPES[item & 7]}
        facts["level"] = LEVELS[level]
        state.tell("landed", int(seat), facts)


def why_not(state: Suverenita, market: Market, move: i64) -> str:
    field = field_of(move)
    item = moved_item(move)
    if move & 63 == LAND:
        reason = why_not_land(state, market, field, target_of(move), item)
    else:
        reason = why_not_downgrade(state, market, field, item)
    return "one-at-a-time" if reason == "" and moved_count(move) != 1 else reason
