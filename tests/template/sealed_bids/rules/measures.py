"""What statistics count in a finished game."""

from __future__ import annotations

from koruna.engine.event import Event
from koruna.engine.measures import mean

from . import scoring
from .state import SealedBids


def measures(state: SealedBids, events: list[Event] | None) -> dict[str, float]:
    bonuses = [scoring.wish_bonus(won, wish) for won, wish in zip(state.won, state.wishes, strict=True)]
    found = {"coins": mean(state.coins), "wish-points": mean(bonuses)}
    if state.setup.burn_ties:
        found["burnt"] = float(len(state.burnt))
    if events is not None:
        prices = [event.facts["price"] for event in events if event.kind == "won"]
        found["highest-price"] = float(max([price for price in prices if isinstance(price, int)], default=0))
    return found
