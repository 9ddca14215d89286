"""A move that may have shown its player something hidden, such as cards that lay face down."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from koruna.engine.event import Fact
from koruna.engine.state import State

# How often all that the player cannot know is dealt anew: what was hidden seldom comes out the same as often.
DEALS: Final = 3


class Glance:
    """A move of somebody from whom something was hidden."""

    before: State  # the game before it
    move: int

    def __init__(self, before: State, move: int) -> None:
        self.before = before
        self.move = move

    def showed(self, seat: int) -> bool:
        """Whether its player saw something: where all that was hidden is dealt anew, something else is seen or told."""
        seen = self.seen(self.before.copy(), seat)
        deals = [self.before.imagine(seat, Random(deal)) for deal in range(DEALS)]
        return any(self.seen(deal, seat) != seen for deal in deals)

    def seen(self, state: State, seat: int) -> tuple[Any, list[dict[str, Fact]]]:
        """What its player sees after it, and is told of it."""
        state.journal = []
        state.play(self.move, seat)
        return state.view(seat), [event.seen_by(seat) for event in state.journal]
