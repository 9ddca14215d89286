"""What statistics count: named numbers of a finished game, the same ones in every game of a set-up."""

from __future__ import annotations

from math import isfinite

import pytest

from koruna.engine.errors import Trouble
from koruna.engine.state import OVER, State
from koruna.locale import LANGUAGES, words
from tests.laws.fingerprint import fingerprint
from tests.laws.tables import Table, every_table, step


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
