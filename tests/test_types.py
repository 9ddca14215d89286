"""What mypy and editors know of a game, its states and its views; `assert_type` is checked by `make lint`."""

from __future__ import annotations

from typing import Any, assert_type

import koruna
from koruna.engine.series import Series
from koruna.engine.series_view import SeriesView
from koruna.games.kingdomino import GAME as KINGDOMINO
from koruna.games.kingdomino.forms.view import KingdominoView
from koruna.games.kingdomino.rules.state import Kingdomino
from koruna.games.suverenita import GAME as SUVERENITA
from koruna.games.suverenita.forms.view import SuverenitaView
from koruna.games.suverenita.rules.state import Suverenita


def test_a_start_is_of_the_class_of_its_game() -> None:
    state = KINGDOMINO.start(2)
    assert_type(state, Kingdomino)
    assert_type(state.copy().running(), Kingdomino)
    assert len(state.kingdoms) == 2


def test_a_start_with_options_may_be_a_series() -> None:
    state = KINGDOMINO.start(2, {"dynasty": True})
    assert_type(state, Kingdomino | Series[Kingdomino])
    assert_type(state.running(), Kingdomino)
    assert isinstance(state, Series)
    assert_type(state.view(), SeriesView)
    assert (state.view().length, len(state.running().kingdoms)) == (3, 2)


def test_a_game_without_a_series_starts_with_its_own_class_whatever_the_options() -> None:
    state = SUVERENITA.start(3, {"mode": "advanced"})
    assert_type(state, Suverenita)
    assert_type(SUVERENITA.at(state.position()), Suverenita)
    assert_type(SUVERENITA.view(state, 0), SuverenitaView)
    assert SUVERENITA.view(state, 0).fields


def test_a_position_is_of_the_class_of_its_game() -> None:
    state = KINGDOMINO.at("kingdomino 1 2 | kingdom 0 laid 48.f5e 47.e6n")
    assert_type(state, Kingdomino | Series[Kingdomino])
    assert state.running().kingdoms[0].points() == 5


def test_the_view_of_a_game_is_of_its_class_also_in_a_series() -> None:
    for options in ({}, {"dynasty": True}):
        seen = KINGDOMINO.view(KINGDOMINO.start(2, options), 0)
        assert_type(seen, KingdominoView)
        assert seen.kingdoms[0].outline == (0, 0, 0, 0)


def test_any_game_is_a_plain_game_too() -> None:
    games: list[koruna.Game] = [KINGDOMINO, SUVERENITA, koruna.game("kingdomino")]
    for game in games:
        assert_type(game.start(2), koruna.State)
        assert_type(game.start(2, {}), koruna.State)
        assert_type(game.at(f"{game.id} {game.version} 2"), koruna.State)
        assert_type(game.view(game.start(2)), Any)
        assert koruna.Match.new(game, 2).game is game
