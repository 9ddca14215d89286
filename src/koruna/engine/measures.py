"""Numbers of a finished game that statistics count. What a game adds is in its `rules/measures.py`."""

from __future__ import annotations

from koruna.engine.errors import Trouble
from koruna.engine.event import Event
from koruna.engine.ranking import winners
from koruna.engine.state import OVER, State


def measures_of_any_game(state: State) -> dict[str, float]:
    """What every game has: the points of the first and the last, the lead, and whether the win was shared."""
    if state.turn() != OVER:
        raise Trouble("not-over-yet", {})
    scores, ranks = state.scores(), state.ranks()
    first = ranks.index(1)
    found = {"first-points": float(scores[first])}
    if len(scores) > 1:
        others = [points for seat, points in enumerate(scores) if seat != first]
        found["last-points"] = float(scores[ranks.index(max(ranks))])
        found["lead"] = float(scores[first] - max(others))  # negative if something other than points decided
        found["shared"] = 1.0 if len(winners(ranks, state.all_lost())) > 1 else 0.0
    return found


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


def happened(events: list[Event], kind: str) -> float:
    """How often an event happened."""
    return float(sum([1 for event in events if event.kind == kind]))
