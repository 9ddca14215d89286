"""What speaks for a kingdom while dominoes are still to come: the numbers that its final score is estimated from."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.bits import count
from koruna.games.kingdomino.bot.evaluation import can_be_central, reachable
from koruna.games.kingdomino.rules.dominoes import COUNT, CROWNS_A, CROWNS_B, TERRAIN_A, TERRAIN_B, TERRAINS
from koruna.games.kingdomino.rules.kingdom import Kingdom
from koruna.games.kingdomino.rules.scoring import HARMONY_BONUS, MIDDLE_KINGDOM_BONUS
from koruna.games.kingdomino.rules.state import Kingdomino
from koruna.games.kingdomino.rules.torus import (
    CASTLE,
    area_around,
    beside,
    east_of,
    north_of,
    south_of,
    west_of,
)

KINDS: Final = 6  # of terrain
ENOUGH: Final = 4  # open squares around an area; more of them help no further

# The numbers of `prospects`, in order.
NAMES: Final = [
    "one",
    "points",
    "crowns that can grow",  # crowns of areas that are open
    "growth of crowned land",  # crowns times open squares times how likely the terrain is
    "crowns for open land",  # squares of open areas times the crowns that may still come
    "crowns for wide open land",  # the same times open squares
    "land without crowns",
    "largest land without crowns",
    "closed land without crowns",
    "areas",
    "crowns squared",  # by area: two crowns together can grow more than two apart
    "holes",
    "dead ends",
    "open squares beside land",
    "open terrains",
    "open sides of the castle",
    "outline",
    "middle kingdom",
    "harmony",
]


class Coming:
    """What may still come: by terrain the share of squares and the crowns a square, of the dominoes nobody has seen;
    and which bonuses there are."""

    squares: list[float]  # 1 if the terrain is as frequent as the mean of all
    crowns: list[float]
    middle_kingdom: float
    harmony: float

    def __init__(self, state: Kingdomino) -> None:
        self.squares = [0.0] * KINDS
        self.crowns = [0.0] * KINDS
        for domino in range(1, COUNT + 1):
            if state.unseen >> domino & 1:
                self.add(TERRAIN_A[domino], CROWNS_A[domino])
                self.add(TERRAIN_B[domino], CROWNS_B[domino])
        mean = max(1.0, 2.0 * float(state.unseen_count)) / float(KINDS)
        for terrain in range(KINDS):
            self.squares[terrain] /= mean
            self.crowns[terrain] /= mean
        self.middle_kingdom = float(MIDDLE_KINGDOM_BONUS) if state.setup.middle_kingdom else 0.0
        self.harmony = float(HARMONY_BONUS) if state.setup.harmony else 0.0

    def add(self, terrain: int, crowns: int) -> None:
        self.squares[terrain] += 1.0
        self.crowns[terrain] += float(crowns)


def prospects(kingdom: Kingdom, coming: Coming) -> list[float]:
    """What speaks for a kingdom, as in `NAMES`."""
    room = reachable(kingdom) & kingdom.free
    crowned = kingdom.crowns_1 | kingdom.crowns_2
    points = bare = largest_bare = closed_bare = areas = terrains = can_grow = squared = 0
    growth = for_open = for_wide_open = 0.0
    for terrain in range(KINDS):
        rest = kingdom.land(terrain)
        terrain_is_open = 0
        while rest:
            area = area_around(rest & -rest, rest)
            rest &= ~area
            areas += 1
            size: i64 = count(area)
            opening: i64 = min(ENOUGH, count(beside(area) & room))
            crowns: i64 = 0
            if area & crowned:
                crowns = kingdom.crowns_in(area)
                points += size * crowns
                squared += crowns * crowns
            else:
                bare += size
                largest_bare = max(largest_bare, size)
                if not opening:
                    closed_bare += size
            if opening:
                terrain_is_open = 1
                can_grow += crowns
                growth += float(crowns * opening) * coming.squares[terrain]
                for_open += float(size) * coming.crowns[terrain]
                for_wide_open += float(size * opening) * coming.crowns[terrain]
        terrains += terrain_is_open
    return [
        1.0,
        float(points),
        float(can_grow),
        growth,
        for_open,
        for_wide_open,
        float(bare),
        float(largest_bare),
        float(closed_bare),
        float(areas),
        float(squared),
        float(count(room & ~beside(room))),
        float(count(dead_ends(room))),
        float(count(room & beside(~kingdom.free & ~CASTLE))),
        float(terrains),
        float(count(beside(CASTLE) & room)),
        float(kingdom.x1 - kingdom.x0 + kingdom.y1 - kingdom.y0),
        coming.middle_kingdom if can_be_central(kingdom) else 0.0,
        coming.harmony if kingdom.is_complete() else 0.0,
    ]


def dead_ends(room: i64) -> i64:
    """The squares with exactly one neighbour in the room."""
    east, west, north, south = east_of(room), west_of(room), north_of(room), south_of(room)
    odd = east ^ west
    several = east & west
    several |= odd & north
    odd ^= north
    several |= odd & south
    odd ^= south
    return room & odd & ~several


assert len(TERRAINS) == KINDS
