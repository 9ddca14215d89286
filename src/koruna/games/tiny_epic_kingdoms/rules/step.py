"""The interface of a step: what may be decided in it and what then happens. dispatch.py maps kinds to steps."""

from __future__ import annotations

from random import Random

from koruna.engine.chance import below
from koruna.engine.reason import Reason
from koruna.engine.state import nothing_drawn
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms


class Step:
    """A kind of step overrides what it needs. `seat` and `number` are those it has on the agenda."""

    words: list[str]  # with which its moves begin
    wrong_time: str  # the rule that refuses other words
    otherwise: str  # the rule that refuses other illegal moves

    def __init__(self, words: str = "", wrong_time: str = "", otherwise: str = "") -> None:
        self.words = words.split()
        self.wrong_time = wrong_time
        self.otherwise = otherwise

    # --- steps in which somebody decides -------------------------------------------------

    def moves(self, state: TinyEpicKingdoms, seat: int, number: int) -> list[int]:
        raise NotImplementedError

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        """Play a move, or let an outcome of chance happen."""
        raise NotImplementedError

    def is_settled(self, state: TinyEpicKingdoms, seat: int, number: int) -> bool:
        """Whether there was nothing to decide, so that the step is done."""
        return False

    def why_not(self, state: TinyEpicKingdoms, seat: int, word: str, move: int) -> Reason | None:
        """The rule that forbids a move, for a seat that may decide now."""
        if word not in self.words:
            return Reason(self.wrong_time)
        return None if move in state.moves(seat) else Reason(self.otherwise)

    # --- steps of chance -----------------------------------------------------------------

    def outcomes(self, state: TinyEpicKingdoms, seat: int) -> list[int]:
        """The possible outcomes, where all are equally likely."""
        raise nothing_drawn()

    def draw(self, state: TinyEpicKingdoms, seat: int, rng: Random) -> int:
        possible = self.outcomes(state, seat)
        return possible[below(len(possible), rng)]

    def odds(self, state: TinyEpicKingdoms, seat: int) -> list[tuple[int, float]]:
        possible = self.outcomes(state, seat)
        return [(outcome, 1 / len(possible)) for outcome in possible]

    # --- steps that ask nobody -----------------------------------------------------------

    def go_on(self, state: TinyEpicKingdoms, seat: int, number: int) -> None:
        raise NotImplementedError


class Forced(Step):
    """A step that is decided for the player where there is at most one choice."""

    def is_settled(self, state: TinyEpicKingdoms, seat: int, number: int) -> bool:
        moves = self.moves(state, seat, number)
        if len(moves) > 1:
            return False
        state.agenda.pop()
        if moves:
            self.play(state, seat, number, moves[0])
        return True
