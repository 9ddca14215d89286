"""Hundreds of random games of every game, over all seat counts and options: no invariant is ever violated, and a
position is read as the state that it is of.

`make nightly` plays thousands of each; a failing one can be reproduced by its number.
"""

from __future__ import annotations

from random import Random

import pytest

from koruna.engine.game import Game
from koruna.engine.state import OVER
from tests.how_many import how_many
from tests.laws.tables import TABLES, every_game, is_long, step

COUNT = how_many(interpreted=20, compiled=240, nightly=10_000)
POSITIONS = how_many(interpreted=4, compiled=20, nightly=1_000)  # games of which positions are read
SHARES = 4  # tests per game, to distribute the work over processes
SELDOM = 10  # of long games, one state in ten is checked


@pytest.mark.parametrize("share", range(SHARES))
@every_game
def test_nothing_is_ever_out_of_order(game: Game, share: int) -> None:
    tables = [table for table in TABLES if table.game is game]
    every = SELDOM if is_long(game) else 1
    for number in range(share, COUNT, SHARES):
        table = tables[number % len(tables)]
        rng = Random(f"{game.id} {number}")
        state = table.start()
        played = 0
        while state.turn() != OVER:
            step(state, rng)
            played += 1
            if played % every == 0 or state.turn() == OVER:
                broken = game.broken_invariants(state)
                assert not broken, f"random game {number}, {table}, after {played} moves: {broken}"
                if number < POSITIONS:
                    assert game.at(state.position()) == state, f"random game {number}, {table}: {state.position()}"
            assert played <= table.longest(), f"random game {number}, {table}, does not end"
