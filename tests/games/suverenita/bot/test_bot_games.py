"""Games between planners, in all modes with many numbers of players: every invariant holds at every moment.

`make nightly` plays 132; a game that fails can be played again by its number.
"""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.engine.match import Match
from koruna.games.suverenita.bot.planner import Planner
from tests.how_many import how_many

COUNT = how_many(interpreted=2, compiled=3, nightly=132)
SHARES = min(4, COUNT)  # so that several processes can share the work
LOOKS = 10  # decisions between two checks of everything
MODES = ["first_game", "basic", "advanced"]


@pytest.mark.parametrize("share", range(SHARES))
def test_nothing_is_ever_out_of_order_between_planners(share: int) -> None:
    game = koruna.game("suverenita")
    for number in range(share, COUNT, SHARES):
        seats = 2 + number % 11
        options = {"mode": MODES[number % 3], "movement": ["in_order", "hidden"][number % 2]}
        rng = Random(f"planners {number}")
        match = Match.new(game, seats, options, [""] * seats, rng, Random(1))
        bots = [Planner(Random(f"planners {number} {seat}")) for seat in range(seats)]
        played = 0
        while not match.over():
            seat = match.state.waiting()[0]
            match.let(bots[seat], seat)
            played += 1
            if played % LOOKS == 0 or match.over():
                broken = game.broken_invariants(match.state)
                assert not broken, f"game {number} of planners, after {played} moves: {broken}"
            assert played <= game.longest, f"game {number} of planners does not end"
