"""The view of a series."""

from __future__ import annotations

from importlib import import_module
from typing import Any, TypeVar

from msgspec import Struct, structs

View = TypeVar("View", bound=Any)


class SeriesView(Struct, frozen=True):
    """What a seat, or a spectator, may see of a series: its results, and the view of the running game."""

    game: str  # the id of the game
    number: int  # the game being played, from 1
    length: int  # how many games the series has
    results: list[list[int]]  # points of the finished games, by seat
    totals: list[int]  # points of all games, the running one included
    ranks: list[int]  # places by those points
    view: Any  # the view of the running game

    def _repr_svg_(self) -> str:
        """In a notebook: the running game drawn."""
        svg: str = import_module(f"koruna.games.{self.game}").GAME.svg(self)
        return svg

    def over(self) -> bool:
        return len(self.results) == self.length


def running(view: Any) -> Any:
    """The view of the game that is being played, also in a series."""
    return view.view if isinstance(view, SeriesView) else view


def in_series(view: View, series: SeriesView | None) -> tuple[View, list[int]]:
    """The view and the points to show: at the end of a series, places and points of the series."""
    if series is None or not series.over():
        return view, view.scores
    return structs.replace(view, ranks=series.ranks), series.totals
