"""A match that takes up a record, and records that are refused."""

from __future__ import annotations

from random import Random

import pytest

from koruna.engine.errors import BadRecord, BadSetup
from koruna.engine.library import game
from koruna.engine.match import Match
from koruna.engine.record import Record, read_record
from koruna.engine.state import CHANCE
from tests.engine.nim import NimGame, nim


def test_a_record_is_taken_up_where_it_ends() -> None:
    match = nim((0, "take 2"))
    assert match.state.turn() == 1
    assert len(match.events()) == 1


def test_a_match_leaves_the_record_it_was_given_alone() -> None:
    record = nim((0, "take 2")).record
    match = Match(NimGame(), record)
    match.play("take 1")
    assert len(record.lines) == 2
    assert len(match.record.lines) == 3


def test_a_record_may_be_given_as_text_and_names_its_game() -> None:
    text = Match.new("sealed_bids", 2, rng=Random(3)).record.text()
    assert Match("sealed_bids", text).record.text() == text
    assert Match.read(text).record.text() == text
    assert Match.read(text).game is game("sealed_bids")
    with pytest.raises(BadRecord, match="chess") as refusal:
        Match.read(text.replace("sealed_bids", "chess"))
    assert refusal.value.line == 2
    with pytest.raises(BadRecord):
        Match.read("sealed_bids")


def test_a_record_that_ends_at_chance_is_dealt_on_unless_told_otherwise() -> None:
    record = Record("sealed_bids", 1, 2)
    record.lines = [(CHANCE, "wish amber")]
    assert Match("sealed_bids", record).waiting() == [0, 1]
    left = Match("sealed_bids", record, deal=False)
    assert left.record.lines == record.lines
    assert (left.turn(), left.moves()) == (CHANCE, [])


@pytest.mark.parametrize(
    ("line", "cause"),
    [
        ((0, "take 4"), "rule-must-place"),
        ((1, "take 1"), "rule-not-your-turn"),
        ((0, "gobble"), "not-a-move"),
        ((CHANCE, "pile 3"), "no-chance-now"),
    ],
)
def test_a_wrong_line_is_named_with_its_cause(line: tuple[int, str], cause: str) -> None:
    record = Record("kingdomino", 7, 2, None, ["Eva", ""])
    record.lines = [(CHANCE, "pile 5"), line]
    with pytest.raises(BadRecord) as refusal:
        Match(NimGame(), record)
    assert refusal.value.line == 7
    assert record.text().splitlines()[6].endswith(line[1])
    assert refusal.value.cause is not None
    assert refusal.value.cause.message == cause


@pytest.mark.parametrize("text", ["pile 2", "gobble"])
def test_chance_that_cannot_be_is_named_with_its_cause(text: str) -> None:
    record = Record("kingdomino", 7, 2)
    record.lines = [(CHANCE, text)]
    with pytest.raises(BadRecord) as refusal:
        Match(NimGame(), record)
    assert refusal.value.line == 5
    assert refusal.value.cause is not None
    assert refusal.value.cause.message == "impossible-chance"


def test_a_record_of_another_game_or_version_is_refused_by_name() -> None:
    for record in (Record("kingdomino", 8, 2), Record("chess", 7, 2)):
        with pytest.raises(BadRecord) as refusal:
            Match(NimGame(), record)
        assert (refusal.value.line, refusal.value.message) == (2, "record-version")
        assert refusal.value.facts["known"] == "kingdomino 7"


def test_a_record_with_a_wrong_setup_names_the_line() -> None:
    for head, line in (
        ("seats 4\n", 3),
        ("seats 2\noption timed off\noption league\n", 4),
        ("seats 3\noption timed off\noption pile small\n", 5),
        ("seats 2\noption chess\n", 4),
        ("seats 2\noption pile huge\n", 4),
    ):
        with pytest.raises(BadRecord) as refusal:
            Match(NimGame(), read_record(f"koruna 1\ngame kingdomino 7\n{head}---\n"))
        assert refusal.value.line == line
        assert isinstance(refusal.value.cause, BadSetup)
