"""Duchies with advisors."""

from __future__ import annotations

from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from tests.games.wonderful_kingdom.tabletop import (
    advise,
    have,
    table,
)

SPENDING = ("use", "enlist", "discard")  # moves that spend soldiers, or discard a future company


def advised(advisors: str, soldiers: int = 9) -> WonderfulKingdom:
    """Player 1 has these advisors and decides first."""
    state = table(module="advisors")
    advise(state, 0, advisors)
    advise(state, 1, "")
    have(state, 0, soldiers=soldiers)
    have(state, 1)
    return state
