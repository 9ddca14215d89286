"""How good a state is for a player: the current points, and the potential of the land."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.bits import count
from koruna.games.kingdomino.rules.kingdom import Kingdom
from koruna.games.kingdomino.rules.scoring import HARMONY_BONUS, MIDDLE_KINGDOM_BONUS
from koruna.games.kingdomino.rules.setup import Setup
from koruna.games.kingdomino.rules.state import Kingdomino
from koruna.games.kingdomino.rules.torus import beside, rectangle

HOLE_COST: Final = 3.0
# The value of a square of an area beyond its points, for crowns that may still be added to it.
PROMISE: Final = 0.25


def evaluate(state: Kingdomino, seat: int) -> float:
    """The current kingdom, with every domino this seat has claimed at its best place."""
    value = kingdom_value(state.kingdoms[seat], state.setup)
    for domino in state.claimed_by(seat):
        value += best_value(state.kingdoms[seat], domino, state.setup) - kingdom_value(
            state.kingdoms[seat], state.setup
        )
    return value


def best_value(kingdom: Kingdom, domino: int, setup: Setup) -> float:
    """The value of a kingdom with one more domino at its best place."""
    placements = kingdom.placements(domino)
    if not placements:
        lost = HARMONY_BONUS if setup.harmony and kingdom.is_complete() else 0
        return kingdom_value(kingdom, setup) - lost
    best = -1000.0
    for placement in placements:
        after = kingdom.copy()
        after.lay(domino, placement)
        best = max(best, kingdom_value(after, setup))
    return best


def kingdom_value(kingdom: Kingdom, setup: Setup) -> float:
    value = float(kingdom.points()) - HOLE_COST * holes(kingdom)
    for _, area in kingdom.areas():
        squares = int(count(area))
        value += PROMISE * (squares - 1)
    if setup.middle_kingdom and can_be_central(kingdom):
        value += MIDDLE_KINGDOM_BONUS
    if setup.harmony and kingdom.is_complete():
        value += HARMONY_BONUS
    return value


def can_be_central(kingdom: Kingdom) -> bool:
    """Whether the castle can still end in the centre. # K-F2"""
    reach = kingdom.size // 2
    return kingdom.x0 >= -reach and kingdom.y0 >= -reach and kingdom.x1 <= reach and kingdom.y1 <= reach


def holes(kingdom: Kingdom) -> int:
    """Empty squares that no domino can ever cover: every neighbour is filled or outside the box. # K-D5"""
    inside = rectangle(kingdom.x0, kingdom.y0, kingdom.x1, kingdom.y1)
    empty = inside & kingdom.free
    open_land = reachable(kingdom) & kingdom.free
    return count(empty & ~beside(open_land))


def reachable(kingdom: Kingdom) -> i64:
    """Squares within the outline and one step around it, within the limits of the box."""
    return rectangle(
        max(kingdom.x0 - 1, kingdom.x1 - kingdom.size + 1),
        max(kingdom.y0 - 1, kingdom.y1 - kingdom.size + 1),
        min(kingdom.x1 + 1, kingdom.x0 + kingdom.size - 1),
        min(kingdom.y1 + 1, kingdom.y0 + kingdom.size - 1),
    )
