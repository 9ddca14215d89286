"""Detects moves that revealed hidden information to their player, such as face-down cards."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from koruna.engine.event import Fact
from koruna.engine.state import State

# How many times hidden information is resampled: enough that it is unlikely to come out the same every time.
DEALS: Final = 3


class Glance:
    """A move by a player from whom something was hidden."""

    before: State  # the state before the move
    move: int

    def __init__(self, before: State, move: int) -> None:
        self.before = before
        self.move = move

    def showed(self, seat: int) -> bool:
        """Whether its player learned something: with hidden information resampled, the view or the events differ."""
        seen = self.seen(self.before.copy(), seat)
        deals = [self.before.imagine(seat, Random(deal)) for deal in range(DEALS)]
        return any(self.seen(deal, seat) != seen for deal in deals)

    def seen(self, state: State, seat: int) -> tuple[Any, list[dict[str, Fact]]]:
        """The view and the events its player gets from it."""
        state.journal = []
        state.play(self.move, seat)
        return state.view(seat), [event.seen_by(seat) for event in state.journal]
