"""Moves undone by a solo player after new information was revealed: their number, in the head of the record."""

from __future__ import annotations

from typing import Final

from koruna.engine.head_note import note, write_note
from koruna.engine.record import Record

MARK: Final = "Moves taken back after seeing what came:"


def mark_taken_back(record: Record, moves: int) -> None:
    """Write the number into a record, in place of an earlier one.

    >>> record = koruna.read_record("koruna 2\\ngame kingdomino 1\\nseats 2\\n---\\n")
    >>> from koruna.engine.taken_back import mark_taken_back
    >>> mark_taken_back(record, 2)
    >>> print(record.text())
    koruna 2
    game kingdomino 1
    # Moves taken back after seeing what came: 2
    seats 2
    ---
    <BLANKLINE>
    """
    write_note(record, MARK, str(moves) if moves else "")


def taken_back(record: Record) -> int:
    """The number in a record; 0 if it has none."""
    number = note(record, MARK)
    return int(number) if number.isascii() and number.isdigit() else 0
