"""Notes in the head of a record: one word behind a mark."""

from __future__ import annotations

from koruna.engine.head_note import note, write_note
from koruna.engine.record import Record, read_record

PLAIN = "koruna 2\ngame kingdomino 1\n# by Eva\nseats 2\n---\n"


def plain() -> Record:
    return read_record(PLAIN)


def test_a_note_is_read_back_from_the_text() -> None:
    record = plain()
    assert note(record, "Seed:") == ""
    write_note(record, "Seed:", "7")
    assert "# Seed: 7\n" in record.text()
    assert note(read_record(record.text()), "Seed:") == "7"
    assert note(record, "See") == ""


def test_another_takes_its_place_and_none_removes_it() -> None:
    record = plain()
    write_note(record, "Seed:", "7")
    write_note(record, "Moves:", "2")
    write_note(record, "Seed:", "-8")
    assert (note(record, "Seed:"), note(record, "Moves:")) == ("-8", "2")
    write_note(record, "Seed:", "")
    write_note(record, "Moves:", "")
    assert record.text() == PLAIN


def test_a_sentence_that_begins_alike_is_no_note() -> None:
    record = plain()
    record.remark_in_head("Seed: of doubt")
    assert note(record, "Seed:") == ""
    write_note(record, "Seed:", "")
    assert "# Seed: of doubt\n" in record.text()
