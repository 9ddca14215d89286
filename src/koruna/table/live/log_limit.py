"""Limits the length of a table's log in proportion to its game, so that nobody fills the disk without playing.

Moves are always allowed, and so are changes that cannot be repeated before somebody moves or sits down.
"""

from __future__ import annotations

from collections.abc import Sequence

from koruna.engine.errors import Trouble
from koruna.table.live.live_table import Live
from koruna.table.log_lines import Auto, BotPlays, Chance, Closed, EndAsked, Ended, Free, LogLine, Move, Rematch

LINES_AT_FIRST = 1000
LINES_A_MOVE = 20  # for every move of the game as it stands, chance included
ALWAYS = (Move, Chance, Auto, Free, Rematch, EndAsked, Ended, Closed)


def refuse_endless_log(table: Live, added: Sequence[LogLine]) -> None:
    most = LINES_AT_FIRST + LINES_A_MOVE * len(table.match.record.lines)
    if table.seq + len(added) > most and not any(is_always_allowed(table, line) for line in added):
        raise Trouble("table-too-many-changes", {})


def is_always_allowed(table: Live, line: LogLine) -> bool:
    """A bot may always take over a seat, so that the game goes on; the player can take it back after its next move."""
    return isinstance(line, ALWAYS) or (isinstance(line, BotPlays) and line.seat not in table.bots)
