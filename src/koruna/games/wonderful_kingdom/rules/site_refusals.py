"""Why a piece may not be placed, a site not discarded, or a step of a quest not done."""

from __future__ import annotations

from koruna.engine.reason import Reason
from koruna.games.wonderful_kingdom.rules.content_boards import STEPS
from koruna.games.wonderful_kingdom.rules.numbers import (
    CUBES,
    DISCARDS,
    FILLS,
    FROZEN,
    LAB,
    LAB_ALL,
    PLACES,
    QUESTS,
    RESOURCES,
)
from koruna.games.wonderful_kingdom.rules.realm import FIVE, IN_HAND, Realm
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom


def why_not(state: WonderfulKingdom, word: str, move: int, seat: int) -> Reason:
    realm = state.realms[seat]
    if word == "place":
        resource = move - PLACES & 7
        return Reason("no-space" if realm.sums[IN_HAND + resource] else "no-cube", {"resource": RESOURCES[resource]})
    if word == "fill":
        return why_not_fill(realm, move - FILLS)
    if word == "lab":
        held = realm.sums[IN_HAND + (move & 3)]
        return Reason("lab-all" if held and LAB < LAB_ALL <= move else "no-cube", {"resource": RESOURCES[move & 3]})
    if word == "crystal":
        return Reason("no-space" if realm.krystallium else "no-krystallium", {"resource": "krystallium"})
    if word == "enlist":
        return Reason("no-space" if realm.soldiers else "no-soldier", {"resource": "soldier"})
    if word == "discard":
        frozen = realm.sites[move - DISCARDS] & FROZEN
        return Reason("frozen-stays" if frozen else "protected-site")
    if word == "quest":
        return why_not_quest(realm, move)
    if state.setup.changes_at_five:
        return Reason("change-by-itself")
    return Reason("change-five" if realm.in_lab < FIVE else "change-what-you-have")


def why_not_fill(realm: Realm, site: int) -> Reason:
    """Filling places several cubes at once, all of one resource."""
    kinds = [resource for resource in range(CUBES) if realm.sums[IN_HAND + resource]]
    if not kinds:
        return Reason("no-cube", {"resource": RESOURCES[0]})
    if len(kinds) == 1 and not realm.open_spaces(site, kinds[0]):
        return Reason("no-space", {"resource": RESOURCES[kinds[0]]})
    return Reason("fill-several")


def why_not_quest(realm: Realm, move: int) -> Reason:
    if move < QUESTS:
        return Reason("no-such-quest")
    if realm.quests >> move - QUESTS & 1:
        return Reason("step-done")
    return Reason("step-price", {"step": (move - QUESTS) % STEPS + 1})
