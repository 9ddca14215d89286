"""What the planner buys, sells and builds: food first, then villages, men for them, then cities and better arms."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.suverenita.numbers import (
    AUTUMN,
    BUILD,
    CITY,
    CLEAN,
    DOCK_SITE,
    DONE,
    FORT_SITE,
    GRAIN,
    HARBOUR_SITE,
    HEAVY,
    JOIN,
    LIGHT,
    PURCHASE,
    RECRUIT_UNIT,
    SELL,
    SPRING,
    STANDARD,
    UPGRADE,
    VILLAGE,
    WINTER,
    field_of,
    kind_of,
    level_of,
    moved_count,
    moved_item,
    rest_of,
)
from koruna.games.suverenita.outlook import winter_of
from koruna.games.suverenita.planner_map import Sight, limited, units_of
from koruna.games.suverenita.rules import Suverenita
from koruna.games.suverenita.scoring import free_settlements, lands

SPARE: Final = 2  # men beyond one for every field


class Purse:
    """What a decision in Trade goes by."""

    gold: int
    men: int  # units that count towards the limit
    light: int
    fields: int
    villages: int
    cities: int
    hungry: int  # food that will be missing next winter

    def __init__(self, state: Suverenita, seat: int) -> None:
        units = units_of(state, seat)
        winter = winter_of(state, seat)
        self.gold = state.gold[seat]
        self.men = limited(units)
        self.light = units[LIGHT]
        self.fields = int(lands(state, seat))
        self.villages = int(free_settlements(state, seat))
        self.cities = int(free_settlements(state, seat, CITY))
        self.hungry = winter.missing_after if state.season() <= AUTUMN else winter.missing


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
    if kind == BUILD:
        return worth_of_site(state, sight, purse, field, int(rest_of(move)), int(moved_count(move)))
    if kind == JOIN:
        return 1.0 + 0.1 * float(moved_count(move)) if sight.threat[field] == 0 else 0.0
    if kind == RECRUIT_UNIT:
        return worth_of_man(state, sight, purse, field)
    if kind == PURCHASE:
        return worth_of_food(state, purse, move)
    if kind == SELL:
        return worth_of_sale(state, purse, move)
    if kind == UPGRADE:
        to_heavy = rest_of(move) == HEAVY and level_of(moved_item(move)) >= STANDARD
        return 0.8 if to_heavy and purse.gold >= 7 and purse.villages >= 6 else 0.0
    if kind == CLEAN:
        return 0.5 if purse.gold >= 8 else 0.0
    return 0.0


def worth_of_site(state: Suverenita, sight: Sight, purse: Purse, field: int, building: int, count: int) -> float:
    """Villages as fast as can be; a city and its harbour once there are some; forts where enemies are near."""
    if sight.theirs[field] > 0:
        return 0.0
    more = 0.1 * float(count)
    if building == VILLAGE:
        return 5.0 + sight.worth[field] + more if sight.threat[field] <= sight.mine[field] else 0.0
    if building == CITY:
        return 4.0 + more if purse.villages >= 5 or purse.gold >= 9 else 0.0
    if building == HARBOUR_SITE:
        return 3.0 + more if purse.villages >= 5 else 0.0
    if building == DOCK_SITE:
        return 1.5 + more if purse.villages >= 5 and purse.gold >= 6 else 0.0
    if building == FORT_SITE:
        return 2.0 + more if sight.threat[field] > 3 and purse.gold >= 4 else 0.0
    return 0.0


def worth_of_man(state: Suverenita, sight: Sight, purse: Purse, field: int) -> float:
    """A man is worth having while there is land to take or a village to build, and food to come."""
    most = state.setup.values.most_units
    wanted = min(most, 6 + 2 * purse.villages)
    if sight.threat[field] > sight.mine[field]:
        wanted = most
    if purse.men >= wanted or (state.season() == WINTER and purse.hungry > 0):
        return 0.0
    if state.setup.has_farms and purse.hungry > 2 and state.season() != SPRING:
        return 0.0
    near = float(sight.distance[field])
    return 2.5 - 0.1 * near + (1.5 if sight.threat[field] > sight.mine[field] else 0.0)


def worth_of_food(state: Suverenita, purse: Purse, move: i64) -> float:
    """Grain for the winter, when the harvest will not do."""
    if rest_of(move) != GRAIN or state.season() < AUTUMN or purse.hungry <= 0:
        return 0.0
    count = int(moved_count(move))
    return 8.0 + 0.1 * float(count) if count <= purse.hungry else 0.0


def worth_of_sale(state: Suverenita, purse: Purse, move: i64) -> float:
    """What is left over after the winter is sold, as far as it brings whole gold."""
    if rest_of(move) != GRAIN or state.season() != SPRING or purse.hungry > 0:
        return 0.0
    return 0.0
