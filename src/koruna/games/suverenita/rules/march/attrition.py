"""Attrition (8.5): losses on neutral land, after Retreat."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.holding import take
from koruna.games.suverenita.rules.march.going import rank
from koruna.games.suverenita.rules.numbers import (
    COUNT_BIT,
    ITEM,
    LEVELS,
    LOSE,
    TYPES,
    field_of,
    kind_of,
    move,
    moved_item,
)
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita


class Attrition(Phase):
    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        field = number & 255
        return [move(LOSE, field, 0, item, 1) for item in items(state, field, seat)]

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        lose(state, field_of(move), seat, moved_item(move), 1)
        wear_down(state, number & 255, seat, (number >> 8) - 1)
        return True

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        if kind_of(move) != LOSE:
            return Reason("attrition-first", {"field": state.setup.world.ids[number & 255]})
        if field_of(move) != number & 255:
            return Reason("attrition-here", {"field": state.setup.world.ids[number & 255]})
        if moved_item(move) in items(state, number & 255, seat):
            return Reason("one-by-one")
        return Reason("no-such-units", {"field": state.setup.world.ids[number & 255]})


def begin(state: Suverenita) -> None:
    """8.5: on every neutral land field each player loses one unit per four or part of four, of the player's choice."""
    world = state.setup.world
    per: i64 = state.setup.values.units_per_attrition
    for seat in reversed(state.initiative()):
        for field in range(len(state.armies)):
            if not world.is_neutral[field] or world.is_sea[field]:
                continue
            count: i64 = 0
            for units in state.armies[field]:
                stack: i64 = units
                if stack >> 9 & 15 == seat:
                    count += stack >> COUNT_BIT
            if count:
                wear_down(state, field, seat, (count + per - 1) // per)


def wear_down(state: Suverenita, field: i64, seat: i64, losses: i64) -> None:
    """Remove units at once if there is no choice, else ask their owner."""
    kinds = items(state, field, seat)
    if losses <= 0 or not kinds:
        return
    if len(kinds) == 1:
        lose(state, field, seat, kinds[0], losses)
    else:
        state.push(steps.ATTRITION, seat, field | losses << 8)


def items(state: Suverenita, field: i64, seat: i64) -> list[int]:
    """The items of a seat's units on a field."""
    found: list[int] = []
    for units in state.armies[field]:
        if units >> 9 & 15 == seat and units & ITEM not in found:
            found.append(units & ITEM)
    return found


def lose(state: Suverenita, field: i64, seat: i64, item: i64, count: i64) -> None:
    """Remove units of an item, first those that can do the least this round."""
    left = count
    while left > 0:
        worst: i64 = -1
        for units in state.armies[field]:
            stack: i64 = units
            if stack >> 9 & 15 != seat or stack & ITEM != item:
                continue
            if worst < 0 or rank(stack) > rank(worst):
                worst = stack
        many = worst >> COUNT_BIT
        if many > left:
            many = left
        take(state, field, worst, many)
        left -= many
    if state.journal is not None:
        state.tell(
            "worn-down",
            int(seat),
            {
                "field": state.setup.world.ids[field],
                "units": TYPES[item & 7],
                "level": LEVELS[item >> 3 & 7],
                "count": int(count),
            },
        )
