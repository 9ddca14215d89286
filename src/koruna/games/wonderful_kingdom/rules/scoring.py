"""Places, ties, medals, and what loses a game; points are counted in realm.py."""

from __future__ import annotations

from typing import Final

from koruna.engine.ranking import places
from koruna.games.wonderful_kingdom.rules.content_boards import STEPS
from koruna.games.wonderful_kingdom.rules.realm import THREAT, Realm
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom

MEDALS: Final = ["none", "bronze", "silver", "gold"]


def ranks(state: WonderfulKingdom) -> list[int]:
    """By the last step of a quest (Q7), then points, completed cards, and soldiers on the duchy (T2)."""
    return places([key(state, realm) for realm in (state.shown or state.realms)])


def key(state: WonderfulKingdom, realm: Realm) -> tuple[int, ...]:
    can_win = 1 if has_last_steps(state, realm) else 0
    return can_win, realm.score(), len(realm.completed), realm.soldiers


def has_last_steps(state: WonderfulKingdom, realm: Realm) -> bool:
    """Whether the last step of every board in play is done; True without boards."""
    last = STEPS - 1
    return all(realm.quests >> STEPS * board + last & 1 for board in range(len(state.setup.boards)))


def is_lost_at_end(state: WonderfulKingdom) -> bool:
    """Solo: if a demand of the scenario or a last step is missing (Q8). Two lose together if neither did it (Q7)."""
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
    """The medal of a solo game by the current points (L8); a lost game brings none."""
    if state.is_lost:
        return MEDALS[0]
    points = state.realms[0].score()
    return MEDALS[sum(1 for limit in state.setup.medals if points >= limit)]
