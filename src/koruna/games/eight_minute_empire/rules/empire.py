"""What one player has: coins and cards in hand, armies and cities in hand and on the map.

The pieces on the map are counted in machine words with a few bits for each region, which are quick to copy and to
search: armies with four bits (there are at most 14) in two words, cities with two bits in one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.bits import bit
from koruna.games.eight_minute_empire.rules.cards import KINDS
from koruna.games.eight_minute_empire.rules.numbers import STRIDE

HALF: Final = 15  # the last region whose armies are in the first word
ARMY_BITS: Final = 4
ARMY_MASK: Final = 15
CITY_BITS: Final = 2
CITY_MASK: Final = 3


class Empire:
    coins: i64
    supply: i64  # armies not on the map
    cities_left: i64  # cities not on the map
    armies_low: i64 = 0  # armies in regions 1 to HALF
    armies_high: i64 = 0  # armies in the regions after that
    cities: i64 = 0
    cards: list[int]  # taken, in order
    goods: list[int]  # by kind: icons on these cards

    def __init__(self, coins: i64, supply: i64, cities_left: i64) -> None:
        self.coins = coins
        self.supply = supply
        self.cities_left = cities_left

    def copy(self) -> Empire:
        twin = Empire(self.coins, self.supply, self.cities_left)
        twin.armies_low = self.armies_low
        twin.armies_high = self.armies_high
        twin.cities = self.cities
        twin.cards = self.cards.copy()
        twin.goods = self.goods.copy()
        return twin

    # --- armies ---------------------------------------------------------------------------

    def armies_in(self, region: i64) -> i64:
        if region <= HALF:
            return self.armies_low >> (ARMY_BITS * (region - 1)) & ARMY_MASK
        return self.armies_high >> (ARMY_BITS * (region - HALF - 1)) & ARMY_MASK

    def arrive(self, region: i64) -> None:
        if region <= HALF:
            self.armies_low += bit(ARMY_BITS * (region - 1))
        else:
            self.armies_high += bit(ARMY_BITS * (region - HALF - 1))

    def leave(self, region: i64) -> None:
        if region <= HALF:
            self.armies_low -= bit(ARMY_BITS * (region - 1))
        else:
            self.armies_high -= bit(ARMY_BITS * (region - HALF - 1))

    def add(self, region: int) -> None:
        self.supply -= 1
        self.arrive(region)

    def lose(self, region: int) -> None:
        """A destroyed army goes back to its owner, who may place it again."""
        self.supply += 1
        self.leave(region)

    def is_on_map(self) -> bool:
        return self.armies_low != 0 or self.armies_high != 0

    def on_map(self) -> int:
        """How many armies are on the map."""
        count = 0
        for region in range(1, STRIDE):
            count += self.armies_in(region)
        return count

    def regions(self) -> list[int]:
        """Where there are armies, in the order of the numbers."""
        found: list[int] = []
        list_regions(self.armies_low, 1, found)
        list_regions(self.armies_high, HALF + 1, found)
        return found

    # --- cities ---------------------------------------------------------------------------

    def cities_in(self, region: i64) -> i64:
        return self.cities >> (CITY_BITS * region) & CITY_MASK

    def build(self, region: i64) -> None:
        self.cities_left -= 1
        self.cities += bit(CITY_BITS * region)

    def strength(self, region: i64) -> i64:
        """A city counts as one army."""
        return self.armies_in(region) + self.cities_in(region)


def list_regions(armies: i64, region: i64, found: list[int]) -> None:
    """Append the regions with armies in a word, whose lowest bits are those of `region`."""
    while armies != 0:
        if armies & ARMY_MASK:
            found.append(int(region))
        armies >>= ARMY_BITS
        region += 1


def new_empire(coins: int, supply: int, cities: int) -> Empire:
    empire = Empire(coins, supply, cities)
    empire.cards = []
    empire.goods = [0] * KINDS
    return empire
