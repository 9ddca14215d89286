"""Duchies with advisors."""

from __future__ import annotations

from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from tests.games.wonderful_kingdom.tabletop import (
    table,
)

SPENDING = ("use", "enlist", "discard")  # moves that spend soldiers, or discard a future company


def advised(items: str = "", *, advisors: str, soldiers: int = 9, step: str = "") -> WonderfulKingdom:
    """Player 1 has these advisors and decides first."""
    own = f"realm 0 advisors {advisors}, krystallium 0, soldiers {soldiers}"
    return table(f"{own} | realm 1 advisors, krystallium 0, soldiers 0", items, module="advisors", step=step)
