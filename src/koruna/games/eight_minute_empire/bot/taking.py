"""What the cards of the row are worth to a player at a glance: the good, the action, and the price."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.eight_minute_empire.bot.worth import WORTHS, between, next_step
from koruna.games.eight_minute_empire.rules.cards import (
    ADD,
    BY_SEA,
    CITY,
    DESTROY,
    GOOD,
    GOODS,
    ICONS,
    IS_EITHER,
    JOKER,
    MOST_POINTS_AT,
    MOVE,
    PRICES,
)
from koruna.games.eight_minute_empire.rules.scoring import worth as points_of
from koruna.games.eight_minute_empire.rules.setup import CARDS
from koruna.games.eight_minute_empire.rules.state import EightMinuteEmpire

# What each army, march, city or destroyed army of an action gains on average, at the end and at the beginning.
ADDED: Final = [0.15, 0.35]
MARCHED: Final = [0.35, 0.25]
SAILED: Final = [0.5, 0.33]
BUILT: Final = [0.42, 0.42]
DESTROYED: Final = [0.3, 0.1]
JOKERS: Final = [0.8, 0.5]  # the good of a joker


class Prospects:
    """What cards promise to a player who has that many of them left to take."""

    goods: list[float]  # by (MOST_POINTS_AT + 1) * good + how many one has
    add: float
    march: float
    sail: float
    city: float
    destroy: float
    joker: float

    def __init__(self, cards: int, left: int) -> None:
        share = left / cards
        self.add = between(ADDED, share)
        self.march = between(MARCHED, share)
        self.sail = between(SAILED, share)
        self.city = between(BUILT, share)
        self.destroy = between(DESTROYED, share)
        self.joker = between(JOKERS, share)
        worth = WORTHS[cards][left]
        self.goods = []
        for good in range(len(GOODS)):
            for count in range(MOST_POINTS_AT + 1):
                points = points_of(good, count)
                way = next_step(good, count, points, left) if 0 < count < MOST_POINTS_AT and left > 0 else 0.0
                self.goods.append(worth.point * float(points) + worth.on_the_way * way)

    def of_good(self, card: i64, owned: i64) -> float:
        """What the good on a card brings to a player who has that many of it."""
        if GOOD[card] == JOKER:
            return self.joker
        first: i64 = (MOST_POINTS_AT + 1) * GOOD[card]
        count: i64 = owned + ICONS[card]
        if count > MOST_POINTS_AT:
            count = MOST_POINTS_AT
        if owned > MOST_POINTS_AT:
            owned = MOST_POINTS_AT
        return self.goods[first + count] - self.goods[first + owned]

    def of_action(self, card: i64, supply: i64, cities_left: i64) -> float:
        armies: i64 = ADD[card]
        add = self.add * float(armies if armies < supply else supply)
        move = (self.sail if BY_SEA[card] else self.march) * float(MOVE[card])
        city = self.city * float(CITY[card]) if cities_left > 0 else 0.0
        destroy = self.destroy * float(DESTROY[card])
        if IS_EITHER[card]:
            return max(add, move, city, destroy)
        return add + move + city + destroy


# By the cards that each player takes, then by those left after this one.
PROSPECTS: Final[dict[int, list[Prospects]]] = {
    cards: [Prospects(cards, left) for left in range(cards)] for cards in CARDS.values()
}


def take_value(state: EightMinuteEmpire, seat: int, place: i64) -> float:
    """What it brings to take the card at a place of the row, from 1."""
    empire, cards = state.empires[seat], state.setup.cards
    left = cards - len(empire.cards) - 1
    card: i64 = state.row[place - 1]
    price: i64 = PRICES[place - 1]
    prospects, worth = PROSPECTS[cards][left], WORTHS[cards][left]
    value = prospects.of_good(card, empire.goods[GOOD[card]])
    value += prospects.of_action(card, empire.supply, empire.cities_left)
    return value + worth.of_purse(empire.coins - price, left)
