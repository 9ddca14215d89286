"""Walls (10.2 to 10.4): the defence of a settlement, and its reduction by engines."""

from __future__ import annotations

from koruna.games.suverenita.rules.numbers import COUNT_BIT, ENGINE, OPEN
from koruna.games.suverenita.rules.state import Suverenita


def defence_level(state: Suverenita, field: int) -> int:
    """10.2: by the size of the settlement, its land and its fort."""
    values = state.setup.values
    level = values.level_of_settlement[state.settlement[field]]
    level += values.level_of_colour[state.setup.world.colours[field]]
    return level + values.level_of_fort if state.fort[field] else level


def wall(state: Suverenita, field: int, seat: int) -> int:
    """10.3, 10.4: the swords an assault needs in one round, reduced by engines."""
    values = state.setup.values
    left = defence_level(state, field) * values.shields_per_level
    for stack in state.armies[field]:
        if stack & 7 == ENGINE and stack >> 9 & 15 == seat and stack >> 6 & 7 == OPEN:
            left -= values.engine_by_level[stack >> 3 & 7] * (stack >> COUNT_BIT)
    return max(0, left)
