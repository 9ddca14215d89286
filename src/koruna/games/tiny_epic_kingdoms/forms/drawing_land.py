"""The land of a territory side, from its outlines: areas as smooth shapes, their borders, and the space for pieces.

A border is shared by both areas beside it: it is smoothed once, between the points where three areas or the rim meet,
so that neighbours fit together. A drawing is 420 by 280 units, the outlines in `data/outlines.csv` 300 by 200.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

from koruna.games.tiny_epic_kingdoms.rules.reading import rows
from koruna.games.tiny_epic_kingdoms.rules.sides import SIDES

WIDTH, HEIGHT = 420, 280
SCALE = 1.4

Point = tuple[float, float]


class AreaOutline(NamedTuple):
    name: str  # r1, w1, c1
    terrain: str  # a region's terrain, or water or cliffs
    x: float  # the centre of its largest inscribed circle
    y: float
    radius: float
    points: tuple[Point, ...]


class Border(NamedTuple):
    """A line between two areas, or between an area and the rim."""

    one: str
    other: str
    points: tuple[Point, ...]


class SideGeometry(NamedTuple):
    areas: dict[str, AreaOutline]
    shapes: dict[str, str]  # by area: the path around it
    borders: list[Border]
    rivers: frozenset[frozenset[str]]
    gates: dict[str, tuple[Point, ...]]  # by region at the rim: the centre of each of its sections of the rim


@cache
def outlines() -> dict[str, list[AreaOutline]]:
    found: dict[str, list[AreaOutline]] = {}
    terrains = {(row["side"], f"r{row['region']}"): row["terrain"] for row in rows("regions.csv")}
    for row in rows("outlines.csv"):
        side, name = row["side"], row["area"]
        pairs = [pair.split(",") for pair in row["polygon"].split()]
        points = tuple((round(float(x) * SCALE, 1), round(float(y) * SCALE, 1)) for x, y in pairs)
        terrain = terrains.get((side, name), "water" if name[0] == "w" else "cliffs")
        x, y, radius = (float(row[key]) * SCALE for key in ("anchor_x", "anchor_y", "radius"))
        found.setdefault(side, []).append(AreaOutline(name, terrain, x, y, radius, points))
    return found


@lru_cache(maxsize=len(SIDES))
def land(side: str) -> SideGeometry:
    areas = {area.name: area for area in outlines()[side]}
    chains = {name: chains_of(area, areas) for name, area in areas.items()}
    shapes = {name: path_of(parts) + "z" for name, parts in chains.items()}
    borders = [border for parts in chains.values() for border in parts if border.one < border.other]
    ways = [row for row in rows("ways.csv") if row["side"] == side and row["over"] == "river"]
    rivers = frozenset(frozenset((f"r{way['from']}", f"r{way['to']}")) for way in ways)
    gates = {
        name: tuple(gate(part.points) for part in parts if not part.other)
        for name, parts in chains.items()
        if name[0] == "r"
    }
    return SideGeometry(areas, shapes, borders, rivers, gates)


def edges(points: tuple[Point, ...]) -> list[tuple[Point, Point]]:
    return [(point, points[(at + 1) % len(points)]) for at, point in enumerate(points)]


def chains_of(area: AreaOutline, areas: dict[str, AreaOutline]) -> list[Border]:
    """The outline, split where the neighbour changes; the rim is a neighbour without a name."""
    beyond = {(b, a): name for name, other in areas.items() for a, b in edges(other.points)}
    around = [(a, b, beyond.get((a, b), "")) for a, b in edges(area.points)]
    first = next((at for at in range(len(around)) if around[at - 1][2] != around[at][2]), 0)
    chains: list[Border] = []
    for a, b, other in around[first:] + around[:first]:
        if chains and chains[-1].other == other:
            chains[-1] = chains[-1]._replace(points=(*chains[-1].points, b))
        else:
            chains.append(Border(area.name, other, (a, b)))
    return chains


# --- curves ------------------------------------------------------------------------------------


def whole(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def path_of(borders: list[Border]) -> str:
    """Consecutive borders as one smooth path, the rim straight. Compact, because a page has many."""
    here = whole(borders[0].points[0])
    commands = [f"M{here[0]} {here[1]}"]
    for border in borders:
        for step in straight(border.points) if not border.other else bent(border.points):
            places = [whole(point) for point in step]
            commands.append(("l" if len(places) == 1 else "q") + " ".join(away(place, here) for place in places))
            here = places[-1]
    return "".join(commands).replace(" -", "-")


def away(place: tuple[int, int], here: tuple[int, int]) -> str:
    return f"{place[0] - here[0]} {place[1] - here[1]}"


def straight(points: tuple[Point, ...]) -> list[tuple[Point, ...]]:
    return [(point,) for point in points[1:]]


def bent(points: tuple[Point, ...]) -> list[tuple[Point, ...]]:
    """Curves from midpoint to midpoint, with the points as control points: the same in both directions."""
    if len(points) == 2:
        return [(points[1],)]
    bows: list[tuple[Point, ...]] = []
    for at in range(1, len(points) - 1):
        point, after = points[at], points[at + 1]
        is_last = at == len(points) - 2
        bows.append((point, after if is_last else ((point[0] + after[0]) / 2, (point[1] + after[1]) / 2)))
    return bows


def gate(points: tuple[Point, ...]) -> Point:
    """The centre of the longest straight segment of a section of the rim."""
    (x1, y1), (x2, y2) = max(
        pairwise(points), key=lambda piece: abs(piece[1][0] - piece[0][0]) + abs(piece[1][1] - piece[0][1])
    )
    return (x1 + x2) / 2, (y1 + y2) / 2


# --- space for pieces --------------------------------------------------------------------------


def is_inside(point: Point, area: AreaOutline) -> bool:
    x, y = point
    within = False
    for (x1, y1), (x2, y2) in edges(area.points):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            within = not within
    return within


def depth(point: Point, area: AreaOutline) -> float:
    """The squared distance of a point from the border of an area."""
    x, y = point
    least = float(WIDTH * WIDTH)
    for (x1, y1), (x2, y2) in edges(area.points):
        dx, dy = x2 - x1, y2 - y1
        along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)
        t = 0.0 if along < 0 else 1.0 if along > 1 else along
        least = min(least, (x - x1 - t * dx) ** 2 + (y - y1 - t * dy) ** 2)
    return least
