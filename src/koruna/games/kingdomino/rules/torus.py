"""Sets of squares as the bits of one machine word.

The land is a strip of 63 squares wound into a torus: one step east is +1, one step north is +8,
both modulo 63, and the castle is square 0. A kingdom fits a box of at most 7x7 squares, and no two
squares of such a box share a bit or become neighbours by going round, so set operations on one word
answer for the whole kingdom. (Two squares share a bit when they differ by (8, -1), (-1, 8), (7, 7)
or their sums; every such step leaves the box.)

A square outside the box can share its bit with another square outside the box on the far side.
`Kingdom` resolves that by looking only where the next domino can lie, a rectangle of at most 8x8.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.bits import bit

CELLS: Final[i64] = 63
NORTH: Final[i64] = 8

# Compiled, constants from 2**62 on would be kept as objects: slow. So none is that large.
ALL_BUT_TOP: Final[i64] = 0x3FFF_FFFF_FFFF_FFFF
ALL_BUT_TOP_8: Final[i64] = 0x007F_FFFF_FFFF_FFFF
CASTLE: Final[i64] = 1


def east_of(squares: i64) -> i64:
    return ((squares & ALL_BUT_TOP) << 1) | (squares >> 62)


def west_of(squares: i64) -> i64:
    return (squares >> 1) | ((squares & 1) << 62)


def north_of(squares: i64) -> i64:
    return ((squares & ALL_BUT_TOP_8) << 8) | (squares >> 55)


def south_of(squares: i64) -> i64:
    return (squares >> 8) | ((squares & 0xFF) << 55)


def beside(squares: i64) -> i64:
    """All squares that share a side with one of these. Corners do not count. # K-D2"""
    return east_of(squares) | west_of(squares) | north_of(squares) | south_of(squares)


def index(x: i64, y: i64) -> i64:
    """The bit of the square x east and y north of the castle."""
    return (x + NORTH * y + 2 * CELLS) % CELLS


def rectangle(x0: i64, y0: i64, x1: i64, y1: i64) -> i64:
    """The squares from (x0, y0) to (x1, y1), both included."""
    row: i64 = 0
    square = bit(index(x0, y0))
    while x0 <= x1:
        row |= square
        square = east_of(square)
        x0 += 1
    squares: i64 = 0
    while y0 <= y1:
        squares |= row
        row = north_of(row)
        y0 += 1
    return squares


def everywhere() -> i64:
    """All squares there are."""
    return (ALL_BUT_TOP << 1) | 1


def area_around(seed: i64, land: i64) -> i64:
    """The connected part of `land` that holds `seed`. # K-E1"""
    area = seed
    while True:
        grown = (area | beside(area)) & land
        if grown == area:
            return area
        area = grown
