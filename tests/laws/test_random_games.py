"""Hundreds of random games of every game, over all seat counts and options: no invariant is ever violated.

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
SHARES = 4  # tests per game, to distribute the work over processes
SELDOM = 10  # of long games, one state in so many is checked


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
            assert played <= table.longest(), f"random game {number}, {table}, does not end"
