"""Land from a graph: regions that border each other touch, all others are separated by water.

The sheet is divided into small hexagons with jittered corners. Every hexagon goes to the region whose skeleton (its
centre, and arms halfway to its neighbours) is nearest, or to the sea if none is near enough; then water is inserted
between regions that must not touch. Only sums, products and square roots are used, so that every machine draws
the same land.
"""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from random import Random
from typing import NamedTuple

Point = tuple[float, float]
Edge = tuple[int, int]
Cell = tuple[int, int]

WIDTH, HEIGHT = 1130, 690
STEP = 8.0  # between the centres of two hexagons
MARGIN = 24  # sea along the frame
PROTECTED = 13.0  # water does not come nearer to a skeleton than this
SEA = 0


class LandPlan(NamedTuple):
    """The graph of one side of the board, and what its drawing adds."""

    name: str
    continents: list[list[int]]
    land: list[Edge]
    sea: list[Edge]
    start: int
    middles: dict[int, Point]
    reach: dict[int, float]  # how far the land of a region goes
    seed: int

    def continent_of(self, region: int) -> int:
        return next(number for number, regions in enumerate(self.continents, 1) if region in regions)


def noise(seed: int, size: float) -> list[list[float]]:
    rng = Random(seed)
    return [[rng.random() * 2 - 1 for _ in range(int(WIDTH / size) + 6)] for _ in range(int(HEIGHT / size) + 6)]


class Roughness:
    """Smooth noise over the sheet, between -1 and 1, in several octaves."""

    def __init__(self, seed: int) -> None:
        self.layers = [
            (size, weight, noise(seed + int(size), size)) for size, weight in ((90, 0.5), (38, 0.32), (17, 0.18))
        ]

    def at(self, x: float, y: float) -> float:
        total = 0.0
        for size, weight, values in self.layers:
            u, v = (x + size) / size, (y + size) / size
            i, j = int(u), int(v)
            u, v = u - i, v - j
            u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
            top = values[j][i] * (1 - u) + values[j][i + 1] * u
            bottom = values[j + 1][i] * (1 - u) + values[j + 1][i + 1] * u
            total += weight * (top * (1 - v) + bottom * v)
        return total * 1.6


def distance(p: Point, a: Point, b: Point) -> float:
    """From a point to a line segment."""
    (px, py), (ax, ay), (bx, by) = p, a, b
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    t = max(0.0, min(1.0, ((px - ax) * dx + (py - ay) * dy) / length)) if length else 0.0
    x, y = px - ax - t * dx, py - ay - t * dy
    return sqrt(x * x + y * y)


def skeletons(plan: LandPlan) -> dict[int, list[tuple[Point, Point]]]:
    strokes: dict[int, list[tuple[Point, Point]]] = {}
    for region, (x, y) in plan.middles.items():
        strokes[region] = [((x - 20, y), (x + 20, y))]  # some width for a name and for armies
    for a, b in plan.land:
        (ax, ay), (bx, by) = plan.middles[a], plan.middles[b]
        half = ((ax + bx) / 2, (ay + by) / 2)
        strokes[a].append((plan.middles[a], half))
        strokes[b].append((plan.middles[b], half))
    return strokes


ROWS = int(HEIGHT / (STEP * 0.866)) + 2
COLUMNS = int(WIDTH / STEP) + 2


def middle(cell: Cell) -> Point:
    column, row = cell
    return (column + 0.5 * (row % 2)) * STEP, row * STEP * 0.866


def neighbours(cell: Cell) -> list[Cell]:
    """Clockwise, from the upper right."""
    column, row = cell
    odd = row % 2
    found = [(column + odd, row - 1), (column + 1, row), (column + odd, row + 1)]
    return [*found, (column - 1 + odd, row + 1), (column - 1, row), (column - 1 + odd, row - 1)]


