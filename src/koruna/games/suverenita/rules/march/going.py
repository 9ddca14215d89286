"""What all moves of units have in common (8.1): where they may go, their remaining capacity, and their flags."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.event import Event, Fact
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.holding import is_encircled, pair, put, take
from koruna.games.suverenita.rules.numbers import (
    ABOARD,
    BOARDED,
    CAVALRY,
    COUNT_BIT,
    DOCK,
    ENTERED,
    FROM_BIT,
    FROM_MASK,
    HEAVY,
    IN_TRAINING,
    ITEM,
    KEY,
    LEVELS,
    LIGHT,
    MERCENARY,
    MOVED,
    NOWHERE,
    OPEN,
    RODE,
    TRANSPORT,
    TYPES,
    VASSALAGE,
    WARSHIP,
)
from koruna.games.suverenita.rules.state import Suverenita

# Ways to move; the first two are on foot.
BY_LAND: Final = 0
BY_BOAT: Final = 1  # to a ship on an adjacent field, or ashore from it
SAILING: Final = 2  # a ship out to sea
DOCKING: Final = 3  # a ship into its dockyard
CARRIED: Final = 4

FOOT: Final = 1 << LIGHT | 1 << HEAVY | 1 << CAVALRY | 1 << MERCENARY  # engines and corsairs never move
SHIPS: Final = 1 << TRANSPORT | 1 << WARSHIP

TYPE_AND_LEVEL: Final = 63
PLACE: Final = 7 << 6
MOST: Final = 63  # units in one move
GROUP_BIT: Final = 8  # of the item in a group of units that move alike; their number is below it
FLAGS: Final = (1 << FROM_BIT) - MOVED  # what happened to units this round


def may_enter(state: Suverenita, field: i64, seat: i64) -> bool:
    """8.1: nobody may enter a field that a treaty partner controls, except a lord his vassal's."""
    holder: i64 = state.control[field]
    if holder < 0 or holder == seat:
        return True
    foes: i64 = state.foes[seat]
    if foes >> holder & 1:
        return True
    both = pair(state, seat, holder)
    return state.treaty[both] == VASSALAGE and state.superior[both] == seat


def types_left(state: Suverenita, field: i64, seat: i64) -> i64:
    """The bit set of types of a seat's units on a field with capacity left; a fast filter before `able`."""
    found: i64 = 0
    for stack in state.armies[field]:
        units: i64 = stack
        if units >> 9 & 15 == seat and units & (MOVED | RODE) != MOVED | RODE:
            found |= 1 << (units & 7)
    return found


def capacity(state: Suverenita, step: i64, way: i64, units: i64) -> i64:
    """The capacity that a unit would use by moving this way: a flag, or 0 if it has none left."""
    type = units & 7
    is_retreat = step == steps.RETREAT
    if way == CARRIED:  # uses the ship's capacity, once a round: unit and ship together reach two fields
        return BOARDED if state.setup.values.size[type] and not units & BOARDED else 0
    if way >= SAILING:
        if not SHIPS >> type & 1 or step == steps.RIDE:
            return 0
        if not units & MOVED and (way == DOCKING or not is_retreat):
            return MOVED
        return RODE if is_retreat and type == WARSHIP and not units & RODE else 0
    if not FOOT >> type & 1:
        return 0
    if is_retreat and type == HEAVY:
        return 0
    if step != steps.RIDE and not units & MOVED:
        return MOVED
    if type != CAVALRY or units & RODE or not state.setup.values.cavalry_free_moves:
        return 0
    if way == BY_LAND or (is_retreat and way == BY_BOAT):
        return RODE
    # The free move is by land: if the unit has moved by land already, that was it, and the normal capacity is left.
    return RODE if step != steps.RIDE and stepped(state, units) else 0


def stepped(state: Suverenita, units: i64) -> bool:
    """Whether the only capacity that a unit has used was for a move by land."""
    came = units >> FROM_BIT & 255
    if came == NOWHERE or state.setup.world.is_sea[came]:
        return False
    return units & PLACE != ABOARD << 6 or units & BOARDED != 0


def is_outside(state: Suverenita, field: i64, units: i64) -> bool:
    """Whether units can leave a land field: not from inside an encircled settlement (Q6)."""
    place = units >> 6 & 7
    if place == OPEN:
        return True
    return place != DOCK and place != ABOARD and not is_encircled(state, field)


def able(state: Suverenita, step: i64, way: i64, seat: i64, field: i64) -> list[int]:
    """Groups of a seat's units that can leave a field in a way; units that differ only by flags are merged."""
    found: list[int] = []
    on_foot = not state.setup.world.is_sea[field] and way <= BY_BOAT
    for stack in state.armies[field]:
        units: i64 = stack
        if units >> 9 & 15 != seat or not capacity(state, step, way, units):
            continue
        item = units & ITEM
        if not on_foot:
            item &= TYPE_AND_LEVEL  # their place is implied
        elif not is_outside(state, field, units):
            continue
        count = units >> COUNT_BIT
        for i in range(len(found)):
            group: i64 = found[i]
            if group >> GROUP_BIT == item:
                found[i] = int(group + count)
                break
        else:
            found.append(int(item << GROUP_BIT | count))
    return found


def rank(units: i64) -> i64:
    """Which of similar units move first: those in the open, then those with the fewest flags of this round."""
    return (units & PLACE) << FROM_BIT | units & FLAGS


def first_to_go(stacks: list[int]) -> i64:
    """Of which of these stacks units move first; there must be one."""
    if not stacks:
        raise AssertionError("units moved that are not there")
    best: i64 = stacks[0]
    for stack in stacks:
        units: i64 = stack
        if rank(units) < rank(best):
            best = units
    return best


def go(state: Suverenita, step: i64, way: i64, seat: i64, a: i64, b: i64, item: i64, count: i64, place: i64) -> None:
    """Move units from a to b."""
    on_foot = not state.setup.world.is_sea[a] and way <= BY_BOAT
    mask: i64 = ITEM if on_foot else TYPE_AND_LEVEL
    while count > 0:
        alike = [units for units in state.armies[a] if not (units ^ item) & mask and units >> 9 & 15 == seat]
        best = first_to_go([units for units in alike if capacity(state, step, way, units)])
        many = best >> COUNT_BIT
        if many > count:
            many = count
        key = best & KEY & ~(PLACE | FROM_MASK | IN_TRAINING)  # leaving cancels training (12.1)
        key |= capacity(state, step, way, best) | ENTERED | place << 6 | a << FROM_BIT
        take(state, a, best, many)
        put(state, b, key, many)
        count -= many


def tell(state: Suverenita, kind: str, seat: int, a: i64, b: i64, item: i64, count: i64, load: str = "") -> None:
    """The event of a move; only their player knows hidden orders until they are revealed."""
    if state.journal is None:
        return
    ids = state.setup.world.ids
    facts: dict[str, Fact] = {
        "from": ids[a],
        "to": ids[b],
        "units": TYPES[item & 7],
        "level": LEVELS[item >> 3 & 7],
        "count": int(count),
    }
    if load:
        facts["load"] = load
    if state.shown is None:
        state.tell(kind, seat, facts)
    else:
        facts["order"] = kind
        state.journal.append(Event("ordered", seat, {}, facts, [seat]))
