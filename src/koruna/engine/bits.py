"""Bit sets in one machine word, for regions, squares, cards or seats. A member is 0 to 62."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Powers of two differ modulo 67, so the remainder of a single bit identifies its index.
MODULUS: Final = 67
BY_REMAINDER: Final[list[int]] = [0] * MODULUS
for member in range(63):
    BY_REMAINDER[(1 << member) % MODULUS] = member


def bit(member: i64) -> i64:
    """The set with this one member."""
    return (member - member + 1) << member  # compiled, a bare `1 << member` would be computed in 32 bits


def all_of(size: i64) -> i64:
    """The set of 0 to `size` - 1, such as all seats of a game."""
    return bit(size) - 1


def lowest(members: i64) -> i64:
    """The lowest member of a non-empty set."""
    return BY_REMAINDER[(members & -members) % MODULUS]


def nth(members: i64, skipped: i64) -> i64:
    """The lowest member of a set after skipping some."""
    while skipped > 0:
        members &= members - 1
        skipped -= 1
    return lowest(members)


def count(members: i64) -> i64:
    found: i64 = 0
    while members != 0:
        members &= members - 1
        found += 1
    return found


def listed(members: i64) -> list[int]:
    """The members, ascending."""
    found: list[int] = []
    while members != 0:
        found.append(int(lowest(members)))
        members &= members - 1
    return found
