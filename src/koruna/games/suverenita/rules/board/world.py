"""A map as the rules use it: fields by number, and their borders."""

from __future__ import annotations

from koruna.games.suverenita.rules.numbers import SEA


class World:
    name: str
    ids: list[str]  # by field, in the order of the map's file
    given_names: list[dict[str, str]]  # by language, for fields that the map names
    colours: list[int]
    is_sea: list[bool]
    is_neutral: list[bool]  # 3.7
    is_island: list[bool]
    borders: list[list[int]]  # by field: the fields across an open border
    lands: list[list[int]]  # the land fields among them
    seas: list[list[int]]
    is_coast: list[bool]
    rings: list[str]  # for the drawing: i, m, o, x, n; "" in the centre
    sectors: list[int]
    sector_count: int
    sea_count: int  # sectors of the outer sea
    closed: list[tuple[int, int]]  # impassable borders, for the drawing

    def __init__(
        self,
        name: str,
        ids: list[str],
        colours: list[int],
        neutral: list[bool],
        borders: list[list[int]],
        closed: list[tuple[int, int]],
        rings: list[str],
        sectors: list[int],
        sector_count: int,
        sea_count: int,
        given_names: list[dict[str, str]] | None = None,
    ) -> None:
        self.name = name
        self.ids = ids
        self.given_names = given_names or [{} for _ in ids]
        self.colours = colours
        self.is_sea = [colour == SEA for colour in colours]
        self.is_neutral = neutral
        self.borders = borders
        self.lands = [[f for f in near if not self.is_sea[f]] for near in borders]
        self.seas = [[f for f in near if self.is_sea[f]] for near in borders]
        self.is_coast = [not self.is_sea[f] and bool(self.seas[f]) for f in range(len(ids))]  # 3.4
        self.is_island = [self.is_coast[f] and not self.lands[f] for f in range(len(ids))]  # 3.3
        self.closed = closed
        self.rings = rings
        self.sectors = sectors
        self.sector_count = sector_count
        self.sea_count = sea_count
