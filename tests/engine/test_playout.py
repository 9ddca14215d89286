"""Random playouts, to the end and into the middle."""

from __future__ import annotations

from random import Random

from koruna.engine.playout import play_on, play_out
from koruna.engine.state import OVER
from tests.engine.nim import Nim


def test_it_plays_to_the_end_and_counts_decisions() -> None:
    for seed in range(20):
        state = Nim()
        decisions = play_out(state, Random(seed))
        assert state.turn() == OVER
        assert 2 <= decisions <= 5
        assert 3 <= sum(state.scores()) <= 5


def test_every_move_is_as_likely_as_any_other() -> None:
    """From a pile of two: one stone first in half of the games."""
    firsts = 0
    for seed in range(400):
        state = Nim()
        state.play(2)
        firsts += play_out(state, Random(seed)) == 2
    assert 150 < firsts < 250


def test_a_finished_game_has_nothing_left_to_play() -> None:
    state = Nim()
    play_out(state, Random(1))
    assert play_out(state, Random(1)) == 0


def test_playing_on_goes_up_to_a_decision_or_to_the_end() -> None:
    for decisions, turn in ((0, 0), (1, 1), (9, OVER)):
        state = Nim()
        play_on(state, Random(1), decisions)
        assert state.turn() == turn
