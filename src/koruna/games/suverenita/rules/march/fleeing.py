"""Flight from a battle (9.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.event import Fact
from koruna.engine.reason import Reason
from koruna.games.suverenita.rules.board.forces import force, the_battle
from koruna.games.suverenita.rules.board.holding import has_foes, is_encircled, is_free, is_locked, put, take
from koruna.games.suverenita.rules.march.going import may_enter
from koruna.games.suverenita.rules.numbers import (
    ABOARD,
    ACCEPT,
    BOARDED,
    COUNT_BIT,
    DOCK,
    DONE,
    ENTERED,
    FLEE,
    FROM_BIT,
    FROM_MASK,
    IN_TRAINING,
    ITEM,
    KEY,
    MOVED,
    OPEN,
    RODE,
    RODE_BEFORE,
    TRANSPORT,
    TYPES,
    WARSHIP,
    field_of,
    kind_of,
    move,
    moved_count,
    moved_item,
    target_of,
)
from koruna.games.suverenita.rules.state import Suverenita

PLACE: Final = 7 << 6
WENT: Final = MOVED | RODE | RODE_BEFORE | BOARDED  # a unit that entered its field without any of these has fled there
MANY: Final = 63  # no limit


def moves(state: Suverenita, seat: int) -> list[int]:
    """For each kind of unit and each place it can flee to: all that can go there, or one of them."""
    battle = the_battle(state)
    side = battle.side_of(seat)
    field = battle.field
    found: list[int] = []
    kinds = 0
    last = -1
    for units in items_of(force(state, battle, side)):
        for target in state.setup.world.borders[field]:
            count = how_many(state, field, seat, units & ITEM, target)
            if count:
                if units != last:
                    kinds += 1
                    last = units
                found.append(move(FLEE, field, target, units & ITEM, count))
                if count > 1:
                    found.append(move(FLEE, field, target, units & ITEM, 1))
    if not found:
        return []
    if kinds > 1:
        found.insert(0, ACCEPT)
    if battle.fleeing < 0:
        found.append(DONE)
    return found


def items_of(stacks: list[int]) -> list[int]:
    """Stacks merged by item, ignoring flags: each an item and how many."""
    found: list[int] = []
    for stack in stacks:
        for at in range(len(found)):
            if found[at] & ITEM == stack & ITEM:
                found[at] += stack >> COUNT_BIT << 9
                break
        else:
            found.append(stack & ITEM | stack >> COUNT_BIT << 9)
    return found


# --- where to ----------------------------------------------------------------------------


def how_many(state: Suverenita, field: int, seat: int, item: int, target: int) -> int:
    """How many units of an item can flee from a field to a neighbouring one."""
    if not may_enter(state, target, seat):
        return 0  # a partner's field (8.1)
    total = 0
    room = room_for(state, field, seat, item, target)
    for stack in state.armies[field]:
        if room and stack & ITEM == item and stack >> 9 & 15 == seat and may_go(state, seat, stack, target):
            total += stack >> COUNT_BIT
    return min(total, room)


def is_ship(item: int) -> bool:
    return item & 7 == TRANSPORT or item & 7 == WARSHIP


def room_for(state: Suverenita, field: int, seat: int, item: int, target: int) -> int:
    """How many units of an item a neighbouring field has room for."""
    values = state.setup.values
    world = state.setup.world
    if is_ship(item):
        if world.is_sea[target]:
            return 0 if is_locked(state, target) else MANY
        if state.lord[target] != seat or not state.dockyard[target]:
            return 0
        if is_encircled(state, target) and item & 7 == TRANSPORT and load_at(state, seat, field):
            return 0  # its load could not land
        return max(0, values.store_ships[state.dockyard[target]] - ships_in(state, target))
    size = values.size[item & 7]
    if not size:
        return 0  # engines and corsairs never move (8.1)
    if world.is_sea[target]:
        if world.is_sea[field] or is_locked(state, target):
            return 0
        return max(0, transports_at(state, seat, target) * values.load - load_at(state, seat, target)) // size
    return MANY


def may_go(state: Suverenita, seat: int, stack: int, target: int) -> bool:
    """On land: to an own free settlement, or back to where the units came from if no enemy is there."""
    if is_ship(stack) or state.setup.world.is_sea[target]:
        return True
    if is_free(state, target, seat):
        return True
    return stack >> FROM_BIT & 255 == target and not has_foes(state, target, seat)


def ways_out(state: Suverenita, seat: i64, field: i64) -> list[int]:
    """The sea fields that ships can leave a dockyard for (10.7): neither locked nor a partner's (8.1)."""
    return [sea for sea in state.setup.world.seas[field] if not is_locked(state, sea) and may_enter(state, sea, seat)]


def ships_in(state: Suverenita, field: int) -> int:
    total = 0
    for stack in state.armies[field]:
        if stack >> 6 & 7 == DOCK:
            total += stack >> COUNT_BIT
    return total


