"""What an action can do on the map for the seat whose turn it is, step by step, and how much each step gains."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.eight_minute_empire.bot.survey import Survey, Ways, ways_of
from koruna.games.eight_minute_empire.bot.worth import Worth
from koruna.games.eight_minute_empire.rules.action import Action
from koruna.games.eight_minute_empire.rules.empire import Empire
from koruna.games.eight_minute_empire.rules.map import Side
from koruna.games.eight_minute_empire.rules.numbers import NEUTRAL, OWNERS, STRIDE

NOWHERE: Final = 0  # in place of a region
HARM: Final = 0.5  # what a rival loses counts half
NO_SWING: Final = [0.0] * OWNERS
LEAST: Final = 0.001  # a smaller gain is not worth a march


class Campaign:
    """One seat's action in progress. What is done changes the survey."""

    survey: Survey
    side: Side
    worth: Worth
    seat: i64
    base: i64  # where this seat's regions begin in the survey
    rival: list[i64]  # by region: the strength of the strongest of the others
    swing: list[float]  # by continent: what one more region there is worth, for the continent
    supply: i64
    cities_left: i64
    source: i64 = NOWHERE  # of the best march
    goal: i64 = NOWHERE
    victim: i64 = NEUTRAL  # whose army is best destroyed

    def __init__(self, survey: Survey, seat: i64, empire: Empire, worth: Worth, in_haste: bool = False) -> None:
        """In haste it does not look at the continents."""
        self.survey = survey
        self.side = survey.side
        self.worth = worth
        self.seat = seat
        self.base = STRIDE * seat
        self.rival = survey.rivals_of(seat)
        self.supply = empire.supply
        self.cities_left = empire.cities_left
        if in_haste:
            self.swing = NO_SWING
            return
        self.swing = []
        for lead in survey.leads(seat, survey.control()):
            self.swing.append(worth.continent if lead == 0 else 0.0)

    # --- gains ----------------------------------------------------------------------------

    def gain(self, region: i64) -> float:
        """What one more army in a region brings."""
        own: i64 = self.survey.strength[self.base + region]
        rival: i64 = self.rival[region]
        found = self.worth.of_one_more(own, rival)
        return found + self.swing[self.side.continent[region]] if own == rival else found

    def loss(self, region: i64) -> float:
        """What is lost if an army leaves a region."""
        own: i64 = self.survey.strength[self.base + region]
        rival: i64 = self.rival[region]
        found = self.worth.of_one_more(own - 1, rival)
        return found + self.swing[self.side.continent[region]] if own == rival + 1 else found

    def harm(self, owner: i64, region: i64) -> float:
        """What it brings to destroy another's army in a region."""
        survey = self.survey
        own: i64 = survey.strength[self.base + region]
        rival: i64 = self.rival[region]
        theirs: i64 = survey.neutral[region]
        found = 0.0
        if owner != NEUTRAL:
            theirs = survey.strength[STRIDE * owner + region]
            found = HARM * (self.worth.of_one_more(theirs - 1, own) + self.worth.army)
        if own > 0 and theirs == rival:
            found += self.worth.of_region(own, rival - 1) - self.worth.of_region(own, rival)
            if own == rival:
                found += self.swing[self.side.continent[region]]
        return found

    # --- the best of each kind --------------------------------------------------------------

    def best_home(self) -> i64:
        """Where a new army brings most."""
        best: i64 = self.side.start
        most = self.gain(best)
        region: i64
        for region in range(1, self.side.regions + 1):
            if self.survey.strength[self.base + region] > self.survey.armies[self.base + region]:
                found = self.gain(region)
                if found > most:
                    most, best = found, region
        return best

    def best_site(self) -> i64:
        """Where a city brings most, or NOWHERE."""
        best: i64 = NOWHERE
        most = -1.0
        region: i64
        for region in range(1, self.side.regions + 1):
            if self.survey.armies[self.base + region] > 0:
                found = self.gain(region)
                if found > most:
                    most, best = found, region
        return best

    def find_march(self, moves: i64, ways: Ways) -> float:
        """The march, of one army and up to that many moves, that gains most for each move: from `source` to `goal`."""
        armies, steps = self.survey.armies, ways.steps
        sources: list[i64] = []
        losses: list[float] = []
        region: i64
        for region in range(1, self.side.regions + 1):
            if armies[self.base + region] > 0:
                sources.append(region)
                losses.append(self.loss(region))
        most = LEAST
        self.source = NOWHERE
        for region in range(1, self.side.regions + 1):
            gain = self.gain(region)
            for at in range(len(sources)):
                if gain > losses[at]:
                    distance: i64 = steps[STRIDE * sources[at] + region]
                    if 0 < distance <= moves and gain - losses[at] > most * float(distance):
                        most = (gain - losses[at]) / float(distance)
                        self.source, self.goal = sources[at], region
        return most

    def best_blow(self) -> i64:
        """The region where it brings most to destroy an army, that of `victim`; or NOWHERE."""
        best: i64 = NOWHERE
        most = 0.0
        owner: i64
        region: i64
        for region in range(1, self.side.regions + 1):
            for owner in range(self.survey.seats):
                if owner != self.seat and self.survey.armies[STRIDE * owner + region] > 0:
                    found = self.harm(owner, region)
                    if found > most:
                        most, best, self.victim = found, region, owner
            if self.survey.neutral[region] > 0:
                found = self.harm(NEUTRAL, region)
                if found > most:
                    most, best, self.victim = found, region, NEUTRAL
        return best

    # --- doing it ---------------------------------------------------------------------------

    def carry_out(self, action: Action) -> None:
        """Everything that the action still allows, the best first. Of two alternatives it allows only one."""
        destroy, add, move, city = action.destroy, action.add, action.move, action.city
        if destroy > 0:
            region = self.best_blow()
            if region != NOWHERE:
                self.strike(region)
        while add > 0 and self.supply > 0:
            self.arrive(self.best_home())
            self.supply -= 1
            add -= 1
        if move > 0:
            ways = ways_of(self.side, action.by_sea)
            while move > 0:
                self.find_march(move, ways)
                if self.source == NOWHERE:
                    break
                move -= ways.steps[STRIDE * self.source + self.goal]
                self.survey.armies[self.base + self.source] -= 1
                self.survey.strength[self.base + self.source] -= 1
                self.arrive(self.goal)
        if city > 0 and self.cities_left > 0:
            region = self.best_site()
            if region != NOWHERE:
                self.survey.strength[self.base + region] += 1

    def arrive(self, region: i64) -> None:
        self.survey.armies[self.base + region] += 1
        self.survey.strength[self.base + region] += 1

    def strike(self, region: i64) -> None:
        if self.victim == NEUTRAL:
            self.survey.neutral[region] -= 1
        else:
            self.survey.armies[STRIDE * self.victim + region] -= 1
            self.survey.strength[STRIDE * self.victim + region] -= 1
        self.rival = self.survey.rivals_of(self.seat)


def halves(action: Action) -> list[Action]:
    """The action itself, or, of two alternatives, each by itself."""
    if not action.either:
        return [action]
    found: list[Action] = []
    for kind in range(4):
        half = action.copy()
        half.either = False
        if kind != 0:
            half.add = 0
        if kind != 1:
            half.move = 0
        if kind != 2:
            half.city = 0
        if kind != 3:
            half.destroy = 0
        if half.add + half.move + half.city + half.destroy > 0:
            found.append(half)
    return found
