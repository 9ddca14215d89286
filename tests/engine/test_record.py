"""A record round-trips as text, and anything else is refused with its line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koruna.engine.errors import BadRecord
from koruna.engine.record import LONGEST_NAME, Record, clean_name, read_record
from koruna.engine.state import CHANCE
from tests.laws.hypothesis_settings import careful

TEXT = """koruna 1
game kingdomino 1
seats 3
option harmony
option pace slow
option music off
0 Eva
2 Žofie Přikrylová
---
* 17
0 claim 17
* king 2
2 place e4 n
"""


def test_a_record_as_text_and_back() -> None:
    record = read_record(TEXT)
    assert (record.game, record.version, record.seats) == ("kingdomino", 1, 3)
    assert record.options == {"harmony": True, "pace": "slow", "music": False}
    assert record.names == ["Eva", "", "Žofie Přikrylová"]
    assert record.lines == [(CHANCE, "17"), (0, "claim 17"), (CHANCE, "king 2"), (2, "place e4 n")]
    assert record.text() == TEXT


def test_what_editors_and_mail_add_is_read_and_never_written() -> None:
    assert read_record("\ufeff" + TEXT).text() == TEXT
    assert read_record(TEXT.replace("\n", "\r\n")).text() == TEXT


def test_the_beginning_of_a_record() -> None:
    record = read_record(TEXT)
    short = record.first(2)
    assert short.lines == record.lines[:2]
    assert short.head() == record.head()
    assert record.text().startswith(short.text())
    short.lines.append((0, "claim 1"))
    assert len(record.lines) == 4


def test_line_numbers_are_those_of_the_text() -> None:
    record = read_record(TEXT)
    for at, (_, text) in enumerate(record.lines):
        assert TEXT.splitlines()[record.line_number(at) - 1].endswith(text)


def test_a_record_without_moves_or_names() -> None:
    text = Record("kingdomino", 1, 2).text()
    assert text == "koruna 1\ngame kingdomino 1\nseats 2\n---\n"
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
    assert Record("kingdomino", 1, 2, None, ["a", "b", "c"]).names == ["a", "b"]


# --- what is refused ----------------------------------------------------------------------

HEAD = "koruna 1\ngame kingdomino 1\nseats 2\n"


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "record-foreign"),
        ("\n", 1, "record-foreign"),
        ("[Event 'chess']\n", 1, "record-foreign"),
        ("korunaX 1\n", 1, "record-foreign"),
        ("koruna 2\n---\n", 1, "record-format"),
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
    ],
)
def test_what_is_refused_is_refused_by_its_line(text: str, line: int, message: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        read_record(text)
    assert (refusal.value.line, refusal.value.message) == (line, message)
    assert str(line) in str(refusal.value)
