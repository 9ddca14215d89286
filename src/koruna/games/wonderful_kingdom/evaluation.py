"""How good a moment is for a player: points, what the duchy will still make, what the rest of the round can finish."""

from __future__ import annotations

from typing import Final

from koruna.games.wonderful_kingdom import steps
from koruna.games.wonderful_kingdom.content_boards import STEPS
from koruna.games.wonderful_kingdom.foresight import NEEDED, Plan, area_to_take, has_just_begun
from koruna.games.wonderful_kingdom.numbers import CARD, CUBES, DOWN, SOLDIER
from koruna.games.wonderful_kingdom.realm import IN_HAND, INCOME, LABORATORY, THREAT, WORTH, Realm
from koruna.games.wonderful_kingdom.rules import WonderfulKingdom
from koruna.games.wonderful_kingdom.scoring import has_last_steps
from koruna.games.wonderful_kingdom.worth import (
    ADVISOR_KEPT,
    ENOUGH,
    FAMILY_GROWTH,
    GROWTH,
    MADE,
    MORE,
    NOW,
    SOON,
    card_value,
    entry_value,
    made,
)

# All in points.
GIVEN_UP: Final = 2.5  # a site is not discarded lightly
THIEF_LEFT: Final = 3.0  # a threat that must be beaten, beside its points
LAST_STEP: Final = 40.0
QUEST_STEP: Final = 1.0
TOWARDS_SOLDIER: Final = 2.0  # a soldier or cube that the last step of a quest asks for
TOWARDS_CUBE: Final = 1.2
BEFORE_RIVAL: Final = 0.19  # of what an area is worth to the opponent, when it is left over
GOT_BACK: Final = 0.6  # of what an area is worth to oneself that the opponent will leave


def evaluate(state: WonderfulKingdom, seat: int) -> float:
    realm = state.realms[seat]
    if state.kind() == steps.OVER_NOW:
        return final_value(state, seat)
    plan = Plan(state, realm)
    value = plan.worth() + standing(state, realm, plan.left)
    if (state.areas[0] or state.areas[1]) and not has_just_begun(state):
        value += areas_value(state, seat, plan.left)
    return value


def final_value(state: WonderfulKingdom, seat: int) -> float:
    """Points, and whether they count."""
    value = float(state.realms[seat].score())
    if state.is_lost or not has_last_steps(state, state.realms[seat]):
        value -= LAST_STEP
    return value


def standing(state: WonderfulKingdom, realm: Realm, left: int) -> float:
    """Points there are, and what is sure to come of them."""
    setup = state.setup
    value = float(realm.score())
    if left:
        value += income_value(realm, left)
    value += ADVISOR_KEPT * float(len(realm.advisors) * left)
    if setup.boards:
        value += quest_value(state, realm)
    if setup.scenario is not None:
        for card, count in setup.scenario.needs:
            missing = count - realm.completed.count(card)
            if missing > 0:
                value -= NEEDED * float(missing) * (1.0 if left else 3.0)
        if setup.scenario.threat_loses >= 0:
            kind = setup.scenario.threat_loses - setup.content.first_threat
            value -= THIEF_LEFT * float(realm.sums[THREAT + kind])
    value -= GIVEN_UP * float(realm.given_up)
    return value + (0.25 if realm.trained and left else 0.0)


def income_value(realm: Realm, left: int) -> float:
    """What symbols and combinations will bring, as `build_value` counts them for a card that is still to be built."""
    sums = realm.sums
    value = 0.0
    rounds = float(left) + NOW
    for resource in range(CUBES):
        volume = realm.volume(resource)
        value += MADE[resource] * rounds * (float(min(volume, ENOUGH)) + MORE * float(max(0, volume - ENOUGH)))
        for family in range(4):
            symbols = sums[INCOME + 4 + 4 * resource + family]
            if symbols:
                value += float(symbols) * FAMILY_GROWTH * float(left) * rounds * made(realm, resource)
    for family in range(4):
        value += float(sums[WORTH + family]) * (float(left) * GROWTH[family] + SOON)
    return value


def quest_value(state: WonderfulKingdom, realm: Realm) -> float:
    """The last step decides whether one can win at all."""
    value = 0.0
    for board in range(len(state.setup.boards)):
        for step in range(STEPS):
            if realm.quests >> STEPS * board + step & 1:
                value += LAST_STEP if step == STEPS - 1 else QUEST_STEP
        if not realm.quests >> STEPS * board + STEPS - 1 & 1:
            cost = state.setup.quests[board][STEPS - 1].cost
            value += TOWARDS_SOLDIER * float(min(realm.soldiers, cost[SOLDIER]))
            for resource in range(CUBES):
                have = realm.sums[LABORATORY + resource] + realm.sums[IN_HAND + resource]
                value += TOWARDS_CUBE * float(min(have, cost[resource]))
    return value


def area_value(state: WonderfulKingdom, area: int, who: int, left: int, knows: int) -> float:
    """What an area is worth to a player; `knows` remembers what it laid face down itself."""
    value = 0.0
    for entry in state.areas[area]:
        if entry >> DOWN == knows + 1:
            value += card_value(state, state.realms[who], entry & CARD, left)
        else:
            value += entry_value(state, state.realms[who], entry, left)
    return value


def areas_value(state: WonderfulKingdom, seat: int, left: int) -> float:
    """What the areas promise, by who takes from them next."""
    if state.setup.seats == 1:
        taken = area_to_take(state)
        value = 0.0
        for area in (0, 1):
            if area != taken:
                value += BEFORE_RIVAL * max(0.0, area_value(state, area, seat, left, seat))
        return value
    rival = 1 - seat
    kind, who = state.kind(), state.agenda[-1] & steps.SEAT
    offering = (kind == steps.PICK and who == rival) or (kind == steps.OFFER and who == seat and state.number() == 1)
    if not offering:
        return -BEFORE_RIVAL * max(area_value(state, 0, rival, left, rival), area_value(state, 1, rival, left, rival))
    theirs = [area_value(state, area, rival, left, rival) for area in (0, 1)]
    take = 0 if theirs[0] >= theirs[1] else 1
    real = area_value(state, take, rival, left, seat)  # with what oneself laid face down
    return GOT_BACK * area_value(state, 1 - take, seat, left, seat) - real
