"""The planner's budget in Trade: gold, men, settlements, and what the winter and a near victory require."""

from __future__ import annotations

from typing import Final

from koruna.games.suverenita.bot.planner_feeding import LEAST_MEN, near_goal, seeds_wanted
from koruna.games.suverenita.bot.planner_map import limited, units_of
from koruna.games.suverenita.rules.numbers import CITY, VILLAGE, WINTER
from koruna.games.suverenita.rules.scoring import free_settlements
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade.market import market_of
from koruna.games.suverenita.rules.trade.outlook import winter_of
from koruna.games.suverenita.rules.winning import food_asked

RICH: Final = 8  # gold, from which on it buys what is not urgent
# What a Trade is for; the planner's own way weighs all of it.
FOR_ALL: Final = 0
FOR_MEN: Final = 1
FOR_BUILDINGS: Final = 2
FOR_ARMS: Final = 3
ARMS_FROM: Final = 4  # gold, instead of RICH, if the Trade is for arms
SEED_BOUGHT: Final = 2  # grain for which gold is kept through the winter


class Budget:
    taste: int  # what the Trade is for
    rich: int  # gold, from which on it buys what is not urgent
    gold: int
    men: int  # units that count towards the limit
    villages: int
    cities: int
    sites: int  # own villages being built
    tiles: int
    fallow: int  # fields for which there will be no seed in spring
    upkeep: int  # in the first game: gold that must be left for this winter
    for_victory: int  # food or gold required for a near victory; 0 if there is none
    can_recruit: bool

    def __init__(self, state: Suverenita, seat: int, can_recruit: bool, taste: int = FOR_ALL) -> None:
        self.taste = taste
        self.rich = ARMS_FROM if taste == FOR_ARMS else RICH
        self.can_recruit = can_recruit
        self.gold = state.gold[seat]
        self.men = limited(units_of(state, seat))
        self.villages = int(free_settlements(state, seat))
        self.cities = int(free_settlements(state, seat, CITY))
        self.sites = 0
        for field in range(len(state.site)):
            if state.site[field] == VILLAGE and state.site_owner[field] == seat:
                self.sites += 1
        self.tiles = int(market_of(state, seat).tiles)
        winter = winter_of(state, seat)
        is_winter = state.season() == WINTER
        has_spring = state.setup.has_farms and state.year() + is_winter <= state.setup.values.years
        seed = max(0, winter.food - (winter.needed if is_winter else 0))
        self.fallow = max(0, seeds_wanted(state, seat) - seed) if has_spring else 0
        self.upkeep = min(winter.needed, 2 * self.villages + LEAST_MEN) if is_winter else 0
        goal = near_goal(state, seat)
        self.for_victory = int(food_asked(state, seat, goal)) if goal else 0

    def with_seed(self, state: Suverenita, building: int) -> int:
        """The gold for a building and some of the seed for the spring."""
        values = state.setup.values
        seed = values.grain_price * min(SEED_BOUGHT, self.fallow) if state.season() == WINTER else 0
        return values.build_gold[building] + seed

    def wants_village(self, state: Suverenita) -> bool:
        """Leaves some tiles for a city and its harbour."""
        values = state.setup.values
        return self.villages + self.sites < values.win_settlements + 1 and self.tiles < values.most_tiles
