"""Prices, points and limits, from `data/values.csv`, and the names of the three kinds of resource and six actions.

A kind is its index in `KINDS`, an action its index in `ACTIONS`, a terrain its index in `TERRAINS`; the first three
terrains yield the kind of the same number.
"""

from __future__ import annotations

from typing import Final

from koruna.games.tiny_epic_kingdoms.rules.reading import amounts, rows

KINDS: Final = ["food", "ore", "mana"]
FOOD: Final = 0
ORE: Final = 1
MANA: Final = 2

ACTIONS: Final = ["patrol", "quest", "build", "research", "expand", "trade"]
PATROL: Final = 0
QUEST: Final = 1
BUILD: Final = 2
RESEARCH: Final = 3
EXPAND: Final = 4
TRADE: Final = 5
ALL_ACTIONS: Final = 63  # the set of them
SHIELDS: Final = 5  # actions chosen before the card is cleared; the sixth is left out (C3, T2)

TERRAINS: Final = ["fields", "mountains", "forest", "ruins", "capital"]
RUINS: Final = 3
CAPITAL: Final = 4

VALUES: Final = {row["name"]: row["value"] for row in rows("values.csv")}


def ladder(name: str, first: int) -> list[int]:
    """The values `name.1`, `name.2` and so on, each at the index of its number; 0 below the first."""
    found = [0] * first
    while f"{name}.{len(found)}" in VALUES:
        found.append(int(VALUES[f"{name}.{len(found)}"]))
    return found


def number(name: str) -> int:
    return int(VALUES[name])


def by_kind(name: str) -> list[int]:
    by_name = amounts(VALUES[name])
    return [by_name[kind] for kind in KINDS]


CASTLE_COST: Final = ladder("castle.cost", 1)  # of reaching a level
CASTLE_POINTS: Final = ladder("castle.vp", 0)  # of the level reached, not of all below it
FLAT_CASTLE_POINTS: Final = ladder("castle.vp_flat", 1)
TOP_CASTLE: Final = len(CASTLE_COST) - 1
MAGIC_COST: Final = ladder("magic.cost", 1)
TOP_MAGIC: Final = len(MAGIC_COST) - 1
MAGIC_POINTS: Final = number("magic.vp_per_level")
EXPAND_COST: Final = ladder("population.expand_cost", 2)  # of the n-th figure (C1)
FIGURES: Final = number("population.figures")
START_FIGURES: Final = number("population.start")
FIGURE_POINTS: Final = number("population.vp_each")
CAP: Final = number("resources.cap_each")
START_RESOURCES: Final = number("resources.start_total")
SUGGESTED: Final = by_kind("resources.start_suggested")
WAR_VALUE: Final = by_kind("war.value")
HIGHEST_NUMBER: Final = number("war.number_max")
RETREAT_PRICE: Final = number("war.retreat_food_per_figure_in_play")
LAST_CYCLE: Final = number("end.last_cycle")
CAPITAL_ALONE: Final = number("scoring.capital_alone")
CAPITAL_SHARED: Final = number("scoring.capital_shared_each")
NEUTRAL_POINTS: Final = number("scoring.neutral_beaten")
LOST_KINGDOM_POINTS: Final = number("scoring.lost_kingdom_region")
