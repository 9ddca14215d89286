"""What may be seen of a series."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class SeriesView(Struct, frozen=True):
    number: int  # the game being played, from 1
    length: int
    results: list[list[int]]  # points of the finished games, by seat
    totals: list[int]  # points of all games, the running one included
    view: Any  # the view of the running game

    def _repr_svg_(self) -> str:
        """In a notebook: the running game drawn."""
        return str(self.view._repr_svg_())
