"""What the planner lays waste, robs and burns."""

from __future__ import annotations

from typing import Final

from koruna.games.suverenita.bot.planner_map import Survey
from koruna.games.suverenita.rules.fight.plundering import gold_of, was_foreign
from koruna.games.suverenita.rules.numbers import AUTUMN, PLUNDER, VILLAGE, field_of, kind_of
from koruna.games.suverenita.rules.state import Suverenita

EARLY: Final = 1  # years in which gold at once is worth more than taxes and recruits from poor land
FERTILE: Final = 2  # growth


def best_plunder(state: Suverenita, seat: int, moves: list[int]) -> int:
    """A field that is worth plundering, or -1: one it will not keep, or where a village under construction heals it."""
    survey: Survey | None = None
    for move in moves:
        if kind_of(move) != PLUNDER:
            continue
        if survey is None:
            survey = Survey(state, seat)
        if pays_to_plunder(survey, int(field_of(move))):
            return move
    return -1


def pays_to_plunder(survey: Survey, field: int) -> bool:
    """A plundered field has no recruits and pays no taxes: so an enemy's settlement that will not be taken, land that
    will be lost again, and own land only for gold, where a village is being built, whose completion heals it, or where
    little grows."""
    state, seat = survey.state, survey.seat
    lord = state.lord[field]
    if lord == seat:
        return False
    if lord >= 0:
        return survey.mine[field] < survey.siege_need(field)
    gold = gold_of(state, seat, field)
    if state.site[field] == VILLAGE:
        return gold > 0 and state.season() != AUTUMN
    if survey.threat[field] > survey.mine[field]:
        return gold > 0 or was_foreign(state, seat, field)
    return gold > 0 and state.year() <= EARLY and is_barren(state, field)


def is_barren(state: Suverenita, field: int) -> bool:
    return state.setup.values.growth[state.setup.world.colours[field]] < FERTILE
