"""What the planner buys, sells and builds: villages first and men for them, then cities, engines and better arms."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.suverenita.besieging import defence_level
from koruna.games.suverenita.larder import SETTLEMENT, larders_of, meat_of
from koruna.games.suverenita.market import count_like, look
from koruna.games.suverenita.numbers import (
    AUTUMN,
    BUILD,
    CAVALRY,
    CITY,
    CLEAN,
    COUNT_BIT,
    DOCK_SITE,
    DONE,
    ENGINE,
    FORT_SITE,
    GRAIN,
    HARBOUR_SITE,
    HEAVY,
    JOIN,
    LIGHT,
    OPEN,
    PURCHASE,
    RECRUIT_UNIT,
    SITE,
    SPRING,
    STANDARD,
    TRAIN,
    UPGRADE,
    VILLAGE,
    WINTER,
    field_of,
    item,
    kind_of,
    level_of,
    moved_count,
    moved_item,
    rest_of,
)
from koruna.games.suverenita.outlook import winter_of
from koruna.games.suverenita.planner_feeding import LEAST_MEN, near_goal, seeds_wanted
from koruna.games.suverenita.planner_map import CITY_FROM, Sight, limited, units_of
from koruna.games.suverenita.planner_marching import DANGEROUS
from koruna.games.suverenita.rules import Suverenita
from koruna.games.suverenita.scoring import free_settlements, lands
from koruna.games.suverenita.trading import price_of
from koruna.games.suverenita.winning import food_asked, food_for_victory

MEN_AT_FIRST: Final = 7  # before the first village is built
MEN_PER_VILLAGE: Final = 2  # beyond those
STARVING: Final = 4  # so many mouths too many stop recruiting in autumn; before it they pay their way
RICH: Final = 8
BY_HAND: Final = 0.75  # of a wall's shields, what a man breaks in a round
LEAST_SIEGE: Final = 2.0  # men, for an engine to be of use
SEED_BOUGHT: Final = 2  # grain for which gold is kept through the winter
NEVER: Final = 9  # seasons
KEPT_HUNGRY: Final = 9  # men who may go hungry instead of seed being eaten


class Purse:
    """What a decision in Trade goes by."""

    gold: int
    men: int  # units that count towards the limit
    light: int
    fields: int
    villages: int
    cities: int
    sites: int  # own villages being built
    tiles: int
    fallow: int  # fields for which there will be no seed in spring
    hungry: int  # food that will be missing next winter
    upkeep: int  # of the first game: gold that must be left in this winter
    for_victory: int  # what a victory that is near asks for, in food or gold; 0 if none is

    def __init__(self, state: Suverenita, seat: int) -> None:
        units = units_of(state, seat)
        winter = winter_of(state, seat)
        self.gold = state.gold[seat]
        self.men = limited(units)
        self.light = units[LIGHT]
        self.fields = int(lands(state, seat))
        self.villages = int(free_settlements(state, seat))
        self.cities = int(free_settlements(state, seat, CITY))
        self.sites = 0
        for field in range(len(state.site)):
            if state.site[field] == VILLAGE and state.site_owner[field] == seat:
                self.sites += 1
        self.tiles = int(look(state, seat).tiles)
        eaten = winter.needed if state.season() == WINTER else 0
        has_spring = state.setup.has_farms and state.year() + (state.season() == WINTER) <= state.setup.values.years
        self.fallow = max(0, seeds_wanted(state, seat) - max(0, winter.food - eaten)) if has_spring else 0
        self.hungry = winter.missing_after if state.season() <= AUTUMN else winter.missing

        self.upkeep = min(winter.needed, 2 * self.villages + LEAST_MEN) if state.season() == WINTER else 0
        goal = near_goal(state, seat)
        self.for_victory = int(food_asked(state, seat, goal)) if goal else 0

    def with_seed(self, state: Suverenita, building: int) -> int:
        """What it takes to pay a building and some of the seed for the spring."""
        values = state.setup.values
        seed = values.grain_price * min(SEED_BOUGHT, self.fallow) if state.season() == WINTER else 0
        return values.build_gold[building] + seed

    def wants_village(self, state: Suverenita) -> bool:
        """Room for more of them is kept for a city and its harbour."""
        values = state.setup.values
        return self.villages + self.sites < values.win_settlements + 1 and self.tiles < values.most_tiles


def best_deal(state: Suverenita, seat: int, moves: list[int]) -> int:
    sight = Sight(state, seat)
    purse = Purse(state, seat)
    best, most = DONE, 0.0
    for move in moves:
        if move == DONE:
            continue
        value = worth_of_deal(state, sight, purse, move)
        if value > most:
            best, most = move, value
    return best


def worth_of_deal(state: Suverenita, sight: Sight, purse: Purse, move: i64) -> float:
    kind = kind_of(move)
    field = int(field_of(move))
    left = purse.gold if kind == JOIN else purse.gold - price_of(state, int(move))
    if not state.setup.has_farms and left < max(purse.for_victory, purse.upkeep):
        return 0.0
    if kind == BUILD:
        return worth_of_site(state, sight, purse, field, int(rest_of(move)), int(moved_count(move)))
    if kind == JOIN:
        return worth_of_joining(state, sight, field, int(moved_count(move)))
    if kind == RECRUIT_UNIT:
        return worth_of_man(state, sight, purse, field)
    if kind == PURCHASE:
        return worth_of_food(state, sight, purse, move)
    if kind == UPGRADE:
        return worth_of_arms(state, sight, purse, field, moved_item(move), int(rest_of(move)))
    if kind == TRAIN:
        to_standard = level_of(moved_item(move)) < STANDARD
        return 0.7 if purse.gold >= RICH and to_standard else 0.0
    if kind == CLEAN:
        return 0.5 if purse.gold >= RICH and state.round + 4 >= 4 * state.setup.values.years else 0.0
    return 0.0


# --- buildings ---------------------------------------------------------------------------


def rounds_for(state: Suverenita, building: int, done: int, men: int) -> int:
    """How many seasons so many builders need; many when they are too few."""
    values = state.setup.values
    turns = men // max(1, values.build_least[building])
    if turns == 0:
        return NEVER
    return -(-(100 - done) // (values.site_step * turns))


def worth_of_site(state: Suverenita, sight: Sight, purse: Purse, field: int, building: int, count: int) -> float:
    """Villages as fast as can be; a city and its harbour once there are some; forts where enemies are near."""
    if sight.theirs[field] > 0 or builders_at(state, sight.seat, field) < state.setup.values.build_least[building]:
        return 0.0
    if state.round >= 4 * state.setup.values.years - 2:
        return 0.0  # it would not be ready
    start = state.setup.values.site_start if state.setup.has_farms else state.setup.values.quick_site_start
    speed = -0.2 * float(rounds_for(state, building, start, count)) - 0.1 * float(count)
    if building == VILLAGE:
        if (
            not purse.wants_village(state)
            or is_threatened(sight, field)
            or purse.gold < purse.with_seed(state, VILLAGE)
        ):
            return 0.0
        return 6.0 + sight.worth[field] + speed
    if building == CITY:
        return 5.0 + speed if purse.villages >= CITY_FROM or purse.gold >= RICH else 0.0
    if building == HARBOUR_SITE:
        return 4.5 + speed if purse.villages >= CITY_FROM or purse.cities else 0.0
    if building == DOCK_SITE:
        return 2.5 + speed if purse.villages >= CITY_FROM and not has_dockyard(state, sight.seat) else 0.0
    if building == FORT_SITE:
        return 2.5 + speed if sight.threat[field] > 3 and purse.gold >= RICH else 0.0
    return 0.0


def has_dockyard(state: Suverenita, seat: int) -> bool:
    return any(lord == seat and state.dockyard[field] for field, lord in enumerate(state.lord))


def is_threatened(sight: Sight, field: int) -> bool:
    return sight.threat[field] > sight.mine[field] + 2.0


def worth_of_joining(state: Suverenita, sight: Sight, field: int, count: int) -> float:
    """More builders only if that makes it faster, and never so that an enemy finds nobody in the open."""
    if sight.theirs[field] > 0:
        return 0.0
    there = 0
    for units in state.armies[field]:
        if units >> 6 & 7 == SITE:
            there += units >> COUNT_BIT
    building, done = state.site[field], state.site_done[field]
    saved = rounds_for(state, building, done, there) - rounds_for(state, building, done, there + count)
    if there < state.setup.values.build_least[building]:
        return 7.0 + 0.1 * float(count)  # begun, and nobody who could go on
    return float(saved) - 0.1 * float(count) if saved > 0 else 0.0


# --- men ---------------------------------------------------------------------------------


def worth_of_man(state: Suverenita, sight: Sight, purse: Purse, field: int) -> float:
    """A man is worth having while there is land to take or a village to build; first of all where he completes a
    pair of builders."""
    values = state.setup.values
    if sight.mine[field] < sight.threat[field] >= DANGEROUS and state.lord[field] == sight.seat:
        return 4.0
    price = purse.with_seed(state, VILLAGE) + values.recruit
    if purse.gold >= price and makes_builders(state, sight, field) and purse.wants_village(state):
        return 5.5 + 0.1 * sight.worth[field]
    if state.season() >= AUTUMN and purse.men >= KEPT_HUNGRY:
        return 0.0
    wanted = min(values.most_units, MEN_AT_FIRST + MEN_PER_VILLAGE * (purse.villages - values.start_villages))
    if purse.men >= wanted and (purse.gold <= price or not purse.wants_village(state)):
        return 0.0 if purse.gold < RICH or purse.men >= values.most_units else 1.0
    near = float(sight.distance[field])
    return 2.5 - 0.1 * near


def makes_builders(state: Suverenita, sight: Sight, field: int) -> bool:
    """Whether one man more could begin a village here."""
    if state.settlement[field] or state.site[field] or is_threatened(sight, field):
        return False
    return 1 <= builders_at(state, sight.seat, field) < state.setup.values.build_least[VILLAGE]


def builders_at(state: Suverenita, seat: int, field: int) -> int:
    """Light infantry in the open, of any level: who does not begin a site with the others joins it."""
    found = 0
    for units in state.armies[field]:
        stack: i64 = units
        if stack & 7 == LIGHT and stack >> 6 & 7 == OPEN and stack >> 9 & 15 == seat:
            found += int(stack >> COUNT_BIT)
    return found


def worth_of_arms(state: Suverenita, sight: Sight, purse: Purse, field: int, unit: i64, new: int) -> float:
    """Engines where walls hold an army up; heavy infantry and riders when there is gold to spare."""
    if new == ENGINE:
        engines = count_like(state, field, sight.seat, item(ENGINE, level_of(unit)))
        wall = defence_level(state, field) * state.setup.values.shields_per_level
        left = wall - int(engines) * state.setup.values.engine_by_level[level_of(unit)]
        return 9.0 if float(left) > BY_HAND * (sight.mine[field] - 1.0) and sight.mine[field] >= LEAST_SIEGE else 0.0
    if level_of(unit) < STANDARD:
        return 0.0
    if new in (HEAVY, CAVALRY):
        return 1.5 if purse.gold >= RICH and purse.men >= MEN_AT_FIRST else 0.0
    return 0.0


# --- goods -------------------------------------------------------------------------------


def worth_of_food(state: Suverenita, sight: Sight, purse: Purse, move: i64) -> float:
    """Grain so that no settlement starves, and seed in spring where fields would lie fallow; never for men, who are
    cheaper to have anew."""
    if rest_of(move) != GRAIN:
        return 0.0
    count = int(moved_count(move))
    field = int(field_of(move))
    missing = purse.for_victory - int(food_for_victory(state, sight.seat))  # 17.3
    if state.season() != SPRING and 0 < count <= missing:
        return 10.0 + 0.1 * float(count)
    if state.season() == SPRING:
        return 7.9 + 0.1 * float(count) if count <= purse.fallow else 0.0
    if state.season() != WINTER:
        return 0.0
    return 8.0 + 0.1 * float(count) if count <= missing_at(state, sight.seat, field) else 0.0


def missing_at(state: Suverenita, seat: int, field: int) -> int:
    """The food that the settlements lack who eat from the stores of a field."""
    for larder in larders_of(state, seat):
        if field in larder.fields:
            needed = sum(mouth.food for mouth in larder.mouths if mouth.key == SETTLEMENT)
            meat = sum(meat_of(state, larder, kind) * there for kind, there in enumerate(larder.herds))
            return needed - meat - larder.grain - larder.fish // state.setup.values.fish_per_food
    return 0
