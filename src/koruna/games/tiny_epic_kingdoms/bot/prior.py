"""Which moves look promising, before any is tried: by what they lead to at once."""

from __future__ import annotations

from math import exp
from typing import Final

from koruna.games.tiny_epic_kingdoms.bot.evaluation import outlook
from koruna.games.tiny_epic_kingdoms.bot.standing import standing
from koruna.games.tiny_epic_kingdoms.bot.war_outlook import values_of_numbers
from koruna.games.tiny_epic_kingdoms.rules import steps
from koruna.games.tiny_epic_kingdoms.rules.numbers import DIALS
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms

SHARP: Final = 1.5  # a point less is e to this times less
WIDE: Final = 6.0  # at most e to this times


def prior(state: TinyEpicKingdoms, seat: int, moves: list[int]) -> list[float]:
    """By the standing after a move; of an action chosen, by the best that the player can make of it."""
    if len(moves) == 1:
        return [1.0]
    values: list[float] = []
    if state.kind() == steps.DIAL:
        of_numbers = values_of_numbers(state, seat)
        values = [of_numbers[move - DIALS] for move in moves]
    else:
        deep = state.kind() == steps.SELECT
        for move in moves:
            after = state.copy()
            after.play(move, seat)
            values.append(outlook(after, seat, 1) if deep or is_war(after) else standing(after, seat))
    best = max(values)
    return [exp(max(-WIDE, SHARP * (value - best))) for value in values]


def is_war(state: TinyEpicKingdoms) -> bool:
    return state.kind() == steps.DIAL
