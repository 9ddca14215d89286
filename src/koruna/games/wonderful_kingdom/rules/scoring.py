"""Points are counted in realm.py; here are places, ties, medals, and what loses a game."""

from __future__ import annotations

from typing import Final

from koruna.engine.ranking import places
from koruna.games.wonderful_kingdom.rules.content_boards import STEPS
from koruna.games.wonderful_kingdom.rules.realm import THREAT, Realm
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom

MEDALS: Final = ["none", "bronze", "silver", "gold"]


def ranks(state: WonderfulKingdom) -> list[int]:
    """Whoever did the last step of a quest (Q7), points, completed cards, soldiers on the duchy (T2)."""
    return places([key(state, realm) for realm in (state.shown or state.realms)])


def key(state: WonderfulKingdom, realm: Realm) -> tuple[int, ...]:
    can_win = 1 if has_last_steps(state, realm) else 0
    return can_win, realm.score(), len(realm.completed), realm.soldiers


def has_last_steps(state: WonderfulKingdom, realm: Realm) -> bool:
    """Of every board in play; without one there is nothing to do."""
    last = STEPS - 1
    return all(realm.quests >> STEPS * board + last & 1 for board in range(len(state.setup.boards)))


def is_lost_at_end(state: WonderfulKingdom) -> bool:
    """Alone: a scenario's demands, or the last step of a quest (Q8). Two lose together if nobody did it (Q7)."""
    if not any(has_last_steps(state, realm) for realm in state.realms):
        return True
    scenario = state.setup.scenario
    if scenario is None:
        return False
    realm = state.realms[0]
    if any(realm.completed.count(card) < count for card, count in scenario.needs):
        return True
    threat = scenario.threat_loses - state.setup.content.first_threat
    return scenario.threat_loses >= 0 and realm.sums[THREAT + threat] > 0


def medal(state: WonderfulKingdom) -> str:
    """Of whoever plays alone, by the points there are now (L8); a game that is lost brings none."""
    if state.is_lost:
        return MEDALS[0]
    points = state.realms[0].score()
    return MEDALS[sum(1 for limit in state.setup.medals if points >= limit)]
