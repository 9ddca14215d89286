"""Bots in a match: what they see, and that they disturb nothing."""

from __future__ import annotations

from random import Random

from koruna.engine.bot import Bot
from koruna.engine.library import game
from koruna.engine.limit import USUAL, Limit
from koruna.engine.match import Match
from koruna.engine.state import OVER, State
from tests.engine.nim import Nim, nim
from tests.laws.fingerprint import fingerprint


class Spy(Bot):
    """Takes one stone and remembers the states it was given."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, state: State, seat: int, limit: Limit = USUAL) -> int:
        self.shown.append(state)
        return 1


def test_a_bot_sees_what_is_imagined_and_never_the_state() -> None:
    match, spy = nim(), Spy()
    assert match.let(spy) == "take 1"
    assert match.let(spy, 1) == "take 1"
    for state in spy.shown:
        assert isinstance(state, Nim)
        assert state.imagined
        assert state is not match.state
    assert isinstance(match.state, Nim)
    assert not match.state.imagined


def test_a_bot_cannot_know_the_secrets_of_others() -> None:
    """Over many samples of the same state seat 0 always sees its own wish, and every possible wish of seat 1."""
    seen = set()
    for thinking in range(60):
        match = Match.new(game("sealed_bids"), 2, rng=Random(3), thinking=Random(thinking))
        wishes = [text for _, text in match.record.lines if text.startswith("wish")]
        spy = Spy()
        match.let(spy, 0)
        (state,) = spy.shown
        while state.turn() != OVER:
            state.play(state.moves()[0] if state.turn() >= 0 else state.odds()[0][0])
        seen.add(tuple(f"wish {bidder.wish}" for bidder in state.view().bidders))
    assert {mine for mine, _ in seen} == {wishes[0]}
    assert {theirs for _, theirs in seen} == {"wish amber", "wish silk", "wish spice", "wish wine"} - {wishes[0]}


def test_a_bot_is_asked_the_same_after_an_undo() -> None:
    """What it imagines depends on the seed and the line of the record, not on how often it was asked."""
    match = Match.new(game("sealed_bids"), 2, rng=Random(3), thinking=Random(4))
    spy = Spy()
    for _ in range(3):
        match.let(spy, 0)
        match.undo(0)
    first, *others = [fingerprint(state) for state in spy.shown]
    assert others == [first, first]
    other = Match(match.game, match.record.text(), thinking=Random(4))
    assert fingerprint(other.imagined(0)) == first


def test_thinking_does_not_disturb_the_deal() -> None:
    """The deal depends only on its own stream, not on how many random numbers bots use."""
    texts = set()
    for thoughts in range(3):
        match = Match.new(game("sealed_bids"), 2, rng=Random(3), thinking=Random(thoughts))
        while not match.over():
            for _ in range(thoughts):
                match.imagined(0)
            match.let(Spy())
        texts.add(match.record.text())
    assert len(texts) == 1
