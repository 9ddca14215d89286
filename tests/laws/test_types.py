"""A game names the classes of its states and views, for editors and mypy, and what it returns is of those classes."""

from __future__ import annotations

from typing import Any, get_args, get_origin

from koruna.engine.game import Game
from koruna.engine.series import Series
from koruna.engine.series_view import running
from tests.laws.tables import Table, every_game, every_table


def named(game: Game) -> tuple[Any, Any, list[Any]]:
    """The class of a state, of a view, and what a start with options may be, if there is more than one."""
    own: Any = type(game)
    one, view, *whole = get_args(own.__orig_bases__[0])
    return one, view, [kind for each in whole for kind in get_args(each)]


@every_game
def test_without_options_one_game_starts_and_no_series(game: Game) -> None:
    one, _, _ = named(game)
    assert all(isinstance(game.start(seats), one) for seats in game.seats)


@every_game
def test_only_a_game_with_a_series_names_one(game: Game) -> None:
    one, _, kinds = named(game)
    assert [get_origin(kind) or kind for kind in kinds] == ([one, Series] if game.series else [])
    assert all(get_args(kind) in ((), (one,)) for kind in kinds)


@every_table
def test_states_and_views_are_of_the_classes_named(table: Table) -> None:
    one, view, _ = named(table.game)
    state = table.start()
    for found in (state, table.game.at(state.position())):
        assert isinstance(found.running(), one)
        assert found.running() is found or isinstance(found, Series)
    for seat in table.viewers():
        seen = table.game.view(state, seat)
        assert isinstance(seen, view)
        assert seen == running(state.view(seat))
