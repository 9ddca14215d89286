"""What pieces, goods and coins will be worth at the end, in points, by how much of the game is left.

Fitted to games of bots that sometimes move at random: how much each of these foretold of the final margin. A region in
which one leads by one army counts little while there is time to march there, and nearly its whole point at the end;
armies, cities and goods on the way are the other way round.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.eight_minute_empire.rules.scoring import worth as points_of
from koruna.games.eight_minute_empire.rules.setup import ARMIES, CARDS, CITIES

FURTHEST_BEHIND: Final = -2  # in a region, by how many armies one leads or lags; more than these make no difference
FURTHEST_AHEAD: Final = 3
MOST_SPARE: Final = 3
STRENGTHS: Final = ARMIES + CITIES + 1  # from 0 to all pieces of a player

# Each with nothing left to take, and with everything left. By lead, from FURTHEST_BEHIND to FURTHEST_AHEAD:
LEADS: Final = [[-0.1, 0.15], [-0.05, 0.3], [0.07, 0.35], [0.75, 0.35], [0.72, 0.9], [0.72, 0.55]]
SPARE: Final = [0.1, 0.1]  # an army in a region that is held, or lost, without it
FAR: Final = [0.15, 0.52]  # a region held that is more than two marches from the start
CONTINENT: Final = [0.6, 0.05]
ARMY: Final = [0.0, 0.3]  # on the map
CITY: Final = [0.0, 0.25]
POINT: Final = [0.86, 0.56]  # of the goods, as they count now
ON_THE_WAY: Final = [0.16, 0.5]  # a point of the next step of a good, divided by its distance
COIN: Final = [0.55, 0.32]  # that can still buy something
IDLE_COIN: Final = 0.05  # it may decide a tie
USEFUL: Final = 1.5  # coins that can be spent on each card that is left to take; those beyond are idle


class Worth:
    """What things are worth to a player who has this share of the cards left to take."""

    leads: list[float]  # from FURTHEST_BEHIND
    spare: float
    far: float
    continent: float
    army: float
    city: float
    point: float
    on_the_way: float
    coin: float
    regions: list[float]  # see `of_region`
    one_more: list[float]

    def __init__(self, left: float) -> None:
        self.leads = [between(ends, left) for ends in LEADS]
        self.spare = between(SPARE, left)
        self.far = between(FAR, left)
        self.continent = between(CONTINENT, left)
        self.army = between(ARMY, left)
        self.city = between(CITY, left)
        self.point = between(POINT, left)
        self.on_the_way = between(ON_THE_WAY, left)
        self.coin = between(COIN, left)
        self.regions = [self.worked_out(own, rival) for own in range(STRENGTHS + 1) for rival in range(STRENGTHS)]
        self.one_more = [self.regions[at + STRENGTHS] - self.regions[at] for at in range(STRENGTHS * STRENGTHS)]

    def worked_out(self, own: int, rival: int) -> float:
        if own == 0:
            return 0.0
        lead = own - rival
        spare = min(MOST_SPARE, lead - 1 if lead > 0 else own)
        return self.leads[min(max(lead, FURTHEST_BEHIND), FURTHEST_AHEAD) - FURTHEST_BEHIND] + self.spare * float(spare)

    def of_region(self, own: i64, rival: i64) -> float:
        """Of a region with this strength of one's own and of the strongest rival; a city is like an army."""
        return self.regions[STRENGTHS * own + rival]

    def of_one_more(self, own: i64, rival: i64) -> float:
        """What one more army brings there."""
        return self.one_more[STRENGTHS * own + rival]

    def of_purse(self, coins: i64, left: i64) -> float:
        """Of coins, with that many cards left to take."""
        useful = min(float(coins), USEFUL * float(left))
        return self.coin * useful + IDLE_COIN * (float(coins) - useful)


def between(ends: list[float], left: float) -> float:
    return ends[0] + left * (ends[1] - ends[0])


# By the cards that each player takes, then by those left to take.
WORTHS: Final[dict[int, list[Worth]]] = {
    cards: [Worth(left / cards) for left in range(cards + 1)] for cards in CARDS.values()
}


def next_step(good: int, count: int, points: int, left: int) -> float:
    """The points of the next step of a good, discounted by its distance; 0 if it is out of reach."""
    missing = 1
    while points_of(good, count + missing) == points:
        missing += 1
        if missing > left or missing > 3:
            return 0.0
    return float(points_of(good, count + missing) - points) / float(1 + missing)
