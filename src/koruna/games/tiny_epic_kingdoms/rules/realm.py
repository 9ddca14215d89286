"""What one player has: resources, castle, magic, and figures on the map, in the hall and in the supply.

The figures on the map are sets of regions: where there is at least one, where there are two, and the same for those
that lie in ruins.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.bits import bit
from koruna.games.tiny_epic_kingdoms.rules.powers import PLAIN, Powers
from koruna.games.tiny_epic_kingdoms.rules.values import CAP, FIGURES

NO_FACTION: Final = -1


class Realm:
    faction: int
    powers: Powers
    stock: list[int]  # by kind
    castle: i64 = 0
    magic: i64 = 0
    supply: i64 = FIGURES
    on_map: i64 = 0
    hall: i64 = 0
    has: i64 = 0
    pair: i64 = 0
    lying: i64 = 0
    lying_pair: i64 = 0
    beaten: i64 = 0  # neutral figures

    def __init__(self, faction: int, powers: Powers, stock: list[int]) -> None:
        self.faction = faction
        self.powers = powers
        self.stock = stock

    def copy(self) -> Realm:
        twin = Realm(self.faction, self.powers, self.stock.copy())
        twin.castle = self.castle
        twin.magic = self.magic
        twin.supply = self.supply
        twin.on_map = self.on_map
        twin.hall = self.hall
        twin.has = self.has
        twin.pair = self.pair
        twin.lying = self.lying
        twin.lying_pair = self.lying_pair
        twin.beaten = self.beaten
        return twin

    # --- figures --------------------------------------------------------------------------

    def in_play(self) -> i64:
        return self.on_map + self.hall

    def count_in(self, region: i64) -> int:
        return int((self.has >> region & 1) + (self.pair >> region & 1))

    def lying_in(self, region: i64) -> int:
        return int((self.lying >> region & 1) + (self.lying_pair >> region & 1))

    def upright(self) -> i64:
        """Where at least one figure stands (M6)."""
        return (self.has & ~self.pair & ~self.lying) | (self.pair & ~self.lying_pair)

    def arrive(self, region: i64) -> None:
        """A figure comes onto the map, standing."""
        here = bit(region)
        if self.has & here:
            self.pair |= here
        else:
            self.has |= here
        self.on_map += 1

    def leave(self, region: i64) -> None:
        """A figure leaves the map: of one that stands and one that lies, the standing one."""
        here = bit(region)
        if self.pair & here:
            self.pair &= ~here
            self.lying_pair &= ~here
        else:
            self.has &= ~here
            self.lying &= ~here
        self.on_map -= 1

    def leave_lying(self, region: i64) -> None:
        """A figure that lies leaves the map."""
        was_mixed = self.is_mixed(region)
        self.leave(region)
        if was_mixed:
            self.lying &= ~bit(region)

    def is_mixed(self, region: i64) -> bool:
        """Whether one figure stands there and one lies."""
        return (self.pair & self.lying & ~self.lying_pair) >> region & 1 != 0

    def lie_down(self, region: i64) -> None:
        here = bit(region)
        if self.lying & here:
            self.lying_pair |= here
        else:
            self.lying |= here

    def stand_up(self, region: i64) -> None:
        here = bit(region)
        if self.lying_pair & here:
            self.lying_pair &= ~here
        else:
            self.lying &= ~here

    # --- resources ------------------------------------------------------------------------

    def add(self, kind: int, amount: int) -> int:
        """Add as many as there is room for (B5), and return how many that were."""
        room = CAP - self.stock[kind]
        added = amount if amount < room else room
        self.stock[kind] += added
        return added

    def total(self) -> int:
        return self.stock[0] + self.stock[1] + self.stock[2]


def new_realm() -> Realm:
    return Realm(NO_FACTION, PLAIN, [0, 0, 0])
