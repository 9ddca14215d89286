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
    ASSAULT,
    AUTUMN,
    BURN,
    CHARGE,
    DESTROY,
    DONE,
    FIGHT,
    FLEE,
    KEEP,
    NO,
    PLUNDER,
    RAISE,
    SURRENDER,
    TAKE,
    VILLAGE,
    YES,
    field_of,
    kind_of,
    level_of,
    moved_item,
    rest_of,
    target_of,
)
from koruna.games.suverenita.odds import battle_odds, siege_odds
from koruna.games.suverenita.offering import sides_of
from koruna.games.suverenita.planner_feeding import best_feeding
from koruna.games.suverenita.planner_map import Sight
from koruna.games.suverenita.planner_marching import best_march, best_retreat
from koruna.games.suverenita.planner_trading import best_deal
from koruna.games.suverenita.rules import Suverenita

FIGHTS_FROM: Final = 0.6
STORMS_FROM: Final = 0.45
FLEES_FROM: Final = 0.7
EARLY: Final = 2  # years
FERTILE: Final = 2


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
            return fight(game, seat, kind, moves)
        if kind == steps.OFFER or kind == steps.REVOLT:
            return DONE
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
            value = worth_of_place(state, seat, int(field_of(move))) + 0.2 * self.rng.random()
            if value > most:
                best, most = move, value
        return best


def worth_of_place(state: Suverenita, seat: int, field: int) -> float:
    world, values = state.setup.world, state.setup.values
    value = float(values.growth[world.colours[field]])
    own = 0
    for near in world.lands[field]:
        if state.lord[near] == seat:
            own += 1
        elif state.lord[near] < 0 and not world.is_neutral[near]:
            value += 0.5 * float(values.growth[world.colours[near]]) + 0.5
        else:
            value -= 0.5
    if world.is_coast[field]:
        value += 1.0 if any_coast(state, seat) else 2.5
    if world.is_island[field]:
        value -= 4.0
    return value + (1.0 if own == 1 else 0.0)


def any_coast(state: Suverenita, seat: int) -> bool:
    coasts = state.setup.world.is_coast
    return any(lord == seat and coasts[field] for field, lord in enumerate(state.lord))


# --- fights ------------------------------------------------------------------------------


def fight(state: Suverenita, seat: int, kind: int, moves: list[int]) -> int:
    if kind == steps.FLEE:
        return flee(state, seat, moves)
    best, most = DONE, 0.0
    for move in moves:
        asked = kind_of(move)
        if asked == FIGHT:
            chance = battle_odds(state, int(field_of(move)), seat, int(rest_of(move) & 15)).win
            if chance >= FIGHTS_FROM and chance > most:
                best, most = move, chance
        elif asked == ASSAULT:
            forecast = siege_odds(state, int(field_of(move)), seat)
            if forecast.win >= STORMS_FROM and forecast.win > most:
                best, most = move, forecast.win
    return best if best in moves else moves[0]


def flee(state: Suverenita, seat: int, moves: list[int]) -> int:
    battle = state.battle
    if battle is None:
        return moves[0]
    other = battle.sides[1 - battle.side_of(seat)]
    lost = battle_odds(state, battle.field, seat, other).loss
    ways = [move for move in moves if kind_of(move) == FLEE]
    if not ways or (lost < FLEES_FROM and DONE in moves):
        return DONE if DONE in moves else ways[0]
    sight = Sight(state, seat)
    best, most = ways[0], -1.0
    for move in ways:
        to = int(target_of(move))
        value = (2.0 if state.lord[to] == seat else 0.0) - 0.1 * sight.threat[to]
        if value > most:
            best, most = move, value
    return best


# --- treaties and the rest ---------------------------------------------------------------


def answer(state: Suverenita, seat: int) -> int:
    """Takes what makes it the superior, and pays nobody."""
    superior, _ = sides_of(state.offer)
    return YES if superior == seat else NO


def plunder(state: Suverenita, seat: int, moves: list[int]) -> int:
    """Robs whatever is foreign; foreign land is plundered, own land where that pays."""
    for move in moves:
        if kind_of(move) == PLUNDER:
            field = int(field_of(move))
            whose = state.was_whose[field]
            if (whose >= 0 and whose != seat) or pays_to_plunder(state, seat, field):
                return move
    return of_kinds(moves)


def pays_to_plunder(state: Suverenita, seat: int, field: int) -> bool:
    """Own land: where a village is being built, whose completion heals it, and early on where little grows."""
    if state.lord[field] == seat or not is_connected(state, seat, field):
        return False
    if state.site[field] == VILLAGE and state.season() != AUTUMN:
        return True
    return state.year() <= EARLY and state.setup.values.growth[state.setup.world.colours[field]] < FERTILE


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
