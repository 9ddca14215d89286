"""What the planner does in each step by heuristics; chores are left to the optimisers of the rules."""

from __future__ import annotations

from typing import Final

from koruna.games.suverenita.bot.planner_feeding import best_feeding
from koruna.games.suverenita.bot.planner_fighting import best_charge, best_conversion, best_fight, best_withdrawal
from koruna.games.suverenita.bot.planner_marching import best_march, best_retreat
from koruna.games.suverenita.bot.planner_placing import best_place
from koruna.games.suverenita.bot.planner_plundering import best_plunder
from koruna.games.suverenita.bot.planner_trading import best_deal
from koruna.games.suverenita.bot.planner_treating import answer, best_offer, best_release
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.numbers import (
    ACCEPT,
    ANNOUNCE,
    BURN,
    DESTROY,
    DONE,
    KEEP,
    RAISE,
    SURRENDER,
    TAKE,
    kind_of,
    level_of,
    moved_item,
)
from koruna.games.suverenita.rules.state import Suverenita


def usual(state: Suverenita, seat: int, kind: int, moves: list[int], seed: int) -> int:
    """The move that the heuristics choose."""
    if kind in (steps.UNITS, steps.ORDERS, steps.RIDE):
        return best_march(state, seat, moves)
    if kind == steps.TRADE:
        return best_deal(state, seat, moves)
    if kind == steps.RETREAT:
        return best_retreat(state, seat, moves)
    if kind in (steps.FEED, steps.FEED_FIRST):
        return best_feeding(state, seat, moves)
    if moves[0] == ACCEPT:
        return ACCEPT
    if kind == steps.VILLAGE or kind == steps.RELOCATE:
        return best_place(state, seat, kind, moves, seed)
    if kind in (steps.FIGHT, steps.ASSAULT, steps.STORM, steps.FLEE):
        return best_fight(state, seat, kind, moves)
    if kind == steps.CHARGE:
        return best_charge(state, seat)
    if kind == steps.CONVERT:
        return best_conversion(state, seat, moves)
    if kind == steps.WITHDRAW:
        return best_withdrawal(state, seat, moves)
    if kind == steps.OFFER:
        return best_offer(state, seat, moves)
    if kind == steps.REVOLT:
        return best_release(state, seat, moves)
    if kind == steps.ANSWER:
        return answer(state, seat)
    if kind == steps.PLUNDER:
        move = best_plunder(state, seat, moves)
        if move >= 0:
            return move
    return of_kinds(moves)


# Always played when possible, in this order.
WANTED: Final = [ANNOUNCE, SURRENDER, KEEP, TAKE, BURN, RAISE, DESTROY]


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
