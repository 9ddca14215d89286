"""The action of a card, one army after another: what may still be done, and doing it."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.engine.event import Event
from koruna.games.eight_minute_empire.rules import turns
from koruna.games.eight_minute_empire.rules.empire import ARMY_BITS, ARMY_MASK, CITY_BITS, CITY_MASK, HALF, Empire
from koruna.games.eight_minute_empire.rules.map import Side
from koruna.games.eight_minute_empire.rules.numbers import (
    ADDS,
    CITIES,
    DESTROYS,
    DONE,
    MARCHES,
    NEUTRAL,
    OWNERS,
)
from koruna.games.eight_minute_empire.rules.state import EightMinuteEmpire


def is_possible(state: EightMinuteEmpire, seat: int) -> bool:
    """Whether anything the card still allows can be done; if not, the turn is over.

    An army on the map can always move: every region has a way out over land.
    """
    action, empire = state.action, state.empires[seat]
    assert action is not None
    if action.add > 0 and empire.supply > 0:
        return True
    if (action.move > 0 or (action.city > 0 and empire.cities_left > 0)) and empire.is_on_map():
        return True
    return action.destroy > 0 and any_army_on_map(state)


def any_army_on_map(state: EightMinuteEmpire) -> bool:
    return state.neutral.is_on_map() or any(empire.is_on_map() for empire in state.empires)


def moves(state: EightMinuteEmpire, seat: int) -> list[int]:
    action, empire, side = state.action, state.empires[seat], state.setup.side
    assert action is not None
    found: list[int] = []
    if action.add > 0 and empire.supply > 0:
        list_homes(empire.cities, side, found)
    if action.move > 0:
        ends = side.end_of_sea if action.by_sea else side.end_of_land
        list_marches(empire.armies_low, 1, side.first_move, ends, found)
        list_marches(empire.armies_high, HALF + 1, side.first_move, ends, found)
    if action.city > 0 and empire.cities_left > 0:
        found += [CITIES + region for region in empire.regions()]
    if action.destroy > 0:
        for owner in range(state.setup.seats):
            found += armies_to_destroy(state.empires[owner], owner)
        found += armies_to_destroy(state.neutral, NEUTRAL)
    found.append(DONE)
    return found


def list_homes(cities: i64, side: Side, found: list[int]) -> None:
    """Where new armies may arrive: the start, and every region with an own city."""
    found.append(ADDS + side.start)
    region: i64 = 0
    while cities != 0:
        if cities & CITY_MASK and region != side.start:
            found.append(int(ADDS + region))
        cities >>= CITY_BITS
        region += 1


def list_marches(armies: i64, region: i64, first: list[int], ends: list[int], found: list[int]) -> None:
    """Append the marches out of every region with armies in a word, whose lowest bits are those of `region`."""
    while armies != 0:
        if armies & ARMY_MASK:
            move: i64 = first[region]
            end: i64 = ends[region]
            while move < end:
                found.append(int(move))
                move += 1
        armies >>= ARMY_BITS
        region += 1


def armies_to_destroy(empire: Empire, owner: int) -> list[int]:
    return [DESTROYS + (region - 1) * OWNERS + owner for region in empire.regions()]


def do(state: EightMinuteEmpire, seat: int, move: int) -> None:
    """Do one small part of the action, and end the turn if nothing more of it can be done."""
    action = state.action
    assert action is not None
    if move == DONE:
        if state.journal is not None:
            state.journal.append(Event("ended", seat, {}))
        turns.end(state, seat)
        return
    if move <= CITIES:
        action.use_add()
        add(state, seat, move - ADDS)
    elif move < MARCHES:
        action.use_city()
        build(state, seat, move - CITIES)
    elif move < DESTROYS:
        action.use_move()
        march(state, seat, move - MARCHES)
    else:
        action.use_destroy()
        destroy(state, seat, (move - DESTROYS) % OWNERS, (move - DESTROYS) // OWNERS + 1)
    if not is_possible(state, seat):
        turns.end(state, seat)


def add(state: EightMinuteEmpire, seat: int, region: int) -> None:
    state.empires[seat].add(region)
    if state.journal is not None:
        state.journal.append(Event("added", seat, {"region": region}))


def march(state: EightMinuteEmpire, seat: int, march: int) -> None:
    side = state.setup.side
    empire = state.empires[seat]
    empire.leave(side.departs[march])
    empire.arrive(side.arrives[march])
    if state.journal is not None:
        kind = "sailed" if side.crosses[march] else "moved"
        state.journal.append(Event(kind, seat, {"from": side.departs[march], "to": side.arrives[march]}))


def build(state: EightMinuteEmpire, seat: int, region: int) -> None:
    state.empires[seat].build(region)
    if state.journal is not None:
        state.journal.append(Event("built", seat, {"region": region}))


def destroy(state: EightMinuteEmpire, seat: int, owner: int, region: int) -> None:
    if owner == NEUTRAL:
        state.neutral.leave(region)  # it is out of the game
    else:
        state.empires[owner].lose(region)
    if state.journal is None:
        return
    if owner == NEUTRAL:
        state.journal.append(Event("destroyed-neutral", seat, {"region": region}))
    elif owner == seat:
        state.journal.append(Event("destroyed-own", seat, {"region": region}))
    else:
        # Two events, because a sentence can name only one player.
        state.journal.append(Event("destroyed", seat, {"region": region}))
        state.journal.append(Event("lost", owner, {"region": region}))
