"""Ships and their loads: sailing, embarking and landing (8.2, 8.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.suverenita.rules import notation, steps
from koruna.games.suverenita.rules.board.holding import is_encircled, is_locked
from koruna.games.suverenita.rules.march import going
from koruna.games.suverenita.rules.march.going import (
    BY_BOAT,
    CARRIED,
    DOCKING,
    GROUP_BIT,
    MOST,
    SAILING,
    able,
    may_enter,
)
from koruna.games.suverenita.rules.numbers import (
    ABOARD,
    COUNT_BIT,
    DOCK,
    EMBARK,
    INSIDE,
    LAND,
    OPEN,
    SAIL,
    SITE,
    TRANSPORT,
    field_of,
    move,
    moved_count,
    moved_item,
    rest_of,
    target_of,
)
from koruna.games.suverenita.rules.state import Suverenita

EMPTY: Final = notation.pack_load([])


# --- room --------------------------------------------------------------------------------


def dock_room(state: Suverenita, field: i64, seat: i64) -> i64:
    """How many more ships fit into a seat's dockyard on a field (13.1); 0 without a dockyard."""
    if state.lord[field] != seat:
        return 0
    room: i64 = state.setup.values.store_ships[state.dockyard[field]]
    for stack in state.armies[field]:
        units: i64 = stack
        if units >> 6 & 7 == DOCK:
            room -= units >> COUNT_BIT
    return room if room > 0 else 0


def room_inside(state: Suverenita, field: i64) -> i64:
    """How many more units fit into a settlement (13.1); builders on its site count as inside (7.8)."""
    values = state.setup.values
    room: i64 = values.store_units[state.settlement[field]] + state.fort[field] * values.fort_units
    for stack in state.armies[field]:
        units: i64 = stack
        place = units >> 6 & 7
        if place in (INSIDE, SITE):
            room -= units >> COUNT_BIT
    return room if room > 0 else 0


def transports(state: Suverenita, sea: i64, seat: i64) -> i64:
    count: i64 = 0
    for stack in state.armies[sea]:
        units: i64 = stack
        if units & 7 == TRANSPORT and units >> 9 & 15 == seat:
            count += units >> COUNT_BIT
    return count


def aboard(state: Suverenita, sea: i64, seat: i64) -> i64:
    """The size of everything a seat has aboard on a sea field."""
    total: i64 = 0
    for stack in state.armies[sea]:
        units: i64 = stack
        if units >> 6 & 7 == ABOARD and units >> 9 & 15 == seat:
            size: i64 = state.setup.values.size[units & 7]
            total += size * (units >> COUNT_BIT)
    return total


def room_aboard(state: Suverenita, sea: i64, seat: i64) -> i64:
    load: i64 = state.setup.values.load
    room = load * transports(state, sea, seat)
    return room - aboard(state, sea, seat) if room else 0


# --- moves -------------------------------------------------------------------------------


