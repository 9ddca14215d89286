"""What statistics count in any game."""

from __future__ import annotations

from koruna.engine.event import Event
from koruna.engine.measures import happened, mean, measures_of_a_game, measures_of_any_game
from koruna.engine.series import Series
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


def first_stones(state: Nim, events: list[Event] | None) -> dict[str, float]:
    found = {"first": float(state.taken[0])}
    return found if events is None else {**found, "taken": happened(events, "took")}


def played(series: Series[Nim], *moves: int) -> None:
    for move in moves:
        series.play(move)


def test_of_a_series_the_own_measures_are_means_over_its_games() -> None:
    series = Series("nim", 2, 3, Nim(), Nim())
    series.journal = []
    played(series, 3, 2, 1, 4, 1, 2, 1, 5, 2, 2, 1)
    assert series.results == [[2, 1], [2, 2], [3, 2]]
    assert measures_of_a_game(series, None, first_stones) == {"first": 7 / 3}
    assert measures_of_a_game(series, series.journal, first_stones) == {"first": 7 / 3, "taken": 8 / 3}
    assert measures_of_a_game(series.copy(), None, first_stones) == {"first": 7 / 3}


def test_a_series_from_a_position_measures_the_games_that_it_has_seen_end() -> None:
    series = Series("nim", 2, 3, Nim(), Nim())
    series.results = [[2, 1], [2, 2]]
    played(series, 5, 2, 2, 1)
    assert measures_of_a_game(series, [], first_stones) == {"first": 3.0}
