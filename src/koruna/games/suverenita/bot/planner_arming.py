"""What the planner pays for better soldiers: heavy infantry, riders and their horses, mercenaries, training, ships.

A recruit is a man for one gold and takes land at once, so all of this pays only where no more men can be had or fed, or
where one settlement needs more than the man it may recruit in a season.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.suverenita.bot.planner_budget import FOR_ARMS, Budget
from koruna.games.suverenita.bot.planner_map import OF_LEVEL, STRENGTH, Survey, strength_of
from koruna.games.suverenita.bot.planner_marching import DANGEROUS
from koruna.games.suverenita.rules.fight.walls import defence_level
from koruna.games.suverenita.rules.numbers import (
    AUTUMN,
    CAVALRY,
    ENGINE,
    HEAVY,
    HORSES,
    LIGHT,
    MERCENARY,
    STANDARD,
    TRANSPORT,
    WARSHIP,
    item,
    level_of,
    type_of,
)
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade.market import count_like
from koruna.games.suverenita.rules.trade.recruiting import price

# Priorities; see planner_trading.py for the other deals.
OF_ENGINE: Final = 9.0
OF_DEFENDER: Final = 4.0
OF_ARMS: Final = 1.5
PER_STRENGTH: Final = 1.0  # a man's strength more per gold: which arms are bought first
OF_HORSES: Final = 1.4
OF_WARSHIP: Final = 1.4
OF_TRAINING: Final = 0.7  # a recruit to standard
BY_HAND: Final = 0.75  # shields of a wall that a man breaks per round
LEAST_SIEGE: Final = 2.0  # men, for an engine to be useful
FULL_ARMY: Final = 14  # men, from which on a better one is worth more than another one
KEPT_HUNGRY: Final = 9  # men; with more nobody is recruited in autumn and winter, because he would starve
A_YEARS_WAGE: Final = 1.0  # part of the first wage that counts as a mercenary's price


def are_men_enough(state: Suverenita, budget: Budget) -> bool:
    """Whether one more man could not be recruited, or not be fed, or arms are wanted more."""
    if budget.taste == FOR_ARMS:
        return True
    if budget.men >= min(FULL_ARMY, state.setup.values.most_units) or not budget.can_recruit:
        return True
    return state.season() >= AUTUMN and budget.men >= KEPT_HUNGRY


def worth_of_arms(state: Suverenita, survey: Survey, budget: Budget, field: int, unit: i64, new: int) -> float:
    """Engines where walls stop an army; heavy infantry, riders and warships when there is spare gold."""
    if new == ENGINE:
        engines = count_like(state, field, survey.seat, item(ENGINE, level_of(unit)))
        wall = defence_level(state, field) * state.setup.values.shields_per_level
        left = wall - int(engines) * state.setup.values.engine_by_level[level_of(unit)]
        men = survey.mine[field]
        return OF_ENGINE if float(left) > BY_HAND * (men - 1.0) and men >= LEAST_SIEGE else 0.0
    cost = state.setup.values.upgrade[new]
    if new == WARSHIP:
        return OF_WARSHIP if budget.gold >= budget.rich and has_ships_near(survey, field) else 0.0
    if new not in (HEAVY, CAVALRY) or level_of(unit) < STANDARD or budget.gold < budget.rich:
        return 0.0
    more = STRENGTH[new] * OF_LEVEL[level_of(unit)] - strength_of(unit)
    return OF_ARMS + PER_STRENGTH * more / float(max(1, cost))


def worth_of_hireling(state: Suverenita, survey: Survey, budget: Budget, field: int, unit: i64) -> float:
    """A mercenary where a recruit would not save a settlement, or once no more men can be had or fed: he needs no food
    and does not count towards the limit. A corsair never pays: he cannot move and costs ten men."""
    if type_of(unit) != MERCENARY:
        return 0.0
    cost = int(price(state, unit))
    power = strength_of(unit)
    mine, threat = survey.mine[field], survey.threat[field]
    if threat >= DANGEROUS and mine + STRENGTH[LIGHT] < threat <= mine + power:
        return OF_DEFENDER + PER_STRENGTH * power / float(cost)
    if budget.gold < budget.rich or not are_men_enough(state, budget):
        return 0.0
    wage = A_YEARS_WAGE * float(state.setup.values.wage)
    return OF_ARMS + PER_STRENGTH * power / (float(cost) + wage)


def worth_of_training(state: Suverenita, budget: Budget, unit: i64) -> float:
    """A recruit becomes a soldier; a soldier better only if nothing else can be had for the gold."""
    if budget.gold < budget.rich or type_of(unit) >= TRANSPORT:
        return 0.0
    level = int(level_of(unit))
    if level < STANDARD:
        return OF_TRAINING
    if not are_men_enough(state, budget):
        return 0.0
    more = STRENGTH[type_of(unit)] * (OF_LEVEL[level + 1] - OF_LEVEL[level])
    return OF_TRAINING + PER_STRENGTH * more / float(max(1, state.setup.values.training[level]))


def worth_of_horses(state: Suverenita, budget: Budget, kind: int) -> float:
    """With gold for the herd and for all its riders, once no more men can be had or fed."""
    values = state.setup.values
    if kind != HORSES or not state.setup.has_cavalry or not are_men_enough(state, budget):
        return 0.0
    riders = values.riders_per_herd * values.upgrade[CAVALRY]
    return (
        OF_HORSES if budget.gold >= values.herd_price[HORSES] + riders and budget.men > values.riders_per_herd else 0.0
    )


def has_ships_near(survey: Survey, field: int) -> bool:
    """Whether enemies hold a sea field beside a settlement."""
    return any(survey.theirs[sea] > 0 for sea in survey.state.setup.world.seas[field])
