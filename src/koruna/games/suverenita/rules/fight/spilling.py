"""More load than ships (9.9): embarked units that the transports cannot carry are lost; their owner chooses which."""

from __future__ import annotations

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.fight.losing import remove
from koruna.games.suverenita.rules.fight.proposing import least_spill
from koruna.games.suverenita.rules.numbers import (
    ABOARD,
    ACCEPT,
    COUNT_BIT,
    ITEM,
    LOSE,
    OPEN,
    TRANSPORT,
    field_of,
    kind_of,
    move,
    moved_item,
)
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita


def overload(state: Suverenita, seat: int, field: int) -> int:
    """By how much the load exceeds the capacity of the transports."""
    values = state.setup.values
    load = 0
    for stack in state.armies[field]:
        if stack >> 9 & 15 == seat:
            count = stack >> COUNT_BIT
            if stack >> 6 & 7 == ABOARD:
                load += values.size[stack & 7] * count
            elif stack & 7 == TRANSPORT and stack >> 6 & 7 == OPEN:
                load -= values.load * count
    return load


def lighten(state: Suverenita, seat: int, field: int) -> None:
    """Remove embarked units that the ships cannot carry after losses; if there is a choice the owner is asked."""
    while overload(state, seat, field) > 0:
        items = aboard(state, seat, field)
        if len(items) > 1 and has_transport(state, seat, field):
            state.push(steps.SPILL, seat, field)
            return
        remove(state, field, seat, items[0], 1)


def has_transport(state: Suverenita, seat: int, field: int) -> bool:
    return any(
        stack & 7 == TRANSPORT and stack >> 6 & 7 == OPEN and stack >> 9 & 15 == seat for stack in state.armies[field]
    )


def aboard(state: Suverenita, seat: int, field: int) -> list[int]:
    """The items of embarked units."""
    found: list[int] = []
    for stack in state.armies[field]:
        if stack >> 9 & 15 == seat and stack >> 6 & 7 == ABOARD and stack & ITEM not in found:
            found.append(stack & ITEM)
    return found


class Spilling(Phase):
    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        if overload(state, seat, number) <= 0:
            return []
        found = [move(LOSE, number, item=item, count=1) for item in aboard(state, seat, number)]
        if len(least_spill(state, seat, number)) > 1:
            found.insert(0, ACCEPT)
        return found

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        for item in least_spill(state, seat, number) if move == ACCEPT else [int(moved_item(move))]:
            remove(state, number, seat, item, 1)
        return overload(state, seat, number) <= 0

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        if kind_of(move) != LOSE:
            return Reason("spill-first")
        is_there = int(field_of(move)) == number and int(moved_item(move)) in aboard(state, seat, number)
        return Reason("one-at-a-time" if is_there else "no-such-units")
