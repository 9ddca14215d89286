"""The interface of a bot."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from koruna.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves. `Match` hands it what its seat can know (`imagine`), never the true state."""

    @abstractmethod
    def choose(self, state: State, seat: int) -> int:
        """One of `state.moves(seat)`."""
        raise NotImplementedError
