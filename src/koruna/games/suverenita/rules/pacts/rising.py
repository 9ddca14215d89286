"""Experience (12.1): completed training, and survivors who gain a level for the enemies they have destroyed.

`state.merits` lists what sides have earned: the field of the fight, the seat from bit 8, the number from bit 12.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.battle import OTHER, STARTER, Battle
from koruna.games.suverenita.rules.board.forces import worth_of
from koruna.games.suverenita.rules.board.holding import change, is_free
from koruna.games.suverenita.rules.march.fleeing import WENT
from koruna.games.suverenita.rules.numbers import (
    ACCEPT,
    COUNT_BIT,
    DOCK,
    ELITE,
    ENTERED,
    FOUGHT,
    FROM_BIT,
    IN_TRAINING,
    ITEM,
    KEY,
    LEVELS,
    RAISE,
    RISEN,
    TRANSPORT,
    TYPES,
    WARSHIP,
    field_of,
    kind_of,
    move,
    moved_count,
    moved_item,
)
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita

ONE_LEVEL: Final = 1 << 3
MERIT: Final = 1 << 12


def earn(state: Suverenita, battle: Battle) -> None:
    """After a battle or siege: one level for each destroyed enemy unit."""
    if not state.setup.has_levels:
        return
    for side in (STARTER, OTHER):
        if battle.killed[side]:
            merit = battle.field | battle.sides[side] << 8
            for at in range(len(state.merits)):
                if state.merits[at] & (MERIT - 1) == merit:
                    state.merits[at] += battle.killed[side] << 12
                    break
            else:
                state.merits.append(merit | battle.killed[side] << 12)


def begin(state: Suverenita) -> None:
    """Subphase 7: training first, then players who have destroyed enemies choose units to raise."""
    if not state.setup.has_levels:
        return
    finish_training(state)
    waiting = 0
    for merit in state.merits:
        waiting |= 1 << (merit >> 8 & 15)
    if waiting:
        for seat in range(state.setup.seats):
            if waiting >> seat & 1:
                raise_without_choice(state, seat)
        state.begin_shared(steps.MERIT, waiting)


# --- training ----------------------------------------------------------------------------


def finish_training(state: Suverenita) -> None:
    """Units that stayed at a free settlement (ships in its dockyard) gain a level; others lose their training."""
    for field in range(len(state.armies)):
        for stack in state.armies[field].copy():
            if not stack & IN_TRAINING:
                continue
            owner = stack >> 9 & 15
            is_ship = stack & 7 == TRANSPORT or stack & 7 == WARSHIP
            stayed = not stack & ENTERED and is_free(state, field, owner) and (not is_ship or stack >> 6 & 7 == DOCK)
            count = stack >> COUNT_BIT
            if stayed and stack >> 3 & 7 < ELITE:
                change(state, field, stack & KEY, count, stack & KEY & ~IN_TRAINING | RISEN)
                lift(state, field, stack & KEY & ~IN_TRAINING | RISEN, count, "trained")
            else:
                change(state, field, stack & KEY, count, stack & KEY & ~IN_TRAINING)


def lift(state: Suverenita, field: int, key: int, count: int, event: str) -> None:
    """Raise units by a level."""
    higher = key + ONE_LEVEL | RISEN
    change(state, field, key, count, higher)
    if state.journal is not None:
        owner = key >> 9 & 15
        state.tell(
            event,
            owner,
            {
                "field": state.setup.world.ids[field],
                "type": TYPES[key & 7],
                "level": LEVELS[higher >> 3 & 7],
                "count": count,
            },
        )


# --- merit -------------------------------------------------------------------------------


def candidates(state: Suverenita, merit: int) -> list[int]:
    """Units that may be raised for a merit: survivors of the fight, there or fled; packed field and item."""
    found: list[int] = []
    field = merit & 255
    seat = merit >> 8 & 15
    where = [field] + state.setup.world.borders[field]
    for place in where:
        for stack in state.armies[place]:
            code = place << 9 | stack & ITEM
            if stack >> 9 & 15 == seat and may_rise(stack, place, field) and code not in found:
                found.append(code)
    return found


def may_rise(stack: i64, place: i64, field: i64) -> bool:
    if not stack & FOUGHT or stack & RISEN or stack >> 3 & 7 == ELITE:
        return False
    return place == field or (stack >> FROM_BIT & 255 == field and not stack & WENT)


def standing(state: Suverenita, merit: int, code: int) -> int:
    """How many units of an item may be raised for a merit."""
    total = 0
    for stack in state.armies[code >> 9]:
        is_theirs = stack & ITEM == code & ITEM and stack >> 9 & 15 == merit >> 8 & 15
        if is_theirs and may_rise(stack, code >> 9, merit & 255):
            total += stack >> COUNT_BIT
    return total


def next_merit(state: Suverenita, seat: int) -> int:
    """The first merit of a seat for which a unit can be raised, or -1."""
    for merit in state.merits:
        if merit >> 8 & 15 == seat and merit >> 12 and candidates(state, merit):
            return merit
    return -1


def raise_without_choice(state: Suverenita, seat: int) -> None:
    """Raise units without asking if all survivors rise, or all are equal."""
    for at in range(len(state.merits)):
        if state.merits[at] >> 8 & 15 != seat:
            continue
        while state.merits[at] >> 12:
            found = candidates(state, state.merits[at])
            total = sum([standing(state, state.merits[at], code) for code in found])
            if not found or (len(found) > 1 and total > state.merits[at] >> 12):
                break
            rise(state, at, found[0])


def rise(state: Suverenita, at: int, code: int) -> None:
    """Raise one unit for the merit at this index."""
    merit = state.merits[at]
    field = code >> 9
    for stack in state.armies[field]:
        if stack & ITEM == code & ITEM and stack >> 9 & 15 == merit >> 8 & 15 and may_rise(stack, field, merit & 255):
            state.merits[at] = merit - MERIT
            lift(state, field, stack & KEY, 1, "rises")
            return
    raise AssertionError("a unit rises that is not there")


def proposal(state: Suverenita, merit: int) -> list[int]:
    """The most expensive units, the highest level first among equals, because they fight best."""
    codes: list[int] = []
    for code in candidates(state, merit):
        codes += [code] * standing(state, merit, code)
    ranked = sorted([(-worth_of(state, code & ITEM), code) for code in codes])
    return [code for _, code in ranked[: merit >> 12]]


class Rising(Phase):
    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        merit = next_merit(state, seat)
        if merit < 0:
            return []
        found = [move(RAISE, code >> 9, item=code & ITEM, count=1) for code in candidates(state, merit)]
        if len(proposal(state, merit)) > 1:
            found.insert(0, ACCEPT)
        return found

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        merit = next_merit(state, seat)
        at = state.merits.index(merit)
        if move == ACCEPT:
            for code in proposal(state, merit):
                rise(state, at, code)
        else:
            rise(state, at, int(field_of(move)) << 9 | int(moved_item(move)))
        raise_without_choice(state, seat)
        return next_merit(state, seat) < 0

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        if kind_of(move) != RAISE:
            return Reason("merit-first")
        item = int(moved_item(move))
        field = int(field_of(move))
        for stack in state.armies[field]:
            if stack & ITEM == item and stack >> 9 & 15 == seat:
                if stack >> 3 & 7 == ELITE:
                    return Reason("no-level-above-elite")
                if stack & RISEN:
                    return Reason("one-level-a-round")
                return Reason("survivors-rise" if moved_count(move) == 1 else "one-at-a-time")
        return Reason("no-such-units")
