"""The map at a glance: who has how many armies, and how strong everybody is, region by region.

Unlike a state it can be changed piece by piece, to judge what could be done.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.eight_minute_empire.rules.empire import ARMY_BITS, ARMY_MASK, CITY_BITS, CITY_MASK, HALF
from koruna.games.eight_minute_empire.rules.map import SIDES, Side
from koruna.games.eight_minute_empire.rules.numbers import MARCHES, NEUTRAL, OWNERS, STRIDE
from koruna.games.eight_minute_empire.rules.scoring import NOBODY
from koruna.games.eight_minute_empire.rules.state import EightMinuteEmpire

NO_WAY: Final = 99  # marches to a region that cannot be reached


class Ways:
    """The shortest ways on one side of the board, over land, or over land and sea."""

    steps: list[int]  # by STRIDE * from + to: how many marches
    first: list[int]  # and the move that begins the way

    def __init__(self, side: Side, by_sea: bool) -> None:
        self.steps = [NO_WAY] * (STRIDE * STRIDE)
        self.first = [0] * (STRIDE * STRIDE)
        ends = side.end_of_sea if by_sea else side.end_of_land
        for start in range(1, side.regions + 1):
            row = STRIDE * start
            self.steps[row + start] = 0
            reached = [start]
            for at in reached:
                for move in range(side.first_move[at], ends[at]):
                    to = side.arrives[move - MARCHES]
                    if self.steps[row + to] == NO_WAY:
                        self.steps[row + to] = self.steps[row + at] + 1
                        self.first[row + to] = move if at == start else self.first[row + at]
                        reached.append(to)


OVER_LAND: Final = {letter: Ways(side, False) for letter, side in SIDES.items()}
OVER_SEA: Final = {letter: Ways(side, True) for letter, side in SIDES.items()}


def ways_of(side: Side, by_sea: bool) -> Ways:
    return OVER_SEA[side.letter] if by_sea else OVER_LAND[side.letter]


class Survey:
    """The pieces on the map. By STRIDE * seat + region, unless said otherwise."""

    side: Side
    seats: i64
    armies: list[i64]
    strength: list[i64]  # armies and cities
    neutral: list[i64]  # by region

    def __init__(self, state: EightMinuteEmpire) -> None:
        setup = state.setup
        self.side = setup.side
        self.seats = setup.seats
        self.armies = [0] * (STRIDE * setup.seats)
        self.strength = [0] * (STRIDE * setup.seats)
        self.neutral = [0] * STRIDE
        base: i64 = 0
        for empire in state.empires:
            unpack(empire.armies_low, base + 1, self.armies, self.strength)
            unpack(empire.armies_high, base + HALF + 1, self.armies, self.strength)
            cities = empire.cities
            at = base
            while cities != 0:
                if cities & CITY_MASK:
                    self.strength[at] = self.strength[at] + (cities & CITY_MASK)
                cities >>= CITY_BITS
                at += 1
            base += STRIDE
        if setup.neutral_armies:
            for region in state.neutral.regions():
                self.neutral[region] = state.neutral.armies_in(region)

    def rivals_of(self, seat: i64) -> list[i64]:
        """By region: the strength of the strongest of the others."""
        most = self.neutral.copy()
        other: i64
        region: i64
        for other in range(self.seats):
            if other != seat:
                base = STRIDE * other
                for region in range(1, STRIDE):
                    strength: i64 = self.strength[base + region]
                    if strength != 0 and strength > most[region]:
                        most[region] = strength
        return most

    def control(self) -> list[int]:
        """As `scoring.control` tells it of a state."""
        held = [NOBODY] * (self.side.regions + 1)
        region: i64
        seat: i64
        for region in range(1, self.side.regions + 1):
            most: i64 = self.neutral[region]
            owner: i64 = NEUTRAL if most > 0 else NOBODY
            at = region
            for seat in range(self.seats):
                strength: i64 = self.strength[at]
                if strength > most:
                    most = strength
                    owner = seat
                elif strength == most:
                    owner = NOBODY
                at += STRIDE
            held[region] = int(owner)
        return held

    def leads(self, seat: i64, held: list[int]) -> list[i64]:
        """By continent: how many regions more a seat controls there than the strongest of the others, or fewer."""
        counts: list[i64] = [0] * (OWNERS * (self.side.continents + 1))
        region: i64
        owner: i64
        for region in range(1, self.side.regions + 1):
            owner = held[region]
            if owner != NOBODY:
                counts[OWNERS * self.side.continent[region] + owner] += 1
        found: list[i64] = []
        for first in range(0, len(counts), OWNERS):
            most: i64 = 0
            for owner in range(OWNERS):
                if owner != seat and counts[first + owner] > most:
                    most = counts[first + owner]
            found.append(counts[first + seat] - most)
        return found


def unpack(word: i64, at: i64, armies: list[i64], strength: list[i64]) -> None:
    while word != 0:
        if word & ARMY_MASK:
            armies[at] = word & ARMY_MASK
            strength[at] = word & ARMY_MASK
        word >>= ARMY_BITS
        at += 1
