"""A record round-trips as text, and anything else is refused with its line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koruna.engine.errors import BadRecord, BadSetup
from koruna.engine.player_names import LONGEST_NAME, clean_name
from koruna.engine.record import Record, read_record
from koruna.engine.state import CHANCE
from tests.laws.hypothesis_settings import careful

TEXT = """koruna 2
game kingdomino 1
# played in the pub
seats 3
option harmony
option pace slow
option music off
0 Eva
2 Žofie Přikrylová # 2
# a long evening
position kingdomino 1 3 harmony | round 3 # not a comment
result 41 -3 0
# and a short night
---
# at first
* 17
0 claim 17   # the windmills
#
# and then
* king 2 #
2 place e4 n
# the end
"""
OF_THE_FIRST_FORMAT = """koruna 1
game kingdomino 1
seats 2
1 Eva # 1
---
* 17
0 claim 17 # 1
"""


def test_a_record_as_text_and_back() -> None:
    record = read_record(TEXT)
    assert (record.game, record.version, record.seats) == ("kingdomino", 1, 3)
    assert record.options == {"harmony": True, "pace": "slow", "music": False}
    assert record.names == ["Eva", "", "Žofie Přikrylová # 2"]
    assert (record.position, record.result) == ("kingdomino 1 3 harmony | round 3 # not a comment", "41 -3 0")
    assert record.lines == [(CHANCE, "17"), (0, "claim 17"), (CHANCE, "king 2"), (2, "place e4 n")]
    assert record.comments == {1: "   # the windmills", 2: " #"}
    assert record.remarks == {0: ["# at first"], 2: ["#", "# and then"], 4: ["# the end"]}
    assert record.text() == TEXT


def test_the_first_format_is_read_and_never_written() -> None:
    record = read_record(OF_THE_FIRST_FORMAT)
    assert record.names == ["", "Eva # 1"]
    assert record.lines == [(CHANCE, "17"), (0, "claim 17 # 1")], "it has no comments"
    assert record.text().startswith("koruna 2\ngame kingdomino 1\n")


def test_comments_are_written_where_they_belong() -> None:
    record = Record("kingdomino", 1, 2)
    record.lines = [(CHANCE, "17"), (0, "claim 17")]
    record.comment(1, "the\nwindmills")
    record.comment(0, "gone")
    record.comment(0, "")
    record.remark(1, "now")
    record.remark(2, "later")
    record.remark_in_head("carried over")
    text = record.text()
    assert text == (
        "koruna 2\ngame kingdomino 1\n# carried over\nseats 2\n---\n* 17\n# now\n0 claim 17  # the windmills\n# later\n"
    )
    assert read_record(text).text() == text


def test_comments_on_hidden_moves_are_hidden() -> None:
    record = read_record(TEXT)
    record.hide([1, 2, 3])
    moves = record.text().partition("---\n")[2]
    assert moves == "# at first\n* 17\n0 ?\n* ?\n2 ?\n"


def test_what_editors_and_mail_add_is_read_and_never_written() -> None:
    assert read_record("\ufeff" + TEXT).text() == TEXT
    assert read_record(TEXT.replace("\n", "\r\n")).text() == TEXT


def test_the_beginning_of_a_record() -> None:
    record = read_record(TEXT)
    short = record.first(2)
    assert short.lines == record.lines[:2]
    assert short.text().partition("---\n")[2] == "# at first\n* 17\n0 claim 17   # the windmills\n"
    record.result = ""  # a beginning has none
    assert short.head() == record.head()
    assert record.text().startswith(short.text())
    assert record.first(4).text() == record.text()
    short.lines.append((0, "claim 1"))
    assert len(record.lines) == 4


def test_line_numbers_are_those_of_the_text() -> None:
    record = read_record(TEXT)
    for at, (_, text) in enumerate(record.lines):
        assert TEXT.splitlines()[record.line_number(at) - 1].partition(" ")[2].startswith(text)


def test_a_record_without_moves_or_names() -> None:
    text = Record("kingdomino", 1, 2).text()
    assert text == "koruna 2\ngame kingdomino 1\nseats 2\n---\n"
    assert read_record(text).text() == text


def test_a_record_says_what_it_is_of() -> None:
    assert repr(read_record(TEXT)) == "<Record kingdomino 1, 3 seats, 4 lines>"
    assert repr(read_record(TEXT).first(1)) == "<Record kingdomino 1, 3 seats, 1 line>"
    assert repr(Record("suverenita", 1, 1)) == "<Record suverenita 1, 1 seat, 0 lines>"


# --- names --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given_name", "kept"),
    [
        ("Eva", "Eva"),
        ("  Eva\tNová \n", "Eva Nová"),
        ("zlý\x00\x1b[31m\u2028řádek", "zlý [31m řádek"),
        ("\n---\n* 17", "--- * 17"),
        ("x" * 200, "x" * LONGEST_NAME),
        ("x" * (LONGEST_NAME - 1) + " y", "x" * (LONGEST_NAME - 1)),
        ("王" * 61, "王" * 60),
        (" \n", ""),
        ("\ud800", ""),
    ],
)
def test_a_name_fits_on_its_line(given_name: str, kept: str) -> None:
    record = Record("kingdomino", 1, 2, None, ["", given_name])
    assert record.names == ["", kept]
    assert read_record(record.text()).names == ["", kept]


@careful(examples=200)
@given(st.lists(st.text(max_size=90), max_size=4))
def test_any_names_survive(names: list[str]) -> None:
    record = Record("kingdomino", 1, 4, None, names)
    again = read_record(record.text())
    assert again.names == record.names
    assert again.text() == record.text()
    assert all(clean_name(name) == name for name in record.names)


def test_too_few_and_too_many_names() -> None:
    assert Record("kingdomino", 1, 3, None, ["Eva"]).names == ["Eva", "", ""]
    with pytest.raises(BadSetup, match="2 seats, but 3 names"):
        Record("kingdomino", 1, 2, None, ["a", "b", "c"])


# --- what is refused ----------------------------------------------------------------------

HEAD = "koruna 2\ngame kingdomino 1\nseats 2\n"


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "record-foreign"),
        ("\n", 1, "record-foreign"),
        ("[Event 'chess']\n", 1, "record-foreign"),
        ("korunaX 1\n", 1, "record-foreign"),
        ("koruna 3\n---\n", 1, "record-format"),
        ("koruna\n---\n", 1, "record-format"),
        ("koruna", 1, "record-cut"),
        ("koruna 1\ngame kingd", 2, "record-cut"),
        (HEAD, 4, "record-no-rule"),
        (HEAD + "option harmony\n", 5, "record-no-rule"),
        (HEAD + "---", 4, "record-cut"),
        (HEAD + "---\n0 claim 1", 5, "record-cut"),
        ("koruna 1\n---\n", 2, "record-game"),
        ("koruna 1\ngame kingdomino\nseats 2\n---\n", 2, "record-game"),
        ("koruna 1\ngame kingdomino one\nseats 2\n---\n", 2, "record-game"),
        ("koruna 1\ngame kingdomino 01\nseats 2\n---\n", 2, "record-game"),
        ("koruna 1\ngame kingdomino 1\n---\n", 3, "record-seats"),
        ("koruna 1\ngame kingdomino 1\nseats two\n---\n", 3, "record-seats"),
        ("koruna 1\ngame kingdomino 1\nseats ²\n---\n", 3, "record-seats"),
        ("koruna 1\ngame kingdomino 1\nseats 99999\n---\n", 3, "record-seats"),
        (HEAD + "option\n---\n", 4, "record-head"),
        (HEAD + "option harmony\noption harmony\n---\n", 5, "record-head"),
        (HEAD + "0 Eva\noption harmony\n---\n", 4, "record-head"),
        (HEAD + "1 Jan\n0 Eva\n---\n", 4, "record-head"),
        (HEAD + "2 Eva\n---\n", 4, "record-head"),
        (HEAD + "0 Eva \n---\n", 4, "record-head"),
        (HEAD + "\n---\n", 4, "record-head"),
        (HEAD + "hello\n---\n", 4, "record-head"),
        (HEAD + "---\nhello\n", 5, "record-move"),
        (HEAD + "---\n* 17\n\n0 claim 17\n", 6, "record-move"),
        (HEAD + "---\n2 claim 17\n", 5, "record-move"),
        (HEAD + "---\n-1 claim 17\n", 5, "record-move"),
        (HEAD + "---\n0\n", 5, "record-move"),
        (HEAD + "---\n---\n", 5, "record-move"),
        (HEAD + "---\n* #\n", 5, "record-move"),
        (HEAD + " # no\n---\n", 4, "record-head"),
        (HEAD + "position\n---\n", 4, "record-head"),
        (HEAD + "position here\n0 Eva\n---\n", 4, "record-head"),
        (HEAD + "result 1 2\nposition here\n---\n", 4, "record-head"),
        (HEAD + "result 1 2\nresult 1 2\n---\n", 5, "record-head"),
        *((HEAD + f"result {wrong}\n---\n", 4, "record-head") for wrong in ("1", "1 2 3", "won 1 2", "01 2", "-0 1")),
        ("koruna 1\ngame kingdomino 1\nseats 2\nresult 1 2\n---\n", 4, "record-head"),
        ("koruna 1\ngame kingdomino 1\nseats 2\nposition here\n---\n", 4, "record-head"),
        ("koruna 1\ngame kingdomino 1\n# why\nseats 2\n---\n", 3, "record-seats"),
        ("koruna 1\ngame kingdomino 1\nseats 2\n---\n# why\n", 5, "record-move"),
        ("koruna 2\n# why\n---\n", 3, "record-game"),
        ("koruna 2\n# why\ngame kingdomino 1\n# why\n---\n", 5, "record-seats"),
    ],
)
def test_what_is_refused_is_refused_by_its_line(text: str, line: int, message: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        read_record(text)
    assert (refusal.value.line, refusal.value.message) == (line, message)
    assert str(line) in str(refusal.value)


def test_blank_lines_at_the_end_are_no_moves() -> None:
    text = "koruna 2\ngame kingdomino 1\nseats 2\n---\n* 3\n"
    assert read_record(f"{text}\n\n").text() == text
