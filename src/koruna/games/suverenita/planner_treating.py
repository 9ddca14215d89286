"""Treaties as the planner sees them: it asks the weaker to pay, and pays only who stands before its walls."""

from __future__ import annotations

from typing import Final

from koruna.games.suverenita.holding import is_encircled, pair
from koruna.games.suverenita.numbers import (
    DONE,
    NO,
    OFFER,
    RANSOM,
    RELEASE,
    SPRING,
    TRIBUTE,
    VASSALAGE,
    YES,
    kind_of,
    rest_of,
)
from koruna.games.suverenita.offering import BY_BIT, NUMBER_BIT, RECEIVES, SIDE_BIT, TREATY_BIT, sides_of
from koruna.games.suverenita.planner_map import LEAST_ARMY, limited, units_of
from koruna.games.suverenita.rules import Suverenita
from koruna.games.suverenita.treaties import would_end
from koruna.games.suverenita.winning import treaties_missing

STRONGER: Final = 1.5  # so many times as many units as who is asked to pay
WANTED: Final = [0, 0, 2, 3, 1]  # by treaty: what is asked for rather


def best_offer(state: Suverenita, seat: int, moves: list[int]) -> int:
    """Once a year, to whom it is stronger than; at any time to whom it besieges. Never to pay."""
    best, most = DONE, 0
    men = limited(units_of(state, seat))
    for move in moves:
        if kind_of(move) != OFFER:
            continue
        rest = int(rest_of(move))
        other = rest & 15
        treaty = rest >> TREATY_BIT & 7
        if rest >> SIDE_BIT & 1 != RECEIVES or treaty not in (TRIBUTE, RANSOM, VASSALAGE):
            continue
        is_asked = state.season() == SPRING and men >= STRONGER * float(limited(units_of(state, other)))
        if not is_asked and not besieges(state, seat, other):
            continue
        value = 100 * WANTED[treaty] - (rest >> NUMBER_BIT & 255)  # the least sum is the likeliest to be paid
        if value > most:
            best, most = move, value
    return best


def best_release(state: Suverenita, seat: int, moves: list[int]) -> int:
    """A vassal who is weak is worth more as prey, once his points are booked; unless he is needed for sovereignty."""
    if treaties_missing(state, seat) <= 1:
        return DONE
    men = limited(units_of(state, seat))
    for move in moves:
        if kind_of(move) == RELEASE:
            vassal = int(rest_of(move)) & 15
            is_weak = men >= STRONGER * float(limited(units_of(state, vassal)))
            if state.is_paid[pair(state, seat, vassal)] and is_weak and men >= LEAST_ARMY:
                return move
    return DONE


def answer(state: Suverenita, seat: int) -> int:
    """Takes what makes it the superior; pays only a besieger, for peace, and never so that the game is lost by it."""
    superior, inferior = sides_of(state.offer)
    if superior == seat:
        return YES
    if would_end(state, superior, inferior) or not besieges(state, superior, seat):
        return NO
    due = state.offer >> NUMBER_BIT & 255
    return YES if state.gold[seat] > due and state.offer >> BY_BIT == superior else NO


def besieges(state: Suverenita, one: int, other: int) -> bool:
    """Whether one encircles a settlement of the other."""
    for field in range(len(state.lord)):
        if state.lord[field] == other and state.present[field] >> one & 1 and is_encircled(state, field):
            return True
    return False
