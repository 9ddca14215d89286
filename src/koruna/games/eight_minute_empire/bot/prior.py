"""Which moves look promising, before any is tried: cards at a glance, steps of an action by what they gain."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from koruna.games.eight_minute_empire.bot.bids import order_value
from koruna.games.eight_minute_empire.bot.campaign import Campaign
from koruna.games.eight_minute_empire.bot.evaluation import before_others
from koruna.games.eight_minute_empire.bot.survey import Survey, Ways, ways_of
from koruna.games.eight_minute_empire.bot.taking import take_value
from koruna.games.eight_minute_empire.bot.worth import WORTHS
from koruna.games.eight_minute_empire.rules.action import Action
from koruna.games.eight_minute_empire.rules.numbers import (
    ADDS,
    CITIES,
    DESTROYS,
    DONE,
    MARCHES,
    OWNERS,
    STRIDE,
    TAKES,
)
from koruna.games.eight_minute_empire.rules.state import EightMinuteEmpire
from koruna.games.eight_minute_empire.rules.steps import ACT, PLACE_NEUTRAL, TAKE

SHARPNESS: Final = 2.5  # a point less is e to the power of this times less promising
LOWEST: Final = -8.0
OWN_ARMY: Final = -1.0  # destroyed


def prior(state: EightMinuteEmpire, seat: int, moves: list[int]) -> list[float]:
    kind = state.kind()
    if len(moves) == 1 or kind == PLACE_NEUTRAL:
        return [1.0] * len(moves)
    values: list[float] = []
    if kind == TAKE:
        values = [take_value(state, seat, move - TAKES) for move in moves]
    elif kind == ACT:
        values = values_of_steps(state, seat, moves)
    else:
        before = before_others(state, seat)
        for move in moves:
            after = before.copy()
            after.play(move, seat)
            values.append(order_value(after, seat))
    best = max(values)
    return [exp(max(LOWEST, SHARPNESS * (value - best))) for value in values]


def values_of_steps(state: EightMinuteEmpire, seat: int, moves: list[int]) -> list[float]:
    action = state.action
    assert action is not None
    worth = WORTHS[state.setup.cards][state.setup.cards - len(state.empires[seat].cards)]
    campaign = Campaign(Survey(state), seat, state.empires[seat], worth)
    ways = ways_of(campaign.side, action.by_sea)
    return [value_of_step(campaign, action, ways, move) for move in moves]


def value_of_step(campaign: Campaign, action: Action, ways: Ways, move: int) -> float:
    """What a step gains; that of a march, the best it can lead to with the moves that are left."""
    if move == DONE:
        return 0.0
    if move <= CITIES:
        return campaign.gain(move - ADDS) + campaign.worth.army
    if move < MARCHES:
        return campaign.gain(move - CITIES) + campaign.worth.city
    if move < DESTROYS:
        departs: i64 = campaign.side.departs[move - MARCHES]
        arrives: i64 = campaign.side.arrives[move - MARCHES]
        return best_goal(campaign, ways, departs, arrives, action.move) - campaign.loss(departs)
    region, owner = divmod(move - DESTROYS, OWNERS)
    return OWN_ARMY if owner == campaign.seat else campaign.harm(owner, region + 1)


def best_goal(campaign: Campaign, ways: Ways, departs: i64, arrives: i64, moves: i64) -> float:
    """The most that an army gains at the end of a way of that many moves that begins with this march."""
    most = campaign.gain(arrives)
    goal: i64
    for goal in range(1, campaign.side.regions + 1):
        steps: i64 = ways.steps[STRIDE * arrives + goal]
        if goal != departs and 0 < steps < moves:
            found = campaign.gain(goal) * 2.0 / float(2 + steps)
            if found > most:
                most = found
    return most
