"""A person's prompt settings, as passed to the game to decide on automatic moves."""

from __future__ import annotations

from koruna.engine.event import Event


class PromptSettings:
    """A person's settings (`automatic_moves.AskSettings`), evaluated for the current position."""

    opened: list[str]  # the game's stops at which the person wants to be asked
    rests: bool  # nothing more this season, and nobody has acted against this seat since
    past: list[Event]  # all events so far, as this seat may know them

    def __init__(self, opened: list[str], rests: bool, past: list[Event]) -> None:
        self.opened = opened
        self.rests = rests
        self.past = past
