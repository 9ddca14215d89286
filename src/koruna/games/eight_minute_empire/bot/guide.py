"""How search judges Eight-Minute Empire: by the points to be expected, a few decisions further on."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from koruna.engine.game import Game
from koruna.engine.guide import Guide
from koruna.engine.state import CHANCE, OVER, State

AHEAD: Final = 6  # decisions played before judging: about a card of each of two players
SHARPNESS: Final = 0.5  # a move that leads to so many points less looks e times less promising
SPREAD: Final = 4.0  # points by which a game may still turn


class EmpireGuide(Guide):
    def settle(self, state: State, rng: Random) -> None:
        """So that actions in progress are carried out, and others have answered."""
        left = AHEAD
        while left:
            seat = state.turn()
            if seat == OVER:
                return
            if seat == CHANCE:
                state.play(state.draw(rng))
            else:
                seat = state.waiting()[0]
                state.play(self.likely(state, seat, rng), seat)
                left -= 1

    def chances(self, state: State) -> list[float]:
        if state.turn() == OVER:
            return state.utility()
        return shares([self.game.evaluate(state, seat) for seat in range(len(state.scores()))], SPREAD)

    def weigh(self, state: State, seat: int, plans: list[list[int]]) -> list[float]:
        """By the evaluation of where moves lead, which tells more than the quick prior."""
        found: list[float] = []
        for plan in plans:
            after = state.copy()
            after.play(plan[0], seat)
            found.append(self.game.evaluate(after.last_played(), seat))
        return shares(found, SHARPNESS)


def shares(values: list[float], scale: float) -> list[float]:
    """Summing to 1; a value that is lower by the scale gets e times less."""
    most, total = max(values), 0.0
    found: list[float] = []
    for value in values:
        found.append(exp(max(-20.0, (value - most) / scale)))
        total += found[-1]
    return [share / total for share in found]


def guide(game: Game, state: State, seat: int) -> Guide:
    return EmpireGuide(game)
