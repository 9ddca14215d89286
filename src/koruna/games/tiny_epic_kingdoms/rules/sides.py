"""The sixteen sides of the eight territory cards, from `data/`: what lies next to what.

A side is its number in the order of `sides.csv`, so that a card has the sides 2n and 2n + 1. A region of a side is
counted from 0 here, from 1 in the files; a set of regions is the bits of a number.
"""

from __future__ import annotations

from typing import Final

from koruna.games.tiny_epic_kingdoms.rules.reading import rows
from koruna.games.tiny_epic_kingdoms.rules.values import TERRAINS

CARDS: Final = 8
MOST_REGIONS: Final = 6  # of one side


class CardSide:
    id: str
    terrain: list[int]  # by region
    borders: int  # the regions that reach the rim of the card
    wet: int  # the regions that touch a body of water that is not a river
    banks: int  # the regions that touch a river
    near: list[int]  # by region: where a Patrol may go; rivers separate (M1)
    swim: list[int]  # by region: the other regions that touch the same body of water, rivers left aside
    ford: list[int]  # by region: the other regions that touch the same river

    def __init__(self, id: str) -> None:
        self.id = id
        self.terrain = []
        self.borders = 0
        self.wet = 0
        self.banks = 0
        self.near = []
        self.swim = []
        self.ford = []

    def add_region(self, row: dict[str, str]) -> None:
        at = len(self.terrain)
        assert int(row["region"]) == at + 1 <= MOST_REGIONS, f"regions.csv: {self.id} {row['region']} is out of order"
        self.terrain.append(TERRAINS.index(row["terrain"]))
        self.near.append(0)
        self.swim.append(0)
        self.ford.append(0)
        if row["border"] == "yes":
            self.borders |= 1 << at

    def add_way(self, row: dict[str, str]) -> None:
        one, other = int(row["from"]) - 1, int(row["to"]) - 1
        if row["over"] == "land":
            self.near[one] |= 1 << other
            self.near[other] |= 1 << one

    def add_water(self, row: dict[str, str]) -> None:
        shores = 0
        for region in row["touches"].split("+"):
            shores |= 1 << int(region) - 1
        if row["kind"] == "water":
            self.wet |= shores
            join(self.swim, shores)
        elif row["kind"] == "river":
            self.banks |= shores
            join(self.ford, shores)


def join(ways: list[int], shores: int) -> None:
    """From every shore there is a way to all the others."""
    for at in range(len(ways)):
        if shores >> at & 1:
            ways[at] |= shores & ~(1 << at)


def load() -> list[CardSide]:
    sides = {row["id"]: CardSide(row["id"]) for row in rows("sides.csv")}
    for row in rows("regions.csv"):
        sides[row["side"]].add_region(row)
    for row in rows("ways.csv"):
        sides[row["side"]].add_way(row)
    for row in rows("waters.csv"):
        sides[row["side"]].add_water(row)
    assert len(sides) == 2 * CARDS, f"sides.csv: {len(sides)} sides"
    return list(sides.values())


SIDES: Final = load()
SIDE_IDS: Final = [side.id for side in SIDES]
