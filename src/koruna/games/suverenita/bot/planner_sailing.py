"""How the planner settles islands: two men wait at a ship, sail together and build a village that is hard to reach.
The ship stays at sea, because control of the sea connects the island and allows fishing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.suverenita.bot.planner_map import Survey
from koruna.games.suverenita.rules.board.holding import holds
from koruna.games.suverenita.rules.notation import unpack_load
from koruna.games.suverenita.rules.numbers import (
    COUNT_BIT,
    DOCK,
    LIGHT,
    NOBODY,
    TRANSPORT,
    VILLAGE,
    field_of,
    rest_of,
    target_of,
)

SETTLERS: Final = 2
OF_ISLAND: Final = 3.0  # bonus over other land: nobody can walk there


def port_for_settlers(survey: Survey) -> int:
    """The own settlement with a ship from which a free island can be settled, or NOBODY."""
    state = survey.state
    if state.gold[survey.seat] < state.setup.values.build_gold[VILLAGE]:
        return NOBODY
    for field in range(len(state.lord)):
        if state.lord[field] != survey.seat or not state.dockyard[field] or not has_ship(survey, field):
            continue
        for sea in state.setup.world.seas[field]:
            if free_island(survey, sea) >= 0:
                return field
    return NOBODY


def has_ship(survey: Survey, field: int) -> bool:
    for units in survey.state.armies[field]:
        stack: i64 = units
        if stack & 7 == TRANSPORT and stack >> 6 & 7 == DOCK and stack >> COUNT_BIT > 0:
            return True
    return False


def free_island(survey: Survey, sea: int) -> int:
    """An island beside a sea field that nobody holds, or NOBODY."""
    state, world = survey.state, survey.state.setup.world
    if survey.theirs[sea] > 0:
        return NOBODY
    for coast in world.lands[sea]:
        if not world.is_island[coast] or state.control[coast] >= 0 or survey.theirs[coast] > 0:
            continue
        if state.lord[coast] < 0 and not holds(state, coast, survey.seat) and not survey.mine[coast]:
            return coast
    return NOBODY


def worth_of_sailing(survey: Survey, move: i64) -> float:
    """Only with settlers, to an island that is free."""
    island = free_island(survey, int(target_of(move)))
    if island < 0 or survey.state.setup.world.is_sea[field_of(move)]:
        return 0.0
    if survey.state.gold[survey.seat] < survey.state.setup.values.build_gold[VILLAGE]:
        return 0.0
    load = unpack_load(int(rest_of(move)))
    if len(load) != SETTLERS or any(unit & 7 != LIGHT for unit in load):
        return 0.0
    return OF_ISLAND + survey.worth[island]
