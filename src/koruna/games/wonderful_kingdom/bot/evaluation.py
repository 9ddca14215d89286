"""How good a state is for a player: the best plan for the rest of the round, and the potential of the areas."""

from __future__ import annotations

from typing import Final

from koruna.engine.agenda import OVER_NOW, kind_of, number_of, seat_of
from koruna.games.wonderful_kingdom.bot.foresight import RestOfRound, has_just_begun
from koruna.games.wonderful_kingdom.bot.outlook import LOST
from koruna.games.wonderful_kingdom.bot.plans import CHANGES, Plans
from koruna.games.wonderful_kingdom.bot.worth import HAZARD_GOOD, card_value, entry_value, fear, hidden_value
from koruna.games.wonderful_kingdom.rules import steps
from koruna.games.wonderful_kingdom.rules.numbers import ADVISOR, CARD, DOWN, HAZARD, PICKS, TREASURE, UNKNOWN
from koruna.games.wonderful_kingdom.rules.realm import Realm
from koruna.games.wonderful_kingdom.rules.scoring import has_last_steps
from koruna.games.wonderful_kingdom.rules.searching import ROUNDS
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom

# Weights, all in points.
POTENTIAL: Final = 0.35  # share of the potential of a picked card, while more can be picked
GIVEN_UP: Final = 2.0  # penalty for discarding a site
SLATED: Final = 0.03  # a small bonus, so that cards are slated before others are exchanged for them
KEEP_KRYSTALLIUM: Final = 0.02  # a small bonus, so that it is kept until needed
SPY_KEPT: Final = 0.6
SPREAD: Final = 4.0  # how much better or worse than average a good hazard card may be
SEARCHED: Final = 0.7  # share of the expected advantage of the best of three cards over the best one seen
BEST_OF_THREE: Final = 7.0
LEFT_OVER: Final = 0.19  # share of an area's value that is left for the next pick
BEFORE_RIVAL: Final = 0.19  # share of an area's value to the opponent, if it is left
GOT_BACK: Final = 0.6  # share of an area's own value that the opponent will leave


def evaluate(state: WonderfulKingdom, seat: int) -> float:
    kind, realm = state.kind(), state.realms[seat]
    if kind == OVER_NOW:
        return final_value(state, seat)
    if kind == steps.SHOW_HAZARD and kind_of(state.agenda[-2]) == steps.PICK:
        return spied_value(state, seat)
    rest = RestOfRound(state, seat)
    value, cards = picked_cards(state, seat, rest.left)
    is_early = state.setup.seats == 2 and steps.OFFER <= kind <= steps.REMOVE  # half of the cards are still to come
    value += Plans(rest, cards).worth(0 if is_early else CHANGES)
    value += KEEP_KRYSTALLIUM * float(realm.krystallium) + SLATED * float(len(realm.sites))
    value += SPY_KEPT * float(realm.spies_ready) - GIVEN_UP * float(realm.given_up)
    if (state.areas[0] or state.areas[1]) and not has_just_begun(state):
        value += areas_value(state, seat, rest.left)
    return value


def before_others(state: WonderfulKingdom, seat: int) -> WonderfulKingdom:
    """In a simultaneous phase the other player is not done, with a realm as it was when the phase began."""
    if state.setup.seats == 1 or not state.is_shared():
        return state
    before = state.copy()
    before.closed = 0
    if state.kind() != steps.KEEP:
        before.realms[1 - seat] = state.shown[1 - seat].copy()
    elif state.closed >> (1 - seat) & 1:  # the cards dealt anew are in the realm itself
        other = before.realms[1 - seat]
        other.hand = sorted(other.hand + other.advisors)
        other.advisors = []
    return before


def final_value(state: WonderfulKingdom, seat: int) -> float:
    """Points, less a penalty if the game is lost."""
    value = float(state.realms[seat].score())
    if state.is_lost or not has_last_steps(state, state.realms[seat]):
        value -= LOST if state.round == ROUNDS else 3.0 * LOST
    return value


# --- solo games ------------------------------------------------------------------------------


def spied_value(state: WonderfulKingdom, seat: int) -> float:
    """A hazard card will be known before an area is taken, and then the better area will be taken."""
    area, realm = state.number() >> 5, state.realms[seat]
    choosing = state.copy()
    choosing.agenda.pop()
    values: list[float] = []
    for taken in (0, 1):
        after = choosing.copy()
        after.play(PICKS + taken, seat)
        values.append(evaluate(after, seat))
    other, others = values[1 - area], values[area] - hidden_value(state, realm, UNKNOWN | HAZARD << DOWN)
    bad = float(state.hazard_specials) / float(state.hazards)
    value = bad * max(others + fear(state, realm, state.setup.specials[0]), other)
    for good in (HAZARD_GOOD - SPREAD, HAZARD_GOOD + SPREAD):
        value += 0.5 * (1.0 - bad) * max(others + good, other)
    return value