def label(plan: LandPlan) -> dict[Cell, int]:
    """The region of every hexagon, or the sea."""
    strokes = skeletons(plan)
    coast, border = Roughness(plan.seed), Roughness(plan.seed + 500)
    shift = Roughness(plan.seed + 900)
    labels: dict[Cell, int] = {}
    near: dict[Cell, float] = {}
    for row in range(ROWS):
        for column in range(COLUMNS):
            x, y = middle((column, row))
            moved = (x + 9 * border.at(x, y), y + 9 * shift.at(x, y))
            best, least, how_far = SEA, 1e9, 1e9
            for region, (mx, my) in plan.middles.items():
                if abs(x - mx) > 170 or abs(y - my) > 150:
                    continue
                far = min(distance(moved, a, b) for a, b in strokes[region])
                if far - plan.reach[region] * 0.3 < least:
                    best, least, how_far = region, far - plan.reach[region] * 0.3, far
            inside = MARGIN < x < WIDTH - MARGIN and MARGIN < y < HEIGHT - MARGIN
            reached = best != SEA and how_far < plan.reach[best] + 19 * coast.at(x, y)
            labels[column, row] = best if inside and reached else SEA
            if best != SEA:
                near[column, row] = min(distance((x, y), a, b) for a, b in strokes[best])
    let_water_in(plan, labels, near)
    for _ in range(2):
        keep_one_piece(labels, list(plan.middles))
        smooth(plan, labels)
    fill_puddles(labels)
    let_water_in(plan, labels, near)
    keep_one_piece(labels, list(plan.middles))
    return labels


def let_water_in(plan: LandPlan, labels: dict[Cell, int], near: dict[Cell, float]) -> None:
    """Separate regions that do not border each other: by an inlet, or between continents by open water."""
    touching = {frozenset(edge) for edge in plan.land}
    drowned = []
    for cell, region in labels.items():
        if region == SEA or near[cell] < PROTECTED:
            continue
        ring, seen = [cell], {cell}
        for width in (1, 2, 3):
            ring = [other for inner in ring for other in neighbours(inner) if other not in seen and other in labels]
            seen.update(ring)
            for other in ring:
                there = labels[other]
                if there in (SEA, region) or frozenset((region, there)) in touching:
                    continue
                if width == 1 or plan.continent_of(region) != plan.continent_of(there):
                    drowned.append(cell)
    for cell in drowned:
        labels[cell] = SEA


def keep_one_piece(labels: dict[Cell, int], regions: list[int]) -> None:
    for region in regions:
        left = {cell for cell, there in labels.items() if there == region}
        pieces = []
        while left:
            piece, front = set(), [next(cell for cell in labels if cell in left)]
            left.discard(front[0])
            while front:
                cell = front.pop()
                piece.add(cell)
                for other in neighbours(cell):
                    if other in left:
                        left.discard(other)
                        front.append(other)
            pieces.append(piece)
        for piece in sorted(pieces, key=len)[:-1]:
            for cell in piece:
                labels[cell] = SEA


def smooth(plan: LandPlan, labels: dict[Cell, int]) -> None:
    """A hexagon almost surrounded by another region joins it; removes single spikes."""
    before = dict(labels)
    for cell, region in before.items():
        around = [before.get(other, SEA) for other in neighbours(cell)]
        for there in dict.fromkeys(around):
            if there != region and around.count(there) >= 4:
                labels[cell] = there


def fill_puddles(labels: dict[Cell, int]) -> None:
    """A few hexagons of water inside one region become land."""
    left = {cell for cell, there in labels.items() if there == SEA}
    for first in [cell for cell in labels if labels[cell] == SEA]:
        if first not in left:
            continue
        front, piece, shore = [first], set(), set()
        left.discard(first)
        while front:
            cell = front.pop()
            piece.add(cell)
            for other in neighbours(cell):
                if other in left:
                    left.discard(other)
                    front.append(other)
                elif labels.get(other, SEA) != SEA:
                    shore.add(labels[other])
        if len(piece) < 12 and len(shore) == 1:
            for cell in piece:
                labels[cell] = next(iter(shore))


# --- outlines ----------------------------------------------------------------------------------

Corner = tuple[Cell, Cell, Cell]  # the three hexagons that meet there


