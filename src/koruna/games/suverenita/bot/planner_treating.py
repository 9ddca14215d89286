"""The planner's treaties: it asks the weaker to pay, and pays only a besieger it cannot drive away."""

from __future__ import annotations

from typing import Final

from koruna.games.suverenita.bot.planner_aims import LEAST_ARMY
from koruna.games.suverenita.bot.planner_map import Survey, limited, units_of
from koruna.games.suverenita.bot.planner_marching import ADVANTAGE
from koruna.games.suverenita.rules.board.holding import is_encircled, is_hostile, pair
from koruna.games.suverenita.rules.numbers import (
    DONE,
    NO,
    OFFER,
    RANSOM,
    RELEASE,
    REVOLT,
    SPRING,
    TRIBUTE,
    VASSALAGE,
    YES,
    kind_of,
    rest_of,
)
from koruna.games.suverenita.rules.pacts.offering import BY_BIT, NUMBER_BIT, RECEIVES, SIDE_BIT, TREATY_BIT, sides_of
from koruna.games.suverenita.rules.pacts.treaties import would_end
from koruna.games.suverenita.rules.scoring import total_points
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade.forecast import coming_taxes
from koruna.games.suverenita.rules.winning import treaties_missing

FAR_AHEAD: Final = 8  # total points; twelve win at the end of a year
STRONGER: Final = 1.5  # units relative to the one asked to pay
WANTED: Final = [0, 0, 2, 3, 1]  # by treaty: priority


def best_offer(state: Suverenita, seat: int, moves: list[int]) -> int:
    """Once a year to a weaker player; at any time to one it besieges in vain. Never an offer to pay."""
    best, most = DONE, 0
    survey = Survey(state, seat)
    falling = [survey.will_fall(other) for other in range(state.setup.seats)]
    men = limited(units_of(state, seat))
    for move in moves:
        if kind_of(move) != OFFER:
            continue
        rest = int(rest_of(move))
        other = rest & 15
        treaty = rest >> TREATY_BIT & 7
        if rest >> SIDE_BIT & 1 != RECEIVES or treaty not in (TRIBUTE, RANSOM, VASSALAGE):
            continue
        if falling[other] or state.announced[other]:
            continue  # taking a settlement is worth more than any treaty
        is_asked = state.season() == SPRING and men >= STRONGER * float(limited(units_of(state, other)))
        if not is_asked and not besieges(state, seat, other):
            continue
        value = 100 * WANTED[treaty] - (rest >> NUMBER_BIT & 255)  # the smallest sum is the most likely to be accepted
        if value > most:
            best, most = move, value
    return best


def best_release(state: Suverenita, seat: int, moves: list[int]) -> int:
    """Release a weak vassal, who is worth more as a target once his points are counted, unless he is needed for
    sovereignty. And leave a lord who would win by the treaty."""
    men = limited(units_of(state, seat))
    if is_nearly_sovereign(state, seat, men):
        return DONE
    for move in moves:
        other = int(rest_of(move)) & 15
        if kind_of(move) == REVOLT and should_revolt(state, seat, other):
            return move
        if kind_of(move) == RELEASE:
            is_weak = men >= STRONGER * float(limited(units_of(state, other)))
            if state.is_paid[pair(state, seat, other)] and is_weak and men >= LEAST_ARMY:
                return move
    return DONE


def should_revolt(state: Suverenita, seat: int, lord: int) -> bool:
    """A revolt costs points: only if the lord is about to win, or in the last year, when vassalage costs more."""
    if state.announced[lord] or treaties_missing(state, lord) <= 1:
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


def answer(state: Suverenita, seat: int) -> int:
    """Accept what makes it the superior, if that is worth more than war; pay only a besieger, for peace, and never if
    that loses the game."""
    superior, inferior = sides_of(state.offer)
    due = state.offer >> NUMBER_BIT & 255
    if would_end(state, superior, inferior):
        return YES if superior == seat else NO
    if superior == seat:
        treaty = state.offer >> TREATY_BIT & 7
        return YES if is_worth_peace(state, seat, inferior, due if treaty in (TRIBUTE, VASSALAGE) else 0) else NO
    if state.announced[superior] or not must_pay(state, superior, seat):
        return NO
    return YES if state.gold[seat] > due and state.offer >> BY_BIT == superior else NO


def is_worth_peace(state: Suverenita, seat: int, other: int, due: int) -> bool:
    """Not with a player whose settlement it will take, who has to be stopped, or who cannot pay."""
    if state.announced[other] or leads_far(state, seat, other):
        return False
    if due > state.gold[other] + coming_taxes(state, other):
        return False
    return not Survey(state, seat).will_fall(other)


def leads_far(state: Suverenita, seat: int, other: int) -> bool:
    """Whether another is close to a victory by points: peace would only help him."""
    return total_points(state, other) >= total_points(state, seat) + FAR_AHEAD


def besieges(state: Suverenita, one: int, other: int) -> bool:
    """Whether one encircles a settlement of the other."""
    for field in range(len(state.lord)):
        if state.lord[field] == other and state.present[field] >> one & 1 and is_encircled(state, field):
            return True
    return False


def must_pay(state: Suverenita, besieger: int, seat: int) -> bool:
    """Whether a settlement is about to fall and nobody can relieve it."""
    for field in range(len(state.lord)):
        if state.lord[field] != seat or not state.present[field] >> besieger & 1 or not is_encircled(state, field):
            continue
        survey = Survey(state, seat)
        near = sum(survey.mine[other] for other in survey.chart.near[field])
        if near < survey.theirs[field] + ADVANTAGE and Survey(state, besieger).can_take(field):
            return True
    return False
