"""What statistics count in a finished game."""

from __future__ import annotations

from koruna.engine.event import Event
from koruna.engine.measures import happened, mean
from koruna.games.tiny_epic_kingdoms.rules import scoring
from koruna.games.tiny_epic_kingdoms.rules.factions import FACTIONS
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms


def measures(state: TinyEpicKingdoms, events: list[Event] | None) -> dict[str, float]:
    """Of a faction in play: its share of the win."""
    found = {
        "figures": mean([scoring.figures(state, seat) for seat in range(state.setup.seats)]),
        "castle": mean([int(realm.castle) for realm in state.realms]),
        "magic": mean([int(realm.magic) for realm in state.realms]),
    }
    if state.setup.has_lost_kingdom:
        found["neutrals"] = mean([int(realm.beaten) for realm in state.realms])
    if events is not None:
        found["wars"] = happened(events, "attacked")
        found["wars-won"] = happened(events, "won-war")
        found["alliances"] = happened(events, "allied") / 2  # told of both
    for realm, share in zip(state.realms, state.utility(), strict=True):
        found[f"faction:{FACTIONS[realm.faction]}"] = share
    return found
