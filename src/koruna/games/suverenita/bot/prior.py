"""Which moves look promising, before any is tried: the planner's habit."""

from __future__ import annotations

from koruna.games.suverenita.bot.planner_habits import usual
from koruna.games.suverenita.rules.state import Suverenita


def prior(state: Suverenita, seat: int, moves: list[int]) -> list[float]:
    """The planner's usual move counts as much as all the others together, and they are equal."""
    weights = [1.0] * len(moves)
    if len(moves) > 1:
        favourite = usual(state, seat, state.kind(), moves, 0)
        weights[moves.index(favourite)] = float(len(moves) - 1)
    return weights
