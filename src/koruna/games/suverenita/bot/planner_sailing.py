"""How the planner settles islands: two men wait at a ship, sail together and build a village that is hard to reach.
The ship stays at sea, because control of the sea connects the island and allows fishing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.suverenita.bot.planner_map import Sight
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


def port_for_settlers(sight: Sight) -> int:
    """The own settlement with a ship from which a free island can be settled, or NOBODY."""
    state = sight.state
    if state.gold[sight.seat] < state.setup.values.build_gold[VILLAGE]:
        return NOBODY
    for field in range(len(state.lord)):
        if state.lord[field] != sight.seat or not state.dockyard[field] or not has_ship(sight, field):
            continue
        for sea in state.setup.world.seas[field]:
            if free_island(sight, sea) >= 0:
                return field
    return NOBODY


def has_ship(sight: Sight, field: int) -> bool:
    for units in sight.state.armies[field]:
        stack: i64 = units
        if stack & 7 == TRANSPORT and stack >> 6 & 7 == DOCK and stack >> COUNT_BIT > 0:
            return True
    return False


def free_island(sight: Sight, sea: int) -> int:
    """An island beside a sea field that nobody holds, or NOBODY."""
    state, world = sight.state, sight.state.setup.world
    if sight.theirs[sea] > 0:
        return NOBODY
    for coast in world.lands[sea]:
        if not world.is_island[coast] or state.control[coast] >= 0 or sight.theirs[coast] > 0:
            continue
        if state.lord[coast] < 0 and not holds(state, coast, sight.seat) and not sight.mine[coast]:
            return coast
    return NOBODY


def worth_of_sailing(sight: Sight, move: i64) -> float:
    """Only with settlers, to an island that is free."""
    island = free_island(sight, int(target_of(move)))
    if island < 0 or sight.state.setup.world.is_sea[field_of(move)]:
        return 0.0
    if sight.state.gold[sight.seat] < sight.state.setup.values.build_gold[VILLAGE]:
        return 0.0
    load = unpack_load(int(rest_of(move)))
    if len(load) != SETTLERS or any(unit & 7 != LIGHT for unit in load):
        return 0.0
    return OF_ISLAND + sight.worth[island]
