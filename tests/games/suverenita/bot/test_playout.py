"""Playing a game on by habit, for some seasons or to its end."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.games.suverenita.bot.playout import play_on
from koruna.games.suverenita.rules.state import Suverenita


def begun(seats: int, movement: str = "in_order") -> Suverenita:
    state = koruna.game("suverenita").start(seats, {"mode": "advanced", "movement": movement})
    assert isinstance(state, Suverenita)
    play_on(state, 2, Random(3))
    return state


@pytest.mark.parametrize(("seats", "movement"), [(2, "in_order"), (4, "hidden")])
def test_it_stops_after_some_seasons(seats: int, movement: str) -> None:
    state = begun(seats, movement)
    season = state.round
    play_on(state, 3, Random(5))
    assert state.round == season + 3


def test_it_stops_at_the_end() -> None:
    state = begun(2)
    play_on(state, 1000, Random(5))
    assert state.turn() == koruna.OVER


def test_the_same_dice_play_the_same_game() -> None:
    state = begun(3)
    one, same, other = state.copy(), state.copy(), state.copy()
    for copy, dice in ((one, 1), (same, 1), (other, 2)):
        play_on(copy, 2, Random(dice))
    assert one.position() == same.position() != other.position()
