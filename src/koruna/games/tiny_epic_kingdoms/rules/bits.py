"""Sets of regions as the bits of a number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# The remainders of powers of two by 37 are all different, so that a bit leads back to its place.
MODULUS: Final = 37
BY_REMAINDER: Final[list[int]] = [0] * MODULUS
for place in range(36):
    BY_REMAINDER[(1 << place) % MODULUS] = place


def bit(region: i64) -> i64:
    return (region - region + 1) << region  # compiled, a bare `1 << region` would be computed in 32 bits


def lowest(regions: i64) -> i64:
    """The region with the lowest number in a set that is not empty."""
    return BY_REMAINDER[(regions & -regions) % MODULUS]


def count(regions: i64) -> i64:
    found: i64 = 0
    while regions != 0:
        regions &= regions - 1
        found += 1
    return found


def listed(regions: i64) -> list[int]:
    found: list[int] = []
    while regions != 0:
        found.append(int(lowest(regions)))
        regions &= regions - 1
    return found
