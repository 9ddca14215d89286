"""Which moves look promising, before any is tried: by the kingdom alone that they lead to."""

from __future__ import annotations

from math import exp

from koruna.games.kingdomino.bot.evaluation import best_value, kingdom_value
from koruna.games.kingdomino.rules.state import CLAIM, PLACE, Kingdomino


def prior(state: Kingdomino, seat: int, moves: list[int]) -> list[float]:
    """A placement by the kingdom after it, a claim by the best place for its domino; a point less is e times less."""
    kind, kingdom = state.kind(), state.kingdoms[seat]
    if len(moves) == 1 or kind not in (CLAIM, PLACE):
        return [1.0] * len(moves)
    values: list[float] = []
    for move in moves:
        if kind == CLAIM:
            values.append(best_value(kingdom, move, state.setup))
        else:
            after = kingdom.copy()
            after.lay(state.domino_to_place(), move)
            values.append(kingdom_value(after, state.setup))
    best = max(values)
    return [exp(max(-20.0, value - best)) for value in values]
