"""A damaged record is refused with its line, or happens to be a legal record; nothing else."""

from __future__ import annotations

from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from koruna.engine.errors import BadRecord
from koruna.engine.match import Match
from koruna.engine.record import read_record
from koruna.locale import LANGUAGES
from tests.laws.hypothesis_settings import careful
from tests.laws.tables import TABLES, Table
from tests.laws.test_records import random_match

tables = st.sampled_from(TABLES)
places = st.integers(0, 5_000)


@cache
def text_of(name: str) -> str:
    """A truncated record, so that many can be tried."""
    table = next(table for table in TABLES if str(table) == name)
    return random_match(table, "broken").record.first(40).text()


def check(text: str, table: Table) -> None:
    """Read and replay. A refusal says where and why; an accepted record round-trips."""
    refusal = refusal_of(text, table)
    if refusal is not None:
        assert 1 <= refusal.line <= len(text.split("\n"))
        assert all(str(refusal.line) in refusal.say(language) for language in LANGUAGES)
        return
    record = read_record(text)
    given = text.removeprefix("\ufeff").replace("\r\n", "\n")
    given = given.rstrip("\n") + "\n"
    assert record.text() == given.replace("koruna 1", "koruna 2", 1), "reading loses nothing but blank lines at the end"
    match = Match(table.game, record, deal=False)
    assert [seat for seat, _ in match.record.lines] == [seat for seat, _ in record.lines]
    again = match.record.text()
    assert Match(table.game, read_record(again), deal=False).record.text() == again


def refusal_of(text: str, table: Table) -> BadRecord | None:
    try:
        Match(table.game, read_record(text), deal=False)
    except BadRecord as bad:
        return bad
    return None


@careful(examples=60)
@given(tables, places)
def test_a_record_cut_anywhere(table: Table, place: int) -> None:
    data = text_of(str(table)).encode()
    cut = data[: place % (len(data) + 1)].decode("utf-8", errors="replace")
    check(cut, table)
    if not cut.endswith("\n"):
        assert refusal_of(cut, table), "a record that ends in the middle of a line"


@careful(examples=60)
@given(tables, places, st.sampled_from(["drop", "double", "swap", "seat"]))
def test_a_record_with_its_lines_disturbed(table: Table, place: int, how: str) -> None:
    lines = text_of(str(table)).split("\n")
    at = place % (len(lines) - 2)
    if how == "drop":
        del lines[at]
    elif how == "double":
        lines.insert(at, lines[at])
    elif how == "swap":
        lines[at], lines[at + 1] = lines[at + 1], lines[at]
    else:
        lines[at] = f"{place % 6} {lines[at].partition(' ')[2]}"
    check("\n".join(lines), table)


@careful(examples=120)
@given(tables, places, st.text(max_size=8) | st.integers(-1, 99).map(str), st.integers(0, 4))
def test_a_record_with_something_typed_into_it(table: Table, place: int, typed: str, instead: int) -> None:
    text = text_of(str(table))
    at = place % len(text)
    check(text[:at] + typed + text[at + instead :], table)


@careful(examples=120)
@given(tables, places, st.text(max_size=20))
def test_a_record_with_another_line(table: Table, place: int, line: str) -> None:
    lines = text_of(str(table)).split("\n")
    lines[place % len(lines)] = line
    check("\n".join(lines), table)


@careful(examples=100)
@given(tables, st.text())
def test_what_is_no_record_at_all(table: Table, text: str) -> None:
    check(text, table)
    check("koruna 1\n" + text, table)
    check("koruna 2\n" + text, table)
