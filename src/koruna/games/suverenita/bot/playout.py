"""A cheap likely move, for playing a game on to its end many times: the planner's habits, without looking ahead."""

from __future__ import annotations

from random import Random

from koruna.engine.bot import moves_of
from koruna.games.suverenita.bot.planner_habits import usual
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.numbers import DONE
from koruna.games.suverenita.rules.state import Suverenita


def likely(state: Suverenita, seat: int, rng: Random) -> int:
    """What a sensible player may well do now; no offers, which take longest to find."""
    moves = moves_of(state, seat)
    if len(moves) == 1:
        return moves[0]
    if state.kind() == steps.OFFER:
        return DONE
    return usual(state, seat, state.kind(), moves, 0)
