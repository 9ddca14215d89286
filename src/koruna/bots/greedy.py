"""Plays the move whose resulting state evaluates best, looking one move ahead."""

from __future__ import annotations

from random import Random

from koruna.engine.bot import Bot
from koruna.engine.game import Game
from koruna.engine.state import State


class Greedy(Bot):
    game: Game
    rng: Random

    def __init__(self, game: Game, rng: Random) -> None:
        self.game = game
        self.rng = rng

    def choose(self, state: State, seat: int) -> int:
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        state = self.game.before_others(state, seat)
        best = moves[0]
        best_value = -1e300
        equals = 0
        for move in moves:
            after = state.copy()
            after.play(move, seat)
            value = self.game.evaluate(after, seat)
            if value > best_value:
                best, best_value, equals = move, value, 1
            elif value == best_value:
                equals += 1
                if self.rng.random() * equals < 1:  # uniform among equals, in one pass
                    best = move
        return best
