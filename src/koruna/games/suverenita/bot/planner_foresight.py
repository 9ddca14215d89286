"""How the planner marches: it tries some candidate plans on copies of the game and takes the best.

One plan follows its heuristics, one is to stay, one attacks no settlement, the others are the heuristics with noise.
After each the season is simulated to its end, with heuristics for all players nearby and dice of its own. Hidden
information is not used: hidden orders of others are taken back first.

Noise and dice depend only on the seed, the season, the seat and the march itself. So after the first march of the best
plan the same plan is found again, with the same value, and only a better one replaces it.
"""

from __future__ import annotations

from random import Random
from typing import Final

from koruna.engine.state import CHANCE, OVER
from koruna.engine.ties import branch
from koruna.games.suverenita.bot.planner_aims import BEST
from koruna.games.suverenita.bot.planner_habits import of_kinds, usual
from koruna.games.suverenita.bot.planner_judging import judge
from koruna.games.suverenita.bot.planner_map import chart_of, seen_by_all
from koruna.games.suverenita.bot.planner_marching import march_out
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.course.imagining import take_back
from koruna.games.suverenita.rules.numbers import ACCEPT, DONE, NOBODY
from koruna.games.suverenita.rules.state import Suverenita

# Plans with noise, divided by the number of players, because simulations take longer with many. With none, marches are
# those of the heuristics alone.
EFFORT: Final = 16
WHIM: Final = 1.0  # the largest noise added to the value of a march
CLEAR: Final = 8.0  # total points between the best two plans beyond which they are not simulated again
NEAR: Final = 2  # steps between units that may meet this season
USUAL: Final = 0.3  # bonus in total points for the plan of the heuristics, which look further than a season
MOST_SEATS: Final = 16
SKIPPED: Final = [steps.TRADE, steps.OFFER]
MOVING: Final = [steps.UNITS, steps.ORDERS, steps.RIDE, steps.RETREAT]


class MarchPlan:
    """The moves of a seat's units in the whole step, and their simulated value."""

    moves: list[int]
    after: Suverenita  # the state after them
    value: float

    def __init__(self, state: Suverenita) -> None:
        self.moves = []
        self.after = state
        self.value = 0.0

    def is_like(self, other: MarchPlan) -> bool:
        return self.after.armies == other.after.armies


def best_marches(state: Suverenita, seat: int, seed: int, effort: int = EFFORT) -> list[int]:
    """All moves of units in this season, in order."""
    kind = state.kind()
    season = int(branch(seed, state.round * MOST_SEATS + seat))
    start = state.copy()
    if kind == steps.ORDERS:
        take_back_others(start, seat)
    plans = [heuristic_plan(start, seat, kind, 0.0, season)]
    if effort == 0:
        return plans[0].moves
    if DONE in start.moves(seat):
        add_new(plans, stay(start, seat))
    add_new(plans, heuristic_plan(start, seat, kind, 0.0, season, NOBODY))
    tries = max(1, effort // state.setup.seats)
    for number in range(tries):
        add_new(plans, heuristic_plan(start, seat, kind, WHIM, int(branch(season, number))))
    if len(plans) == 1:
        return plans[0].moves
    awake = who_is_near(start, seat)
    for plan in plans:
        plan.value = season_of(plan.after, seat, awake, season)
    plans[0].value += USUAL
    best = take_best(plans)
    second = take_best(plans)
    if best.value - second.value < CLEAR:
        for number in range(1, 1 + (tries + 1) // 2):
            best.value += season_of(best.after, seat, awake, season + number)
            second.value += season_of(second.after, seat, awake, season + number)
    return best.moves if best.value >= second.value else second.moves


def take_back_others(start: Suverenita, seat: int) -> None:
    """Assume that nobody else has given hidden orders yet: all will in the simulation, in whatever order they are
    asked."""
    for other in range(start.setup.seats):
        if other != seat:
            take_back(start, other)
            if not start.is_out[other] and not start.setup.in_turn:
                start.closed &= ~(1 << other)


def who_is_near(state: Suverenita, seat: int) -> int:
    """The bit set of seats whose units may meet this seat's, including itself."""
    chart = chart_of(state)
    found = 1 << seat
    shown = seen_by_all(state)
    for field in range(len(shown)):
        if state.control[field] != seat and state.lord[field] != seat and not state.present[field] >> seat & 1:
            continue
        steps_to = chart.steps[field]
        for other in range(len(shown)):
            if steps_to[other] <= NEAR:
                found |= state.present[other]
    return found


def take_best(plans: list[MarchPlan]) -> MarchPlan:
    """Remove and return the best."""
    best = 0
    for at in range(len(plans)):
        if plans[at].value > plans[best].value:
            best = at
    return plans.pop(best)


def add_new(plans: list[MarchPlan], plan: MarchPlan) -> None:
    for other in plans:
        if plan.is_like(other):
            return
    plans.append(plan)


def stay(start: Suverenita, seat: int) -> MarchPlan:
    plan = MarchPlan(start.copy())
    plan.moves.append(DONE)
    plan.after.play(DONE, seat)
    return plan


def heuristic_plan(start: Suverenita, seat: int, kind: int, whim: float, seed: int, target: int = BEST) -> MarchPlan:
    """The plan of the heuristics, with noise, or without gathering against a settlement."""
    plan = MarchPlan(start.copy())
    plan.moves = march_out(plan.after, seat, kind, whim, seed, target)
    return plan


def season_of(start: Suverenita, seat: int, awake: int, dice: int) -> float:
    """The value after a season simulated by heuristics, without trade; players far away do not move."""
    rng = Random(dice)
    state = start.copy()
    season = state.round
    while state.round == season:
        who = state.turn()
        if who == OVER:
            break
        if who == CHANCE:
            state.play(state.draw(rng))
            continue
        kind = state.kind()
        moves = state.moves(who)
        if len(moves) == 1:
            state.play(moves[0], who)
        elif DONE in moves and (kind in SKIPPED or (kind in MOVING and not awake >> who & 1)):
            state.play(DONE, who)
        elif kind == steps.UNITS or kind == steps.ORDERS:
            march_out(state, who, kind, 0.0, dice)
        elif kind == steps.PLUNDER:
            state.play(of_kinds(moves), who)
        elif moves[0] == ACCEPT:
            state.play(ACCEPT, who)
        else:
            state.play(usual(state, who, kind, moves, dice), who)
    return judge(state, seat)
