"""Plays uniformly random legal moves."""

from __future__ import annotations

from random import Random
from typing import final

from koruna.engine.bot import Bot, moves_of
from koruna.engine.chance import below
from koruna.engine.limit import USUAL, Limit
from koruna.engine.state import State


@final
class RandomBot(Bot):
    """Looks only at its moves, so it may be given the true state instead of a copy (`bots/playing.py`).

    Unlike other bots it chooses by a random stream, so asked again it may choose differently. A choice determined by
    the state would need its `key`, which is slow, and would loop when a position recurs.
    """

    rng: Random

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def __reduce__(self) -> tuple[object, ...]:
        return RandomBot, (self.rng,)

    def only_game(self) -> str:
        return ""

    def choose(self, state: State, seat: int, limit: Limit = USUAL) -> int:
        moves = moves_of(state, seat)
        return moves[below(len(moves), self.rng)]
