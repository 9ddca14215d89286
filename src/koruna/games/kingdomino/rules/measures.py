"""What statistics count in a finished game."""

from __future__ import annotations

from koruna.engine.event import Event
from koruna.engine.measures import mean
from koruna.games.kingdomino.rules.state import Kingdomino


def measures(state: Kingdomino, events: list[Event] | None) -> dict[str, float]:
    kingdoms = state.kingdoms
    return {
        "discards": mean([len(kingdom.discards) for kingdom in kingdoms]),
        "crowns": mean([kingdom.crowns() for kingdom in kingdoms]),
        "largest-area": mean([kingdom.largest_area() for kingdom in kingdoms]),
        "complete": mean([int(kingdom.is_complete()) for kingdom in kingdoms]),
        "central": mean([int(kingdom.castle_is_central()) for kingdom in kingdoms]),
    }
