"""Whole courses of action, for a search that chooses among them and not among single moves.

A course goes on until the step is over for its seat, or until chance or somebody else decides. The first is the
planner's own, without its look a season ahead unless that is asked for; the others have other aims: another target, or
none, staying at home, gold for men, for buildings, for arms or saved, other offers, the other answer.
"""

from __future__ import annotations

from random import Random
from typing import Final

from koruna.engine.bot import moves_of
from koruna.engine.ties import branch, seed_of
from koruna.games.suverenita.bot.planner_aims import BEST
from koruna.games.suverenita.bot.planner_bargaining import Bargain
from koruna.games.suverenita.bot.planner_budget import FOR_ALL, FOR_ARMS, FOR_BUILDINGS, FOR_MEN
from koruna.games.suverenita.bot.planner_foresight import WHIM, best_marches
from koruna.games.suverenita.bot.planner_habits import usual
from koruna.games.suverenita.bot.planner_map import REACH, chart_of, units_near
from koruna.games.suverenita.bot.planner_marching import march_out
from koruna.games.suverenita.bot.planner_placing import best_places
from koruna.games.suverenita.bot.planner_trading import best_deal
from koruna.games.suverenita.bot.planner_treating import would_sign
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.holding import is_hostile
from koruna.games.suverenita.rules.numbers import ACCEPT, DONE, NOBODY, OFFER, kind_of, rest_of
from koruna.games.suverenita.rules.pacts.offering import BY_BIT
from koruna.games.suverenita.rules.state import Suverenita

MOST: Final = 8  # courses
TARGETS: Final = 2  # settlements, other than the planner's own choice, against which it marches
LONGEST: Final = 60  # moves of a course
WHIMS: Final = 3  # courses of marches with noise
OFFERS: Final = 3  # other than the planner's own
# Steps in which every move is a course of its own.
EACH: Final = (steps.FIGHT, steps.ASSAULT, steps.STORM, steps.FLEE, steps.CHARGE, steps.ANSWER, steps.REVOLT)
EACH_TOO: Final = (steps.FALL, steps.SURRENDER, steps.ANNOUNCE)
# Steps in which a seat may also do nothing, or no more.
OPTIONAL: Final = (steps.RIDE, steps.RETREAT, steps.WITHDRAW, steps.PLUNDER, steps.CONVERT)


def plans(state: Suverenita, seat: int, rng: Random, looks_ahead: bool = False) -> list[list[int]]:
    """Different courses of a seat that may decide now, each a list of moves to be played in order; the planner's first.

    With `looks_ahead` the first course of marches is the one that the planner would choose after simulating several,
    which takes ten times as long.
    """
    moves = moves_of(state, seat)
    if len(moves) == 1:
        return [[moves[0]]]
    kind = state.kind()
    seed = seed_of(rng)
    if kind in (steps.UNITS, steps.ORDERS):
        return marches(state, seat, kind, seed, looks_ahead)
    if kind == steps.TRADE:
        return trades(state, seat)
    first = usual(state, seat, kind, moves, seed)
    if kind == steps.OFFER:
        return offers(state, seat, first, moves)
    if kind == steps.VILLAGE:
        return [[move] for move in best_places(state, seat, moves, seed)[:MOST]]
    found = [course(state, seat, kind, first, seed)]
    if kind in EACH or kind in EACH_TOO:
        found += [[move] for move in moves if move != first][: MOST - 1]
    elif kind in OPTIONAL and DONE in moves and first != DONE:
        found.append([DONE])
    elif moves[0] == ACCEPT and first != ACCEPT:
        found.append([ACCEPT])
    return found


def course(state: Suverenita, seat: int, kind: int, first: int, seed: int) -> list[int]:
    """The moves of the planner's habits after a first one, until the step is over for the seat."""
    copy = state.copy()
    found = [first]
    copy.play(first, seat)
    while goes_on(copy, seat, kind) and len(found) < LONGEST:
        moves = moves_of(copy, seat)
        move = moves[0] if len(moves) == 1 else usual(copy, seat, kind, moves, seed)
        found.append(move)
        copy.play(move, seat)
    return found


