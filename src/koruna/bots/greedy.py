"""Plays the move whose resulting state evaluates best, looking one move ahead."""

from __future__ import annotations

from random import Random

from koruna.engine.bot import Bot, moves_of
from koruna.engine.game import Game
from koruna.engine.limit import USUAL, Limit
from koruna.engine.state import State
from koruna.engine.ties import best_of, seed_of


class Greedy(Bot):
    """Plays the move whose resulting state evaluates best; prefers doing nothing among equals, else decides by its
    seed."""

    game: Game
    seed: int

    def __init__(self, game: Game, rng: Random) -> None:
        self.game = game
        self.seed = seed_of(rng)

    def __reduce__(self) -> tuple[object, ...]:
        return Greedy, (self.game, Random(0)), {"seed": self.seed}

    def choose(self, state: State, seat: int, limit: Limit = USUAL) -> int:
        moves = moves_of(state, seat)
        if len(moves) == 1:
            return moves[0]
        state = self.game.before_others(state, seat)
        values = self.game.evaluate_moves(state, seat, moves)
        return best_of(moves, values, self.seed, self.game.idle_moves)
