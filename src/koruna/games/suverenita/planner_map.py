"""What the planner sees on the map: what a field is worth, where it is threatened, and how far anything is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.suverenita.besieging import defence_level
from koruna.games.suverenita.holding import holds, is_hostile
from koruna.games.suverenita.numbers import (
    CITY,
    CORSAIR,
    COUNT_BIT,
    ENGINE,
    HARBOUR_SITE,
    INSIDE,
    MERCENARY,
    MOVED,
    NOBODY,
    OPEN,
    SITE,
    VILLAGE,
)
from koruna.games.suverenita.rules import Suverenita

FAR: Final = 99
REACH: Final = 3  # steps from which men gather for an assault
LEAST_ARMY: Final = 6.0
ENOUGH: Final = 1.8  # times as strong as the defenders
# About how much a unit adds to a fight.
STRENGTH: Final = [1.0, 2.4, 0.2, 2.4, 0.6, 1.6, 1.9, 2.5]
OF_LEVEL: Final = [0.8, 1.0, 1.2, 1.7, 2.1]
OF_WALL: Final = 5.0  # of light infantry, for a level of defence
OF_ENGINE: Final = 3.0  # what an engine spares of that, itself a man
MOST_ENGINES: Final = 3
BESIEGERS: Final = 1.5  # beyond what the wall takes
CITY_FROM: Final = 8  # settlements; before that a village is the better buy
GOES_ON: Final = 2.0  # the same of a settlement that is besieged already
STOPS_WINNER: Final = 3.0  # times as good a target as another: who has announced a victory


class Sight:
    """One seat's picture of the map, made once for a decision."""

    state: Suverenita
    seat: int
    worth: list[float]  # by field: of holding it
    mine: list[float]  # by field: own strength in the open
    theirs: list[float]  # by field: the strength of enemies in the open
    fresh: list[float]  # the part of it that can still move
    threat: list[float]  # by field: what the strongest enemy has on it and beside it
    distance: list[int]  # by field: steps by land to the nearest goal
    target: int  # the settlement an army gathers against, or NOBODY
    to_target: list[int]  # by field: steps by land to it
    workplace: int  # the settlement where builders of a city or a harbour should come together, or NOBODY
    hands: float  # how many
    to_work: list[int]  # by field: steps by land to it
    is_ready: bool  # enough men stand beside the target to go in

    def __init__(self, state: Suverenita, seat: int) -> None:
        self.state = state
        self.seat = seat
        size = len(state.armies)
        self.worth = [worth_of(state, field) for field in range(size)]
        self.mine = [0.0] * size
        self.fresh = [0.0] * size
        self.theirs = [0.0] * size
        self.threat = [0.0] * size
        self.look()
        self.distance = self.distances()
        self.target = NOBODY
        self.to_target = []
        self.is_ready = False
        self.choose_target()
        self.workplace = NOBODY
        self.hands = 0.0
        self.to_work = []
        self.choose_workplace()

    def look(self) -> None:
        """Where everybody's strength is, and what each enemy could bring to a field in one step."""
        state = self.state
        size = len(state.armies)
        lands = state.setup.world.lands
        by_enemy: list[list[float]] = [[] for _ in range(state.setup.seats)]
        for field in range(size):
            for units in state.armies[field]:
                stack: i64 = units
                place = stack >> 6 & 7
                if place != OPEN and place != SITE:
                    continue
                owner = int(stack >> 9 & 15)
                power = STRENGTH[stack & 7] * OF_LEVEL[stack >> 3 & 7] * float(stack >> COUNT_BIT)
                if owner == self.seat:
                    self.mine[field] += power
                    if not stack & MOVED and place == OPEN:
                        self.fresh[field] += power
                elif is_hostile(state, self.seat, owner):
                    self.theirs[field] += power
                    reach = by_enemy[owner]
                    if not reach:
                        reach = [0.0] * size
                        by_enemy[owner] = reach
                    reach[field] += power
                    for near in lands[field]:
                        reach[near] += power
        for reach in by_enemy:
            for field in range(len(reach)):
                if reach[field] > self.threat[field]:
                    self.threat[field] = reach[field]

    def is_goal(self, field: int) -> bool:
        """Land worth going to: nobody's, or an enemy's settlement or field that is weakly held."""
        state, world = self.state, self.state.setup.world
        if world.is_sea[field] or world.is_neutral[field] or holds(state, field, self.seat):
            return False
        holder = state.lord[field] if state.lord[field] >= 0 else state.control[field]
        return holder < 0 or is_hostile(state, self.seat, holder)

    def distances(self) -> list[int]:
        world = self.state.setup.world
        found = [FAR] * len(world.ids)
        todo: list[int] = []
        for field in range(len(found)):
            if self.is_goal(field):
                found[field] = 0
                todo.append(field)
        for field in todo:  # it grows while we go along it
            for near in world.lands[field]:
                if found[near] == FAR and not world.is_neutral[near]:
                    found[near] = found[field] + 1
                    todo.append(near)
        return found

    # --- war -------------------------------------------------------------------------------

    def choose_target(self) -> None:
        """The enemy's settlement that takes the least, if there are men enough within reach."""
        state = self.state
        if state.round + REACH < state.setup.values.first_assault_round or sum(self.mine) < LEAST_ARMY:
            return
        best = 0.0
        within = self.steps_from([field for field, power in enumerate(self.mine) if power > 0])
        for field in range(len(state.lord)):
            lord = state.lord[field]
            if lord < 0 or lord == self.seat or within[field] > REACH or not is_hostile(state, self.seat, lord):
                continue
            steps = self.steps_to(field)
            near = 0.0
            strike = self.mine[field]
            for other, away in enumerate(steps):
                if away <= REACH:
                    near += self.mine[other]
                if away == 1:
                    strike += self.fresh[other]
            need = self.wall(field) + ENOUGH * (self.theirs[field] + inside(state, field)) + BESIEGERS
            surplus = near / need
            if surplus <= 1.0:
                continue
            if state.announced[lord]:
                surplus *= STOPS_WINNER
            if self.mine[field] > 0:
                surplus *= GOES_ON
            if surplus > best:
                best = surplus
                self.target = field
                self.to_target = steps
                self.is_ready = strike >= need

    # --- great buildings -------------------------------------------------------------------

    def choose_workplace(self) -> None:
        """Where a city, or the harbour that a second city needs, can be paid and built in peace, near to most men."""
        state, seat = self.state, self.seat
        values = state.setup.values
        homes = [field for field, lord in enumerate(state.lord) if lord == seat]
        if len(homes) < CITY_FROM or state.gold[seat] < values.build_gold[HARBOUR_SITE]:
            return
        cities = sum(1 for field in homes if state.settlement[field] == CITY or state.site[field] == CITY)
        most = 0.0
        for field in homes:
            building = 0
            if cities and state.dockyard[field] == 1:
                building = HARBOUR_SITE
            elif state.settlement[field] == VILLAGE and (not cities or state.dockyard[field] == 2):
                building = CITY
            if not building or state.site[field] or self.threat[field] > 0:
                continue
            steps = self.steps_to(field)
            near = sum(self.mine[other] for other, away in enumerate(steps) if away <= REACH)
            if state.gold[seat] >= values.build_gold[building] and near > most:
                most = near
                self.workplace, self.to_work = field, steps
                self.hands = float(values.build_least[building])

    def steps_to(self, goal: int) -> list[int]:
        return self.steps_from([goal])

    def steps_from(self, todo: list[int]) -> list[int]:
        """By field: steps by land from the nearest of some fields, as far as REACH and one more."""
        world = self.state.setup.world
        found = [FAR] * len(world.ids)
        for field in todo:
            found[field] = 0
        for field in todo:  # it grows while we go along it
            if found[field] > REACH:
                break
            for near in world.lands[field]:
                if found[near] == FAR and not world.is_neutral[near]:
                    found[near] = found[field] + 1
                    todo.append(near)
        return found

    def wall(self, field: int) -> float:
        """How much strength it takes to storm what stands on a field, with the engines that can be paid."""
        level = self.level(field)
        values = self.state.setup.values
        engines = min(MOST_ENGINES, level, self.state.gold[self.seat] // max(1, values.upgrade[ENGINE]))
        return self.full_wall(field) - OF_ENGINE * float(engines)

    def full_wall(self, field: int) -> float:
        return OF_WALL * float(self.level(field))

    def level(self, field: int) -> int:
        return defence_level(self.state, field) if self.state.settlement[field] else 0


def inside(state: Suverenita, field: int) -> float:
    """The strength behind the walls."""
    found = 0.0
    for units in state.armies[field]:
        stack: i64 = units
        if stack >> 6 & 7 == INSIDE:
            found += STRENGTH[stack & 7] * float(stack >> COUNT_BIT)
    return found


def worth_of(state: Suverenita, field: int) -> float:
    world, values = state.setup.world, state.setup.values
    if world.is_sea[field] or world.is_neutral[field]:
        return 0.0
    worth = 2.0 + 0.5 * float(values.growth[world.colours[field]])
    if world.is_coast[field]:
        worth += 0.3
    return worth


def strength_of(item: i64) -> float:
    return STRENGTH[item & 7] * OF_LEVEL[item >> 3 & 7]


def units_of(state: Suverenita, seat: int) -> list[int]:
    """By type: how many units a seat has."""
    found = [0] * 8
    for stacks in state.armies:
        for units in stacks:
            stack: i64 = units
            if stack >> 9 & 15 == seat:
                found[stack & 7] += int(stack >> COUNT_BIT)
    return found


def limited(units: list[int]) -> int:
    """How many of them count towards the limit of units."""
    return sum(units) - units[MERCENARY] - units[CORSAIR]
