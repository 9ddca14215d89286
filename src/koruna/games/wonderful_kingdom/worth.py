"""What a card is worth to a player, seen from now."""

from __future__ import annotations

from typing import Final

from koruna.games.wonderful_kingdom.numbers import (
    ADVISOR,
    CUBES,
    DEVELOPMENT,
    DOWN,
    HAZARD,
    SPACE_BITS,
    SPACES,
    TREASURE,
)
from koruna.games.wonderful_kingdom.realm import FAMILY, WORTH, Realm
from koruna.games.wonderful_kingdom.rules import WonderfulKingdom
from koruna.games.wonderful_kingdom.setup import Setup

# All in points.
MADE: Final = [1.9, 2.4, 2.95, 1.95]  # a symbol of a resource, for every round it will work
ENOUGH: Final = 6  # of one resource; what is beyond that is worth only a part
MORE: Final = 0.8
GROWTH: Final = [1.9, 1.4, 1.9, 1.9]  # cards of a family that a round brings
FAMILY_GROWTH: Final = 0.45  # of the family that a symbol of production counts
NOW: Final = 0.15  # of a round: what a new symbol may still bring in this one
SOON: Final = 0.35  # cards of a family that may still come in this round
PRICE: Final = [1.0, 1.0, 1.05, 1.1, 2.3, 1.0]  # a space of each resource
KRYSTALLIUM_KEPT: Final = 2.4
KRYSTALLIUM_LAST: Final = 0.64
SOLDIER_KEPT: Final = 0.64
SOLDIER_FIGHTS: Final = 1.5  # where there are threats or quests
SOLDIER_ADVISES: Final = 0.8
SOLDIER_LAST: Final = 0.1
ADVISOR_KEPT: Final = 1.2  # for every round to come
HIDDEN: Final = -0.6  # a card that another player laid face down
HAZARD_GOOD: Final = 7.8  # an unknown card out of the hazard deck that is none of the bad ones
HAZARD_BAD: Final = -12.0
FEAR: Final = -5.0  # a threat
SHADOW_STORES: Final = -30.0  # one whose cubes may lose the game


def price_of(site: int) -> float:
    """What the open spaces of a site cost."""
    price = 0.0
    for resource in range(CUBES + 2):
        price += PRICE[resource] * float(site >> SPACES + SPACE_BITS * resource & 15)
    return price


def build_value(state: WonderfulKingdom, realm: Realm, card: int, left: int) -> float:
    """What a finished card is worth, seen from now."""
    content, sums = state.setup.content, realm.sums
    family = content.family[card]
    value = float(content.points[card] + sums[WORTH + family])
    counted = content.points_family[card]
    if counted >= 0:
        cards = sums[FAMILY + counted] + (1 if counted == family else 0)
        value += float(content.points_each[card]) * (
            float(cards) + float(left) * GROWTH[counted] + (SOON if left else 0.0)
        )
    rounds = float(left) + NOW if left else 0.0
    each = content.income_each[card]
    if each >= 0:
        resource, counted = (each - 4) >> 2, each & 3
        cards = sums[FAMILY + counted] + (1 if counted == family else 0)
        value += (float(cards) + FAMILY_GROWTH * float(left)) * rounds * made(realm, resource)
    else:
        income = content.income[card]
        for resource in range(CUBES):
            if income[resource]:
                value += float(income[resource]) * rounds * made(realm, resource)
    value += float(content.bonus_soldiers[card]) * soldier_value(state.setup, left)
    return value + float(content.bonus_krystallium[card]) * (KRYSTALLIUM_KEPT if left else KRYSTALLIUM_LAST)


def made(realm: Realm, resource: int) -> float:
    """One more symbol of a resource, for a round."""
    return MADE[resource] if realm.volume(resource) < ENOUGH else MORE * MADE[resource]


def soldier_value(setup: Setup, left: int) -> float:
    """A soldier who is kept, by what there is to pay."""
    if setup.has_combat or (setup.boards and left):
        return SOLDIER_FIGHTS
    if not left:
        return SOLDIER_LAST
    return SOLDIER_ADVISES if setup.has_advisors else SOLDIER_KEPT


def card_value(state: WonderfulKingdom, realm: Realm, card: int, left: int) -> float:
    """What it is worth to pick a card."""
    content = state.setup.content
    kind = content.kind[card]
    if kind == DEVELOPMENT:
        net = build_value(state, realm, card, left) - 1.05 * price_of(content.new_site[card])
        return max(1.0, min(net, 9.0))
    if kind == TREASURE:
        return 2.0
    if kind == ADVISOR:
        return 1.0 + ADVISOR_KEPT * float(left)
    if card == content.calamity:
        return float(content.calamity_points)
    return SHADOW_STORES if stores_cubes(state) else FEAR


def stores_cubes(state: WonderfulKingdom) -> bool:
    """Whether a shadow may cost the game (X6)."""
    scenario = state.setup.scenario
    return scenario is not None and scenario.stores_cubes


def hidden_value(state: WonderfulKingdom, entry: int) -> float:
    """A card nobody may look at, by what is known about it."""
    if entry >> DOWN != HAZARD:
        return HIDDEN
    bad = float(state.hazard_specials) / float(state.hazards)
    return bad * (SHADOW_STORES if stores_cubes(state) else HAZARD_BAD) + (1.0 - bad) * HAZARD_GOOD


def entry_value(state: WonderfulKingdom, realm: Realm, entry: int, left: int) -> float:
    return hidden_value(state, entry) if entry >> DOWN else card_value(state, realm, entry, left)
