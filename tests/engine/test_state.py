"""What a state says of itself, whatever its game."""

from __future__ import annotations

from random import Random

import pytest

from koruna.engine.game import Game
from koruna.engine.library import all_games
from koruna.engine.match import Match
from koruna.engine.playout import play_out

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


@every_game
def test_a_state_says_its_game_and_who_decides(game: Game) -> None:
    state = game.start(game.seats[0])
    assert repr(state) == f"<State of {game.id}, chance is next>"
    state = Match.new(game, game.seats[0], rng=Random(1)).state
    waiting = state.waiting()
    if len(waiting) == 1:
        assert repr(state) == f"<State of {game.id}, seat {waiting[0]} decides>"
    else:
        assert repr(state) == f"<State of {game.id}, seats {', '.join(map(str, waiting))} decide>"
    play_out(state, Random(1))
    assert repr(state) == f"<State of {game.id}, over>"


@every_game
def test_a_notebook_draws_a_state_for_a_spectator(game: Game) -> None:
    state = Match.new(game, game.seats[0], rng=Random(1)).state
    assert state._repr_svg_() == game.svg(state.view())
    assert state._repr_svg_().startswith("<svg")


@pytest.mark.parametrize("game", [game for game in all_games() if game.series], ids=lambda game: game.id)
def test_a_series_says_so_and_is_drawn_too(game: Game) -> None:
    state = game.start(game.seats[0], {game.series: True})
    assert repr(state) == f"<State of a series of {game.id}, chance is next>"
    assert state._repr_svg_() == game.svg(state.view())
