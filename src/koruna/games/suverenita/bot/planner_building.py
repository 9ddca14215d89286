"""What the planner builds: villages once it has men enough, a city and its harbour later, forts on borders."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.suverenita.bot.planner_aims import CITY_FROM
from koruna.games.suverenita.bot.planner_budget import Budget
from koruna.games.suverenita.bot.planner_map import Survey
from koruna.games.suverenita.bot.planner_marching import DANGEROUS
from koruna.games.suverenita.rules.numbers import (
    CITY,
    COUNT_BIT,
    DOCK_SITE,
    FORT_SITE,
    HARBOUR_SITE,
    LIGHT,
    OPEN,
    SITE,
    VILLAGE,
)
from koruna.games.suverenita.rules.state import Suverenita

# Priorities; see planner_trading.py for the other deals.
GOES_ON: Final = 7.0  # a site in progress with too few builders
OF_VILLAGE: Final = -1.5  # with the value of its land still less than a man: three men take land at once
OF_CITY: Final = 5.0
OF_HARBOUR: Final = 4.5
OF_DOCK: Final = 2.5
OF_FORT: Final = 2.5
PER_SEASON: Final = 0.2  # of building time
PER_BUILDER: Final = 0.1  # beyond those needed
NEVER: Final = 9  # seasons
TOO_LATE: Final = 2  # rounds before the end: it would not be completed
OUTNUMBERED: Final = 2.0  # strength by which an enemy within a step must exceed ours to threaten builders


def worth_of_site(state: Suverenita, survey: Survey, budget: Budget, field: int, building: int, count: int) -> float:
    values = state.setup.values
    if survey.theirs[field] > 0 or builders_at(state, survey.seat, field) < values.build_least[building]:
        return 0.0
    if state.round >= 4 * values.years - TOO_LATE:
        return 0.0
    start = values.site_start if state.setup.has_farms else values.quick_site_start
    haste = -PER_SEASON * float(rounds_for(state, building, start, count)) - PER_BUILDER * float(count)
    has_many = budget.villages >= CITY_FROM
    if building == VILLAGE:
        if not budget.wants_village(state) or is_threatened(survey, field):
            return 0.0
        can_pay = budget.gold >= budget.with_seed(state, VILLAGE)
        return OF_VILLAGE + survey.worth[field] + haste if can_pay else 0.0
    if building == CITY:
        return OF_CITY + haste if has_many or budget.gold >= budget.rich else 0.0
    if building == HARBOUR_SITE:
        return OF_HARBOUR + haste if has_many or budget.cities else 0.0
    if building == DOCK_SITE:
        return OF_DOCK + haste if has_many and not has_dockyard(state, survey.seat) else 0.0
    if building == FORT_SITE:
        return OF_FORT + haste if survey.threat[field] > DANGEROUS and budget.gold >= budget.rich else 0.0
    return 0.0


def rounds_for(state: Suverenita, building: int, done: int, men: int) -> int:
    """How many seasons the builders need; NEVER if they are too few."""
    values = state.setup.values
    turns = men // max(1, values.build_least[building])
    if turns == 0:
        return NEVER
    return -(-(100 - done) // (values.site_step * turns))


def has_dockyard(state: Suverenita, seat: int) -> bool:
    return any(lord == seat and state.dockyard[field] for field, lord in enumerate(state.lord))


def is_threatened(survey: Survey, field: int) -> bool:
    return survey.threat[field] > survey.mine[field] + OUTNUMBERED


def worth_of_joining(state: Suverenita, survey: Survey, field: int, count: int) -> float:
    """More builders only if that is faster, and never if it leaves nobody in the open against an enemy."""
    if survey.theirs[field] > 0:
        return 0.0
    there = 0
    for units in state.armies[field]:
        if units >> 6 & 7 == SITE:
            there += units >> COUNT_BIT
    building, done = state.site[field], state.site_done[field]
    if there < state.setup.values.build_least[building]:
        return GOES_ON + PER_BUILDER * float(count)
    saved = rounds_for(state, building, done, there) - rounds_for(state, building, done, there + count)
    return float(saved) - PER_BUILDER * float(count) if saved > 0 else 0.0


def makes_builders(state: Suverenita, survey: Survey, field: int) -> bool:
    """Whether with one more man a village could be begun here."""
    if state.settlement[field] or state.site[field] or is_threatened(survey, field):
        return False
    return 1 <= builders_at(state, survey.seat, field) < state.setup.values.build_least[VILLAGE]


def builders_at(state: Suverenita, seat: int, field: int) -> int:
    """Light infantry in the open, of any level: those who do not begin a site with the others join it."""
    found = 0
    for units in state.armies[field]:
        stack: i64 = units
        if stack & 7 == LIGHT and stack >> 6 & 7 == OPEN and stack >> 9 & 15 == seat:
            found += int(stack >> COUNT_BIT)
    return found
