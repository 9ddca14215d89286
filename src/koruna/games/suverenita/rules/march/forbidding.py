"""Why units may not move as ordered (8.1, 8.2, 8.4): the first rule that forbids it, from the unit to its target."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules import notation, steps
from koruna.games.suverenita.rules.board.holding import is_encircled, is_locked
from koruna.games.suverenita.rules.march import sailing
from koruna.games.suverenita.rules.march.going import (
    BY_BOAT,
    BY_LAND,
    CARRIED,
    DOCKING,
    GROUP_BIT,
    SAILING,
    TYPE_AND_LEVEL,
    able,
    capacity,
    is_outside,
    may_enter,
)
from koruna.games.suverenita.rules.numbers import (
    CAVALRY,
    CORSAIR,
    COUNT_BIT,
    EMBARK,
    ENGINE,
    HEAVY,
    ITEM,
    LAND,
    MARCH,
    SAIL,
    TRANSPORT,
    WARSHIP,
    field_of,
    kind_of,
    moved_count,
    moved_item,
    rest_of,
    target_of,
)
from koruna.games.suverenita.rules.state import Suverenita


def why_not(state: Suverenita, step: int, seat: int, move: int) -> Reason:
    """For the steps of subphases 1, 2 (riding) and 3."""
    kind = kind_of(move)
    if kind not in (MARCH, SAIL, EMBARK, LAND):
        return Reason("other-subphase")
    if step == steps.RIDE and kind != MARCH:
        return Reason("ride-by-land")
    a = field_of(move)
    b = target_of(move)
    type = moved_item(move) & 7
    world = state.setup.world
    facts: dict[str, int | str] = {"field": world.ids[a], "to": world.ids[b]}
    if type == ENGINE:
        return Reason("engines-stay")
    if type == CORSAIR:
        return Reason("corsairs-stay")
    if (kind == SAIL) != (type in (TRANSPORT, WARSHIP)):
        return Reason("only-ships-sail")
    if step == steps.RIDE and type != CAVALRY:
        return Reason("only-cavalry-rides")
    if step == steps.RETREAT and type == HEAVY:
        return Reason("heavy-stays")
    if b not in world.borders[a]:
        return Reason("not-adjacent", facts)
    wrong = wrong_border(state, kind, a, b)
    if wrong:
        return Reason(wrong, facts)
    if step == steps.RETREAT and type == TRANSPORT and world.is_sea[b]:
        return Reason("transports-into-dockyards", facts)
    wrong = wrong_units(state, step, seat, move)
    if wrong:
        return Reason(wrong, facts)
    if step in (steps.RIDE, steps.RETREAT) and is_locked(state, a):
        return Reason("locked-field", facts)
    return Reason(wrong_goal(state, step, seat, move), facts)


def wrong_border(state: Suverenita, kind: i64, a: i64, b: i64) -> str:
    """A move from or to the wrong kind of field."""
    is_sea = state.setup.world.is_sea
    if kind == MARCH and (is_sea[a] or is_sea[b]):
        return "march-by-land"
    if kind == EMBARK and (is_sea[a] or not is_sea[b]):
        return "board-from-coast"
    if kind == LAND and (is_sea[b] or not is_sea[a]):
        return "land-on-coast"
    if kind == SAIL and not is_sea[a] and not is_sea[b]:
        return "sail-by-sea"
    return ""


def way_of(state: Suverenita, move: int) -> i64:
    kind = kind_of(move)
    if kind == MARCH:
        return BY_LAND
    if kind != SAIL:
        return BY_BOAT
    return SAILING if state.setup.world.is_sea[target_of(move)] else DOCKING


def wrong_units(state: Suverenita, step: int, seat: int, move: int) -> str:
    """Units that are not there, are fewer, or cannot move any more."""
    a = field_of(move)
    item = moved_item(move)
    way = way_of(state, move)
    on_foot = not state.setup.world.is_sea[a] and way <= BY_BOAT
    mask: i64 = ITEM if on_foot else TYPE_AND_LEVEL
    if not on_foot and item != item & TYPE_AND_LEVEL:
        return "no-such-units"  # ships and their loads are written without a place
    here: i64 = 0
    outside: i64 = 0
    left: i64 = 0
    for units in state.armies[a]:
        stack: i64 = units
        if (stack ^ item) & mask or stack >> 9 & 15 != seat:
            continue
        count = stack >> COUNT_BIT
        here += count
        if on_foot and not is_outside(state, a, stack):
            continue
        outside += count
        if capacity(state, step, way, stack):
            left += count
    count = moved_count(move)
    if count < 1 or here < count:
        return "no-such-units"
    if outside < count:
        return "inside-encircled"
    return "already-moved" if left < count else ""


def wrong_goal(state: Suverenita, step: int, seat: int, move: int) -> str:
    """A target that they may not enter, or that has no room for them."""
    a = field_of(move)
    b = target_of(move)
    kind = kind_of(move)
    world = state.setup.world
    if step == steps.RETREAT and kind in (MARCH, LAND) and state.lord[b] != seat:
        return "retreat-home"
    if kind == SAIL and not world.is_sea[b]:
        if state.lord[b] != seat or not state.dockyard[b]:
            return "own-dockyard"
        if sailing.dock_room(state, b, seat) < moved_count(move):
            return "dockyard-full"
    elif not may_enter(state, b, seat):
        return "partner-field"
    if kind == EMBARK:
        size: i64 = state.setup.values.size[moved_item(move) & 7]
        if step == steps.RETREAT and is_locked(state, b):
            return "locked-sea"
        if sailing.room_aboard(state, b, seat) < size * moved_count(move):
            return "no-room-aboard"
    if kind == SAIL:
        return wrong_load(state, step, seat, move, a, b)
    return "no-such-units"


def wrong_load(state: Suverenita, step: int, seat: int, move: int, a: i64, b: i64) -> str:
    load = notation.unpack_load(int(rest_of(move)))
    if moved_item(move) & 7 == WARSHIP:
        return "warships-carry-nothing"
    if moved_count(move) != 1:
        return "one-transport"
    values = state.setup.values
    if sum(values.size[unit & 7] for unit in load) > values.load:
        return "load-too-big"
    for unit in load:
        wanted = load.count(unit)
        if not values.size[unit & 7]:
            return "cannot-be-carried"
        if sum(int(stack >> COUNT_BIT) for stack in mine(state, a, seat, unit)) < wanted:
            return "no-such-units"
        if not any(
            group >> GROUP_BIT == unit and group & 255 >= wanted for group in able(state, step, CARRIED, seat, a)
        ):
            return "carried-once"
    if not state.setup.world.is_sea[b] and is_encircled(state, b) and len(load) > sailing.room_inside(state, b):
        return "no-room-inside"
    return "load-left-behind"


def mine(state: Suverenita, field: i64, seat: i64, unit: i64) -> list[int]:
    return [stack for stack in state.armies[field] if not (stack ^ unit) & TYPE_AND_LEVEL and stack >> 9 & 15 == seat]
