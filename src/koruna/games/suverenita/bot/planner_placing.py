"""Where the planner puts its first villages."""

from __future__ import annotations

from typing import Final

from koruna.engine.ties import noise
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.numbers import DONE, field_of
from koruna.games.suverenita.rules.state import Suverenita

# Values of a place for the first villages.
OF_SOIL: Final = 1.5  # per growth of the field
OF_SOIL_NEAR: Final = 0.5  # per growth of neighbouring fields
OF_ROOM: Final = 0.5  # per free neighbouring land
OF_COAST: Final = 1.5  # for the first at the coast: it gets a dock and a ship
CUT_OFF: Final = 4.0  # penalty for an island, which has no land route
TOGETHER: Final = 3.0  # for a village near another own one
CROWDED: Final = 1.0  # penalty for a neighbour's village next to it
BY_CHANCE: Final = 0.1  # noise, so that games start differently


def best_place(state: Suverenita, seat: int, kind: int, moves: list[int], seed: int) -> int:
    """Villages on good soil beside good soil, one of them at the coast, near each other."""
    return DONE if kind == steps.RELOCATE else best_places(state, seat, moves, seed)[0]


def best_places(state: Suverenita, seat: int, moves: list[int], seed: int) -> list[int]:
    """The moves that settle, the best first."""
    ranked = [
        (-worth_of_place(state, seat, int(field_of(move))) - BY_CHANCE * noise(seed, move), at)
        for at, move in enumerate(moves)
    ]
    return [moves[at] for _, at in sorted(ranked)]


def worth_of_place(state: Suverenita, seat: int, field: int) -> float:
    world, values = state.setup.world, state.setup.values
    value = OF_SOIL * float(values.growth[world.colours[field]])
    own = 0
    seen = [field]
    for near in world.lands[field]:
        if state.lord[near] == seat:
            own += 1
        elif state.lord[near] < 0 and not world.is_neutral[near]:
            value += OF_SOIL_NEAR * float(values.growth[world.colours[near]]) + OF_ROOM
        else:
            value -= CROWDED
        seen += world.lands[near]
    if own == 0 and any(state.lord[near] == seat for near in seen):
        own = 1  # with one field between them
    if world.is_coast[field] and not any_coast(state, seat):
        value += OF_COAST
    if world.is_island[field]:
        value -= CUT_OFF
    return value + (TOGETHER if own else 0.0)


def any_coast(state: Suverenita, seat: int) -> bool:
    coasts = state.setup.world.is_coast
    return any(lord == seat and coasts[field] for field, lord in enumerate(state.lord))
