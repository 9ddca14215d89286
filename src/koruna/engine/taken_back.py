"""How many moves whoever played alone took back after seeing what came: a comment in the head of the record."""

from __future__ import annotations

from typing import Final

from koruna.engine.record import COMMENT, Record

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
    for line, remarks in record.head_remarks.items():
        record.head_remarks[line] = [remark for remark in remarks if number_in(remark) == 0]
    if moves:
        record.remark_in_head(f"{MARK} {moves}")


def taken_back(record: Record) -> int:
    """The number in a record; 0 if it has none."""
    return max([number_in(remark) for remarks in record.head_remarks.values() for remark in remarks] or [0])


def number_in(remark: str) -> int:
    number = remark.removeprefix(f"{COMMENT} {MARK} ")
    return int(number) if number != remark and number.isascii() and number.isdigit() else 0
