"""One player's kingdom: where a domino may lie, laying it, and what the land is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.bits import bit, count
from koruna.games.kingdomino.rules.dominoes import CROWNS_A, CROWNS_B, IS_DOUBLE, TERRAIN_A, TERRAIN_B
from koruna.games.kingdomino.rules.torus import (
    CASTLE,
    CELLS,
    area_around,
    beside,
    east_of,
    everywhere,
    index,
    north_of,
    rectangle,
    south_of,
    west_of,
)

# A placement is `PLACEMENTS + facing * 63 + k`: the direction from half a to half b, and the bit of
# the western (southern) square of the two. The numbers below PLACEMENTS are the other moves.
PLACEMENTS: Final = 49
EAST: Final = 0
WEST: Final = 1
NORTH: Final = 2
SOUTH: Final = 3

CASTLE_TILE: Final = -1  # in place of a terrain


class Kingdom:
    """Squares are counted from the castle: x to the east, y to the north."""

    size: i64  # the box: 5, or 7 in the Mighty Duel  # K-D4, K-F4
    x0: i64 = 0  # the outline so far, castle included
    y0: i64 = 0
    x1: i64 = 0
    y1: i64 = 0
    free: i64  # all squares of the torus that are not filled
    # A square's terrain plus one is a number of three bits: the squares where each bit is set.
    terrain_1: i64 = 0
    terrain_2: i64 = 0
    terrain_4: i64 = 0
    # The same for its crowns.
    crowns_1: i64 = 0
    crowns_2: i64 = 0
    across: i64 = 0  # the western square of every pair, free or not, where a domino may lie within the box
    upright: i64 = 0  # the same for upright pairs and their southern square
    laid: list[int]  # every domino in the order of play, packed
    discards: list[int]

    def __init__(self, size: i64) -> None:
        self.size = size
        self.free = everywhere() & ~CASTLE
        self.laid = []
        self.discards = []

    def copy(self) -> Kingdom:
        twin = Kingdom(self.size)
        twin.x0 = self.x0
        twin.y0 = self.y0
        twin.x1 = self.x1
        twin.y1 = self.y1
        twin.free = self.free
        twin.terrain_1 = self.terrain_1
        twin.terrain_2 = self.terrain_2
        twin.terrain_4 = self.terrain_4
        twin.crowns_1 = self.crowns_1
        twin.crowns_2 = self.crowns_2
        twin.across = self.across
        twin.upright = self.upright
        twin.laid = self.laid.copy()
        twin.discards = self.discards.copy()
        return twin

    def survey(self) -> None:
        """Find where the next domino can lie: touching the outline, and in one box with it. # K-D4"""
        west, east = self.x1 - self.size + 1, self.x0 + self.size - 1
        south, north = self.y1 - self.size + 1, self.y0 + self.size - 1
        self.across = rectangle(
            max(west, self.x0 - 2), max(south, self.y0 - 1), min(east - 1, self.x1 + 1), min(north, self.y1 + 1)
        )
        self.upright = rectangle(
            max(west, self.x0 - 1), max(south, self.y0 - 2), min(east, self.x1 + 1), min(north - 1, self.y1 + 1)
        )

    def placements(self, domino: int) -> list[int]:
        """Every distinct way to lay a domino; empty when it must be discarded. # K-D1, K-D2"""
        fits_a = beside(self.land(TERRAIN_A[domino]) | CASTLE)  # K-D3
        fits_b = beside(self.land(TERRAIN_B[domino]) | CASTLE)
        across = self.across & self.free & west_of(self.free)
        upright = self.upright & self.free & south_of(self.free)
        found: list[int] = []
        collect(found, EAST, across & (fits_a | west_of(fits_b)))
        collect(found, NORTH, upright & (fits_a | south_of(fits_b)))
        if not IS_DOUBLE[domino]:
            collect(found, WEST, across & (fits_b | west_of(fits_a)))
            collect(found, SOUTH, upright & (fits_b | south_of(fits_a)))
        return found

    def lay(self, domino: int, placement: int) -> None:
        """Lay a domino for good. # K-C4"""
        number: i64 = placement - PLACEMENTS
        facing = number // CELLS
        k = number % CELLS
        first = bit(k)
        second = east_of(first) if facing <= WEST else north_of(first)
        if facing in (WEST, SOUTH):
            first, second = second, first
        self.fill(first, TERRAIN_A[domino], CROWNS_A[domino])
        self.fill(second, TERRAIN_B[domino], CROWNS_B[domino])
        x, y = self.locate(k, facing <= WEST)
        self.laid.append(pack(domino, facing, x, y))
        self.stretch(x, y, facing <= WEST)

    def fill(self, square: i64, terrain: int, crowns: int) -> None:
        self.free &= ~square
        digits = terrain + 1
        if digits & 1:
            self.terrain_1 |= square
        if digits & 2:
            self.terrain_2 |= square
        if digits & 4:
            self.terrain_4 |= square
        if crowns & 1:
            self.crowns_1 |= square
        if crowns & 2:
            self.crowns_2 |= square

    def land(self, terrain: int) -> i64:
        """All squares of one terrain."""
        digits = terrain + 1
        squares = self.terrain_1 if digits & 1 else ~self.terrain_1
        squares &= self.terrain_2 if digits & 2 else ~self.terrain_2
        squares &= self.terrain_4 if digits & 4 else ~self.terrain_4
        return squares

    def locate(self, k: i64, lies_across: bool) -> tuple[i64, i64]:
        """Where bit k lies when it is the western (southern) square of the next domino."""
        if lies_across:
            x = max(self.x1 - self.size + 1, self.x0 - 2)
            y = max(self.y1 - self.size + 1, self.y0 - 1)
        else:
            x = max(self.x1 - self.size + 1, self.x0 - 1)
            y = max(self.y1 - self.size + 1, self.y0 - 2)
        steps = (k - index(x, y) + CELLS) % CELLS
        return x + (steps & 7), y + (steps >> 3)

    def stretch(self, x: i64, y: i64, lies_across: bool) -> None:
        """Widen the outline to take in the domino just laid."""
        far_x = x + 1 if lies_across else x
        far_y = y if lies_across else y + 1
        if x < self.x0 or y < self.y0 or far_x > self.x1 or far_y > self.y1:
            self.x0 = min(self.x0, x)
            self.y0 = min(self.y0, y)
            self.x1 = max(self.x1, far_x)
            self.y1 = max(self.y1, far_y)
            self.survey()

    def points(self) -> int:
        """Squares times crowns, summed over all areas. # K-E1"""
        total = 0
        for terrain in range(6):
            land = self.land(terrain)
            crowned = land & (self.crowns_1 | self.crowns_2)
            while crowned:  # an area without crowns is worth nothing
                area = area_around(crowned & -crowned, land)
                total += count(area) * self.crowns_in(area)
                crowned &= ~area
        return total

    def areas(self) -> list[tuple[int, i64]]:
        """Every area as its terrain and its squares. # K-E1"""
        found: list[tuple[int, i64]] = []
        for terrain in range(6):
            rest = self.land(terrain)
            while rest:
                area = area_around(rest & -rest, rest)
                found.append((terrain, area))
                rest &= ~area
        return found

    def squares(self) -> dict[tuple[int, int], int]:
        """The terrain of every square by its place, and `CASTLE_TILE` for the castle."""
        found = {(0, 0): CASTLE_TILE}
        for packed in self.laid:
            domino, facing, x, y = unpack(packed)
            far = (x + 1, y) if facing <= WEST else (x, y + 1)
            turned = facing in (WEST, SOUTH)
            found[far if turned else (x, y)] = TERRAIN_A[domino]
            found[(x, y) if turned else far] = TERRAIN_B[domino]
        return found

    def bit_at(self, x: int, y: int) -> i64:
        """The bit of a square of this kingdom, for the sets in `areas`."""
        return bit(index(x, y))

    def crowns_in(self, squares: i64) -> int:
        return count(squares & self.crowns_1) + 2 * count(squares & self.crowns_2)

    def crowns(self) -> int:
        """All crowns of the kingdom, the second tie-break. # K-E2"""
        return self.crowns_in(everywhere())

    def largest_area(self) -> int:
        """Squares of the largest area, crowned or not, the first tie-break. # K-E2"""
        largest = 0
        for _, area in self.areas():
            largest = max(largest, count(area))
        return largest

    def castle_is_central(self) -> bool:
        """Whether the outline is the whole box with the castle in its centre; gaps do not matter. # K-F2"""
        reach = self.size // 2
        return self.x0 == -reach and self.x1 == reach and self.y0 == -reach and self.y1 == reach

    def is_complete(self) -> bool:
        """Whether nothing was discarded. # K-F3"""
        return not self.discards


def lone_castle(size: i64) -> Kingdom:
    kingdom = Kingdom(size)
    kingdom.survey()
    return kingdom


def placements_by_byte() -> list[list[int]]:
    """For each facing, each byte of a set of squares and each value of that byte: the placements in it."""
    return [
        [PLACEMENTS + facing * 63 + byte * 8 + n for n in range(8) if value >> n & 1]
        for facing in range(4)
        for byte in range(8)
        for value in range(256)
    ]


BY_BYTE: Final = placements_by_byte()


def collect(found: list[int], facing: int, squares: i64) -> None:
    """Add the placements on these squares. Whole bytes at a time: this is where games spend their time."""
    at: i64 = facing * 2048
    while squares:
        byte = squares & 0xFF
        if byte:
            found += BY_BYTE[at + byte]
        squares >>= 8
        at += 256


def unpack(packed: int) -> tuple[int, int, int, int]:
    """The domino, its facing, and its western (southern) square."""
    return packed >> 10, packed >> 8 & 3, (packed >> 4 & 15) - 6, (packed & 15) - 6


def pack(domino: i64, facing: i64, x: i64, y: i64) -> int:
    return ((domino * 4 + facing) * 16 + x + 6) * 16 + y + 6
