"""The planner's map: values of fields, threats and distances.

Others' units are those that everybody sees: while orders are hidden, at their previous places.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.suverenita.rules.board.holding import holds, is_hostile
from koruna.games.suverenita.rules.board.world import World
from koruna.games.suverenita.rules.fight.walls import defence_level
from koruna.games.suverenita.rules.numbers import (
    CORSAIR,
    COUNT_BIT,
    ENGINE,
    HERD_INSIDE,
    INSIDE,
    MERCENARY,
    MOVED,
    NOBODY,
    OPEN,
    SITE,
    herd_owner,
)
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.values import Values

FAR: Final = 99
REACH: Final = 3  # steps within which men gather for an assault or a building
# Approximate strength of each unit type.
STRENGTH: Final = [1.0, 2.4, 0.2, 2.4, 0.6, 1.6, 1.9, 2.5]
OF_LEVEL: Final = [0.8, 1.0, 1.2, 1.7, 2.1]
OF_WALL: Final = 5.0  # in light infantry, per level of defence
OF_ENGINE: Final = 3.0  # how much of that an engine saves, including itself
MOST_ENGINES: Final = 3
ENOUGH: Final = 1.8  # strength relative to the defenders
BESIEGERS: Final = 1.5  # men, beyond what the wall needs
# The value of land.
OF_LAND: Final = 2.0
OF_GROWTH: Final = 0.5
OF_COAST: Final = 0.3


class Chart:
    """Static data of a map: distances by land and values of fields."""

    world: World
    values: Values
    worth: list[float]
    steps: list[list[int]]  # by field and field: steps by land, FAR if more than REACH + 1
    near: list[list[int]]  # by field: the fields within REACH, including itself

    def __init__(self, world: World, values: Values) -> None:
        self.world = world
        self.values = values
        fields = range(len(world.ids))
        self.worth = [worth_of(world, values, field) for field in fields]
        self.steps = [self.steps_from(field) for field in fields]
        self.near = [[other for other in fields if self.steps[field][other] <= REACH] for field in fields]

    def steps_from(self, start: int) -> list[int]:
        found = [FAR] * len(self.world.ids)
        found[start] = 0
        todo = [start]
        for field in todo:  # breadth-first: it grows during the loop
            if found[field] > REACH:
                break
            for near in self.world.lands[field]:
                if found[near] == FAR and not self.world.is_neutral[near]:
                    found[near] = found[field] + 1
                    todo.append(near)
        return found


def worth_of(world: World, values: Values, field: int) -> float:
    if world.is_sea[field] or world.is_neutral[field]:
        return 0.0
    return (
        OF_LAND + OF_GROWTH * float(values.growth[world.colours[field]]) + (OF_COAST if world.is_coast[field] else 0.0)
    )


CHARTS: Final[list[Chart]] = []  # of the maps played last
MOST_CHARTS: Final = 8


def chart_of(state: Suverenita) -> Chart:
    world, values = state.setup.world, state.setup.values
    for chart in CHARTS:
        if chart.world is world and chart.values is values:
            return chart
    if len(CHARTS) >= MOST_CHARTS:
        del CHARTS[0]
    CHARTS.append(Chart(world, values))
    return CHARTS[-1]


class Survey:
    """One seat's view of the map, computed once per decision."""

    state: Suverenita
    seat: int
    chart: Chart
    worth: list[float]  # by field: the value of holding it
    mine: list[float]  # by field: own strength in the open
    fresh: list[float]  # by field: the part of it that can still move
    helpers: list[float]  # by field: strength that can still come from neighbouring fields
    theirs: list[float]  # by field: the strength of enemies in the open
    threat: list[float]  # by field: the strength of the strongest enemy on it and next to it
    loot: list[int]  # by field: crops and herds that can be robbed
    winner: int  # an enemy who has announced a victory, or NOBODY

    def __init__(self, state: Suverenita, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.chart = chart_of(state)
        self.worth = self.chart.worth
        size = len(state.armies)
        self.mine = [0.0] * size
        self.fresh = [0.0] * size
        self.helpers = [0.0] * size
        self.theirs = [0.0] * size
        self.threat = [0.0] * size
        self.loot = [0] * size
        self.winner = NOBODY
        for other in range(state.setup.seats):
            if state.announced[other] and is_hostile(state, seat, other):
                self.winner = other
        self.look_at_all_own()
        self.look_at_others()
        self.look_for_loot()

    def look_again(self) -> None:
        """Update after own units have moved, and nothing else has changed."""
        size = len(self.mine)
        self.mine = [0.0] * size
        self.fresh = [0.0] * size
        self.helpers = [0.0] * size
        self.look_at_all_own()

    def look_at_others(self) -> None:
        """The enemies' strength, and what each of them could bring to a field in one step."""
        state = self.state
        lands = state.setup.world.lands
        foes: i64 = state.foes[self.seat]
        shown = seen_by_all(state)
        where: list[list[int]] = [[] for _ in range(state.setup.seats)]  # by enemy: the fields of its stacks
        power: list[list[float]] = [[] for _ in range(state.setup.seats)]
        for field in range(len(shown)):
            for units in shown[field]:
                stack: i64 = units
                place = stack >> 6 & 7
                owner = stack >> 9 & 15
                if foes >> owner & 1 and place in (OPEN, SITE):
                    strength = strength_of(stack) * float(stack >> COUNT_BIT)
                    self.theirs[field] += strength
                    where[owner].append(field)
                    power[owner].append(strength)
        reach = [0.0] * len(shown)
        for enemy in range(state.setup.seats):
            for at, field in enumerate(where[enemy]):
                reach[field] += power[enemy][at]
                for near in lands[field]:
                    reach[near] += power[enemy][at]
            for field in where[enemy]:
                self.fear(field, reach)
                for near in lands[field]:
                    self.fear(near, reach)

    def fear(self, field: int, reach: list[float]) -> None:
        if reach[field] > self.threat[field]:
            self.threat[field] = reach[field]
        reach[field] = 0.0

    def look_at_all_own(self) -> None:
        for field in range(len(self.mine)):
            if self.state.armies[field]:
                self.look_at_own(field)

    def look_at_own(self, field: int) -> None:
        fresh = 0.0
        for units in self.state.armies[field]:
            stack: i64 = units
            place = stack >> 6 & 7
            if stack >> 9 & 15 != self.seat or (place != OPEN and place != SITE):
                continue
            strength = strength_of(stack) * float(stack >> COUNT_BIT)
            self.mine[field] += strength
            if not stack & MOVED and place == OPEN:
                fresh += strength
        if fresh > 0:
            self.fresh[field] = fresh
            for near in self.state.setup.world.lands[field]:
                self.helpers[near] += fresh

    def look_for_loot(self) -> None:
        state = self.state
        foes: i64 = state.foes[self.seat]
        for field in range(len(state.armies)):
            owner = state.crop_owner[field]
            if owner >= 0 and foes >> owner & 1:
                self.loot[field] += 1
            for herd in state.herds[field]:
                if not herd & HERD_INSIDE and foes >> herd_owner(herd) & 1:
                    self.loot[field] += 1

    # --- land ------------------------------------------------------------------------------

    def distances(self) -> list[int]:
        """By field: steps by land to the nearest land worth going to, nobody's or an enemy's."""
        state, world = self.state, self.state.setup.world
        found = [FAR] * len(world.ids)
        todo: list[int] = []
        for field in range(len(found)):
            if world.is_sea[field] or world.is_neutral[field]:
                continue
            holder = state.lord[field] if state.lord[field] >= 0 else state.control[field]
            if holder == self.seat or holds(state, field, self.seat):
                continue
            if holder < 0 or is_hostile(state, self.seat, holder):
                found[field] = 0
                todo.append(field)
        for field in todo:  # breadth-first: it grows during the loop
            for near in world.lands[field]:
                if found[near] == FAR and not world.is_neutral[near]:
                    found[near] = found[field] + 1
                    todo.append(near)
        return found

    # --- walls -----------------------------------------------------------------------------

    def siege_need(self, field: int) -> float:
        """The strength needed to take a settlement, once nobody defends it in the open."""
        return self.wall(field) + ENOUGH * inside(self.state, field) + BESIEGERS

    def wall(self, field: int) -> float:
        """The strength needed to storm the settlement on a field, with affordable engines."""
        level = defence_level(self.state, field) if self.state.settlement[field] else 0
        engines = min(MOST_ENGINES, level, self.state.gold[self.seat] // self.state.setup.values.upgrade[ENGINE])
        return OF_WALL * float(level) - OF_ENGINE * float(engines)

    def can_take(self, field: int) -> bool:
        """Whether there are enough men before a settlement to take it."""
        return self.mine[field] >= self.siege_need(field)


def seen_by_all(state: Suverenita) -> list[list[int]]:
    """By field: the stacks that everybody can see; while orders are hidden, the previous ones."""
    return state.armies if state.shown is None else state.shown


def inside(state: Suverenita, field: int) -> float:
    """The strength behind the walls."""
    found = 0.0
    for units in seen_by_all(state)[field]:
        stack: i64 = units
        if stack >> 6 & 7 == INSIDE:
            found += strength_of(stack) * float(stack >> COUNT_BIT)
    return found


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


def units_near(state: Suverenita, seat: int, fields: list[int]) -> int:
    """How many units of a seat are on these fields in the open."""
    found = 0
    for field in fields:
        for units in state.armies[field]:
            stack: i64 = units
            if stack >> 9 & 15 == seat and stack >> 6 & 7 == OPEN:
                found += int(stack >> COUNT_BIT)
    return found


def limited(units: list[int]) -> int:
    """How many of them count towards the unit limit."""
    return sum(units) - units[MERCENARY] - units[CORSAIR]
