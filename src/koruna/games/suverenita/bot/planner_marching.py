"""Where the planner's units go: one each to free land, the surplus towards a goal, the many against the few."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

from koruna.games.suverenita.bot.planner_aims import Aims
from koruna.games.suverenita.bot.planner_map import REACH, Sight, inside, strength_of
from koruna.games.suverenita.bot.planner_sailing import worth_of_sailing
from koruna.games.suverenita.rules.board.holding import has_foes, holds, is_encircled, is_hostile
from koruna.games.suverenita.rules.numbers import (
    AUTUMN,
    DONE,
    LAND,
    LIGHT,
    MARCH,
    OPEN,
    SAIL,
    SITE,
    field_of,
    kind_of,
    moved_count,
    moved_item,
    place_of,
    target_of,
    type_of,
)
from koruna.games.suverenita.rules.state import Suverenita

GOOD_ODDS: Final = 1.35  # so many times as strong as the enemy
ADVANTAGE: Final = 1.0  # one man more than the enemy wins more than eight battles of ten
OF_VP: Final = 1.5  # for a victory point: a point won and, by half, one lost by another
OF_SETTLEMENT: Final = 10.0  # for one that is taken or relieved: eight victory points between two, and its land
STOPS: Final = 4.0  # more for what belongs to whoever has announced a victory
ENCIRCLES: Final = 1.0  # for an enemy's settlement that pays no taxes and recruits nobody while men stand before it
HELPS: Final = 1.2  # for men in a settlement that may need them
HOPELESS: Final = -2.0  # to go where too many enemies stand
FORBIDDEN: Final = -3.0  # to neutral land, where men are lost, and to a partner's
PER_STEP: Final = 0.35  # for each step nearer to a goal
PER_MAN: Final = 0.08  # for each that goes: no more than it takes
NO_WHIM: Final = -1.5  # what is worth so little is not done by whim either
LONGEST: Final = 100  # marches of a season
LEAST: Final = 0.05  # below which everybody stays
A_MAN: Final = 0.9  # the strength of one, nearly; recruits are weaker
LEAVES_BUILDING: Final = 20.0
OF_GATHERING: Final = 1.2  # for a man one step nearer to the settlement an army gathers against
FOR_WAR: Final = 0.4  # what is left behind matters less then
OF_WORK: Final = 1.0  # for a builder one step nearer to where he is wanted
DANGEROUS: Final = 3.0  # so strong an enemy within a step may take a village
GARRISON: Final = 2.0  # for men whom a threatened settlement needs
GUARD: Final = 2.5  # for the last man of a settlement beside an enemy, who would encircle it
LAST_MAN: Final = 0.15  # for the last man of one that no enemy is near to
OF_GRAIN: Final = 1.0  # for a grain that is not harvested
TO_HARVEST: Final = 0.5  # for a grain that can be harvested when somebody is there
EXPOSED: Final = 0.8  # for a man who would face a stronger enemy
GOES_IN: Final = 1.0  # when an army is ready
BESIDE_OTHERS: Final = 0.1  # for gathering where more of them are already


def best_march(state: Suverenita, seat: int, moves: list[int], rng: Random) -> int:
    """The move of units that gains most, or none."""
    return best_of_marches(Sight(state, seat), moves, 0.0, rng)


def march_out(state: Suverenita, seat: int, kind: int, whim: float, rng: Random) -> list[int]:
    """Plays all moves of a seat's units in this step, by rules of thumb and some whim, and tells them."""
    sight = Sight(state, seat)
    played: list[int] = []
    for _ in range(LONGEST):
        moves = state.moves(seat)
        move = moves[0] if len(moves) == 1 else best_of_marches(sight, moves, whim, rng)
        played.append(move)
        state.play(move, seat)
        if move == DONE or state.kind() != kind or seat not in state.waiting():
            break
        sight.look_again()
    return played


def best_of_marches(sight: Sight, moves: list[int], whim: float, rng: Random) -> int:
    """The move of units that gains most, or none; by whim another seems to gain as much."""
    aims = Aims(sight)
    distance = sight.distances()
    best, most = DONE, LEAST
    for move in moves:
        if move == DONE:
            continue
        kind = kind_of(move)
        if kind == SAIL:
            value = worth_of_sailing(sight, move)
        elif kind in (MARCH, LAND):
            value = worth_of_march(sight, aims, distance, move)
        else:
            continue
        if whim > 0.0 and value > NO_WHIM:
            value += whim * (2.0 * rng.random() - 1.0)
        if value > most:
            best, most = move, value
    return best if best in moves else moves[-1]


def worth_of_march(sight: Sight, aims: Aims, distance: list[int], move: i64) -> float:
    state, seat = sight.state, sight.seat
    a, b = int(field_of(move)), int(target_of(move))
    item, count = moved_item(move), int(moved_count(move))
    power = strength_of(item) * float(count)
    lord = state.lord[b]
    is_enemys = lord >= 0 and lord != seat and is_hostile(state, seat, lord)
    value = gain_at(sight, b, power, is_enemys)
    if kind_of(move) == LAND:
        return value + power if value > 0 else value  # all who came
    value -= PER_MAN * float(count)
    if kind_of(move) == MARCH:
        loss = loss_at(sight, a, power, place_of(item))
        if aims.target >= 0 and aims.to_target[a] <= REACH and place_of(item) != SITE and not besieges(sight, a):
            gathered = gathering(sight, aims, a, b, power)
            if gathered > 0:
                return gathered - loss * FOR_WAR
            if a == aims.target or gathered < 0:
                return -1.0
        value -= loss
        if aims.workplace >= 0 and type_of(item) == LIGHT:
            value += to_work(sight, aims, a, b, power)
        steps = distance[a] - distance[b]
        if steps > 0 and distance[b] > 0 and not is_enemys and is_surplus(sight, a, power):
            value += PER_STEP * float(count)
    return value


