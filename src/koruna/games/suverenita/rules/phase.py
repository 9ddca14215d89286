"""What a part of the rules says of the steps that are its own; course/phases.py knows which those are."""

from __future__ import annotations

from random import Random

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules.numbers import DONE
from koruna.games.suverenita.rules.state import Suverenita


class Phase:
    """Filled in as far as a phase has such steps. What a step carries (steps.py): its kind, a seat and a number."""

    # --- steps in which somebody decides -------------------------------------------------

    def moves(self, state: Suverenita, kind: int, seat: int, number: int) -> list[int]:
        """What a seat may do; nothing where it has nothing to decide."""
        raise NotImplementedError

    def is_idle(self, state: Suverenita, kind: int, seat: int, number: int) -> bool:
        """Whether all that a seat could do is to be done; where lists are long their beginning tells."""
        return is_nothing(self.moves(state, kind, seat, number))

    def play(self, state: Suverenita, kind: int, seat: int, number: int, move: int) -> bool:
        """Play a move; whether the step is over for this seat."""
        raise NotImplementedError

    def why_not(self, state: Suverenita, kind: int, seat: int, number: int, move: int) -> Reason:
        """The rule that forbids a move of a seat that may decide."""
        raise NotImplementedError

    def finish(self, state: Suverenita, kind: int) -> None:
        """Everybody is done with a step of all."""

    # --- steps of chance -----------------------------------------------------------------

    def happen(self, state: Suverenita, kind: int, seat: int, number: int, outcome: int) -> None:
        raise NotImplementedError

    def draw(self, state: Suverenita, kind: int, seat: int, number: int, rng: Random) -> int:
        raise NotImplementedError

    def odds(self, state: Suverenita, kind: int, seat: int, number: int) -> list[tuple[int, float]]:
        raise NotImplementedError

    # --- steps that ask nobody -----------------------------------------------------------

    def go_on(self, state: Suverenita, kind: int, number: int) -> None:
        raise NotImplementedError


def is_nothing(found: list[int]) -> bool:
    """Whether a list of moves leaves nothing to decide."""
    return not found or (len(found) == 1 and found[0] == DONE)
