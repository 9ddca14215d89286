"""Where the planner's units go: one each to free land, the surplus towards a goal, superior forces against enemies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.ties import noise
from koruna.games.suverenita.bot.planner_aims import BEST, Aims
from koruna.games.suverenita.bot.planner_map import REACH, Survey, inside, strength_of
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

GOOD_ODDS: Final = 1.35  # strength relative to the enemy
ADVANTAGE: Final = 1.0  # men: with one more than the enemy, eight battles of ten are won
OF_VP: Final = 1.5  # per victory point: a point gained and, by half, one lost by another
OF_SETTLEMENT: Final = 10.0  # for taking or relieving one: eight victory points between two players, and its land
STOPS: Final = 4.0  # bonus against a player who has announced a victory
ENCIRCLES: Final = 1.0  # for encircling an enemy's settlement, which then pays no taxes and has no recruits
HELPS: Final = 1.2  # for men moving to a settlement that may need them
HOPELESS: Final = -2.0  # for going where there are too many enemies
FORBIDDEN: Final = -3.0  # for going to neutral land, where men are lost, or to a partner's
PER_STEP: Final = 0.35  # per step closer to a goal
PER_MAN: Final = 0.08  # penalty per man, to send no more than needed
NO_WHIM: Final = -1.5  # below this value a march is not made by noise either
LONGEST: Final = 100  # marches of a season
LEAST: Final = 0.05  # below this value everybody stays
A_MAN: Final = 0.9  # slightly less than the strength of one; recruits are weaker
LEAVES_BUILDING: Final = 20.0
OF_GATHERING: Final = 1.2  # per man and step closer to the target settlement
FOR_WAR: Final = 0.4  # factor on what is left behind
OF_WORK: Final = 1.0  # per builder and step closer to the workplace
DANGEROUS: Final = 3.0  # an enemy of this strength within a step may take a village
GARRISON: Final = 2.0  # for men needed by a threatened settlement
GUARD: Final = 2.5  # for the last man of a settlement next to an enemy, who could encircle it
LAST_MAN: Final = 0.15  # for the last man of a settlement with no enemy near
OF_GRAIN: Final = 1.0  # per grain that would not be harvested
TO_HARVEST: Final = 0.5  # per grain that can be harvested if somebody is there
EXPOSED: Final = 0.8  # penalty per man facing a stronger enemy
GOES_IN: Final = 1.0  # for attacking when the army is ready
BESIDE_OTHERS: Final = 0.1  # for gathering where others are already


def best_march(state: Suverenita, seat: int, moves: list[int]) -> int:
    """The move of units that gains most, or none."""
    return best_of_marches(Survey(state, seat), moves, 0.0, 0)


def march_out(state: Suverenita, seat: int, kind: int, whim: float, seed: int, target: int = BEST) -> list[int]:
    """Play all moves of a seat's units in this step, by heuristics with noise, and return them."""
    survey = Survey(state, seat)
    played: list[int] = []
    for _ in range(LONGEST):
        moves = state.moves(seat)
        move = moves[0] if len(moves) == 1 else best_of_marches(survey, moves, whim, seed, target)
        played.append(move)
        state.play(move, seat)
        if move == DONE or state.kind() != kind or seat not in state.waiting():
            break
        survey.look_again()
    return played


def best_of_marches(survey: Survey, moves: list[int], whim: float, seed: int, target: int = BEST) -> int:
    """The move of units that gains most, or none, with noise added to the gains: for each move always the same."""
    aims = Aims(survey, target)
    distance = survey.distances()
    best, most = DONE, LEAST
    for move in moves:
        if move == DONE:
            continue
        kind = kind_of(move)
        if kind == SAIL:
            value = worth_of_sailing(survey, move)
        elif kind in (MARCH, LAND):
            value = worth_of_march(survey, aims, distance, move)
        else:
            continue
        if whim > 0.0 and value > NO_WHIM:
            value += whim * noise(seed, move)
        if value > most:
            best, most = move, value
    return best if best in moves else moves[-1]


def worth_of_march(survey: Survey, aims: Aims, distance: list[int], move: i64) -> float:
    state, seat = survey.state, survey.seat
    a, b = int(field_of(move)), int(target_of(move))
    item, count = moved_item(move), int(moved_count(move))
    power = strength_of(item) * float(count)
    lord = state.lord[b]
    is_enemys = lord >= 0 and lord != seat and is_hostile(state, seat, lord)
    value = gain_at(survey, b, power, is_enemys)
    if kind_of(move) == LAND:
        return value + power if value > 0 else value  # prefers landing everybody
    value -= PER_MAN * float(count)
    if kind_of(move) == MARCH:
        loss = loss_at(survey, a, power, place_of(item))
        if aims.target >= 0 and aims.to_target[a] <= REACH and place_of(item) != SITE and not besieges(survey, a):
            gathered = gathering(survey, aims, a, b, power)
            if gathered > 0:
                return gathered - loss * FOR_WAR
            if a == aims.target or gathered < 0:
                return -1.0
        value -= loss
        if aims.workplace >= 0 and type_of(item) == LIGHT:
            value += to_work(survey, aims, a, b, power)
        steps = distance[a] - distance[b]
        if steps > 0 and distance[b] > 0 and not is_enemys and is_surplus(survey, a, power):
            value += PER_STEP * float(count)
    return value


def to_work(survey: Survey, aims: Aims, a: int, b: int, power: float) -> float:
    """Builders gather where a city or a harbour is to be built, as many as needed, and stay there."""
    there = survey.mine[aims.workplace]
    if a == aims.workplace:
        return -OF_WORK * power if there - power < aims.hands else 0.0
    if there >= aims.hands or power > aims.hands - there or not is_surplus(survey, a, power):
        return 0.0
    return OF_WORK * power if aims.to_work[b] < aims.to_work[a] <= REACH else 0.0


