"""What statistics count: named numbers of a finished game, the same ones in every game of a set-up."""

from __future__ import annotations

from math import isfinite
from statistics import fmean

import pytest

from koruna.engine.errors import Trouble
from koruna.engine.game import Game
from koruna.engine.measures import measures_of_any_game
from koruna.engine.series import Series
from koruna.engine.state import OVER, State
from koruna.locale import LANGUAGES, words
from tests.laws.fingerprint import fingerprint
from tests.laws.tables import TABLES, Table, every_game, every_table, step


def finished(table: Table, purpose: str) -> State:
    """The end of a random game, with its journal."""
    rng, state = table.rng(purpose), table.start()
    state.journal = []
    while state.turn() != OVER:
        step(state, rng)
    return state


def always(names: dict[str, float]) -> list[str]:
    """The names that every game of a set-up has, in their order."""
    return [name for name in names if ":" not in name]


@every_table
def test_all_games_of_a_set_up_count_the_same(table: Table) -> None:
    games = [finished(table, purpose) for purpose in ("measures", "other measures")]
    from_states = [table.game.measures(state) for state in games]
    from_events = [table.game.measures(state, state.journal) for state in games]
    assert always(from_states[0]) == always(from_states[1])
    assert always(from_events[0]) == always(from_events[1])
    for state, fewer, more in zip(games, from_states, from_events, strict=True):
        assert fewer.items() <= more.items(), "events only add to what the state alone tells"
        assert all(isinstance(value, float) and isfinite(value) for value in more.values())
        before = fingerprint(state)
        assert table.game.measures(state.copy()) == fewer
        assert fingerprint(state) == before


@every_game
def test_a_series_counts_the_means_over_its_games(game: Game) -> None:
    if not game.series:
        return
    table = next(table for table in TABLES if table.game is game and table.options[game.series])
    series = finished(table, "measures of a series")
    assert isinstance(series, Series)
    general = measures_of_any_game(series)
    games = [game.measures(one) for one in series.known_games]
    assert len(games) == game.series_length
    for name, number in game.measures(series, series.journal).items():
        if name not in general and name in games[0]:
            assert number == pytest.approx(fmean(one[name] for one in games)), name
    assert games[0].keys() <= game.measures(series).keys()


@every_table
def test_every_measure_has_a_name_in_words(table: Table) -> None:
    state = finished(table, "measures")
    for name in table.game.measures(state, state.journal):
        kind, _, value = name.partition(":")
        for language in LANGUAGES:
            assert words(language, table.game.id).must_say(f"measure-{kind}", {kind: value} if value else {})


@every_table
def test_an_unfinished_game_has_no_measures(table: Table) -> None:
    with pytest.raises(Trouble):
        table.game.measures(table.start())
