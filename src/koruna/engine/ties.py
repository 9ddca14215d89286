"""Breaking ties without a random stream: prefer doing nothing, else decide by a bot's seed and the moves themselves.

So the same bot makes the same choice from the same moves, however often it is asked, and over all seeds ties are broken
uniformly. Creating a generator per decision would take longer than many decisions do.
"""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

BITS: Final = 31
WORD: Final = (1 << 31) - 1  # the product of two words fits an i64
LONG: Final = (1 << 62) - 1
ROUNDING: Final = 1e-9  # gains up to this are rounding errors


def seed_of(rng: Random) -> int:
    """The seed that a bot draws once from the stream it is made with."""
    return rng.getrandbits(62)


def scrambled(word: i64) -> i64:
    """Bit mixing: a word of 31 bits, each of which depends on all bits of the input."""
    word = ((word ^ (word >> 15)) * 0x2C1B3C6D) & WORD
    word = ((word ^ (word >> 12)) * 0x297A2D39) & WORD
    return word ^ (word >> 15)


def mixed(seed: i64, number: i64) -> i64:
    """A hash of a seed and a number, 31 bits."""
    both = seed ^ number
    return scrambled(scrambled(both & WORD) ^ (both >> BITS & WORD))


def branch(seed: i64, number: i64) -> i64:
    """A derived seed, independent for each number."""
    return mixed(seed, number) << BITS | mixed(seed ^ LONG, number)


def noise(seed: i64, number: i64) -> float:
    """A number from -1 to 1, from a seed and a number."""
    return 2.0 * float(mixed(seed, number)) / float(WORD) - 1.0


def best_of(moves: list[int], values: list[float], seed: i64, idle: list[int]) -> int:
    """The move with the highest value; among equals one that does nothing, else one chosen by the seed and all moves.

    `idle` are the game's `idle_moves`.
    """
    best, equals = 0, 1
    for at in range(1, len(moves)):
        if values[at] > values[best]:
            best, equals = at, 1
        elif values[at] == values[best]:
            equals += 1
    for at in range(len(moves)):
        if values[at] >= values[best] - ROUNDING and moves[at] in idle:
            return moves[at]
    if equals == 1:
        return moves[best]
    decision: i64 = 0
    for move in moves:
        decision = decision * 31 + move & WORD
    salt = seed ^ decision
    top = values[best]
    most: i64 = -1
    for at in range(len(moves)):
        if values[at] == top:
            lot = mixed(salt, moves[at])
            if lot > most:
                best, most = at, lot
    return moves[best]
