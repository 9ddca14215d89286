"""Predicted consequences of moves."""

from __future__ import annotations

from random import Random

import koruna
from koruna.engine.consequences import consequences, outcome_of
from koruna.engine.state import TURN
from tests.engine.nim import Nim, NimGame
from tests.template.room import open_template

open_template()


def test_points_and_the_end_are_predicted() -> None:
    state = NimGame().start(2)
    state.play(3)
    state.play(1)
    by_text = {ahead.text: ahead for ahead in consequences(NimGame(), state, 1)}
    assert [ahead.gain for ahead in by_text.values()] == [1, 2]
    assert by_text["take 1"].ending is None
    assert by_text["take 2"].ending == ("warning-ends", {"outcome": "win", "seat": 1})
    assert by_text["take 2"].brings() == ("gain-points", {"points": 2, "sign": "more"})


def test_an_end_that_every_move_brings_is_no_warning() -> None:
    state = NimGame().start(2)
    state.play(3)
    state.play(2)
    assert [ahead.ending for ahead in consequences(NimGame(), state, 1)] == [None]


def test_the_winner_is_named_from_the_mover_s_side() -> None:
    assert outcome_of([1, 2], 0) == ("win", 0)
    assert outcome_of([1, 2], 1) == ("lose", 0)
    assert outcome_of([1, 1, 3], 1) == ("share", 1)
    assert outcome_of([1], 0) == ("unknown", 0)


class WeightedNim(Nim):
    """Nobody knows whether a stone is one point or two."""

    worth = 1

    def copy(self) -> WeightedNim:
        twin = super().copy()
        assert isinstance(twin, WeightedNim)
        twin.worth = self.worth
        return twin

    def imagine(self, seat: int, rng: Random) -> WeightedNim:
        twin = self.copy()
        twin.worth = rng.choice([1, 2])
        return twin

    def play(self, move: int, seat: int = TURN) -> None:
        who = self.next
        super().play(move, seat)
        if who >= 0:
            self.taken[who] += move * (self.worth - 1)


def test_a_gain_that_depends_on_hidden_information_is_unknown() -> None:
    state = WeightedNim()
    state.play(3)
    assert [ahead.gain for ahead in consequences(NimGame(), state, 0)] == [None, None]


def test_what_depends_on_a_sealed_bid_of_another_is_unknown() -> None:
    match = koruna.Match.new(koruna.game("sealed_bids"), 2, rng=Random(1))
    assert not any(ahead.gain for ahead in consequences(match.game, match.state, 0))
    match.choose(match.state.moves(0)[-1], 0)
    assert match.state.waiting() == [1]
    assert {ahead.gain for ahead in consequences(match.game, match.state, 1)} == {None}
