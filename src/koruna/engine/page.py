"""What a game puts on the web page of a table, as HTML."""

from __future__ import annotations


class Page:
    """What has a place is one inline SVG; what is a list is HTML, so that it wraps, scrolls and is read aloud.

    An element that can be clicked for a move bears `data-target` with the name that `Game.targets` gives it, and
    a piece that travels bears `data-piece` with a name that stays the same.
    """

    steps: str  # how far the game is, for the bar at the top
    board: str
    panels: list[str]  # sections for the side of the page

    def __init__(self, steps: str, board: str, panels: list[str]) -> None:
        self.steps = steps
        self.board = board
        self.panels = panels
