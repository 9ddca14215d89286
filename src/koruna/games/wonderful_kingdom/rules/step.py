"""The interface of a step: what may be decided in it and what then happens. dispatch.py maps kinds to steps."""

from __future__ import annotations

from random import Random

from koruna.engine.reason import Reason
from koruna.engine.state import nothing_drawn
from koruna.games.wonderful_kingdom.rules.numbers import NONE
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom


class Step:
    """A kind of step overrides what it needs. `seat` and `number` are those it has on the agenda."""

    words: list[str]  # with which its moves begin
    wrong_time: str  # the rule that refuses other words
    otherwise: str  # the rule that refuses other illegal moves, if one rule does
    phase: int  # whose advisors may be used, or NONE

    def __init__(self, words: str = "", wrong_time: str = "", otherwise: str = "", phase: int = NONE) -> None:
        self.words = words.split()
        self.wrong_time = wrong_time
        self.otherwise = otherwise
        self.phase = phase

    # --- steps in which somebody decides -------------------------------------------------

    def moves(self, state: WonderfulKingdom, seat: int, number: int) -> list[int]:
        raise NotImplementedError

    def play(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        """Play a move, except `done` in a simultaneous step; or let an outcome of chance happen.

        A decision of one player takes itself off the agenda when it is made.
        """
        raise NotImplementedError

    def is_settled(self, state: WonderfulKingdom, seat: int, number: int) -> bool:
        """Whether there was nothing to decide, so that the step is done."""
        return False

    def finish(self, state: WonderfulKingdom) -> None:
        """Called when everybody is done with a simultaneous step."""

    def why_not(self, state: WonderfulKingdom, seat: int, word: str, move: int) -> Reason | None:
        """A rule of this step alone that forbids an illegal move with one of its words."""
        return None

    # --- steps of chance -----------------------------------------------------------------

    def draw(self, state: WonderfulKingdom, rng: Random) -> int:
        raise nothing_drawn()

    def odds(self, state: WonderfulKingdom) -> list[tuple[int, float]]:
        raise nothing_drawn()

    # --- automatic steps -----------------------------------------------------------------

    def go_on(self, state: WonderfulKingdom, seat: int, number: int) -> None:
        raise NotImplementedError


class Forced(Step):
    """A decision that is made for the player where there is at most one choice."""

    def answer(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        raise NotImplementedError

    def play(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        state.agenda.pop()
        self.answer(state, seat, number, move)

    def is_settled(self, state: WonderfulKingdom, seat: int, number: int) -> bool:
        moves = self.moves(state, seat, number)
        if len(moves) > 1:
            return False
        state.agenda.pop()
        if moves:
            self.answer(state, seat, number, moves[0])
        return True
