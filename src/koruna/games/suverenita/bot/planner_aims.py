"""Where the planner gathers many men: before an enemy's settlement, and where a city or a harbour is to be built."""

from __future__ import annotations

from typing import Final

from koruna.games.suverenita.bot.planner_map import ENOUGH, REACH, Survey
from koruna.games.suverenita.bot.planner_sailing import SETTLERS, port_for_settlers
from koruna.games.suverenita.rules.board.holding import is_hostile
from koruna.games.suverenita.rules.numbers import CITY, HARBOUR_SITE, NOBODY, VILLAGE
from koruna.games.suverenita.rules.state import Suverenita

LEAST_ARMY: Final = 6.0
GOES_ON: Final = 2.0  # factor for a settlement that is besieged already
STOPS_WINNER: Final = 3.0  # factor for a settlement of a player who has announced a victory
BEST: Final = -2  # in place of a target: the one that is easiest to take
CITY_FROM: Final = 8  # settlements; with fewer, a village is the better buy


class Aims:
    """What men gather for; computed once per decision about units."""

    target: int  # the settlement an army gathers against, or NOBODY
    to_target: list[int]  # by field: steps by land to it
    is_ready: bool  # enough men are beside the target to attack
    workplace: int  # the settlement where builders of a city or a harbour should gather, or NOBODY
    hands: float  # how many are needed
    to_work: list[int]  # by field: steps by land to it

    def __init__(self, survey: Survey, wanted: int = BEST) -> None:
        """Against the settlement that is wanted; against the best target, or none if NOBODY is."""
        self.target = NOBODY
        self.to_target = []
        self.is_ready = False
        if wanted != NOBODY:
            self.choose_target(survey, wanted)
        self.workplace = NOBODY
        self.hands = 0.0
        self.to_work = []
        self.choose_workplace(survey)
        if self.workplace < 0:
            self.choose_port(survey)

    def choose_target(self, survey: Survey, wanted: int) -> None:
        """The enemy's settlement that is easiest to take, if there are enough men in reach; or only the wanted one."""
        state, mine = survey.state, survey.mine
        if state.round + REACH < state.setup.values.first_assault_round or sum(mine) < LEAST_ARMY:
            return
        best = 0.0
        for field in range(len(state.lord)):
            lord = state.lord[field]
            if lord < 0 or lord == survey.seat or not is_hostile(state, survey.seat, lord):
                continue
            if wanted not in (BEST, field):
                continue
            near = 0.0
            for other in survey.chart.near[field]:
                near += mine[other]
            if near <= 0:
                continue
            need = survey.siege_need(field) + ENOUGH * survey.theirs[field]
            surplus = near / need
            if surplus <= 1.0:
                continue
            if state.announced[lord]:
                surplus *= STOPS_WINNER
            if mine[field] > 0:
                surplus *= GOES_ON
            if surplus > best:
                best = surplus
                self.target = field
                self.to_target = survey.chart.steps[field]
                self.is_ready = mine[field] + survey.helpers[field] >= need

    def choose_workplace(self, survey: Survey) -> None:
        """Where a city, or the harbour that a second city needs, can be paid for and built in peace, near most men."""
        state, seat = survey.state, survey.seat
        values = state.setup.values
        homes = [field for field, lord in enumerate(state.lord) if lord == seat]
        if len(homes) < CITY_FROM or state.gold[seat] < values.build_gold[HARBOUR_SITE]:
            return
        cities = sum(1 for field in homes if state.settlement[field] == CITY or state.site[field] == CITY)
        most = 0.0
        for field in homes:
            building = great_building(state, field, cities)
            if not building or state.site[field] or survey.threat[field] > 0:
                continue
            near = sum(survey.mine[other] for other in survey.chart.near[field])
            if state.gold[seat] >= values.build_gold[building] and near > most:
                most = near
                self.workplace, self.to_work = field, survey.chart.steps[field]
                self.hands = float(values.build_least[building])

    def choose_port(self, survey: Survey) -> None:
        port = port_for_settlers(survey)
        if port >= 0 and survey.threat[port] <= 0:
            self.workplace, self.to_work = port, survey.chart.steps[port]
            self.hands = float(SETTLERS)


def great_building(state: Suverenita, field: int, cities: int) -> int:
    """The next building for a settlement towards two cities: the first anywhere, the second with a harbour."""
    if cities and state.dockyard[field] == 1:
        return HARBOUR_SITE
    if state.settlement[field] == VILLAGE and (not cities or state.dockyard[field] == 2):
        return CITY
    return 0
