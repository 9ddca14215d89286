"""The two sides of the board, from `data/regions.csv` and `data/ways.csv`.

A region is its number, from 1; so is a continent. Names and numbers are ours, the printed board has none.
"""

from __future__ import annotations

from typing import Final

from koruna.games.eight_minute_empire.rules.cards import rows
from koruna.games.eight_minute_empire.rules.numbers import MARCHES, STRIDE

LAND: Final = "land"


class Side:
    letter: str
    regions: int  # how many there are
    start: int
    triangles: list[int]  # the regions where goods tokens are laid
    continents: int  # how many there are
    continent: list[int]  # of each region; index 0 is unused, so that a number is its own index
    x: list[float]  # roughly where a region lies, from 0 at the left
    y: list[float]  # and from 0 at the top
    departs: list[int]  # by march: the region it leaves; marches are sorted by that region, over land before over sea
    arrives: list[int]
    crosses: list[bool]  # by march: whether it goes over the sea
    first_move: list[int]  # by region: the number of the first move out of it
    end_of_land: list[int]  # and one beyond the last over land
    end_of_sea: list[int]  # and one beyond the last over sea

    def __init__(self, letter: str) -> None:
        self.letter = letter
        self.regions = 0
        self.start = 0
        self.triangles = []
        self.continents = 0
        self.continent = [0]
        self.x = [0.0]
        self.y = [0.0]
        self.departs = []
        self.arrives = []
        self.crosses = []
        self.first_move = [0]
        self.end_of_land = [0]
        self.end_of_sea = [0]

    def add_region(self, row: list[str]) -> None:
        _, region, continent, start, triangle, x, y, _ = row
        self.regions += 1
        assert int(region) == self.regions < STRIDE, f"regions.csv: region {region} is out of order"
        self.continent.append(int(continent))
        self.continents = max(self.continents, int(continent))
        self.x.append(float(x))
        self.y.append(float(y))
        if start == "yes":
            self.start = self.regions
        if triangle == "yes":
            self.triangles.append(self.regions)

    def add_marches(self, region: int, ways: list[list[str]]) -> None:
        """A way leads in both directions; each is a march with a number of its own."""
        self.first_move.append(MARCHES + len(self.departs))
        for sea in (False, True):
            for _, one, other, over, _ in ways:
                if str(region) in (one, other) and (over != LAND) == sea:
                    self.departs.append(region)
                    self.arrives.append(int(other) if str(region) == one else int(one))
                    self.crosses.append(sea)
            (self.end_of_sea if sea else self.end_of_land).append(MARCHES + len(self.departs))

    def march(self, departs: int, arrives: int) -> int:
        """The number of the march from one region to another, or -1 if they are not neighbours."""
        for march in range(len(self.departs)):
            if self.departs[march] == departs and self.arrives[march] == arrives:
                return march
        return -1


def load() -> dict[str, Side]:
    """Read the files once, when this module is imported."""
    sides = {"A": Side("A"), "B": Side("B")}
    for row in rows("regions.csv"):
        sides[row[0]].add_region(row)
    for letter, side in sides.items():
        ways = [row for row in rows("ways.csv") if row[0] == letter]
        for region in range(1, side.regions + 1):
            side.add_marches(region, ways)
    return sides


SIDES: Final = load()
