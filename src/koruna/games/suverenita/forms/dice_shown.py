"""The individual dice of a roll. A record has only the number of swords (9.4), because nothing else matters.

Which dice showed them is sampled here with the right probabilities and a seed of the roll, so that everybody sees the
same dice, also after reloading a page.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from koruna.engine.errors import Bug
from koruna.games.suverenita.rules.fight.dice import COLOUR_NAMES, one_die
from koruna.games.suverenita.rules.numbers import LEVELS, RECRUIT, STANDARD
from koruna.games.suverenita.rules.values import Values

# For the remaining dice: the probability of each number of swords and of blanks that count.
Ahead = dict[tuple[int, int], float]
START: Final = (0, 0)


class Die:
    colour: str
    swords: int
    counts: bool  # whether it counts as a blank if it shows no sword (9.6, 12.1)

    def __init__(self, colour: str, swords: int, counts: bool) -> None:
        self.colour = colour
        self.swords = swords
        self.counts = counts


@lru_cache(maxsize=4096)
def dice_shown(values: Values, written: str, swords: int, seed: str) -> tuple[Die, ...]:
    """Dice as written in events, each with the swords it shows; with those for blanks they sum to `swords`."""
    kinds = read_dice(written)
    chances = [one_die(values, colour, level) for colour, level in kinds]
    ahead: list[Ahead] = [{START: 1.0}]
    for (_, level), die in zip(reversed(kinds), reversed(chances), strict=True):
        ahead.insert(0, with_one_more(ahead[0], die, level != RECRUIT))
    rng = Random(f"{seed} {written} {swords}")
    found: list[Die] = []
    so_far = START
    for at, (colour, level) in enumerate(kinds):
        counts = level != RECRUIT
        later = ahead[at + 1]
        weights = [
            chance * sum(later[more] for more in later if fits(values, so_far, face, counts, more, swords))
            for face, chance in enumerate(chances[at])
        ]
        if not sum(weights):
            raise Bug(f"{written} cannot bring {swords} swords")
        [face] = rng.choices(range(len(weights)), weights)
        found.append(Die(COLOUR_NAMES[colour], face, counts))
        so_far = (so_far[0] + face, so_far[1] + int(counts and not face))
    return tuple(found)


def read_dice(written: str) -> list[tuple[int, int]]:
    """Colour and level of each die."""
    words = written.split()
    found: list[tuple[int, int]] = []
    for count, name in zip(words[::2], words[1::2], strict=True):
        colour, _, level = name.partition(".")
        found += [(COLOUR_NAMES.index(colour), LEVELS.index(level) if level else STANDARD)] * int(count)
    return found


def with_one_more(ahead: Ahead, die: list[float], counts: bool) -> Ahead:
    found: Ahead = {}
    for (swords, blanks), chance in ahead.items():
        for face, likewise in enumerate(die):
            if likewise:
                now = (swords + face, blanks + int(counts and not face))
                found[now] = found.get(now, 0.0) + chance * likewise
    return found


def fits(values: Values, so_far: tuple[int, int], face: int, counts: bool, more: tuple[int, int], swords: int) -> bool:
    """Whether a roll that continues like this gives this number of swords."""
    blanks = so_far[1] + int(counts and not face) + more[1]
    return so_far[0] + face + more[0] + blanks // values.blanks_per_sword == swords
