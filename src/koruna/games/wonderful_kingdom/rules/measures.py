"""What statistics count in a finished game."""

from __future__ import annotations

from koruna.engine.event import Event
from koruna.engine.measures import mean
from koruna.games.wonderful_kingdom.rules import scoring
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom


def measures(state: WonderfulKingdom, events: list[Event] | None) -> dict[str, float]:
    """Of a duchy in play: its share of the win."""
    setup, realms = state.setup, state.realms
    found = {
        "completed": mean([len(realm.completed) for realm in realms]),
        "given-up": mean([realm.given_up for realm in realms]),
        "krystallium": mean([realm.krystallium for realm in realms]),
        "soldiers": mean([realm.soldiers for realm in realms]),
        "calamities": mean([realm.calamities for realm in realms]),
    }
    if setup.boards:
        found["quest-steps"] = mean([realm.quests.bit_count() for realm in realms])
    if setup.boards or setup.scenario is not None:
        found["lost"] = 1.0 if state.is_lost else 0.0
    if setup.scenario is not None:
        found["rounds"] = float(state.round)  # a scenario can be lost before the last one
    if setup.seats == 1:
        found["medal"] = float(scoring.MEDALS.index(scoring.medal(state)))
    for realm, share in zip(realms, state.utility(), strict=True):
        found[f"duchy:{setup.content.duchies[realm.duchy]}"] = share
    return found