def to_work(sight: Sight, aims: Aims, a: int, b: int, power: float) -> float:
    """Builders come together where a city or a harbour is to be, as many as it takes, and stay there."""
    there = sight.mine[aims.workplace]
    if a == aims.workplace:
        return -OF_WORK * power if there - power < aims.hands else 0.0
    if there >= aims.hands or power > aims.hands - there or not is_surplus(sight, a, power):
        return 0.0
    return OF_WORK * power if aims.to_work[b] < aims.to_work[a] <= REACH else 0.0


def gathering(sight: Sight, aims: Aims, a: int, b: int, power: float) -> float:
    """Towards the target: beside it first, and into it when all can go in together. Negative for going away."""
    nearer = aims.to_target[a] - aims.to_target[b]
    if nearer < 0:
        return -1.0
    if b == aims.target:
        return power * OF_GATHERING + GOES_IN if aims.is_ready else 0.0
    if nearer == 0 or (sight.theirs[b] > 0 and sight.mine[b] + power < GOOD_ODDS * sight.theirs[b]):
        return 0.0
    return power * OF_GATHERING + BESIDE_OTHERS * sight.mine[b]


def gain_at(sight: Sight, field: int, power: float, is_enemys: bool) -> float:
    state, seat = sight.state, sight.seat
    enemies, before = sight.theirs[field], sight.mine[field]
    after = before + power
    holder = state.control[field]
    if state.setup.world.is_neutral[field] or (0 <= holder != seat and not is_hostile(state, seat, holder)):
        return FORBIDDEN
    could = before + sight.helpers[field]
    is_winners = sight.winner >= 0 and belongs_to(state, field, sight.winner)
    if enemies > 0:
        need = enemies if is_winners else enemies + ADVANTAGE
        if could < need:
            return HOPELESS if before == 0 else 0.0
        if before >= need:
            return 0.0
        prize = OF_VP + prize_of(sight, field) + (STOPS if is_winners else 0.0)
        if state.lord[field] == seat:
            prize += OF_SETTLEMENT
        return prize * min(1.0, after / need)
    if is_enemys:
        return gain_of_siege(sight, field, power) + (STOPS if is_winners and before == 0 else 0.0)
    if holds(state, field, seat):
        if state.lord[field] == seat and before < sight.threat[field] >= DANGEROUS:
            return HELPS
        if state.season() == AUTUMN and state.crop_owner[field] == seat and state.control[field] != seat:
            return TO_HARVEST * float(state.crop[field])
        return 0.0
    if before > 0:
        return 0.0
    risk = EXPOSED * power if sight.threat[field] > could else 0.0
    return prize_of(sight, field) - risk + (STOPS if is_winners else 0.0)


def belongs_to(state: Suverenita, field: int, other: int) -> bool:
    """Whether another would lose something with a field."""
    if state.lord[field] == other or state.control[field] == other or state.crop_owner[field] == other:
        return True
    return state.present[field] >> other & 1 == 1


def prize_of(sight: Sight, field: int) -> float:
    """What a field brings to who comes to hold it."""
    prize = OF_VP * float(sight.loot[field])
    if not holds(sight.state, field, sight.seat):
        prize += sight.worth[field]
    return prize


def gain_of_siege(sight: Sight, field: int, power: float) -> float:
    """To stand before walls costs the enemy land and taxes; with men enough they fall."""
    before = sight.mine[field]
    after = before + power
    could = before + sight.helpers[field]
    need = sight.siege_need(field)
    risk = EXPOSED * power if sight.threat[field] > could else 0.0
    if could >= need:
        if before >= need:
            return 0.0
        return (OF_SETTLEMENT + prize_of(sight, field)) * min(1.0, after / need) - risk
    return prize_of(sight, field) + ENCIRCLES - risk if before == 0 else 0.0


def loss_at(sight: Sight, field: int, power: float, place: i64) -> float:
    """What leaving costs: control of the field, the cover of a settlement, a siege, a site."""
    state, seat = sight.state, sight.seat
    left = sight.mine[field] - power
    if place == SITE:
        return LEAVES_BUILDING if sight.theirs[field] <= sight.mine[field] else 0.0
    if state.lord[field] == seat:
        if sight.threat[field] >= DANGEROUS and left < sight.threat[field]:
            return GARRISON
        if left >= A_MAN:
            return 0.0
        return GUARD if sight.threat[field] > 0 else LAST_MAN
    if besieges(sight, field):
        return OF_SETTLEMENT
    if left >= A_MAN or state.control[field] != seat:
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
    return sight.state.lord[field] == sight.seat or sight.mine[field] - power >= A_MAN


def best_retreat(state: Suverenita, seat: int, moves: list[int]) -> int:
    """Help for a settlement that is threatened; else units stay where they are."""
    sight: Sight | None = None
    best, most = DONE, 0.0
    for move in moves:
        b = int(target_of(move))
        if kind_of(move) != MARCH or place_of(moved_item(move)) != OPEN or not has_foes(state, b, seat):
            continue
        if sight is None:
            sight = Sight(state, seat)
        power = strength_of(moved_item(move)) * float(moved_count(move))
        if state.lord[b] == seat and 0 < sight.theirs[b] < GOOD_ODDS * (sight.mine[b] + power):
            value = power - loss_at(sight, int(field_of(move)), power, OPEN)
            if value > most:
                best, most = move, value
    return best if best in moves else moves[-1]
