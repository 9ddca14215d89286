"""The planner: an opponent that feeds its people, settles, builds, defends and attacks when the odds are good.

It looks at the map once for each decision and plays by rules of thumb about worth, without trying moves out; chores are
left to the optimisers of the rules, fights to the exact odds.
"""

from __future__ import annotations

from random import Random
from typing import Final

from koruna.engine.bot import Bot
from koruna.engine.state import State
from koruna.games.suverenita import steps
from koruna.games.suverenita.connecting import is_connected
from koruna.games.suverenita.numbers import (
    ACCEPT,
    ANNOUNCE,
    AUTUMN,
    BURN,
    CHARGE,
    DESTROY,
    DONE,
    KEEP,
    PLUNDER,
    RAISE,
    SURRENDER,
    TAKE,
    VILLAGE,
    field_of,
    kind_of,
    level_of,
    moved_item,
)
from koruna.games.suverenita.planner_feeding import best_feeding
from koruna.games.suverenita.planner_fighting import best_fight, best_withdrawal
from koruna.games.suverenita.planner_map import Sight
from koruna.games.suverenita.planner_marching import best_march, best_retreat
from koruna.games.suverenita.planner_trading import best_deal
from koruna.games.suverenita.planner_treating import answer, best_offer, best_release
from koruna.games.suverenita.rules import Suverenita

EARLY: Final = 1  # years in which a gold at once is worth more than taxes and recruits of poor land
FERTILE: Final = 2  # growth
# What a place for the first villages is worth.
OF_SOIL: Final = 1.5  # for what grows there
OF_SOIL_NEAR: Final = 0.5  # and beside it
OF_ROOM: Final = 0.5  # for free land beside it
OF_COAST: Final = 1.5  # for the first at the coast: it gets a dock and a ship
CUT_OFF: Final = 4.0  # for an island, from which nobody walks anywhere
TOGETHER: Final = 3.0  # for a village near another of one's own
CROWDED: Final = 1.0  # for a neighbour's village beside it
BY_CHANCE: Final = 0.2  # so that not all games begin alike


class Planner(Bot):
    rng: Random

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, state: State, seat: int) -> int:
        game = state.running()
        assert isinstance(game, Suverenita)
        moves = game.moves(seat)
        if len(moves) == 1:
            return moves[0]
        kind = game.kind()
        if kind in (steps.UNITS, steps.ORDERS, steps.RIDE):
            return best_march(game, seat, moves)
        if kind == steps.TRADE:
            return best_deal(game, seat, moves)
        if kind == steps.RETREAT:
            return best_retreat(game, seat, moves)
        if kind in (steps.FEED, steps.FEED_FIRST):
            return best_feeding(game, seat, moves)
        if moves[0] == ACCEPT:
            return ACCEPT
        if kind == steps.VILLAGE or kind == steps.RELOCATE:
            return self.settle(game, seat, kind, moves)
        if kind in (steps.FIGHT, steps.ASSAULT, steps.STORM, steps.FLEE):
            return best_fight(game, seat, kind, moves)
        if kind == steps.WITHDRAW:
            return best_withdrawal(game, seat, moves)
        if kind == steps.OFFER:
            return best_offer(game, seat, moves)
        if kind == steps.REVOLT:
            return best_release(game, seat, moves)
        if kind == steps.ANSWER:
            return answer(game, seat)
        if kind == steps.PLUNDER:
            return plunder(game, seat, moves)
        return of_kinds(moves)

    def settle(self, state: Suverenita, seat: int, kind: int, moves: list[int]) -> int:
        """Villages on good soil beside good soil, one of them at the coast, near each other."""
        if kind == steps.RELOCATE:
            return DONE
        best, most = moves[0], -1.0
        for move in moves:
            value = worth_of_place(state, seat, int(field_of(move))) + BY_CHANCE * self.rng.random()
            if value > most:
                best, most = move, value
        return best


def worth_of_place(state: Suverenita, seat: int, field: int) -> float:
    world, values = state.setup.world, state.setup.values
    value = OF_SOIL * float(values.growth[world.colours[field]])
    own = 0
    seen = [field]
    for near in world.lands[field]:
        if state.lord[near] == seat:
            own += 1
        elif state.lord[near] < 0 and not world.is_neutral[near]:
            value += OF_SOIL_NEAR * float(values.growth[world.colours[near]]) + OF_ROOM
        else:
            value -= CROWDED
        seen += world.lands[near]
    if own == 0 and any(state.lord[near] == seat for near in seen):
        own = 1  # with one field between them
    if world.is_coast[field] and not any_coast(state, seat):
        value += OF_COAST
    if world.is_island[field]:
        value -= CUT_OFF
    return value + (TOGETHER if own else 0.0)


def any_coast(state: Suverenita, seat: int) -> bool:
    coasts = state.setup.world.is_coast
    return any(lord == seat and coasts[field] for field, lord in enumerate(state.lord))


# --- plunder and the rest ----------------------------------------------------------------


def plunder(state: Suverenita, seat: int, moves: list[int]) -> int:
    """Robs whatever is foreign; lays waste what it will not keep, and where a village in building heals it."""
    sight: Sight | None = None
    for move in moves:
        if kind_of(move) != PLUNDER:
            continue
        if sight is None:
            sight = Sight(state, seat)
        if pays_to_plunder(sight, int(field_of(move))):
            return move
    return of_kinds(moves)


def pays_to_plunder(sight: Sight, field: int) -> bool:
    """A plundered field has no recruits and pays no taxes: so an enemy's, unless it will be kept, and own land only
    where a village is being built, whose completion heals it."""
    state, seat = sight.state, sight.seat
    lord = state.lord[field]
    if lord == seat:
        return False
    if lord >= 0:
        return sight.mine[field] < sight.siege_need(field)
    if state.site[field] == VILLAGE:
        return is_connected(state, seat, field) and state.season() != AUTUMN
    whose = state.was_whose[field]
    if whose >= 0 and whose != seat:
        return sight.threat[field] > sight.mine[field]
    return state.year() <= EARLY and is_barren(state, field) and is_connected(state, seat, field)


def is_barren(state: Suverenita, field: int) -> bool:
    return state.setup.values.growth[state.setup.world.colours[field]] < FERTILE


# What is done whenever it can be, the better first.
WANTED: Final = [ANNOUNCE, SURRENDER, KEEP, TAKE, BURN, RAISE, CHARGE, DESTROY]


def of_kinds(moves: list[int]) -> int:
    for kind in WANTED:
        best, most = -1, -1
        for move in moves:
            if kind_of(move) == kind:
                level = int(level_of(moved_item(move)))
                if level > most:
                    best, most = move, level
        if best >= 0:
            return best
    return DONE if DONE in moves else moves[0]
