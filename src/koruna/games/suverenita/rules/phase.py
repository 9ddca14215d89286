"""The interface of a phase: how its steps are decided and carried out. course/phases.py maps steps to phases."""

from __future__ import annotations

from random import Random

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules.numbers import DONE
from koruna.games.suverenita.rules.state import Suverenita


class Phase:
    """A phase overrides what its steps need. The arguments are those of the step: a seat and a number."""

    # --- steps in which somebody decides -------------------------------------------------

    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        """The moves of a seat; empty if it has nothing to decide."""
        raise NotImplementedError

    def is_idle(self, state: Suverenita, seat: int, number: int) -> bool:
        """Whether a seat has nothing to decide; phases with long lists of moves override it with a cheaper check."""
        return is_nothing(self.moves(state, seat, number))

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        """Play a move; return whether the step is over for this seat."""
        raise NotImplementedError

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        """The rule that forbids a move, for a seat that may decide now."""
        raise NotImplementedError

    def finish(self, state: Suverenita) -> None:
        """Called when everybody is done with a shared step."""

    # --- steps of chance -----------------------------------------------------------------

    def happen(self, state: Suverenita, seat: int, number: int, outcome: int) -> None:
        raise NotImplementedError

    def draw(self, state: Suverenita, seat: int, number: int, rng: Random) -> int:
        raise NotImplementedError

    def odds(self, state: Suverenita, seat: int, number: int) -> list[tuple[int, float]]:
        raise NotImplementedError

    # --- steps that ask nobody -----------------------------------------------------------

    def go_on(self, state: Suverenita, number: int) -> None:
        raise NotImplementedError


def is_nothing(found: list[int]) -> bool:
    """Whether a list of moves leaves nothing to decide."""
    return not found or (len(found) == 1 and found[0] == DONE)
