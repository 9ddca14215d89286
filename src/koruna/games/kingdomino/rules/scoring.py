"""What kingdoms are worth, and who wins."""

from __future__ import annotations

from typing import Final

from koruna.engine.ranking import places
from koruna.games.kingdomino.rules.kingdom import Kingdom
from koruna.games.kingdomino.rules.setup import Setup

MIDDLE_KINGDOM_BONUS: Final = 10
HARMONY_BONUS: Final = 5


def bonus(kingdom: Kingdom, setup: Setup) -> int:
    """Points for variants, granted only when the game is over. # K-E4, K-F2, K-F3"""
    points = 0
    if setup.middle_kingdom and kingdom.castle_is_central():
        points += MIDDLE_KINGDOM_BONUS
    if setup.harmony and kingdom.is_complete():
        points += HARMONY_BONUS
    return points


def ranks(kingdoms: list[Kingdom], scores: list[int]) -> list[int]:
    """By points with bonuses, then the largest area, then all crowns; what is still equal is shared. # K-E2, K-E3"""
    keys: list[tuple[int, ...]] = []
    for kingdom, points in zip(kingdoms, scores, strict=True):
        keys.append((points, kingdom.largest_area(), kingdom.crowns()))
    return places(keys)
