"""Where the game of a table begins: at the start, or at the last position in its log."""

from __future__ import annotations

from collections.abc import Sequence

from koruna.engine.content import Content, with_content
from koruna.engine.position import parse
from koruna.engine.record import Record
from koruna.table.log_lines import LogLine, StartPosition
from koruna.table.store.store import Head


def begun_from(head: Head, log: Sequence[LogLine]) -> Record:
    """The record that the game of a table begins with."""
    for line in reversed(log):
        if isinstance(line, StartPosition):
            return from_position(head, line.text)
    return Record(head.game, head.version, head.seats, head.options)


def last_position(log: Sequence[LogLine]) -> int:
    """The number of the last line, from 0, that is a position from which the game goes on, or -1."""
    for at in range(len(log) - 1, -1, -1):
        if isinstance(log[at], StartPosition):
            return at
    return -1


def from_position(head: Head, position: str) -> Record:
    """The record of a game that goes on from a position."""
    given = parse(position)
    own = [value for value in head.options.values() if isinstance(value, Content)]
    return Record(given.game, given.version, given.seats, with_content(given.options, own), None, position)
