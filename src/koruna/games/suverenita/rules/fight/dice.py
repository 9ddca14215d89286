"""Dice (9.4, 9.6, 12.1): the exact probability of every number of swords, and sampling from it.

Dice are counted by colour and by the level of the unit that rolls them, because levels re-roll differently. The
probabilities of a handful of dice are computed when first needed and cached.
"""

from __future__ import annotations

from random import Random
from typing import Final

from koruna.games.suverenita.rules.numbers import EXPERIENCED, LEVELS, RECRUIT, STANDARD
from koruna.games.suverenita.rules.values import Values

WHITE: Final = 0
INVERTED: Final = 1
BLUE: Final = 2
RED: Final = 3
COLOURS: Final = 4
COLOUR_NAMES: Final = ["white", "inverted", "blue", "red"]
PLACES: Final = COLOURS * 5  # in a handful; the index is colour times the number of levels, plus level
BLANK: Final = 1 << 12  # added to a sum for every blank; swords are below it
MOST_TABLES: Final = 5_000  # cached at once


class Chances:
    """By number of swords, bonuses for blanks included: its probability, and the cumulative probability."""

    each: list[float]
    up_to: list[float]

    def __init__(self, each: list[float]) -> None:
        self.each = each
        self.up_to = []
        total = 0.0
        for chance in each:
            total += chance
            self.up_to.append(total)

    def pick(self, point: float) -> int:
        """The number of swords at a point between 0 and 1."""
        last = len(self.each) - 1
        for swords in range(last):
            if point < self.up_to[swords]:
                return swords
        return last

    def mean(self) -> float:
        return sum([swords * chance for swords, chance in enumerate(self.each)])


TABLES: Final[dict[tuple[int, ...], Chances]] = {}
ALIKE: Final[dict[tuple[int, ...], dict[int, float]]] = {}


def no_dice() -> list[int]:
    """An empty handful: the number of dice by colour and level."""
    return [0] * PLACES


def write_dice(handful: list[int]) -> str:
    """As in events: `5 white 2 red.veteran`."""
    found: list[str] = []
    for place in range(PLACES):
        if handful[place]:
            level = place % len(LEVELS)
            name = COLOUR_NAMES[place // len(LEVELS)]
            found.append(f"{handful[place]} {name}" + ("" if level == STANDARD else f".{LEVELS[level]}"))
    return " ".join(found)


def place_of_die(colour: int, level: int) -> int:
    return colour * len(LEVELS) + level


def faces(values: Values, colour: int) -> list[int]:
    if colour == WHITE:
        return values.white
    if colour == INVERTED:
        return values.inverted
    return values.blue if colour == BLUE else values.red


def chances(values: Values, handful: list[int]) -> Chances:
    """The chances of a handful of dice."""
    rules = [values.blanks_per_sword, *values.rerolls, *values.white, *values.inverted, *values.blue, *values.red]
    key = tuple(handful + rules)
    known = TABLES.get(key)
    if known is None:
        if len(TABLES) >= MOST_TABLES:
            TABLES.clear()
        known = find(values, handful)
        TABLES[key] = known
    return known


def find(values: Values, handful: list[int]) -> Chances:
    sums: dict[int, float] = {0: 1.0}
    for place in range(PLACES):
        if handful[place]:
            sums = together(sums, alike(values, place, handful[place]))
    found: dict[int, float] = {}
    most = 0
    for total, chance in sums.items():
        swords = total % BLANK + total // BLANK // values.blanks_per_sword  # 9.6: several blanks count as a sword
        found[swords] = found.get(swords, 0.0) + chance
        most = max(most, swords)
    return Chances([found.get(swords, 0.0) for swords in range(most + 1)])


def alike(values: Values, place: int, count: int) -> dict[int, float]:
    """The probabilities of the sums of swords and blanks for dice of one kind; cached."""
    colour = place // len(LEVELS)
    level = place % len(LEVELS)
    numbers = [count, level, values.rerolls[level], *faces(values, colour)]
    key = tuple(numbers)
    known = ALIKE.get(key)
    if known is None:
        if len(ALIKE) >= MOST_TABLES:
            ALIKE.clear()
        before: dict[int, float] = {0: 1.0} if count == 1 else alike(values, place, count - 1)
        known = with_die(before, one_die(values, colour, level), level != RECRUIT)
        ALIKE[key] = known
    return known


def together(one: dict[int, float], other: dict[int, float]) -> dict[int, float]:
    """The sums of two sets of dice."""
    if len(one) == 1:
        return other
    found: dict[int, float] = {}
    for total, chance in one.items():
        for more, likewise in other.items():
            now = total + more
            found[now] = found.get(now, 0.0) + chance * likewise
    return found


def with_die(sums: dict[int, float], die: list[float], counts_blank: bool) -> dict[int, float]:
    """The sums with one more die; blanks of recruits do not count."""
    blank = BLANK if counts_blank else 0
    found: dict[int, float] = {}
    for total, chance in sums.items():
        for swords in range(len(die)):
            if die[swords] > 0.0:
                now = total + (swords if swords else blank)
                found[now] = found.get(now, 0.0) + chance * die[swords]
    return found


def one_die(values: Values, colour: int, level: int) -> list[float]:
    """The chances of each number of swords of one die, re-rolls included (12.1)."""
    sides = faces(values, colour)
    plain = [0.0] * (max(sides) + 1)
    for swords in sides:
        plain[swords] += 1.0 / len(sides)
    rolls = values.rerolls[level]
    if level == EXPERIENCED:  # a blank is re-rolled, and the last result counts
        found = plain
        for _ in range(rolls):
            found = [found[0] * chance + (found[swords] if swords else 0.0) for swords, chance in enumerate(plain)]
        return found
    best = []
    below = 0.0
    up_to = 0.0
    for chance in plain:  # the best result counts
        up_to += chance
        best.append(up_to ** (rolls + 1) - below ** (rolls + 1))
        below = up_to
    return best


# --- two sides ---------------------------------------------------------------------------


def throw(one: Chances, other: Chances, rng: Random) -> tuple[int, int]:
    """The swords of both sides, from a single random number."""
    point = rng.random()
    first = one.pick(point)
    below = one.up_to[first - 1] if first else 0.0
    second = other.pick((point - below) / one.each[first])
    return first, second
