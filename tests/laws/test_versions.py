"""A game of an older version goes on as one of this version, with the options that make it play as before."""

from __future__ import annotations

import pytest

from koruna.engine.errors import BadRecord, Trouble
from koruna.engine.game import Game
from koruna.engine.match import Match
from koruna.engine.record import Record
from tests.laws.tables import every_game


@every_game
def test_what_is_pinned_is_an_option_of_every_older_version(game: Game) -> None:
    assert all(1 <= version < game.version for version in game.pinned)
    for version in range(1, game.version):
        for seats in game.seats:
            options = game.with_pinned(version, seats, {})
            assert game.check(seats, options).items() >= options.items()


@every_game
def test_positions_and_records_of_every_version_are_read_and_of_no_other(game: Game) -> None:
    seats = game.seats[0]
    for version in range(1, game.version + 1):
        state = game.at(f"{game.id} {version} {seats}")
        assert state.position().startswith(f"{game.id} {game.version} {seats}")
        upgraded = game.upgrade(Record(game.id, version, seats, {}))
        assert (upgraded.version, upgraded.options) == (game.version, game.with_pinned(version, seats, {}))
    for version in (0, game.version + 1):
        with pytest.raises(Trouble):
            game.at(f"{game.id} {version} {seats}")
        with pytest.raises(BadRecord) as refused:
            Match(game, Record(game.id, version, seats, {}))
        assert (refused.value.message, refused.value.line) == ("record-version", 2)
