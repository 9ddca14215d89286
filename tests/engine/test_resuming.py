"""Records of older versions, records that start from a position, and results that are checked."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import koruna
from koruna.engine.errors import BadPosition, BadRecord
from koruna.engine.match import Match
from koruna.engine.option import Options
from koruna.engine.record import Record, read_record
from koruna.locale import LANGUAGES
from tests.engine.nim import NimGame

RECORDS = Path(__file__).parent.parent / "games" / "wonderful_kingdom" / "records"
POSITION = "kingdomino 1 2 harmony | kingdom 0 laid 48.f5e 47.e6n"


class NewerNim(NimGame):
    """Version 9, in which the pile is small unless an option says that it is free, as it was in version 7."""

    def __init__(self, pinned: Options | None = None) -> None:
        super().__init__()
        self.version = 9
        self.pinned = {7: pinned or {"pile": "small"}, 8: {"timed": False, "pile": "free"}}


def nim(version: int, seats: int = 2, options: Options | None = None) -> Record:
    return Record("kingdomino", version, seats, options)


def bare(record: Record) -> Match:
    return Match(NimGame(), record, Random(1))


def finished() -> Match:
    match = bare(nim(7))
    while not match.over():
        match.play(match.moves()[0])
    return match


# --- versions -------------------------------------------------------------------------------


def test_a_record_of_an_older_version_is_upgraded_and_says_so() -> None:
    match = Match(NewerNim(), nim(7))
    assert match.record.version == 9
    assert match.record.options == {"pile": "small", "timed": False}, "the older version decides first"
    assert "\ngame kingdomino 9\n# carried over from version 7\nseats 2\n" in match.record.text()
    again = Match(NewerNim(), match.record.text())
    assert again.record.text() == match.record.text(), "and is not upgraded twice"
    assert Match(NewerNim(), nim(8)).record.options == {"timed": False, "pile": "free"}


def test_an_option_of_the_record_stays_and_one_that_does_not_fit_is_not_pinned() -> None:
    assert Match(NewerNim(), nim(7, options={"pile": "free"})).record.options["pile"] == "free"
    assert "pile" not in Match(NewerNim(), nim(7, seats=3)).record.options


def test_a_line_that_the_new_version_does_not_allow_is_named_with_the_version_that_is_needed() -> None:
    record = finished().record
    record.remark(1, "so far so good")
    record.lines[2] = (record.lines[2][0], "take 9")
    record.result = ""
    with pytest.raises(BadRecord) as refusal:
        Match(NewerNim(), record)
    assert (refusal.value.message, refusal.value.line) == ("record-older", record.line_number(2))
    assert (refusal.value.facts["found"], refusal.value.facts["known"]) == (7, 9)
    for language in LANGUAGES:
        said = refusal.value.say(language)
        assert refusal.value.cause is not None
        assert refusal.value.cause.say(language) in said
        assert {"7", "9"} <= set(said)


def test_a_setup_that_the_new_version_does_not_allow() -> None:
    with pytest.raises(BadRecord) as refusal:
        Match(NewerNim(), nim(7, options={"gone": True}))
    assert (refusal.value.message, refusal.value.line) == ("record-older", 4)


def test_an_older_game_that_would_end_differently_is_refused() -> None:
    record = finished().record
    record.result = "40 2"
    with pytest.raises(BadRecord) as refusal:
        Match(NewerNim(), record)
    assert (refusal.value.message, refusal.value.line) == ("record-older", 4)


# --- results --------------------------------------------------------------------------------


def test_the_result_is_written_once_the_game_is_over_and_taken_back_with_it() -> None:
    match = finished()
    points = " ".join(map(str, match.scores()))
    assert f"\nresult {points}\n---\n" in match.record.text()
    seat = next(by for by, _ in reversed(match.record.lines) if by >= 0)
    assert match.undo(seat)
    assert "result" not in match.record.text()


def test_a_result_is_checked() -> None:
    match = finished()
    text = match.record.text()
    for wrong, message in ("result 40 2\n", "record-result"), (f"result lost {match.record.result}\n", "record-result"):
        with pytest.raises(BadRecord) as refusal:
            bare(read_record(text.replace(f"result {match.record.result}\n", wrong)))
        assert (refusal.value.line, refusal.value.message) == (4, message)
    early = match.record.first(2)
    early.result = match.record.result
    with pytest.raises(BadRecord) as refusal:
        bare(early)
    assert (refusal.value.line, refusal.value.message) == (4, "record-result-early")


def test_a_game_that_everybody_lost_says_so() -> None:
    text = (RECORDS / "SC01-lost.txt").read_text("utf-8")
    match = Match.read(text)
    assert match.record.result.startswith("lost ")
    assert Match.read(match.record.text()).record.text() == match.record.text()


def test_comments_survive_replaying_and_undo() -> None:
    record = finished().record
    record.comment(0, "well begun")
    record.remark(len(record.lines), "half done")
    match = bare(record)
    assert match.record.text() == record.text()
    match.undo(record.lines[-1][0])
    assert "well begun" in match.record.text()
    assert "half done" not in match.record.text()


# --- positions ------------------------------------------------------------------------------


def test_a_match_starts_from_a_position_and_so_does_its_record() -> None:
    match = Match.at(POSITION, ["Eva", "Jan"], Random(1))
    assert match.scores() == [5, 0]
    text = match.record.text()
    assert f"\noption harmony\n0 Eva\n1 Jan\nposition {POSITION.partition(' |')[0]} |" in text
    match.play(match.moves()[0])
    again = Match.read(match.record.text())
    assert again.state == match.state
    assert again.record.text() == match.record.text()
    assert again.undo(match.record.lines[-1][0] if match.record.lines[-1][0] >= 0 else again.record.lines[-2][0])
    assert match.record_for(0).text() == match.record.text(), "nothing is secret in this game"


@pytest.mark.parametrize(
    ("head", "position", "message"),
    [
        ("seats 3\noption harmony\n", POSITION, "record-position"),
        ("seats 2\n", POSITION, "record-position"),
        ("seats 2\n", "kingdomino 1 2 | round many", ""),
        ("seats 2\n", "?", ""),
        ("seats 2\n", "kingdomino 2 2 | round 2", ""),
    ],
)
def test_a_position_that_does_not_fit_is_refused_by_its_line(head: str, position: str, message: str) -> None:
    text = f"koruna 2\ngame kingdomino 1\n{head}position {position}\n---\n"
    with pytest.raises(BadRecord) as refusal:
        Match.read(text)
    assert (refusal.value.line, refusal.value.message) == (text.count("\n") - 1, message)


def test_a_position_of_nothing_is_no_match() -> None:
    with pytest.raises(BadPosition) as refusal:
        Match.at("chess 1 2")
    assert refusal.value.message == "unknown-game"


def test_what_a_position_hides_is_dealt_once_and_kept_from_the_others() -> None:
    game = koruna.game("eight_minute_empire")
    match = Match.new(game, 2, rng=Random(4))
    match.play("bid 1", 0)
    dealt = Match.at(match.state.position(1), rng=Random(5))
    assert Match.read(dealt.record.text()).state == dealt.state
    for seat, known in ((0, dealt.state.position(0)), (1, match.state.position(1))):
        assert dealt.record_for(seat).position == known, "as this seat knows it"
    with pytest.raises(BadRecord) as refusal:
        Match.read(dealt.record_for(1).text())
    assert (refusal.value.line, refusal.value.message) == (4, "record-position-hidden")
