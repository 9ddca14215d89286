"""The current value of cards and pieces to a player."""

from __future__ import annotations

from typing import Final

from koruna.games.wonderful_kingdom.rules.numbers import (
    ADVISOR,
    CUBES,
    DEVELOPMENT,
    DOWN,
    HAZARD,
    RAT,
    SHADOW,
    SPACE_BITS,
    SPACES,
    TREASURE,
)
from koruna.games.wonderful_kingdom.rules.realm import FAMILY, THREAT, WORTH, Realm
from koruna.games.wonderful_kingdom.rules.setup import Setup
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom

# Weights, all in points.
MADE: Final = [1.9, 2.4, 2.4, 2.0]  # per symbol of a resource and round
ENOUGH: Final = 6  # symbols of one resource; further ones are worth less
MORE: Final = 0.8
GROWTH: Final = [1.6, 1.3, 1.6, 1.6]  # expected cards of a family per round
FAMILY_GROWTH: Final = 0.5  # the same for the family that a symbol of production counts
NOW: Final = 0.15  # rounds: what a new symbol may still bring in this one
PRICE: Final = [1.0, 1.0, 1.05, 1.1, 2.3, 1.0]  # a space of each resource
KRYSTALLIUM_KEPT: Final = 2.5
KRYSTALLIUM_LAST: Final = 0.6
SOLDIER_KEPT: Final = 0.5
SOLDIER_FIGHTS: Final = 1.5  # where there are threats or quests
SOLDIER_ADVISES: Final = 1.2
SOLDIER_LAST: Final = 0.1
ADVISOR_KEPT: Final = 1.2  # per remaining round
HIDDEN: Final = -0.6  # a card that another player laid face down
HAZARD_GOOD: Final = 8.0  # an unknown card from the hazard deck, if it is not a bad one
CALAMITY_FEAR: Final = -5.0
FEAR: Final = -5.0  # a threat
RAT_FEAR: Final = -3.0
VERMIN_FEAR: Final = -1.5  # per rat
VERMIN_LOSE: Final = -5.0
SHADOW_FEAR: Final = -10.0  # a shadow that takes cards
SHADOW_STORES: Final = -40.0  # a shadow whose cubes may lose the game


def price_of(site: int) -> float:
    """The cost of filling a site's open spaces."""
    price = 0.0
    for resource in range(CUBES + 2):
        price += PRICE[resource] * float(site >> SPACES + SPACE_BITS * resource & 15)
    return price


def build_value(setup: Setup, realm: Realm, card: int, left: float) -> float:
    """The value of a completed card with this many rounds left."""
    content, sums = setup.content, realm.sums
    family = content.family[card]
    value = float(content.points[card] + sums[WORTH + family])
    counted = content.points_family[card]
    if counted >= 0:
        cards = sums[FAMILY + counted] + (1 if counted == family else 0)
        value += float(content.points_each[card]) * (float(cards) + left * GROWTH[counted])
    if left > 0:
        each = content.income_each[card]
        if each >= 0:
            resource, counted = (each - 4) >> 2, each & 3
            cards = sums[FAMILY + counted] + (1 if counted == family else 0)
            value += (float(cards) + FAMILY_GROWTH * left) * (left + NOW) * made(realm, resource)
        else:
            income = content.income[card]
            for resource in range(CUBES):
                if income[resource]:
                    value += float(income[resource]) * (left + NOW) * made(realm, resource)
    value += float(content.bonus_soldiers[card]) * soldier_value(setup, left)
    return value + float(content.bonus_krystallium[card]) * (KRYSTALLIUM_KEPT if left > 0 else KRYSTALLIUM_LAST)


def made(realm: Realm, resource: int) -> float:
    """The value of one more symbol of a resource per round."""
    return MADE[resource] if realm.volume(resource) < ENOUGH else MORE * MADE[resource]


def soldier_value(setup: Setup, left: float) -> float:
    """The value of a kept soldier, depending on what soldiers are needed for."""
    if left <= 0:
        return SOLDIER_LAST
    if setup.has_combat or setup.boards:
        return SOLDIER_FIGHTS
    return SOLDIER_ADVISES if setup.has_advisors else SOLDIER_KEPT


def card_value(state: WonderfulKingdom, realm: Realm, card: int, left: int) -> float:
    """The value of picking a card."""
    content = state.setup.content
    kind = content.kind[card]
    if kind == DEVELOPMENT:
        net = build_value(state.setup, realm, card, float(left)) - 1.05 * price_of(content.new_site[card])
        return max(1.0, min(net, 9.0))
    if kind == TREASURE:
        return 2.0
    if kind == ADVISOR:
        return 1.0 + ADVISOR_KEPT * float(left)
    return fear(state, realm, card)


def fear(state: WonderfulKingdom, realm: Realm, card: int) -> float:
    """The penalty for picking a calamity or a threat."""
    setup = state.setup
    if card == setup.content.calamity:
        return CALAMITY_FEAR
    if card == setup.content.threat(RAT):
        vermin = VERMIN_LOSE if setup.scenario is not None and setup.scenario.vermin_loses else VERMIN_FEAR
        return RAT_FEAR + vermin * float(realm.sums[THREAT + RAT] + 1)
    if card != setup.content.threat(SHADOW):
        return FEAR
    return SHADOW_STORES if setup.scenario is not None and setup.scenario.stores_cubes else SHADOW_FEAR


def hidden_value(state: WonderfulKingdom, realm: Realm, entry: int) -> float:
    """The value of a face-down card, by what is known about it."""
    if entry >> DOWN != HAZARD:
        return HIDDEN
    bad = float(state.hazard_specials) / float(state.hazards)
    return bad * fear(state, realm, state.setup.specials[0]) + (1.0 - bad) * HAZARD_GOOD


def entry_value(state: WonderfulKingdom, realm: Realm, entry: int, left: int) -> float:
    return hidden_value(state, realm, entry) if entry >> DOWN else card_value(state, realm, entry, left)
