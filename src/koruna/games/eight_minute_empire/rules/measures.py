"""What statistics count in a finished game."""

from __future__ import annotations

from koruna.engine.event import Event
from koruna.engine.measures import happened, mean
from koruna.games.eight_minute_empire.rules import scoring
from koruna.games.eight_minute_empire.rules.setup import CITIES
from koruna.games.eight_minute_empire.rules.state import EightMinuteEmpire


def measures(state: EightMinuteEmpire, events: list[Event] | None) -> dict[str, float]:
    held = scoring.control(state)
    ruled = scoring.continents(state, held)
    seats = range(state.setup.seats)
    found = {
        "regions": mean([held.count(seat) for seat in seats]),
        "continents": mean([ruled.count(seat) for seat in seats]),
        "armies": mean([empire.on_map() for empire in state.empires]),
        "cities": mean([int(CITIES - empire.cities_left) for empire in state.empires]),
        "coins": mean([int(empire.coins) for empire in state.empires]),
        "bid": float(max(state.bids)),
    }
    if events is not None:
        found["destroyed"] = happened(events, "destroyed")
    return found
