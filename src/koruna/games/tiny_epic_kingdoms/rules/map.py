"""The territories in play, side by side: one for each player, and with two players the Lost Kingdom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.bits import all_of
from koruna.engine.event import Fact
from koruna.games.tiny_epic_kingdoms.rules.numbers import HALL, REGIONS, SEATS, STRIDE, named
from koruna.games.tiny_epic_kingdoms.rules.sides import SIDE_IDS, SIDES
from koruna.games.tiny_epic_kingdoms.rules.values import TERRAINS

NO_SIDE: Final = -1
NO_TERRAIN: Final = -1


class Map:
    """Immutable, so that copies of a game share it: laying out a territory makes a new map."""

    sides: list[int]  # by territory
    rivers_are_water: bool
    terrain: list[int]  # by region
    near: list[i64]  # by region: its neighbours over land
    swim: list[i64]  # by region: the regions across water
    whole: list[i64]  # by region: all regions of its territory
    of_terrain: list[i64]  # by terrain: the regions
    borders: i64
    wet: i64
    land: i64

    def __init__(self, sides: list[int], rivers_are_water: bool) -> None:
        self.sides = sides
        self.rivers_are_water = rivers_are_water
        self.terrain = [NO_TERRAIN] * REGIONS
        self.near = [0] * REGIONS
        self.swim = [0] * REGIONS
        self.whole = [0] * REGIONS
        self.of_terrain = [0] * len(TERRAINS)
        self.borders = 0
        self.wet = 0
        self.land = 0
        for territory in range(SEATS):
            if sides[territory] != NO_SIDE:
                self.lay(territory, sides[territory])

    def lay(self, territory: int, number: int) -> None:
        side, first = SIDES[number], territory * STRIDE
        whole = all_of(len(side.terrain)) << first
        self.borders |= side.borders << first
        self.wet |= side.wet << first
        self.land |= whole
        for at in range(len(side.terrain)):
            region = first + at
            self.terrain[region] = side.terrain[at]
            self.near[region] = side.near[at] << first
            self.swim[region] = side.swim[at] << first
            self.whole[region] = whole
            self.of_terrain[side.terrain[at]] |= 1 << region
        if self.rivers_are_water:
            self.wet |= side.banks << first
            for at in range(len(side.ford)):
                self.swim[first + at] |= side.ford[at] << first

    def where(self, fact: str, place: int) -> dict[str, Fact]:
        """A region as facts of an event: its id, and the side of its card, which gives its name."""
        if place == HALL:
            return {fact: named(place)}
        return {fact: named(place), f"{fact}_side": SIDE_IDS[self.sides[place // STRIDE]]}

    def way(self, origin: int, target: int) -> dict[str, Fact]:
        return {**self.where("from", origin), **self.where("to", target)}

    def with_side(self, territory: int, side: int) -> Map:
        sides = self.sides.copy()
        sides[territory] = side
        return Map(sides, self.rivers_are_water)


# Nothing is laid out yet; the second counts rivers as water.
BARE: Final = [Map([NO_SIDE] * SEATS, False), Map([NO_SIDE] * SEATS, True)]