def transports_at(state: Suverenita, seat: int, field: int) -> int:
    total = 0
    for stack in state.armies[field]:
        if stack & 7 == TRANSPORT and stack >> 9 & 15 == seat:
            total += stack >> COUNT_BIT
    return total


def load_at(state: Suverenita, seat: int, field: int) -> int:
    """The size of everything aboard."""
    total = 0
    for stack in state.armies[field]:
        if stack >> 6 & 7 == ABOARD and stack >> 9 & 15 == seat:
            total += state.setup.values.size[stack & 7] * (stack >> COUNT_BIT)
    return total


# --- going -------------------------------------------------------------------------------


def play(state: Suverenita, seat: int, move: int) -> bool:
    if move == DONE:
        return True
    battle = the_battle(state)
    if battle.fleeing < 0:
        battle.fleeing = battle.side_of(seat)
        if state.journal is not None:
            state.tell("flees", seat, {"field": state.setup.world.ids[battle.field]})
    if move == ACCEPT:
        flee_all(state, seat)
    else:
        send(state, seat, battle.field, int(moved_item(move)), int(moved_count(move)), int(target_of(move)))
    return False


def flee_all(state: Suverenita, seat: int) -> None:
    """All that can flee do, each kind to where most can go; land units before ships, own settlements preferred."""
    battle = the_battle(state)
    side = battle.side_of(seat)
    while True:
        best = 0
        best_item = 0
        best_target = 0
        best_rank = -1
        for units in items_of(force(state, battle, side)):
            for target in state.setup.world.borders[battle.field]:
                count = how_many(state, battle.field, seat, units & ITEM, target)
                rank = 2 if is_free(state, target, seat) else 0 if state.setup.world.is_sea[target] else 1
                if count and (count > best or (count == best and rank > best_rank)):
                    best, best_item, best_target, best_rank = count, units & ITEM, target, rank
        if not best:
            return
        send(state, seat, battle.field, best_item, best, best_target)


def count_at(state: Suverenita, seat: int, field: int, item: int) -> int:
    total = 0
    for stack in state.armies[field]:
        if stack & ITEM == item and stack >> 9 & 15 == seat:
            total += stack >> COUNT_BIT
    return total


def send(state: Suverenita, seat: int, field: int, item: int, count: int, target: int) -> None:
    """Move units to a neighbouring field; transports take along what the others left behind could not carry."""
    world = state.setup.world
    if state.journal is not None:
        facts: dict[str, Fact] = {"field": world.ids[field], "target": world.ids[target]}
        state.tell("fled", seat, facts | {"type": TYPES[item & 7], "count": count})
    place = OPEN
    if is_ship(item) != world.is_sea[target]:
        place = DOCK if is_ship(item) else ABOARD
    left = count
    while left:
        for stack in state.armies[field]:
            if stack & ITEM == item and stack >> 9 & 15 == seat and may_go(state, seat, stack, target):
                gone = min(left, stack >> COUNT_BIT)
                shift(state, field, stack, gone, target, place)
                left -= gone
                break
        else:
            raise AssertionError("units flee that are not there")
    if item & 7 == TRANSPORT:
        take_load_along(state, seat, field, target, count)


def shift(state: Suverenita, field: int, stack: int, count: int, target: int, place: int) -> None:
    key: i64 = stack & KEY
    take(state, field, key, count)
    came = key & ~(PLACE | FROM_MASK | IN_TRAINING | WENT) | ENTERED | place << 6 | field << FROM_BIT
    put(state, target, came, count)


def take_load_along(state: Suverenita, seat: int, field: int, target: int, ships: int) -> None:
    """Embarked units that the remaining transports cannot carry go with those that leave, if these have room."""
    values = state.setup.values
    room = ships * values.load
    place = ABOARD if state.setup.world.is_sea[target] else OPEN
    while load_at(state, seat, field) > transports_at(state, seat, field) * values.load:
        for stack in state.armies[field]:
            size = values.size[stack & 7]
            if stack >> 6 & 7 == ABOARD and stack >> 9 & 15 == seat and size <= room:
                room -= size
                shift(state, field, stack, 1, target, place)
                break
        else:
            return


# --- refusals ----------------------------------------------------------------------------


def why_not(state: Suverenita, seat: int, field: int, move: int) -> Reason:
    """Why this flight is not possible."""
    if kind_of(move) != FLEE:
        return Reason("flee-or-not")
    item = int(moved_item(move))
    target = int(target_of(move))
    if field_of(move) != field or not count_at(state, seat, field, item):
        return Reason("no-such-units")
    if target not in state.setup.world.borders[field]:
        return Reason("not-adjacent")
    if not is_ship(item) and not state.setup.values.size[item & 7]:
        return Reason("never-moves", {"type": TYPES[item & 7]})
    if not may_enter(state, target, seat):
        return Reason("partner-field")
    can = how_many(state, field, seat, item, target)
    if not can:
        return Reason("no-flight-there")
    return Reason("flee-all-or-one", {"count": can})