def gathering(survey: Survey, aims: Aims, a: int, b: int, power: float) -> float:
    """Towards the target: first next to it, and into it once all can attack together. Negative for moving away."""
    nearer = aims.to_target[a] - aims.to_target[b]
    if nearer < 0:
        return -1.0
    if b == aims.target:
        return power * OF_GATHERING + GOES_IN if aims.is_ready else 0.0
    if nearer == 0 or (survey.theirs[b] > 0 and survey.mine[b] + power < GOOD_ODDS * survey.theirs[b]):
        return 0.0
    return power * OF_GATHERING + BESIDE_OTHERS * survey.mine[b]


def gain_at(survey: Survey, field: int, power: float, is_enemys: bool) -> float:
    state, seat = survey.state, survey.seat
    enemies, before = survey.theirs[field], survey.mine[field]
    after = before + power
    holder = state.control[field]
    if state.setup.world.is_neutral[field] or (0 <= holder != seat and not is_hostile(state, seat, holder)):
        return FORBIDDEN
    could = before + survey.helpers[field]
    is_winners = survey.winner >= 0 and belongs_to(state, field, survey.winner)
    if enemies > 0:
        need = enemies if is_winners else enemies + ADVANTAGE
        if could < need:
            return HOPELESS if before == 0 else 0.0
        if before >= need:
            return 0.0
        prize = OF_VP + prize_of(survey, field) + (STOPS if is_winners else 0.0)
        if state.lord[field] == seat:
            prize += OF_SETTLEMENT
        return prize * min(1.0, after / need)
    if is_enemys:
        return gain_of_siege(survey, field, power) + (STOPS if is_winners and before == 0 else 0.0)
    if holds(state, field, seat):
        if state.lord[field] == seat and before < survey.threat[field] >= DANGEROUS:
            return HELPS
        if state.season() == AUTUMN and state.crop_owner[field] == seat and state.control[field] != seat:
            return TO_HARVEST * float(state.crop[field])
        return 0.0
    if before > 0:
        return 0.0
    risk = EXPOSED * power if survey.threat[field] > could else 0.0
    return prize_of(survey, field) - risk + (STOPS if is_winners else 0.0)


def belongs_to(state: Suverenita, field: int, other: int) -> bool:
    """Whether another would lose something with a field."""
    if state.lord[field] == other or state.control[field] == other or state.crop_owner[field] == other:
        return True
    return state.present[field] >> other & 1 == 1


def prize_of(survey: Survey, field: int) -> float:
    """The gain from holding a field."""
    prize = OF_VP * float(survey.loot[field])
    if not holds(survey.state, field, survey.seat):
        prize += survey.worth[field]
    return prize


def gain_of_siege(survey: Survey, field: int, power: float) -> float:
    """A siege costs the enemy land and taxes; with enough men the settlement falls."""
    before = survey.mine[field]
    after = before + power
    could = before + survey.helpers[field]
    need = survey.siege_need(field)
    risk = EXPOSED * power if survey.threat[field] > could else 0.0
    if could >= need:
        if before >= need:
            return 0.0
        return (OF_SETTLEMENT + prize_of(survey, field)) * min(1.0, after / need) - risk
    return prize_of(survey, field) + ENCIRCLES - risk if before == 0 else 0.0


def loss_at(survey: Survey, field: int, power: float, place: i64) -> float:
    """What leaving costs: control of the field, the cover of a settlement, a siege, a site."""
    state, seat = survey.state, survey.seat
    left = survey.mine[field] - power
    if place == SITE:
        return LEAVES_BUILDING if survey.theirs[field] <= survey.mine[field] else 0.0
    if state.lord[field] == seat:
        if survey.threat[field] >= DANGEROUS and left < survey.threat[field]:
            return GARRISON
        if left >= A_MAN:
            return 0.0
        return GUARD if survey.threat[field] > 0 else LAST_MAN
    if besieges(survey, field):
        return OF_SETTLEMENT
    if left >= A_MAN or state.control[field] != seat:
        return 0.0
    if state.crop_owner[field] == seat:
        return OF_GRAIN * float(state.crop[field]) if state.season() == AUTUMN else 0.0
    return survey.worth[field]


def besieges(survey: Survey, field: int) -> bool:
    """Whether this seat besieges the field with some chance of success."""
    state = survey.state
    if state.lord[field] == survey.seat or not is_encircled(state, field):
        return False
    return survey.mine[field] > survey.wall(field) + inside(state, field)


def is_surplus(survey: Survey, field: int, power: float) -> bool:
    """Whether this many may leave a field without losing it."""
    return survey.state.lord[field] == survey.seat or survey.mine[field] - power >= A_MAN


def best_retreat(state: Suverenita, seat: int, moves: list[int]) -> int:
    """Help for a settlement that is threatened; else units stay where they are."""
    survey: Survey | None = None
    best, most = DONE, 0.0
    for move in moves:
        b = int(target_of(move))
        if kind_of(move) != MARCH or place_of(moved_item(move)) != OPEN or not has_foes(state, b, seat):
            continue
        if survey is None:
            survey = Survey(state, seat)
        power = strength_of(moved_item(move)) * float(moved_count(move))
        if state.lord[b] == seat and 0 < survey.theirs[b] < GOOD_ODDS * (survey.mine[b] + power):
            value = power - loss_at(survey, int(field_of(move)), power, OPEN)
            if value > most:
                best, most = move, value
    return best if best in moves else moves[-1]