def goes_on(state: Suverenita, seat: int, kind: int) -> bool:
    """Whether the same seat decides in the same step again, and nobody else before it."""
    return state.kind() == kind and seat in state.waiting()


# --- marches -----------------------------------------------------------------------------


def marches(state: Suverenita, seat: int, kind: int, seed: int, looks_ahead: bool) -> list[list[int]]:
    found: list[list[int]] = []
    armies: list[list[list[int]]] = []  # after each course
    if looks_ahead:
        found.append(best_marches(state, seat, seed))
        after = state.copy()
        for move in found[0]:
            after.play(move, seat)
        armies.append(after.armies)
    add_march(state, seat, kind, 0.0, seed, BEST, found, armies)
    if DONE in state.moves(seat) and [DONE] not in found:
        found.append([DONE])
        armies.append(state.armies)
    add_march(state, seat, kind, 0.0, seed, NOBODY, found, armies)
    for target in targets(state, seat):
        add_march(state, seat, kind, 0.0, seed, target, found, armies)
    for number in range(WHIMS):
        add_march(state, seat, kind, WHIM, int(branch(seed, number)), BEST, found, armies)
    return found[:MOST]


def add_march(
    state: Suverenita,
    seat: int,
    kind: int,
    whim: float,
    seed: int,
    target: int,
    found: list[list[int]],
    armies: list[list[list[int]]],
) -> None:
    """Add a course of marches if it leads elsewhere than all others."""
    copy = state.copy()
    played = march_out(copy, seat, kind, whim, seed, target)
    if copy.armies not in armies:
        found.append(played)
        armies.append(copy.armies)


def targets(state: Suverenita, seat: int) -> list[int]:
    """Enemies' settlements with most own men near them."""
    near = chart_of(state).near
    ranked: list[tuple[int, int]] = []
    for field in range(len(state.lord)):
        lord = state.lord[field]
        if lord >= 0 and lord != seat and is_hostile(state, seat, lord):
            men = units_near(state, seat, near[field])
            if men > REACH:
                ranked.append((-men, field))
    return [field for _, field in sorted(ranked)[:TARGETS]]


# --- trade and treaties ------------------------------------------------------------------


def trades(state: Suverenita, seat: int) -> list[list[int]]:
    """The planner's Trade, Trades for one thing only, and none at all."""
    found: list[list[int]] = []
    for taste in (FOR_ALL, FOR_MEN, FOR_BUILDINGS, FOR_ARMS):
        deals = deal_out(state, seat, taste)
        if deals not in found:
            found.append(deals)
    if [DONE] not in found:
        found.append([DONE])
    return found


def deal_out(state: Suverenita, seat: int, taste: int) -> list[int]:
    """All deals of a Trade."""
    copy = state.copy()
    found: list[int] = []
    while len(found) < LONGEST:
        moves = moves_of(copy, seat)
        move = moves[0] if len(moves) == 1 else best_deal(copy, seat, moves, taste)
        found.append(move)
        copy.play(move, seat)
        if move == DONE or not goes_on(copy, seat, steps.TRADE):
            break
    return found


def offers(state: Suverenita, seat: int, first: int, moves: list[int]) -> list[list[int]]:
    """The planner's offer, none, and the best offers to each of the others, even if these should refuse."""
    found = [[first]]
    if first != DONE:
        found.append([DONE])
    bargain = Bargain(state)
    ranked: list[tuple[float, int]] = []
    asked = 0
    for move in moves:
        if kind_of(move) != OFFER or move == first:
            continue
        offer = int(rest_of(move)) | seat << BY_BIT
        if would_sign(state, bargain, offer, seat):
            ranked.append((-bargain.worth(offer, seat) - bargain.worth(offer, offer & 15), move))
    for _, move in sorted(ranked):
        other = int(rest_of(move)) & 15
        if not asked >> other & 1 and len(found) < 2 + OFFERS:
            asked |= 1 << other
            found.append([move])
    return found
