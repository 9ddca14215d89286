"""The set-ups that `make bench` measures."""

from __future__ import annotations

import pytest
from bench.setups import players, setups_of

import koruna


@pytest.mark.parametrize("game", koruna.all_games(), ids=lambda game: game.id)
def test_every_seat_count_is_measured_and_every_setup_is_allowed(game: koruna.Game) -> None:
    setups = setups_of(game.id)
    assert [setup.seats for setup in setups if not setup.options] == game.seats
    assert len({setup.name for setup in setups}) == len(setups)
    for setup in setups:
        game.check(setup.seats, setup.options)


def test_one_player_is_not_several() -> None:
    assert [players(count) for count in (1, 2)] == ["1 player", "2 players"]
