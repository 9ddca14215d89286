"""What the planner buys: grain so that nothing starves, engines for a siege, men, then villages and better arms.

Gold is spent in the order of these priorities; those of buildings are in planner_building.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.suverenita.bot.planner_arming import (
    KEPT_HUNGRY,
    OF_DEFENDER,
    worth_of_arms,
    worth_of_hireling,
    worth_of_horses,
    worth_of_training,
)
from koruna.games.suverenita.bot.planner_budget import FOR_ALL, FOR_BUILDINGS, FOR_MEN, Budget
from koruna.games.suverenita.bot.planner_building import makes_builders, worth_of_joining, worth_of_site
from koruna.games.suverenita.bot.planner_map import Survey
from koruna.games.suverenita.bot.planner_marching import DANGEROUS
from koruna.games.suverenita.rules.board.connecting import network
from koruna.games.suverenita.rules.farm.larder import SETTLEMENT, larders_of, meat_of
from koruna.games.suverenita.rules.numbers import (
    AUTUMN,
    BUILD,
    BUY,
    CLEAN,
    DONE,
    FIRST_HERD,
    GRAIN,
    JOIN,
    LIGHT,
    PURCHASE,
    RECRUIT_UNIT,
    SELL,
    SPRING,
    TRAIN,
    UPGRADE,
    VILLAGE,
    WINTER,
    field_of,
    kind_of,
    moved_count,
    moved_item,
    rest_of,
    type_of,
)
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade.paying import grain_room
from koruna.games.suverenita.rules.trade.trading import price_of
from koruna.games.suverenita.rules.winning import food_for_victory

# Priorities.
FOR_VICTORY: Final = 10.0  # grain required for a near victory
AGAINST_HUNGER: Final = 8.0  # grain for a settlement that would starve
OF_SEED: Final = 7.9  # a grain that is sown yields three
OF_SALE: Final = 7.8  # grain that would rot
OF_BUILDER: Final = 5.5  # the last man needed to begin a village
TO_RECRUIT: Final = 3.0  # cleaning a settlement when there are no other recruits
OF_MAN: Final = 2.5
MAN_OF_THE_RICH: Final = 1.0
OF_CLEANING: Final = 0.5
DEARER: Final = 0.5  # for a bought man, who is better than a recruit but costs twice as much
PER_GRAIN: Final = 0.1  # prefers buying everything missing at once
A_GOLDS_WORTH: Final = 2  # grain: a half gold would be lost
PER_STEP: Final = 0.1  # away from where there is something to do
OF_WORTH: Final = 0.1  # prefers the better of two fields

ARMY: Final = 12  # men
MEN_AT_FIRST: Final = 7  # if men cost gold in winter: before the first village is built
MEN_PER_VILLAGE: Final = 2  # beyond those


def best_deal(state: Suverenita, seat: int, moves: list[int], taste: int = FOR_ALL) -> int:
    survey = Survey(state, seat)
    budget = Budget(state, seat, any(kind_of(move) == RECRUIT_UNIT for move in moves), taste)
    distance = survey.distances()
    best, most = DONE, 0.0
    for move in moves:
        if move == DONE or (taste != FOR_ALL and not suits(taste, int(kind_of(move)))):
            continue
        value = worth_of_deal(state, survey, budget, distance, move)
        if value > most:
            best, most = move, value
    return best


def suits(taste: int, kind: int) -> bool:
    """Whether a deal of this kind is made in a Trade that is not for everything; food always is."""
    if kind in (SELL, PURCHASE):
        return True
    if taste == FOR_MEN:
        return kind in (RECRUIT_UNIT, BUY, CLEAN)
    if taste == FOR_BUILDINGS:
        return kind in (BUILD, JOIN)
    return kind in (UPGRADE, TRAIN, BUY, JOIN)


def worth_of_deal(state: Suverenita, survey: Survey, budget: Budget, distance: list[int], move: i64) -> float:
    kind = kind_of(move)
    field = int(field_of(move))
    left = budget.gold if kind == JOIN else budget.gold - price_of(state, int(move))
    if not state.setup.has_farms and left < max(budget.for_victory, budget.upkeep):
        return 0.0
    if kind == BUILD:
        return worth_of_site(state, survey, budget, field, int(rest_of(move)), int(moved_count(move)))
    if kind == JOIN:
        return worth_of_joining(state, survey, field, int(moved_count(move)))
    if kind == RECRUIT_UNIT:
        return worth_of_man(state, survey, budget, field, distance[field])
    if kind == BUY:
        if type_of(moved_item(move)) != LIGHT:
            return worth_of_hireling(state, survey, budget, field, moved_item(move))
        return worth_of_man(state, survey, budget, field, distance[field]) - DEARER
    if kind == SELL:
        return worth_of_sale(state, survey, field, move)
    if kind == PURCHASE:
        return worth_of_food(state, survey, budget, move)
    if kind == UPGRADE:
        return worth_of_arms(state, survey, budget, field, moved_item(move), int(rest_of(move)))
    if kind == TRAIN:
        return worth_of_training(state, budget, moved_item(move))
    if kind == CLEAN:
        return worth_of_cleaning(state, survey, budget, field)
    return 0.0


# --- men ---------------------------------------------------------------------------------


def worth_of_man(state: Suverenita, survey: Survey, budget: Budget, field: int, distance: int) -> float:
    """Higher where a settlement is threatened, where he completes a pair of builders, and while the army is small."""
    values = state.setup.values
    if survey.mine[field] < survey.threat[field] >= DANGEROUS and state.lord[field] == survey.seat:
        return OF_DEFENDER
    price = budget.with_seed(state, VILLAGE) + values.recruit
    if budget.gold >= price and makes_builders(state, survey, field) and budget.wants_village(state):
        return OF_BUILDER + OF_WORTH * survey.worth[field]
    if state.season() >= AUTUMN and budget.men >= KEPT_HUNGRY:
        return 0.0
    if budget.men >= men_wanted(state, budget) and (budget.gold <= price or not budget.wants_village(state)):
        return 0.0 if budget.gold < budget.rich or budget.men >= values.most_units else MAN_OF_THE_RICH
    return OF_MAN - PER_STEP * float(distance)


def men_wanted(state: Suverenita, budget: Budget) -> int:
    """The size of the army: if men eat grain, surplus men starve in winter but have paid off before; if they cost gold
    in winter, only as many as the villages can pay."""
    values = state.setup.values
    more = budget.villages - values.start_villages
    wanted = ARMY + more if state.setup.has_farms else MEN_AT_FIRST + MEN_PER_VILLAGE * more
    return min(values.most_units, wanted)


# --- goods and land ----------------------------------------------------------------------


def worth_of_food(state: Suverenita, survey: Survey, budget: Budget, move: i64) -> float:
    """Grain so that no settlement starves, and seed in spring if fields would lie fallow; never for men, who are
    cheaper to replace."""
    if rest_of(move) != GRAIN:
        return worth_of_horses(state, budget, int(rest_of(move)) - FIRST_HERD)
    count = int(moved_count(move))
    more = PER_GRAIN * float(count)
    if state.season() == SPRING:
        return OF_SEED + more if count <= budget.fallow else 0.0
    missing = budget.for_victory - int(food_for_victory(state, survey.seat))  # 17.3
    if 0 < count <= missing:
        return FOR_VICTORY + more
    if state.season() != WINTER:
        return 0.0
    return AGAINST_HUNGER + more if count <= missing_at(state, survey.seat, int(field_of(move))) else 0.0


def worth_of_sale(state: Suverenita, survey: Survey, field: int, move: i64) -> float:
    """Grain that would leave no room for the harvest."""
    if rest_of(move) != GRAIN or state.season() != AUTUMN:
        return 0.0
    count = int(moved_count(move))
    return (
        OF_SALE + PER_GRAIN * float(count) if A_GOLDS_WORTH <= count <= in_the_way(state, survey.seat, field) else 0.0
    )


def in_the_way(state: Suverenita, seat: int, store: int) -> int:
    """By how much the harvest connected to a store exceeds the room for it."""
    parts = network(state, seat)
    found = 0
    for field in range(len(parts)):
        if parts[field] == parts[store]:
            if state.crop[field] and state.control[field] == seat:
                found += state.crop[field]
            if state.lord[field] == seat:
                found -= int(grain_room(state, field))
    return found


def missing_at(state: Suverenita, seat: int, field: int) -> int:
    """The missing food of the settlements that eat from the stores of a field."""
    for larder in larders_of(state, seat):
        if field in larder.fields:
            needed = sum(mouth.food for mouth in larder.mouths if mouth.key == SETTLEMENT)
            meat = sum(meat_of(state, larder, kind) * there for kind, there in enumerate(larder.herds))
            return needed - meat - larder.grain - larder.fish // state.setup.values.fish_per_food
    return 0


def worth_of_cleaning(state: Suverenita, survey: Survey, budget: Budget, field: int) -> float:
    """A plundered settlement has no recruits and pays less; most urgent if there are no other recruits."""
    if state.lord[field] != survey.seat:
        return 0.0
    if not budget.can_recruit and budget.gold > state.setup.values.cleaning:
        return TO_RECRUIT + OF_WORTH * survey.worth[field]
    return OF_CLEANING if budget.gold >= budget.rich else 0.0
