"""The names of a map's fields in every language, from `data/places.csv`, by the kind of land.

A name depends only on the map, so that every form shows the same one. Moves use ids.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final
from zlib import crc32

from koruna.games.suverenita.rules.board.world import World
from koruna.games.suverenita.rules.numbers import COLOURS
from koruna.locale import LANGUAGES, Named

MIDDLE: Final = "middle"  # the centre of the round world, if it is land
MIDDLE_SEA: Final = "middle-sea"
NEUTRAL: Final = "neutral"
ISLAND: Final = "island"
# If a map has more fields of a kind than there are names, names are reused with one of these.
COMPASS: Final[list[dict[str, str]]] = [
    {"cs": "sever", "sk": "sever", "en": "North"},
    {"cs": "jih", "sk": "juh", "en": "South"},
    {"cs": "východ", "sk": "východ", "en": "East"},
    {"cs": "západ", "sk": "západ", "en": "West"},
    {"cs": "severovýchod", "sk": "severovýchod", "en": "Northeast"},
    {"cs": "jihozápad", "sk": "juhozápad", "en": "Southwest"},
    {"cs": "jihovýchod", "sk": "juhovýchod", "en": "Southeast"},
    {"cs": "severozápad", "sk": "severozápad", "en": "Northwest"},
]


@cache
def pools() -> dict[str, list[dict[str, str]]]:
    """The names of each kind of field."""
    text = files("koruna.games.suverenita").joinpath("data").joinpath("places.csv").read_text("utf-8")
    found: dict[str, list[dict[str, str]]] = {}
    for line in text.splitlines()[1:]:
        kind, *names = line.split(",")
        found.setdefault(kind, []).append(dict(zip(LANGUAGES, names, strict=True)))
    return found


@lru_cache(maxsize=64)
def names_of(world: World) -> list[Named]:
    """By field. A custom map may name its fields; those names are not used for other fields."""
    taken = {name for given in world.given_names for name in given.values()}
    used: dict[str, int] = {}  # by kind: how many names are taken
    found: list[Named] = []
    for field, given in enumerate(world.given_names):
        names = given
        if not given:
            kind = kind_of(world, field)
            at = used.get(kind, 0)
            names = name_at(kind, at, world.name)
            while not taken.isdisjoint(names.values()):
                at += 1
                names = name_at(kind, at, world.name)
            used[kind] = at + 1
        found.append(Named(names, world.ids[field]))
    return found


def kind_of(world: World, field: int) -> str:
    if not world.rings[field]:
        return MIDDLE_SEA if world.is_sea[field] else MIDDLE
    if world.is_neutral[field]:
        return NEUTRAL
    return ISLAND if world.is_island[field] else COLOURS[world.colours[field]]


def name_at(kind: str, at: int, map_name: str) -> dict[str, str]:
    """The name of a field of a kind after `at` others; each map starts at a different offset in the list."""
    pool = pools()[kind]
    again, place = divmod(at, len(pool))
    names = pool[(place + crc32(map_name.encode())) % len(pool)]
    if not again:
        return names
    round, point = divmod(again - 1, len(COMPASS))
    number = f" {round + 1}" if round else ""
    return {language: f"{name}-{COMPASS[point][language]}{number}" for language, name in names.items()}
