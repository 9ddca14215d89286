"""Where a region has space for its name and its pieces, from `data/land.csv`; and the continents.

The land itself is in the sheet of symbols: `k-land-a` is the map of side A without names and pieces, `k-land-a-12`
the outline of region 12 and `k-shape-a-12` the same as a clip path. `land/draw_land.py` generated
all this from the graph.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from koruna.games.eight_minute_empire.rules.cards import rows
from koruna.locale import LANGUAGES
from koruna.look.lettering import width_of

WIDTH, HEIGHT = 1130, 690
NAME_LINE = 22  # the height of the line with number and name
NAME_INDENT = 19  # how far a name is right of the centre, to leave space for the number on its left
NAME_SIZE = 17.4  # 11 pixels on a desktop, where the map has two thirds of its size


class Place(NamedTuple):
    """A region on the map."""

    x: float  # the centre of its space
    y: float
    width: float
    height: float

    def number_at(self, name: str) -> tuple[float, float]:
        """The right end and the centre of the plate with the number, beside the name."""
        return self.x + NAME_INDENT - width_of(name, NAME_SIZE) / 2 - 3, self.y - self.height / 2 + 9

    def floor(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of the space for pieces, under the name."""
        left, top = self.x - self.width / 2, self.y - self.height / 2 + NAME_LINE
        return left, top, self.width, self.height - NAME_LINE


@cache
def places(side: str) -> dict[int, Place]:
    found = [row for row in rows("land.csv") if row[0] == side]
    return {int(region): Place(*map(float, space)) for _, region, *space in found}


class Continent(NamedTuple):
    """A continent: the position of its name, and its names by language."""

    x: float
    y: float
    names: dict[str, str]


@cache
def continents(side: str) -> list[Continent]:
    return [
        Continent(float(x), float(y), dict(zip(LANGUAGES, names, strict=True)))
        for letter, _, x, y, *names in rows("continents.csv")
        if letter == side
    ]
