"""Outlines as polygons: which areas touch, derived from the drawing alone."""

from __future__ import annotations

from collections import defaultdict
from math import dist, hypot

WIDTH, HEIGHT = 300.0, 200.0
Point = tuple[float, float]
Outline = list[Point]


def edges(outline: Outline) -> list[tuple[Point, Point]]:
    return [(point, outline[(at + 1) % len(outline)]) for at, point in enumerate(outline)]


def area(outline: Outline) -> float:
    """Positive in the winding direction of all outlines."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in edges(outline)) / 2


def is_on_rim(a: Point, b: Point) -> bool:
    return (a[0] == b[0] and a[0] in (0, WIDTH)) or (a[1] == b[1] and a[1] in (0, HEIGHT))


def rim_length(outline: Outline) -> float:
    return sum(dist(a, b) for a, b in edges(outline) if is_on_rim(a, b))


def common_borders(outlines: dict[str, Outline]) -> dict[frozenset[str], float]:
    """The length of the common border of any two areas. An inner edge without a partner is an error in the drawing."""
    owner = {edge: name for name, outline in outlines.items() for edge in edges(outline)}
    assert len(owner) == sum(len(outline) for outline in outlines.values()), "an edge is used twice"
    found: dict[frozenset[str], float] = defaultdict(float)
    for (a, b), name in owner.items():
        if not is_on_rim(a, b):
            assert (b, a) in owner, f"{name}: nothing lies beyond {a} {b}"
            found[frozenset((name, owner[b, a]))] += dist(a, b) / 2
    return found


def is_inside(point: Point, outline: Outline) -> bool:
    within = False
    for (x1, y1), (x2, y2) in edges(outline):
        if (y1 > point[1]) != (y2 > point[1]) and point[0] < (x2 - x1) * (point[1] - y1) / (y2 - y1) + x1:
            within = not within
    return within


def distance(point: Point, outline: Outline) -> float:
    return min(to_edge(point, a, b) for a, b in edges(outline))


def to_edge(point: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy)
    t = max(0.0, min(1.0, along))
    return hypot(point[0] - a[0] - t * dx, point[1] - a[1] - t * dy)


def apart(one: Outline, other: Outline) -> float:
    return min(*(distance(point, other) for point in one), *(distance(point, one) for point in other))
