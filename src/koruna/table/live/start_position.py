"""Where the game of a table begins: at the start, or at the last position in its log."""

from __future__ import annotations

from koruna.engine.content import Content, with_content
from koruna.engine.position import parse
from koruna.engine.record import Record
from koruna.table.live.log_lines import POSITION
from koruna.table.store.store import Head


def begun_from(head: Head, log: list[str]) -> Record:
    """The record that the game of a table begins with."""
    at = last_position(log)
    if at >= 0:
        return from_position(head, log[at])
    return Record(head.game, head.version, len(head.keys), head.options)


def last_position(log: list[str]) -> int:
    """The number of the last line, from 0, that is a position from which the game goes on, or -1."""
    for at in range(len(log) - 1, -1, -1):
        if log[at].startswith(POSITION):
            return at
    return -1


def from_position(head: Head, line: str) -> Record:
    """The record of a game that goes on from the position in a line of the log."""
    position = line.removeprefix(POSITION)
    given = parse(position)
    own = [value for value in head.options.values() if isinstance(value, Content)]
    return Record(given.game, given.version, given.seats, with_content(given.options, own), None, position)