def add_embarking(state: Suverenita, step: i64, seat: i64, field: i64, found: list[int]) -> None:
    """From the coast onto own transports on an adjacent sea field; uses the unit's own move."""
    groups: list[int] | None = None
    for sea in state.setup.world.seas[field]:
        room = room_aboard(state, sea, seat)
        if room <= 0 or not may_enter(state, sea, seat):
            continue
        if step == steps.RETREAT and is_locked(state, sea):
            continue
        if groups is None:
            groups = able(state, step, BY_BOAT, seat, field)
        for group in groups:
            packed: i64 = group
            item = packed >> GROUP_BIT
            size: i64 = state.setup.values.size[item & 7]
            add_counts(found, EMBARK, field, sea, item, min(packed & 255, room // size))


def add_landing(state: Suverenita, step: i64, seat: i64, sea: i64, found: list[int]) -> None:
    """From ships to the coast; uses the unit's own move; in Retreat only to an own settlement."""
    groups: list[int] | None = None
    for coast in state.setup.world.lands[sea]:
        if (step == steps.RETREAT and state.lord[coast] != seat) or not may_enter(state, coast, seat):
            continue
        if groups is None:
            groups = able(state, step, BY_BOAT, seat, sea)
        for group in groups:
            packed: i64 = group
            add_counts(found, LAND, sea, coast, packed >> GROUP_BIT, packed & 255)


def add_sailing(state: Suverenita, step: i64, seat: i64, field: i64, found: list[int]) -> None:
    """Ships to an adjacent sea field, or from sea into an own dockyard with room."""
    world = state.setup.world
    groups = able(state, step, SAILING, seat, field)
    if groups:
        for sea in world.seas[field]:
            if may_enter(state, sea, seat):
                add_ships(state, step, seat, field, sea, groups, MOST, found)
    if not world.is_sea[field]:
        return
    groups = able(state, step, DOCKING, seat, field)
    if groups:
        for coast in world.lands[field]:
            room = dock_room(state, coast, seat)
            if room:
                add_ships(state, step, seat, field, coast, groups, room, found)


def add_ships(
    state: Suverenita, step: i64, seat: i64, a: i64, b: i64, groups: list[int], most: i64, found: list[int]
) -> None:
    for group in groups:
        packed: i64 = group
        item = packed >> GROUP_BIT
        if item & 7 == TRANSPORT:
            found += [move(SAIL, a, b, item, 1, load) for load in loads(state, step, seat, a, b)]
        else:
            found += [move(SAIL, a, b, item, n, EMPTY) for n in range(1, min(packed & 255, most) + 1)]


def loads(state: Suverenita, step: i64, seat: i64, a: i64, b: i64) -> list[int]:
    """All loads that one transport may take; the other transports must be able to carry what stays behind."""
    values = state.setup.values
    most: i64 = values.load
    at_sea = state.setup.world.is_sea[a]
    least: i64 = aboard(state, a, seat) - most * (transports(state, a, seat) - 1) if at_sea else 0
    heads: i64 = notation.LOADED
    if not state.setup.world.is_sea[b] and is_encircled(state, b):
        heads = min(heads, room_inside(state, b))
    known = [EMPTY]
    sizes = [0]
    lengths = [0]
    for group in sorted(able(state, step, CARRIED, seat, a)):
        packed: i64 = group
        unit = packed >> GROUP_BIT
        size: i64 = values.size[unit & 7]
        for i in range(len(known)):
            load: i64 = known[i]
            total: i64 = sizes[i]
            length: i64 = lengths[i]
            for _ in range(packed & 255):
                total += size
                if total > most or length == heads:
                    break
                shift = length * notation.LOAD_BITS
                load ^= (unit ^ notation.NO_LOAD) << shift
                length += 1
                known.append(int(load))
                sizes.append(int(total))
                lengths.append(int(length))
    if least <= 0:
        return known
    return [known[i] for i in range(len(known)) if sizes[i] >= least]


def add_counts(found: list[int], kind: i64, a: i64, b: i64, item: i64, most: i64) -> None:
    """Add a move for every number of units of a group."""
    for n in range(1, min(most, MOST) + 1):
        found.append(move(kind, a, b, item, n))  # noqa: PERF401  (faster compiled)


# --- playing -----------------------------------------------------------------------------


def play(state: Suverenita, step: i64, seat: int, kind: i64, move: i64) -> None:
    """Embark, land or sail."""
    a = field_of(move)
    b = target_of(move)
    item = moved_item(move)
    count = moved_count(move)
    if kind == EMBARK:
        going.go(state, step, BY_BOAT, seat, a, b, item, count, ABOARD)
        going.tell(state, "boarded", seat, a, b, item, count)
    elif kind == LAND:
        going.go(state, step, BY_BOAT, seat, a, b, item, count, OPEN)
        going.tell(state, "landed", seat, a, b, item, count)
    else:
        sail(state, step, seat, a, b, item, count, int(rest_of(move)))


def sail(state: Suverenita, step: i64, seat: int, a: i64, b: i64, item: i64, count: i64, rest: int) -> None:
    load = notation.unpack_load(rest)
    if state.setup.world.is_sea[b]:
        ashore: i64 = ABOARD
        way: i64 = SAILING
        place: i64 = OPEN
    else:  # in its dockyard the whole load lands
        ashore = INSIDE if is_encircled(state, b) else OPEN
        way = DOCKING
        place = DOCK
    going.go(state, step, way, seat, a, b, item, count, place)
    for unit in load:
        going.go(state, step, CARRIED, seat, a, b, unit, 1, ashore)
    if state.journal is not None:
        going.tell(state, "sailed", seat, a, b, item, count, " ".join(notation.write_item(unit) for unit in load))
