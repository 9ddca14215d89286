"""The space of a region for its name and its pieces: the best rectangle inside it."""

from __future__ import annotations

from typing import NamedTuple

from koruna.games.eight_minute_empire.forms.land.cells import HEIGHT, SEA, STEP, WIDTH, Cell, LandPlan, Point

GRID = 4
WIDTHS = range(64, 129, 4)
HEIGHTS = range(52, 97, 4)
ENOUGH = (104, 76)  # more space than this is worth little


class Space(NamedTuple):
    x: float  # the centre
    y: float
    width: float
    height: float

    def holds(self, point: Point, margin: float) -> bool:
        across, down = abs(point[0] - self.x), abs(point[1] - self.y)
        return across < self.width / 2 + margin and down < self.height / 2 + margin


def region_at(labels: dict[Cell, int], x: float, y: float) -> int:
    row = round(y / (STEP * 0.866))
    return labels.get((round(x / STEP - 0.5 * (row % 2)), row), SEA)


def spaces(plan: LandPlan, labels: dict[Cell, int]) -> dict[int, Space]:
    columns, rows = WIDTH // GRID + 1, HEIGHT // GRID + 1
    sheet = [[region_at(labels, i * GRID, j * GRID) for i in range(columns)] for j in range(rows)]
    return {region: best_space(region, sheet, middle) for region, middle in plan.middles.items()}


def best_space(region: int, sheet: list[list[int]], middle: Point) -> Space:
    # sums[j][i]: the area of the region above and to the left
    sums = [[0] * (len(sheet[0]) + 1)]
    for line in sheet:
        total, above = 0, sums[-1]
        now = [0]
        for i, there in enumerate(line):
            total += there == region
            now.append(above[i + 1] + total)
        sums.append(now)
    best, found = -1e9, Space(*middle, WIDTHS[0], HEIGHTS[0])
    for j, line in enumerate(sheet):
        for i, there in enumerate(line):
            if there != region:
                continue
            for width in WIDTHS:
                for height in HEIGHTS:
                    across, down = width // GRID // 2, height // GRID // 2
                    left, right, top, bottom = i - across, i + across + 1, j - down, j + down + 1
                    if left < 0 or top < 0 or right > len(line) or bottom > len(sheet):
                        break
                    inside = sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]
                    if inside < (right - left) * (bottom - top):
                        break
                    away = abs(i * GRID - middle[0]) + abs(j * GRID - middle[1])
                    worth = value(width, ENOUGH[0]) * value(height, ENOUGH[1]) - away * 12
                    if worth > best:
                        best, found = worth, Space(i * GRID, j * GRID, width, height)
    return found


def value(length: float, enough: float) -> float:
    return min(length, enough) + max(0.0, length - enough) * 0.2
