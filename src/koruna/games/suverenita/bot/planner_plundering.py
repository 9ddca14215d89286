"""What the planner lays waste, robs and burns."""

from __future__ import annotations

from typing import Final

from koruna.games.suverenita.bot.planner_map import Survey
from koruna.games.suverenita.rules.board.connecting import is_connected
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
    """A plundered field has no recruits and pays no taxes: so an enemy's, unless it will be kept, and own land only
    where a village is being built, whose completion heals it."""
    state, seat = survey.state, survey.seat
    lord = state.lord[field]
    if lord == seat:
        return False
    if lord >= 0:
        return survey.mine[field] < survey.siege_need(field)
    if state.site[field] == VILLAGE:
        return is_connected(state, seat, field) and state.season() != AUTUMN
    whose = state.was_whose[field]
    if whose >= 0 and whose != seat:
        return survey.threat[field] > survey.mine[field]
    return state.year() <= EARLY and is_barren(state, field) and is_connected(state, seat, field)


def is_barren(state: Suverenita, field: int) -> bool:
    return state.setup.values.growth[state.setup.world.colours[field]] < FERTILE
