"""The planner's treaties: it offers and signs what profits both sides, and breaks what no longer pays."""

from __future__ import annotations

from typing import Final

from koruna.games.suverenita.bot.planner_aims import LEAST_ARMY
from koruna.games.suverenita.bot.planner_bargaining import LEAST_GAIN, Bargain
from koruna.games.suverenita.bot.planner_map import limited, units_of
from koruna.games.suverenita.rules.board.holding import is_hostile, pair
from koruna.games.suverenita.rules.numbers import (
    DONE,
    NO,
    OFFER,
    RELEASE,
    REVOLT,
    YES,
    kind_of,
    rest_of,
)
from koruna.games.suverenita.rules.pacts.offering import BY_BIT, sides_of
from koruna.games.suverenita.rules.pacts.treaties import would_end
from koruna.games.suverenita.rules.scoring import total_points
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.winning import treaties_missing

FAR_AHEAD: Final = 8  # total points; twelve win at the end of a year
STRONGER: Final = 1.5  # units relative to a vassal's
TO_BREAK: Final = 2.5  # spoils beyond what peace spares, for which a vassal revolts or is released: more than it costs


def best_offer(state: Suverenita, seat: int, moves: list[int]) -> int:
    """The offer that gains most among those that the other will sign, or none."""
    best, most = DONE, LEAST_GAIN
    bargain: Bargain | None = None
    for move in moves:
        if kind_of(move) != OFFER:
            continue
        if bargain is None:
            bargain = Bargain(state)
        offer = int(rest_of(move)) | seat << BY_BIT
        other = offer & 15
        if not would_sign(state, bargain, offer, seat) or not would_sign(state, bargain, offer, other):
            continue
        value = bargain.worth(offer, seat)
        if value > most:
            best, most = move, value
    return best


def answer(state: Suverenita, seat: int) -> int:
    return YES if would_sign(state, Bargain(state), state.offer, seat) else NO


def would_sign(state: Suverenita, bargain: Bargain, offer: int, seat: int) -> bool:
    """Whatever makes it sovereign; nothing that ends the game otherwise, or that helps one who has to be stopped."""
    superior, inferior = sides_of(offer)
    if would_end(state, superior, inferior):
        return superior == seat
    other = inferior if seat == superior else superior
    if state.announced[other] or leads_far(state, seat, other):
        return False
    return bargain.worth(offer, seat) > LEAST_GAIN


def leads_far(state: Suverenita, seat: int, other: int) -> bool:
    """Whether another is close to a victory by points: peace would only help him."""
    return total_points(state, other) >= total_points(state, seat) + FAR_AHEAD


# --- breaking ----------------------------------------------------------------------------


def best_release(state: Suverenita, seat: int, moves: list[int]) -> int:
    """Release a weak vassal, who is worth more as a target once his points are counted, unless he is needed for
    sovereignty. And leave a lord who would win by the treaty, or from whom there is more to take than to fear."""
    men = limited(units_of(state, seat))
    if is_nearly_sovereign(state, seat, men):
        return DONE
    bargain = Bargain(state)
    for move in moves:
        other = int(rest_of(move)) & 15
        if kind_of(move) == REVOLT and should_revolt(state, bargain, seat, other):
            return move
        if kind_of(move) == RELEASE:
            is_weak = men >= STRONGER * float(limited(units_of(state, other)))
            if state.is_paid[pair(state, seat, other)] and is_weak and men >= LEAST_ARMY:
                return move
    return DONE


def should_revolt(state: Suverenita, bargain: Bargain, seat: int, lord: int) -> bool:
    """A revolt costs points: only if the lord is about to win, if war pays more, or in the last year, when vassalage
    costs more."""
    if state.announced[lord] or treaties_missing(state, lord) <= 1 or leads_far(state, seat, lord):
        return True
    if bargain.spoils(seat, lord) - bargain.spoils(lord, seat) > TO_BREAK:
        return True
    return state.year() >= state.setup.values.years


def is_nearly_sovereign(state: Suverenita, seat: int, men: int) -> bool:
    """Whether only one vassal is missing, and that player is weak."""
    if treaties_missing(state, seat) != 1:
        return False
    for other in range(state.setup.seats):
        if is_hostile(state, seat, other) and not state.is_out[other]:
            return men >= STRONGER * float(limited(units_of(state, other)))
    return False
