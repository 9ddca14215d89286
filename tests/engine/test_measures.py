"""What statistics count in any game."""

from __future__ import annotations

from koruna.engine.event import Event
from koruna.engine.measures import happened, mean, measures_of_any_game
from tests.engine.nim import Nim


def test_first_last_and_the_lead() -> None:
    state = Nim()
    for move in (5, 2, 1, 2):
        state.play(move)
    assert measures_of_any_game(state) == {"first-points": 4.0, "last-points": 1.0, "lead": 3.0, "shared": 0.0}


def test_a_shared_win() -> None:
    state = Nim()
    for move in (4, 2, 2):
        state.play(move)
    assert measures_of_any_game(state) == {"first-points": 2.0, "last-points": 2.0, "lead": 0.0, "shared": 1.0}


def test_means_and_events() -> None:
    assert mean([1, 2]) == 1.5
    events = [Event("war", 0, {}), Event("peace", 0, {}), Event("war", 1, {})]
    assert happened(events, "war") == 2.0
