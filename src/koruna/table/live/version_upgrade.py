"""Tables that were started under an older version of the rules of their game.

A running table continues under the current version if every move so far is legal, and a line of the log says so. If
not, it continues from its last stored position, if the current version can read it. Otherwise it is frozen (see
frozen.py). A table whose game is over is only shown, so nothing is added to its log.
"""

from __future__ import annotations

from collections.abc import Sequence

import koruna
from koruna.table.live.live_table import Live
from koruna.table.live.start_position import from_position
from koruna.table.live.table_notes import NOBODY_SAT, TableNote
from koruna.table.log_lines import LogLine, StartPosition, Version
from koruna.table.store.store import Head


def replayed(head: Head, log: Sequence[LogLine]) -> tuple[Live, list[LogLine]]:
    """A table replayed with the current version, and the line to append if it goes on with that."""
    table = Live(head, log)
    now = table.match.game.version
    if table.version == now:
        return table, []
    if table.match.over():
        table.notes.append(TableNote(len(table.match.events()), "replayed", NOBODY_SAT, table.version))
        return table, []
    added: list[LogLine] = [Version(now)]
    table.read(added)
    return table, added


def at_position(head: Head, log: Sequence[LogLine], position: str) -> tuple[Live, list[LogLine]]:
    """A table that goes on from its last position, and the line to append for that."""
    match = koruna.Match(head.game, from_position(head, position), deal=False)
    added: list[LogLine] = [StartPosition(match.state.position())]
    return Live(head, [*log, *added]), added
