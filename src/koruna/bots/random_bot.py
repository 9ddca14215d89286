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
    """Looks at nothing but its moves, so it may be handed a true state instead of a copy (`bots/playing.py`).

    Unlike other bots it chooses by a stream, so asked again it may choose otherwise. A choice fixed by the state would
    cost its `key`, and repeat itself where a position comes back.
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
