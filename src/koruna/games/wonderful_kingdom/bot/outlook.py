"""The value of a realm at the end of a round: the current points, and the expected value of the rest."""

from __future__ import annotations

from typing import Final

from koruna.games.wonderful_kingdom.bot.worth import (
    ADVISOR_KEPT,
    ENOUGH,
    FAMILY_GROWTH,
    GROWTH,
    KRYSTALLIUM_KEPT,
    MADE,
    MORE,
    build_value,
    made,
    soldier_value,
)
from koruna.games.wonderful_kingdom.rules.content_boards import STEPS
from koruna.games.wonderful_kingdom.rules.numbers import CARD, CUBES, FROZEN, RAT, SHADOW, SOLDIER, SPACE_BITS, SPACES
from koruna.games.wonderful_kingdom.rules.realm import INCOME, LABORATORY, THREAT, WORTH, Realm
from koruna.games.wonderful_kingdom.rules.setup import Setup

# Weights, all in points.
LOST: Final = 40.0  # penalty for a losing condition
SITE_PROMISE: Final = 0.5  # share of a site's net value, for its unfinished part
LATER: Final = 0.8  # rounds by which a site starts to produce later
FROZEN_SITE: Final = 0.6  # share of a site's value under a giant
CUBE_LEFT: Final = 0.45  # a cube in the laboratory
TRAINED: Final = 0.25
THREAT_EASED: Final = 0.3  # share of its points, because a threat can still be beaten
BREEDING: Final = 2.0  # per rat and remaining round
STEALING: Final = 3.0  # per shadow and remaining round
QUEST_STEP: Final = 1.0
TOWARDS_SOLDIER: Final = 2.4  # a soldier or cube that the last step of a quest requires
TOWARDS_CUBE: Final = 1.5
# While there are rounds left:
NEEDED: Final = 7.0  # a card that a scenario requires
THIEF_LEFT: Final = 3.0  # a threat that has to be beaten
VERMIN_SCARCE: Final = 2.0  # a vermin missing from the deck whose exhaustion loses the game
VERMIN_ENOUGH: Final = 6


def outlook(setup: Setup, realm: Realm, left: int, vermin: int) -> float:
    """The value with `left` rounds to come, and `vermin` cards in their deck."""
    rounds = float(left)
    value = float(realm.score()) + soldier_value(setup, rounds) * float(realm.soldiers)
    if setup.boards:
        value += quest_value(setup, realm, left)
    if setup.scenario is not None:
        value += scenario_value(setup, realm, left, vermin)
    if left == 0:
        return value
    value += income_value(realm, rounds) + sites_value(setup, realm, rounds)
    value += KRYSTALLIUM_KEPT * float(realm.krystallium) + CUBE_LEFT * float(realm.in_lab)
    value += TRAINED * float(realm.trained) + ADVISOR_KEPT * rounds * float(len(realm.advisors))
    if setup.has_combat:
        value += threats_value(realm, rounds)
    return value


def income_value(realm: Realm, rounds: float) -> float:
    """What symbols and combinations will bring."""
    sums = realm.sums
    value = 0.0
    for resource in range(CUBES):
        volume = realm.volume(resource)
        value += MADE[resource] * rounds * (float(min(volume, ENOUGH)) + MORE * float(max(0, volume - ENOUGH)))
        for family in range(4):
            symbols = sums[INCOME + 4 + 4 * resource + family]
            if symbols:
                value += float(symbols) * FAMILY_GROWTH * rounds * rounds * made(realm, resource)
    for family in range(4):
        if sums[WORTH + family]:
            value += float(sums[WORTH + family]) * rounds * GROWTH[family]
    return value


def sites_value(setup: Setup, realm: Realm, rounds: float) -> float:
    """The value of cubes on sites, and the potential of the sites."""
    content = setup.content
    value = 0.0
    for packed in realm.sites:
        card = packed & CARD
        spaces = float(content.spaces[card])
        open_spaces = 0
        for resource in range(CUBES + 2):
            open_spaces += packed >> SPACES + SPACE_BITS * resource & 15
        undone = float(open_spaces) / spaces
        worth = build_value(setup, realm, card, rounds - LATER) + demand(setup, realm, card)
        promise = worth * (1.0 - undone) + SITE_PROMISE * max(0.0, worth - spaces) * undone
        value += FROZEN_SITE * promise if packed & FROZEN else promise
    return value


def threats_value(realm: Realm, rounds: float) -> float:
    """The cost of remaining threats, which may still be beaten."""
    sums = realm.sums
    value = -THREAT_EASED * float(realm.threat_points())
    value -= BREEDING * rounds * float(sums[THREAT + RAT])
    return value - STEALING * rounds * float(sums[THREAT + SHADOW])


# --- what loses a game -----------------------------------------------------------------------


def quest_value(setup: Setup, realm: Realm, left: int) -> float:
    """The value of progress in quests, whose last step decides whether a player can win at all."""
    value = 0.0
    soldiers = max(0, realm.soldiers - reserved(setup, realm))
    for board in range(len(setup.boards)):
        done = realm.quests >> STEPS * board
        for step in range(STEPS - 1):
            if done >> step & 1:
                value += QUEST_STEP
        if done >> STEPS - 1 & 1:
            value += LOST
        elif left:
            cost = setup.quests[board][STEPS - 1].cost
            ready = min(soldiers, cost[SOLDIER])
            soldiers -= ready
            value += TOWARDS_SOLDIER * float(ready)
            for resource in range(CUBES):
                value += TOWARDS_CUBE * float(min(realm.sums[LABORATORY + resource], cost[resource]))
    return value


def scenario_value(setup: Setup, realm: Realm, left: int, vermin: int) -> float:
    """The penalty for unmet requirements of a scenario."""
    scenario = setup.scenario
    assert scenario is not None
    value = 0.0
    for card, count in scenario.needs:
        missing = count - realm.completed.count(card)
        if missing > 0 and left:
            value -= NEEDED * float(missing)
            for packed in realm.sites:
                if packed & CARD == card:
                    missing -= 1
        if missing > 0:  # it was discarded, and may never come back
            value -= LOST * float(missing)
    if scenario.threat_loses >= 0:
        there = realm.sums[THREAT + scenario.threat_loses - setup.content.first_threat]
        if there:
            value -= THIEF_LEFT * float(there) if left else LOST
    if scenario.vermin_loses:
        if vermin <= 0:
            value -= 2.0 * LOST  # at once
        elif left and vermin < VERMIN_ENOUGH:
            value -= VERMIN_SCARCE * float(VERMIN_ENOUGH - vermin)
    return value


def demand(setup: Setup, realm: Realm, card: int) -> float:
    """The bonus for a card that a scenario requires."""
    if setup.scenario is not None:
        for needed, count in setup.scenario.needs:
            if needed == card and realm.completed.count(card) < count:
                return NEEDED
    return 0.0


def reserved(setup: Setup, realm: Realm) -> int:
    """Soldiers needed for sites that a scenario requires."""
    soldiers = 0
    if setup.scenario is not None and setup.scenario.needs:
        for packed in realm.sites:
            wanted = packed >> SPACES + SPACE_BITS * SOLDIER & 15
            if wanted and demand(setup, realm, packed & CARD) > 0:
                soldiers += wanted
    return soldiers
