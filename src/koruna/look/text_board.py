"""What the text boards of all games share."""

from __future__ import annotations

from koruna.locale import Words
from koruna.look.columns import wrapped
from koruna.look.names import players_named
from koruna.look.terminal_colours import DIM, painted


class TextBoard:
    """Renders one view for a terminal; everything shown by colour is also shown by a character."""

    def __init__(self, words: Words, seats: int, names: list[str] | None, colour: bool) -> None:
        self.words = words
        self.names = players_named(seats, names, words)
        self.colour = colour

    def text(self, width: int) -> str:
        return "\n".join([line.rstrip() for line in self.lines(width)])

    def lines(self, width: int) -> list[str]:
        """The lines, at most `width` columns wide if possible."""
        raise NotImplementedError

    def small_print(self, text: str, width: int) -> list[str]:
        return [self.paint(line, DIM) for line in wrapped(text, width)]

    def paint(self, text: str, code: str) -> str:
        return painted(text, code) if self.colour else text
