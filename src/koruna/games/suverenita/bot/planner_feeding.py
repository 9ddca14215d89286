"""How the planner gets through the winter: seed for the spring comes before sheep and before surplus men.

A grain that is sown yields three, while a man costs one gold to replace; so sheep are slaughtered and surplus men go
hungry before seed is eaten. The rest is left to the optimiser of the rules.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.suverenita.bot.planner_map import Survey, limited, units_of
from koruna.games.suverenita.rules.farm.larder import HUNGRY_COUNT_BIT, HUNGRY_FIELD, HUNGRY_KEY_BIT, larders_of
from koruna.games.suverenita.rules.farm.sowing import harvest_of
from koruna.games.suverenita.rules.numbers import (
    ACCEPT,
    DOCK,
    DOMINANCE,
    LIGHT,
    POWER,
    SHEEP,
    SLAUGHTER,
    STARVE,
    TRANSPORT,
    field_of,
    kind_of,
    moved_count,
    moved_item,
    owner_of,
    place_of,
    rest_of,
    type_of,
)
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade.outlook import winter_of
from koruna.games.suverenita.rules.winning import food_asked, has_goal

LEAST_MEN: Final = 11  # fed even if that uses up seed
FEW_MEN: Final = 5  # fed even if nothing is left to sow
SEED_CORN: Final = 2  # for the best fields
# Who goes hungry first has the highest value.
IDLE_SHIP: Final = 9.0
IN_SETTLEMENT: Final = 5.0
ONE_OF_MANY: Final = 3.0
ALONE: Final = 2.0
SHIP_AT_SEA: Final = 1.0  # it connects an island
MANY: Final = 2.0
OF_OTHERS: Final = 0.1
OF_HARVEST: Final = 0.2


def best_feeding(state: Suverenita, seat: int, moves: list[int]) -> int:
    if not state.setup.has_farms or state.year() >= state.setup.values.years:
        return moves[0]
    winter = winter_of(state, seat)
    food = winter.food + sum(larder.meat for larder in larders_of(state, seat))
    kept, least = seeds_wanted(state, seat), LEAST_MEN
    goal = near_goal(state, seat)
    if goal:  # 17.3: what is left must feed all settlements once more
        kept, least = max(kept, int(food_asked(state, seat, goal))), 1
    if winter.needed + kept <= food:
        return moves[0]
    for move in moves:
        if kind_of(move) == SLAUGHTER and rest_of(move) == SHEEP:
            return move
    best, most = ACCEPT, 0.0
    survey = Survey(state, seat)
    units = units_of(state, seat)
    if winter.needed + min(kept, SEED_CORN) > food:
        least = min(least, FEW_MEN)
    can_spare = limited(units) - going_hungry(state, seat) > least
    for move in moves:
        if kind_of(move) == STARVE and moved_count(move) == 1:
            value = worth_of_sparing(survey, move) if can_spare else 0.0
            if value > most:
                best, most = move, value
    return best if best in moves else moves[0]


def near_goal(state: Suverenita, seat: int) -> int:
    """Dominance or power, if it is reached and only has to be kept, or 0."""
    for goal in (DOMINANCE, POWER):
        if has_goal(state, seat, goal):
            return goal
    return 0


def going_hungry(state: Suverenita, seat: int) -> int:
    """Men who were already chosen to go hungry."""
    return sum(
        entry >> HUNGRY_COUNT_BIT
        for entry in state.hungry
        if entry > HUNGRY_FIELD and owner_of(entry >> HUNGRY_KEY_BIT) == seat
    )


def seeds_wanted(state: Suverenita, seat: int) -> int:
    """One for every field that can be sown in spring."""
    found = 0
    for field in range(len(state.lord)):
        if state.control[field] == seat and not state.herds[field] and harvest_of(state, field) > 1:
            found += 1
    return found


def worth_of_sparing(survey: Survey, move: i64) -> float:
    """Who goes hungry first: an idle ship, then men in a crowd, last a man who holds a field alone."""
    field = int(field_of(move))
    type = type_of(moved_item(move))
    if type == TRANSPORT:
        return IDLE_SHIP if place_of(moved_item(move)) == DOCK else SHIP_AT_SEA
    if type != LIGHT:
        return 0.0
    if survey.state.lord[field] == survey.seat:
        return IN_SETTLEMENT + OF_OTHERS * survey.mine[field]
    if survey.mine[field] >= MANY:
        return ONE_OF_MANY + OF_OTHERS * survey.mine[field]
    return ALONE - OF_HARVEST * float(harvest_of(survey.state, field))
