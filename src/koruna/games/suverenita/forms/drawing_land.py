"""The round world as shapes: rings of fields around its centre, each a segment of a ring distorted by fixed noise.

A field is identified by its number on the map. Neighbours share their border exactly, because the distortion depends
only on the position. Large maps have a larger world, so that every field has space for its pieces.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, pi, sin
from random import Random
from typing import NamedTuple

from koruna.games.suverenita.forms.map_view import MapKey, MapView

LAND = "imo"
DEPTH = 110  # of a ring of land
COAST = 62  # of the ring of sea
NARROWEST = 69  # the width of the inner ring's fields at their centre
HEATH = 78  # the least radius of a neutral centre
RIM = 24
SHORE = 15  # water between an island and its old borders
# How a map opens on a desktop of 1280 by 800: up to four players the whole of it, with more one's own land.
WHOLE = 12  # sectors
WINDOW = 540  # pixels of the window that it fits
NEAR = 0.9  # pixels to a unit if not all of it is seen
READABLE = 11.8  # pixels that letters have at least
STEP = 9  # the approximate distance between points of an outline

Point = tuple[float, float]


class Spot(NamedTuple):
    """A field as a segment of a ring: radii, the angle of its centre, and half its width as an angle."""

    inner: float
    outer: float
    angle: float
    half: float

    def middle(self) -> Point:
        radius = (self.inner + self.outer) / 2 if self.inner else 0
        return radius * cos(self.angle), radius * sin(self.angle)


class Land(NamedTuple):
    radius: float  # of the world, its rim included
    spots: tuple[Spot, ...]  # by field
    shapes: tuple[str, ...]  # by field: the path around it
    middles: tuple[Point, ...]  # by field: the centre of its pieces
    boxes: tuple[tuple[float, float], ...]  # by field: the width and height of the space for them
    mainland: str  # the coasts of all land but islands
    world: str
    ridges: tuple[tuple[Point, ...], ...]  # closed borders between land fields


def noise(seed: int) -> list[tuple[float, float, float, float]]:
    rng = Random(seed)
    return [(rng.uniform(0.006, 0.03), rng.uniform(0, 6.3), rng.uniform(0, 6.3), rng.uniform(0.5, 1)) for _ in range(9)]


WAVES = (noise(21), noise(22))
BEND = 7


def bent(x: float, y: float) -> Point:
    """A point of the ideal world, distorted."""

    def push(waves: list[tuple[float, float, float, float]]) -> float:
        return sum(a * sin(w * 1.2 * (x * cos(t) + y * sin(t)) + p) for w, t, p, a in waves) / 4 * BEND

    return x + push(WAVES[0]), y + push(WAVES[1])


@lru_cache(maxsize=32)
def radii(sectors: int) -> tuple[float, float, float, float, float]:
    """The radii at which the inner, middle and outer ring, the sea and the rim begin."""
    first = max(HEATH, sectors * NARROWEST / (2 * pi) - DEPTH / 2)
    return first, first + DEPTH, first + 2 * DEPTH, first + 3 * DEPTH, first + 3 * DEPTH + COAST


def spot_of(view: MapView, field: int) -> Spot:
    place = view.fields[field]
    first, second, third, shore, rim = radii(view.sectors)
    sector = 2 * pi / view.sectors
    start = pi / 2 - sector  # the first sector is at the bottom
    if not place.ring:
        inland = all(view.fields[near].colour != "sea" for near in place.borders)
        return Spot(0, first if inland else first * 0.42, 0, pi)
    if place.ring == "n":  # an inner sea, one segment per player
        pieces = sum(1 for other in view.fields if other.ring == "n")
        wide = view.sectors / pieces
        return Spot(first * 0.42, first, start + sector * (wide * place.sector + (wide - 1) / 2), sector * wide / 2)
    if place.ring == "x":
        wide = view.sectors / view.outer_seas
        return Spot(shore, rim, start + sector * wide * (place.sector + 0.5), sector * wide / 2)
    inner = (first, second, third)[LAND.index(place.ring)]
    shift = 0.5 if place.ring == "m" else 0.0  # rings are staggered by half a sector
    return Spot(inner, inner + DEPTH, start + sector * (place.sector + shift), sector / 2)


def along(radius: float, angle: float) -> Point:
    return bent(radius * cos(angle), radius * sin(angle))


def opening(view: MapView) -> float:
    """Pixels to a unit when the map opens."""
    return WINDOW / (2 * world_radius(view)) if view.sectors <= WHOLE else NEAR


def world_radius(view: MapView) -> float:
    return radii(view.sectors)[-1] + RIM


def outline(spot: Spot, inset: float = 0.0) -> list[Point]:
    """The points around a field, optionally inset by a margin."""
    outer = spot.outer - inset
    if not spot.inner:
        steps = max(24, int(2 * pi * outer / STEP))
        return [along(outer, 2 * pi * at / steps) for at in range(steps)]
    inner = spot.inner + inset
    near, far = spot.half - inset / inner, spot.half - inset / outer
    steps = max(3, int(2 * spot.half * outer / STEP))
    sides = max(3, int((outer - inner) / STEP))
    points = [along(inner, spot.angle - near + 2 * near * at / steps) for at in range(steps + 1)]
    shares = [at / sides for at in range(1, sides)]
    points += [along(inner + (outer - inner) * share, spot.angle + near + (far - near) * share) for share in shares]
    points += [along(outer, spot.angle + far - 2 * far * at / steps) for at in range(steps + 1)]
    points += [along(outer - (outer - inner) * share, spot.angle - far + (far - near) * share) for share in shares]
    return points


def path_of(points: list[Point], closed: bool = True) -> str:
    """A compact path, because a page has many: integers, relative to the previous point."""
    x, y = round(points[0][0]), round(points[0][1])
    path = [f"M{x} {y}l"]
    for point in points[1:]:
        nx, ny = round(point[0]), round(point[1])
        path.append(f"{nx - x} {ny - y} ")
        x, y = nx, ny
    return "".join(path).strip().replace(" -", "-") + ("z" if closed else "")


def circle(radius: float) -> str:
    steps = int(2 * pi * radius / STEP)
    return path_of([along(radius, 2 * pi * at / steps) for at in range(steps)])


def land_of(view: MapView) -> Land:
    return _land_of(view.key)


@lru_cache(maxsize=32)
def _land_of(key: MapKey) -> Land:
    return make(key.view)


def make(view: MapView) -> Land:
    spots = tuple(spot_of(view, field) for field in range(len(view.fields)))
    shapes: list[str] = []
    boxes: list[tuple[float, float]] = []
    for place, spot in zip(view.fields, spots, strict=True):
        shapes.append(path_of(outline(spot, SHORE if place.island else 0)))
        boxes.append(box_of(spot, 2 * SHORE if place.island else 0))
    first, _, _, shore, rim = radii(view.sectors)
    has_sea_inside = any(place.ring == "n" for place in view.fields)
    coasts = coast(view, spots, shore) + (circle(first) if has_sea_inside else "")
    ridges = tuple(
        ridge(spots[one], spots[other])
        for one, other in view.closed
        if not view.fields[one].island and not view.fields[other].island
    )
    middles = tuple(bent(*spot.middle()) for spot in spots)
    return Land(rim + RIM, spots, tuple(shapes), middles, tuple(boxes), coasts, circle(rim), ridges)


def box_of(spot: Spot, margin: float) -> tuple[float, float]:
    """The width and height of a box at the centre of a field that fits however the field is rotated."""
    if not spot.inner:
        return 1.6 * spot.outer, spot.outer
    across, deep = spot.half * (spot.inner + spot.outer) - margin, spot.outer - spot.inner - margin
    flat, upright = cos(spot.angle) ** 2, sin(spot.angle) ** 2
    askew = 1 - 0.25 * abs(sin(2 * spot.angle))
    return (deep * flat + across * upright) * askew, (across * flat + deep * upright) * askew


def coast(view: MapView, spots: tuple[Spot, ...], shore: float) -> str:
    """The line where the mainland meets the outer sea, going around the gaps left by islands."""
    points: list[Point] = []
    ring = sorted(
        (spot.angle, place.island, spot) for place, spot in zip(view.fields, spots, strict=True) if place.ring == "o"
    )
    for _, island, spot in ring:
        radius = spot.inner if island else shore
        steps = max(3, int(2 * spot.half * radius / STEP))
        points += [along(radius, spot.angle - spot.half + 2 * spot.half * at / steps) for at in range(steps + 1)]
    return path_of(points)


def ridge(one: Spot, other: Spot) -> tuple[Point, ...]:
    """The positions of rocks along the border of two fields, those at the back first."""
    if abs(one.inner - other.inner) < 1:  # neighbours in a ring
        angle = middle_angle(one.angle, other.angle)
        ends = [(one.inner, angle), (one.outer, angle)]
    else:
        low, high = (one, other) if one.inner < other.inner else (other, one)
        turn = nearest(high.angle, low.angle)
        left, right = max(low.angle - low.half, turn - high.half), min(low.angle + low.half, turn + high.half)
        ends = [(high.inner, left), (high.inner, right)]
    (r1, a1), (r2, a2) = ends
    length = hypot(r2 * cos(a2) - r1 * cos(a1), r2 * sin(a2) - r1 * sin(a1))
    count = max(3, int(length / 13))
    shares = [(at + 0.5) / count for at in range(count)]
    points = [along(r1 + (r2 - r1) * share, a1 + (a2 - a1) * share) for share in shares]
    return tuple(sorted(points, key=lambda point: point[1]))


def nearest(angle: float, to: float) -> float:
    """The equivalent angle (by whole turns) nearest to another."""
    while angle - to > pi:
        angle -= 2 * pi
    while to - angle > pi:
        angle += 2 * pi
    return angle


def middle_angle(one: float, other: float) -> float:
    return (one + nearest(other, one)) / 2
