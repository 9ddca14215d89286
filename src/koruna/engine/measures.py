"""Named numbers of a finished game, for statistics. A game adds its own in `rules/measures.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from koruna.engine.errors import Trouble
from koruna.engine.event import GAME_OVER, Event
from koruna.engine.ranking import winners
from koruna.engine.series import Series
from koruna.engine.state import OVER, State

Measures: TypeAlias = dict[str, float]


def measures_of_any_game(state: State) -> Measures:
    """Those of every game: the points of the first and the last, the lead, and whether the win was shared."""
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


def measures_of_a_game(state: State, events: list[Event] | None, own: Callable[..., Measures]) -> Measures:
    """Those of the game's own function; for a series, the mean over its games.

    A series that was set up from a position knows only the games that have ended since.
    """
    if not isinstance(state, Series):
        return own(state, events)
    games = state.known_games or (state.running(),)
    journals: list[list[Event] | None] = [None] * len(games)
    if events is not None:
        journals += events_by_game(events)  # only the last games, if the journal was switched on later
    found: dict[str, list[float]] = {}
    for game, journal in zip(games, journals[-len(games) :], strict=True):
        for name, number in own(game, journal).items():
            found.setdefault(name, []).append(number)
    return {name: sum(numbers) / len(numbers) for name, numbers in found.items()}


def events_by_game(events: list[Event]) -> list[list[Event]]:
    """The events of every finished game of a series."""
    found: list[list[Event]] = []
    begins = 0
    for at, event in enumerate(events):
        if event.kind == GAME_OVER:
            found.append(events[begins:at])
            begins = at + 1
    return found


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


def happened(events: list[Event], kind: str) -> float:
    """How often an event happened."""
    return float(sum([1 for event in events if event.kind == kind]))