class Outlines:
    """The lines between differently labelled hexagons, smoothed; two regions share their border exactly."""

    def __init__(self, labels: dict[Cell, int], seed: int) -> None:
        self.labels = labels
        self.seed = seed
        self.lines: dict[frozenset[Corner], list[Point]] = {}
        self.parted: dict[frozenset[Corner], set[int]] = {}  # the labels on either side of a line
        self.meeting = self.corners_where_three_meet()

    def place(self, corner: Corner) -> Point:
        rng = Random(f"{self.seed} {corner}")
        x = sum(middle(cell)[0] for cell in corner) / 3 + (rng.random() - 0.5) * STEP * 0.4
        y = sum(middle(cell)[1] for cell in corner) / 3 + (rng.random() - 0.5) * STEP * 0.4
        return x, y

    def corners_where_three_meet(self) -> set[Corner]:
        found = set()
        for cell in self.labels:
            around = neighbours(cell)
            for one, other in zip(around, around[1:] + around[:1], strict=True):
                corner = corner_of(cell, one, other)
                if len({self.labels.get(each, SEA) for each in corner}) == 3:
                    found.add(corner)
        return found

    def rings(self, inside: set[int]) -> list[list[Corner]]:
        """The outlines of the union of some regions, each as a closed walk."""
        following: dict[Corner, list[Corner]] = defaultdict(list)
        for cell, region in self.labels.items():
            if region not in inside:
                continue
            around = neighbours(cell)
            for at, other in enumerate(around):
                if self.labels.get(other, SEA) not in inside:
                    first = corner_of(cell, around[at - 1], other)
                    second = corner_of(cell, other, around[(at + 1) % 6])
                    following[first].append(second)
        rings = []
        while following:
            start = min(following)
            ring = [start]
            while True:
                here = ring[-1]
                onward = following[here].pop()
                if not following[here]:
                    del following[here]
                if onward == start:
                    break
                ring.append(onward)
            rings.append(ring)
        return rings

    def ring_lines(self, ring: list[Corner]) -> list[list[Point]]:
        """A ring as smoothed lines, split where three regions meet."""
        cuts = [at for at, corner in enumerate(ring) if corner in self.meeting]
        if not cuts:
            first = ring.index(min(ring))
            turned = ring[first:] + ring[:first]
            return [self.line([*turned, turned[0]])]
        turned = ring[cuts[0] :] + ring[: cuts[0]]
        lines, now = [], [turned[0]]
        for corner in [*turned[1:], turned[0]]:
            now.append(corner)
            if corner in self.meeting:
                lines.append(self.line(now))
                now = [corner]
        return lines

    def line(self, corners: list[Corner]) -> list[Point]:
        """The same points for both regions that share it, in opposite directions."""
        key = frozenset(corners)
        forward = (corners[0], corners[1]) <= (corners[-1], corners[-2])
        if key not in self.lines:
            straight = [self.place(corner) for corner in (corners if forward else corners[::-1])]
            self.lines[key] = [(round(x), round(y)) for x, y in simplified(straight, 2.0)]
            self.parted[key] = {self.labels.get(cell, SEA) for cell in set(corners[0]) & set(corners[1])}
        return self.lines[key] if forward else self.lines[key][::-1]

    def borders(self) -> list[list[Point]]:
        """The lines that have land on both sides; needs the rings of all regions first."""
        return [line for key, line in self.lines.items() if SEA not in self.parted[key]]


def corner_of(*cells: Cell) -> Corner:
    one, two, three = sorted(cells)
    return one, two, three


def simplified(points: list[Point], tolerance: float) -> list[Point]:
    """Fewer points; those left out are within the tolerance."""
    if len(points) < 3:
        return points
    if points[0] == points[-1]:
        half = len(points) // 2
        return simplified(points[: half + 1], tolerance)[:-1] + simplified(points[half:], tolerance)
    away = [distance(point, points[0], points[-1]) for point in points]
    farthest = max(range(len(points)), key=away.__getitem__)
    if away[farthest] < tolerance:
        return [points[0], points[-1]]
    return simplified(points[: farthest + 1], tolerance)[:-1] + simplified(points[farthest:], tolerance)
