"""What a treaty is worth to each of the two who would sign it, in total points.

Offers and answers use the same figures, so a planner offers only what another planner will sign: a treaty that profits
both. Peace is worth what the other could take by war, less what could be taken from him, and war has a price of its own
that only others profit from.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.suverenita.bot.planner_judging import OF_BEST, OF_GOLD, standings
from koruna.games.suverenita.bot.planner_map import Survey, seen_by_all, strength_of
from koruna.games.suverenita.rules.board.holding import is_encircled, pair
from koruna.games.suverenita.rules.numbers import (
    AID,
    COUNT_BIT,
    HERD_INSIDE,
    INSIDE,
    OPEN,
    RANSOM,
    SITE,
    TRIBUTE,
    VASSALAGE,
    herd_owner,
)
from koruna.games.suverenita.rules.pacts.offering import COIN_BIT, NUMBER_BIT, TREATY_BIT, sides_of
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade import paying
from koruna.games.suverenita.rules.trade.forecast import coming_taxes, next_taxes_in
from koruna.games.suverenita.rules.winning import treaties_missing

TO_WIN: Final = 1.0  # men more than the enemy's, from which on a field can be taken
OF_FIELD: Final = 2.0
OF_LOOT: Final = 1.0  # a crop or a herd, which the loser loses too
OF_SIEGE: Final = 1.5  # for encircling a settlement
OF_FALL: Final = 8.0  # for a settlement that is about to fall
BY_WAR: Final = 0.5  # the part of what could be taken that will be
PRICE_OF_WAR: Final = 0.6  # for each of two neighbours: men who fall, and land that is laid waste
A_YEAR: Final = 1.5  # of peace, compared with half a year
ENDS_SO: Final = 0.35  # chance that the game is decided while a treaty over the end of a year lasts
NEARLY_SOVEREIGN: Final = 0.5  # danger of a superior to whom only one other is missing
NEARLY_WON: Final = 12.0  # for helping one over the points of dominance, or one who has announced a victory
OF_GOODS: Final = 0.3  # a gold's worth of goods
LEAST_GAIN: Final = 0.2  # below it nobody signs


class Bargain:
    """The forces of all seats beside each other, and what each could take from another."""

    state: Suverenita
    there: list[list[float]]  # by seat and field: strength on it
    reach: list[list[float]]  # by seat and field: strength on it and next to it
    standings: list[float]  # by seat, see planner_judging.py
    prey: list[float]  # by seat and seat: what the one could take from the other; -1 if not yet known

    def __init__(self, state: Suverenita) -> None:
        self.state = state
        seats, size = state.setup.seats, len(state.armies)
        self.there = [[0.0] * size for _ in range(seats)]
        self.reach = [[0.0] * size for _ in range(seats)]
        self.standings = standings(state)
        self.prey = [-1.0] * (seats * seats)
        lands = state.setup.world.lands
        shown = seen_by_all(state)
        for field in range(size):
            for units in shown[field]:
                stack: i64 = units
                place = stack >> 6 & 7
                if place not in (OPEN, SITE, INSIDE):
                    continue
                owner = int(stack >> 9 & 15)
                strength = strength_of(stack) * float(stack >> COUNT_BIT)
                self.there[owner][field] += strength
                if place == INSIDE:
                    continue
                self.reach[owner][field] += strength
                for near in lands[field]:
                    self.reach[owner][near] += strength

    def spoils(self, one: int, other: int) -> float:
        """What one could take from the other in a season."""
        at = one * self.state.setup.seats + other
        if self.prey[at] < 0:
            self.prey[at] = self.find_spoils(one, other)
        return self.prey[at]

    def find_spoils(self, one: int, other: int) -> float:
        state = self.state
        mine, reach, theirs = self.there[one], self.reach[one], self.there[other]
        value = needed = 0.0
        for field in range(len(state.armies)):
            if reach[field] < theirs[field] + TO_WIN:
                continue
            prize = self.prize(one, other, field, mine[field])
            if prize > 0:
                value += prize
                needed += theirs[field] + TO_WIN
        if needed <= 0:
            return 0.0
        return BY_WAR * value * min(1.0, sum(mine) / needed)

    def prize(self, one: int, other: int, field: int, men: float) -> float:
        """What one gains if he takes a field from the other, and the other loses."""
        state = self.state
        loot = 0.0
        if state.crop_owner[field] == other:
            loot += OF_LOOT
        for herd in state.herds[field]:
            if not herd & HERD_INSIDE and herd_owner(herd) == other:
                loot += OF_LOOT
        if state.lord[field] == other:
            if men > 0 and is_encircled(state, field) and Survey(state, one).can_take(field):
                return OF_FALL / BY_WAR + loot
            return OF_SIEGE + loot
        if state.control[field] == other or loot > 0:
            return OF_FIELD + loot
        return 0.0

    def worth(self, offer: int, seat: int) -> float:
        """What a treaty is worth to one of its two sides."""
        state = self.state
        superior, inferior = sides_of(offer)
        other = inferior if seat == superior else superior
        treaty = offer >> TREATY_BIT & 7
        number, coin = offer >> NUMBER_BIT & 255, offer >> COIN_BIT & 7
        mine, theirs = self.spoils(seat, other), self.spoils(other, seat)
        length = A_YEAR if treaty != AID else 1.0
        gain = (theirs - mine) * length
        if mine + theirs > 0:
            gain += PRICE_OF_WAR * length
        price = OF_GOLD * float(number) if not coin else OF_GOODS * float(paying.worth(state, coin, number))
        if treaty in (TRIBUTE, VASSALAGE) and not self.can_pay(inferior, number):
            price = 0.0
        up, down = self.points(superior, inferior, treaty, number)
        own, against = (up + price, down - price) if seat == superior else (down - price, up + price)
        gain += own - self.weight(seat, other) * (against + (mine - theirs) * length)
        return gain - (self.danger(superior, up) if seat == inferior else 0.0)

    def points(self, superior: int, inferior: int, treaty: int, number: int) -> tuple[float, float]:
        """The victory points of a treaty, and what it counts if the game ends meanwhile; of both sides."""
        state, values = self.state, self.state.setup.values
        between = pair(state, superior, inferior)
        up = down = 0.0
        if self.is_scored(superior, inferior, between, treaty, number):
            up = float(min(values.treaty_vp_superior[treaty], values.treaty_most_vp - state.treaty_vp[superior]))
            down = float(values.treaty_vp_inferior[treaty])
        rounds = values.treaty_rounds[treaty]
        if not rounds or (state.round + rounds - 1) // 4 > (state.round - 1) // 4:  # it lasts over a winter
            chance = 1.0 if state.year() >= values.years else ENDS_SO
            up += chance * float(values.treaty_tp_superior[treaty])
            down += chance * float(values.treaty_tp_inferior[treaty])
        return up, down

    def is_scored(self, superior: int, inferior: int, between: i64, treaty: int, number: int) -> bool:
        """16.5: once per pair and year, not soon after the opposite, and dues only if they will be paid."""
        state, values = self.state, self.state.setup.values
        when = state.round
        if treaty in (TRIBUTE, VASSALAGE):
            when = next_taxes_in(state)
            if not when or (treaty == TRIBUTE and when >= state.round + values.treaty_rounds[treaty]):
                return False
            if not self.can_pay(inferior, number):
                return False
        last = state.scored_in[between]
        if last and (last + 3) // 4 == (when + 3) // 4:
            return False
        if last and state.scored_for[between] != superior and when - last < values.treaty_opposite_rounds:
            return False
        return treaty in (AID, RANSOM, TRIBUTE, VASSALAGE)

    def can_pay(self, inferior: int, due: int) -> bool:
        return due <= self.state.gold[inferior] + coming_taxes(self.state, inferior)

    def weight(self, seat: int, other: int) -> float:
        """How much it counts for a seat what another gains: most if he is the best of the others."""
        rivals = [at for at in range(self.state.setup.seats) if at != seat and not self.state.is_out[at]]
        best = max(self.standings[at] for at in rivals)
        share = (1.0 - OF_BEST) / float(len(rivals))
        return share + (OF_BEST if self.standings[other] >= best else 0.0)

    def danger(self, superior: int, gain: float) -> float:
        """What the inferior fears of a superior who is about to win."""
        state = self.state
        if state.announced[superior] or float(state.vp[superior]) + gain >= float(state.setup.values.win_vp):
            return NEARLY_WON
        return NEARLY_SOVEREIGN if treaties_missing(state, superior) <= 2 else 0.0
