"""A cheap likely move, for playing a game on to its end many times: the planner's habits, without looking ahead."""

from __future__ import annotations

from random import Random

from koruna.engine.bot import moves_of
from koruna.games.suverenita.bot.planner_habits import usual
from koruna.games.suverenita.rules.state import Suverenita


def likely(state: Suverenita, seat: int, rng: Random) -> int:
    """What a sensible player may well do now."""
    moves = moves_of(state, seat)
    if len(moves) == 1:
        return moves[0]
    return usual(state, seat, state.kind(), moves, 0)
