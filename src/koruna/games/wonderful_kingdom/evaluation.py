"""How good a moment is for a player."""

from __future__ import annotations

from koruna.games.wonderful_kingdom.rules import WonderfulKingdom


def evaluate(state: WonderfulKingdom, seat: int) -> float:
    return float(state.realms[seat].score())
