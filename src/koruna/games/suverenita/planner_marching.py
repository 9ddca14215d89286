"""Where the planner's units go: one each to free land, the surplus towards a goal, the many against the few."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.suverenita.holding import holds, is_encircled, is_hostile
from koruna.games.suverenita.numbers import (
    AUTUMN,
    DONE,
    EMBARK,
    LAND,
    LIGHT,
    MARCH,
    OPEN,
    SITE,
    field_of,
    kind_of,
    moved_count,
    moved_item,
    place_of,
    target_of,
    type_of,
)
from koruna.games.suverenita.planner_map import REACH, Sight, inside, strength_of
from koruna.games.suverenita.rules import Suverenita

GOOD_ODDS: Final = 1.35  # so many times as strong as the enemy
PER_STEP: Final = 0.35  # for each step nearer to a goal
OF_SETTLEMENT: Final = 6.0
OF_FIGHT: Final = 2.0
NEARLY_WON: Final = 2.0  # more, when a battle or two make up the points for dominance
LEAVES_BUILDING: Final = 20.0
OF_GATHERING: Final = 1.2  # for a man one step nearer to the settlement an army gathers against
FOR_WAR: Final = 0.4  # what is left behind matters less then
OF_WORK: Final = 1.0  # for a builder one step nearer to where he is wanted
DANGEROUS: Final = 3.0  # so strong an enemy within a step may take a village
GARRISON: Final = 2.0
OF_GRAIN: Final = 1.0  # for a grain that is not harvested
EXPOSED: Final = 0.8  # for men who would face a stronger enemy


def best_march(state: Suverenita, seat: int, moves: list[int]) -> int:
    """The move of units that gains most, or none."""
    sight = Sight(state, seat)
    best, most = DONE, 0.05
    for move in moves:
        if move == DONE:
            continue
        kind = kind_of(move)
        if kind != MARCH and kind != LAND:
            continue
        value = worth_of_march(sight, move)
        if value > most:
            best, most = move, value
    return best if best in moves else moves[-1]


def worth_of_march(sight: Sight, move: i64) -> float:
    state, seat = sight.state, sight.seat
    a, b = int(field_of(move)), int(target_of(move))
    item, count = moved_item(move), int(moved_count(move))
    power = strength_of(item) * float(count)
    lord = state.lord[b]
    is_enemys = lord >= 0 and lord != seat and is_hostile(state, seat, lord)
    value = gain_at(sight, b, power, is_enemys)
    value -= 0.08 * float(count)  # no more than it takes
    if kind_of(move) == MARCH:
        loss = loss_at(sight, a, power, place_of(item))
        if sight.target >= 0 and sight.to_target[a] <= REACH and place_of(item) != SITE and not besieges(sight, a):
            gathered = gathering(sight, a, b, power)
            if gathered > 0:
                return gathered - loss * FOR_WAR
            if a == sight.target or gathered < 0:
                return -1.0
        value -= loss
        if sight.workplace >= 0 and type_of(item) == LIGHT:
            value += to_work(sight, a, b, power)
        steps = sight.distance[a] - sight.distance[b]
        if steps > 0 and sight.distance[b] > 0 and not is_enemys and is_surplus(sight, a, power):
            value += PER_STEP * float(count)
    return value


def to_work(sight: Sight, a: int, b: int, power: float) -> float:
    """Builders come together where a city or a harbour is to be, as many as it takes, and stay there."""
    there = sight.mine[sight.workplace]
    if a == sight.workplace:
        return -OF_WORK * power if there - power < sight.hands else 0.0
    if there >= sight.hands or power > sight.hands - there or not is_surplus(sight, a, power):
        return 0.0
    return OF_WORK * power if sight.to_work[b] < sight.to_work[a] <= REACH else 0.0


def gathering(sight: Sight, a: int, b: int, power: float) -> float:
    """Towards the target: beside it first, and into it when all can go in together. Negative for going away."""
    nearer = sight.to_target[a] - sight.to_target[b]
    if nearer < 0:
        return -1.0
    if b == sight.target:
        return power * OF_GATHERING + 1.0 if sight.is_ready else 0.0
    if nearer == 0 or (sight.theirs[b] > 0 and sight.mine[b] + power < GOOD_ODDS * sight.theirs[b]):
        return 0.0
    return power * OF_GATHERING + 0.1 * sight.mine[b]  # where more of them are already


def gain_at(sight: Sight, field: int, power: float, is_enemys: bool) -> float:
    state, seat = sight.state, sight.seat
    enemies = sight.theirs[field]
    arriving = power + sight.mine[field]
    holder = state.control[field]
    if state.setup.world.is_neutral[field] or (0 <= holder != seat and not is_hostile(state, seat, holder)):
        return -3.0
    if enemies > 0:
        if arriving < GOOD_ODDS * enemies:
            return -2.0 if sight.mine[field] == 0 else 0.5 * (power if arriving >= enemies else 0.0)
        value = OF_FIGHT + sight.worth[field] + (NEARLY_WON if state.vp[seat] >= state.setup.values.win_vp - 3 else 0.0)
        return value + OF_SETTLEMENT if state.lord[field] == seat else value
    if is_enemys:  # a settlement is stormed together, see gathering; or by who is many enough at once
        return OF_SETTLEMENT if sight.mine[field] == 0 and arriving > sight.full_wall(field) else -1.0
    if holds(state, field, seat):
        if state.lord[field] == seat and sight.mine[field] < sight.threat[field] >= DANGEROUS:
            return 1.2  # a settlement that may need help
        return 0.0
    if sight.mine[field] > 0:
        return 0.0
    risk = EXPOSED if sight.threat[field] > GOOD_ODDS * arriving else 0.0
    return sight.worth[field] - risk


def loss_at(sight: Sight, field: int, power: float, place: i64) -> float:
    """What leaving costs: control of the field, the cover of a settlement, a siege, a site."""
    state, seat = sight.state, sight.seat
    left = sight.mine[field] - power
    if place == SITE:
        return LEAVES_BUILDING if sight.theirs[field] <= sight.mine[field] else 0.0
    if state.lord[field] == seat:
        if sight.threat[field] >= DANGEROUS and left < sight.threat[field]:
            return GARRISON
        return 0.15 if left < 0.9 else 0.0
    if besieges(sight, field):
        return OF_SETTLEMENT
    if left >= 0.9 or state.control[field] != seat:
        return 0.0
    if state.crop_owner[field] == seat:
        return OF_GRAIN * float(state.crop[field]) if state.season() == AUTUMN else 0.0
    return sight.worth[field]


def besieges(sight: Sight, field: int) -> bool:
    """A siege that has some hope."""
    state = sight.state
    if state.lord[field] == sight.seat or not is_encircled(state, field):
        return False
    return sight.mine[field] > sight.wall(field) + inside(state, field)


def is_surplus(sight: Sight, field: int, power: float) -> bool:
    """Whether so many may leave a field and it is held all the same."""
    return sight.state.lord[field] == sight.seat or sight.mine[field] - power >= 0.9


def best_ride(state: Suverenita, seat: int, moves: list[int]) -> int:
    return best_march(state, seat, moves)


def best_retreat(state: Suverenita, seat: int, moves: list[int]) -> int:
    """Help for a settlement that is threatened; else units stay where they are."""
    sight = Sight(state, seat)
    best, most = DONE, 0.0
    for move in moves:
        kind = kind_of(move)
        if move == DONE or (kind != MARCH and kind != EMBARK):
            continue
        b = int(target_of(move))
        if kind == EMBARK or place_of(moved_item(move)) != OPEN:
            continue
        power = strength_of(moved_item(move)) * float(moved_count(move))
        if state.lord[b] == seat and 0 < sight.theirs[b] < GOOD_ODDS * (sight.mine[b] + power):
            value = power - loss_at(sight, int(field_of(move)), power, OPEN)
            if value > most:
                best, most = move, value
    return best if best in moves else moves[-1]
