"""The names of the regions in every language, from `data/names.csv`. Moves use their numbers."""

from __future__ import annotations

from functools import cache

from koruna.games.eight_minute_empire.rules.cards import rows
from koruna.locale import LANGUAGES, Named


@cache
def names_of(side: str) -> dict[int, Named]:
    """By region of a side of the board."""
    return {
        int(region): Named(dict(zip(LANGUAGES, names, strict=True)), region)
        for letter, region, *names in rows("names.csv")
        if letter == side
    }


def region_name(side: str, region: int) -> Named:
    return names_of(side)[region]
