"""What one player has: coins and cards in hand, armies and cities in hand and on the map."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.eight_minute_empire.cards import KINDS
from koruna.games.eight_minute_empire.numbers import STRIDE

# A region as a bit in a set of regions, and back: the remainders of powers of two by 37 are all different.
BITS: Final[list[i64]] = [1 << region for region in range(STRIDE)]
MODULUS: Final = 37
BY_REMAINDER: Final[list[int]] = [0] * MODULUS
for number in range(STRIDE):
    BY_REMAINDER[(1 << number) % MODULUS] = number


class Empire:
    coins: int
    supply: int  # armies not on the map
    cities_left: int  # cities not on the map
    armies: list[int]  # by region
    cities: list[int]  # by region
    present: i64  # the set of regions with armies, for quick search
    cards: list[int]  # taken, in order
    goods: list[int]  # by kind: icons on these cards

    def __init__(self, coins: int, supply: int, cities_left: int) -> None:
        self.coins = coins
        self.supply = supply
        self.cities_left = cities_left
        self.present = 0

    def copy(self) -> Empire:
        twin = Empire(self.coins, self.supply, self.cities_left)
        twin.armies = self.armies.copy()
        twin.cities = self.cities.copy()
        twin.present = self.present
        twin.cards = self.cards.copy()
        twin.goods = self.goods.copy()
        return twin

    def arrive(self, region: int) -> None:
        self.armies[region] = self.armies[region] + 1
        self.present |= BITS[region]

    def leave(self, region: int) -> None:
        armies = self.armies[region]
        self.armies[region] = armies - 1
        if armies == 1:
            self.present &= ~BITS[region]

    def add(self, region: int) -> None:
        self.supply -= 1
        self.arrive(region)

    def lose(self, region: int) -> None:
        """A destroyed army goes back to its owner, who may place it again."""
        self.supply += 1
        self.leave(region)

    def build(self, region: int) -> None:
        self.cities_left -= 1
        self.cities[region] += 1

    def strength(self, region: int) -> int:
        """A city counts as one army."""
        return self.armies[region] + self.cities[region]

    def is_home(self, region: int, start: int) -> bool:
        """Whether new armies may arrive there."""
        return region == start or self.cities[region] > 0

    def regions(self) -> list[int]:
        """Where there are armies, in the order of the numbers."""
        found: list[int] = []
        rest = self.present
        while rest:
            found.append(first_region(rest))
            rest &= rest - 1
        return found

    def on_map(self) -> int:
        """How many armies are on the map."""
        return sum(self.armies)


def first_region(regions: i64) -> int:
    """The region with the lowest number in a set of regions."""
    return BY_REMAINDER[(regions & -regions) % MODULUS]


def new_empire(coins: int, supply: int, cities: int) -> Empire:
    empire = Empire(coins, supply, cities)
    empire.armies = [0] * STRIDE
    empire.cities = [0] * STRIDE
    empire.cards = []
    empire.goods = [0] * KINDS
    return empire
