"""How search judges Eight-Minute Empire: by the points to be expected, a few decisions further on."""

from __future__ import annotations

from random import Random
from typing import Final

from koruna.engine.chances import chances
from koruna.engine.game import Game
from koruna.engine.guide import Guide
from koruna.engine.state import OVER, State

AHEAD: Final = 6  # decisions played before judging: about a card of each of two players
SHARPNESS: Final = 0.5  # a move that leads to that many points less looks e times less promising
SPREAD: Final = 4.0  # points by which a game may still turn


class EmpireGuide(Guide):
    def settle(self, state: State, rng: Random) -> None:
        """So that actions in progress are carried out, and others have answered."""
        self.play_on(state, rng, AHEAD)

    def chances(self, state: State) -> list[float]:
        if state.turn() == OVER:
            return state.utility()
        seats = len(state.scores())
        return chances([self.game.evaluate(state, seat) / SPREAD for seat in range(seats)], seats)

    def weigh(self, state: State, seat: int, plans: list[list[int]]) -> list[float]:
        """By the evaluation of where moves lead, which tells more than the quick prior."""
        values = self.game.evaluate_moves(state, seat, [plan[0] for plan in plans])
        return chances([value / SHARPNESS for value in values], len(values))


def guide(game: Game, state: State, seat: int) -> Guide:
    return EmpireGuide(game)