def search_on(state: WonderfulKingdom) -> tuple[int, int]:
    """The area that is taken after the current search, or -1, and how many of its cards are still to be removed."""
    removed = 0
    for at in range(len(state.agenda) - 1, -1, -1):
        kind = kind_of(state.agenda[at])
        if kind == steps.REMOVE:
            removed += 1
        elif kind == steps.TAKE:
            return number_of(state.agenda[at]), removed
        elif kind == steps.PICK:
            return -1, 0
    return -1, 0


def after_search(state: WonderfulKingdom, realm: Realm, area: int, removed: int, left: int) -> list[int]:
    """The cards of an area without the worst ones, which a search removes."""
    kept = sorted(state.areas[area], key=lambda entry: entry_value(state, realm, entry, left))
    removable = [entry for entry in kept if not entry >> DOWN and state.setup.content.kind[entry] <= ADVISOR]
    for entry in removable[:removed]:
        kept.remove(entry)
    return kept


def best_looked_at(state: WonderfulKingdom, realm: Realm, left: int) -> tuple[float, int]:
    """The expected advantage of cards that a search or a cartographer still turns up, and the best card so far."""
    cards = state.looked or [state.top]
    best = max(cards, key=lambda card: card_value(state, realm, card, left))
    if state.kind() == steps.CHOOSE:  # all are revealed
        return 0.0, best
    return SEARCHED * max(0.0, BEST_OF_THREE - card_value(state, realm, best, left)), best


# --- cards -----------------------------------------------------------------------------------


def picked_cards(state: WonderfulKingdom, seat: int, left: int) -> tuple[float, list[int]]:
    """The value of picked cards outside of plans, and the list of those that can be built or exchanged."""
    kind, realm = state.setup.content.kind, state.realms[seat]
    entries = realm.picks
    value = 0.0
    if state.setup.seats == 1:
        area, removed = search_on(state)
        if area >= 0:
            entries = entries + after_search(state, realm, area, removed, left)
        if state.looked or (removed and state.top >= 0):
            value, best = best_looked_at(state, realm, left)
            entries = [*entries, best]
    found: list[int] = []
    more_to_come = picks_to_come(state, seat) > 0
    for entry in entries:
        if entry >> DOWN:
            value += hidden_value(state, realm, entry)
        elif kind[entry] <= TREASURE:
            found.append(entry)
            if more_to_come:
                value += POTENTIAL * card_value(state, realm, entry, left)
        else:
            value += card_value(state, realm, entry, left)
    return value, found


def picks_to_come(state: WonderfulKingdom, seat: int) -> int:
    """How many picks a player will have in this round after the current one."""
    picks = 0
    is_current = True
    for at in range(len(state.agenda) - 1, -1, -1):
        kind = kind_of(state.agenda[at])
        if kind == steps.PICK:
            picks += 1 if seat_of(state.agenda[at]) == seat and not is_current else 0
        if kind in (steps.PICK, steps.OFFER, steps.TAKE, steps.REFILL):
            is_current = False
        elif kind == steps.END_CHOICE:
            return picks
    return 0


# --- areas -----------------------------------------------------------------------------------


def area_value(state: WonderfulKingdom, area: int, who: int, left: int, knows: int) -> float:
    """The value of an area to a player; `knows` is the seat that knows what it laid face down itself."""
    value = 0.0
    for entry in state.areas[area]:
        if entry >> DOWN == knows + 1:
            value += card_value(state, state.realms[who], entry & CARD, left)
        else:
            value += entry_value(state, state.realms[who], entry, left)
    return value


def areas_value(state: WonderfulKingdom, seat: int, left: int) -> float:
    """The potential of the areas, depending on who picks next."""
    if state.setup.seats == 1:
        taken, _ = search_on(state)
        value = 0.0
        for area in (0, 1):
            if area != taken:
                value += LEFT_OVER * max(0.0, area_value(state, area, seat, left, seat))
        return value
    rival = 1 - seat
    kind, who = state.kind(), seat_of(state.agenda[-1])
    offering = (kind == steps.PICK and who == rival) or (kind == steps.OFFER and who == seat and state.number() == 1)
    if not offering:
        return -BEFORE_RIVAL * max(area_value(state, 0, rival, left, rival), area_value(state, 1, rival, left, rival))
    theirs = [area_value(state, area, rival, left, rival) for area in (0, 1)]
    take = 0 if theirs[0] >= theirs[1] else 1
    real = area_value(state, take, rival, left, seat)  # knowing the own face-down cards
    if not picks_to_come(state, seat):
        return -real
    return GOT_BACK * area_value(state, 1 - take, seat, left, seat) - real
