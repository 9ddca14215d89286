"""What the seats of a match have learned, and the record as each may read it."""

from __future__ import annotations

from random import Random

import pytest

from koruna.engine.errors import BadRecord
from koruna.engine.library import game
from koruna.engine.match import Match
from koruna.engine.record import read_record
from koruna.engine.state import CHANCE, SPECTATOR
from tests.engine.nim import nim


def test_one_s_own_decisions_are_nothing_new() -> None:
    match = nim((0, "take 2"))
    assert match.nothing_new(1, 0)
    assert not match.nothing_new(1, 1), "another decided"
    match.play("take 1", 1)
    assert not match.nothing_new(1, 0), "another decided since"
    assert match.nothing_new(2, 1)
    assert not match.nothing_new(0, 0), "a pile was drawn"


def test_a_secret_of_others_that_came_out_is_new() -> None:
    match = Match.new(game("sealed_bids"), 2, rng=Random(3))
    lines = len(match.record.lines)
    match.play_one("bid 1", 0)
    assert match.nothing_new(lines, 0)
    assert match.sealed[lines:] == [True]
    match.play_one("bid 2", 1)
    assert not match.nothing_new(lines + 1, 1), "the bids were opened"
    assert match.learned[lines:] == [[], [0, 1]]


# --- the record of a game in progress -------------------------------------------------------


def test_a_line_without_an_event_yet_is_hidden() -> None:
    match = nim()
    assert match.record_for(0).lines == [(CHANCE, "?")]
    match.play("take 2")
    assert match.record_for(0).lines == match.record_for(SPECTATOR).lines == match.record.lines


def test_a_record_that_hides_something_is_refused_by_its_line() -> None:
    match = Match.new(game("sealed_bids"), 2, rng=Random(3))
    with pytest.raises(BadRecord) as refusal:
        Match(game("sealed_bids"), read_record(match.record_for(0).text()))
    assert (refusal.value.line, refusal.value.message) == (match.record.line_number(1), "record-move-hidden")


def test_the_record_for_a_viewer_is_a_copy() -> None:
    match = nim()
    match.record_for(0)
    assert match.record.lines == [(CHANCE, "pile 5")]
