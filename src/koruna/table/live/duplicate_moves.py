"""Duplicate moves: a client that got no answer sends its move again."""

from __future__ import annotations

from collections.abc import Sequence

from koruna.engine.errors import Trouble
from koruna.table.live.live_table import Live
from koruna.table.log_lines import Auto, Back, Chance, LogLine, Move, Retract, Undo
from koruna.table.store.store import Head


def played_before(head: Head, log: Sequence[LogLine], seq: int, text: str, seat: int) -> int | None:
    """For a retried move: the line up to which it was answered, if the first decision of the seat after line `seq` is
    that move; else None.

    A move may be written in several ways, so the move it meant at that moment is compared.
    """
    lines = log[seq:]
    first = next((at for at, line in enumerate(lines) if is_decision(line, seat)), None)
    if first is None or not isinstance(lines[first], Move):
        return None
    if lines[first] != Move(seat, text):
        try:
            made, _ = Live(head, log[: seq + first]).move(text, seat)
        except Trouble:
            return None
        if made[0] != lines[first]:
            return None
    end = first + 1
    while end < len(lines) and isinstance(lines[end], Chance | Auto):
        end += 1
    return seq + end


def is_decision(line: LogLine, seat: int) -> bool:
    """Whether with this line a seat made or took back a move, or moves were undone for everybody."""
    return isinstance(line, Undo | Back) or (isinstance(line, Move | Retract) and line.seat == seat)
