"""Snapshots: positions of tables, stored beside their logs for future rules that cannot replay the logs.

Taken once a table has been idle for a while, and at shutdown, so that moves stay cheap.
"""

from __future__ import annotations

import time

from koruna.engine.forms import function_of
from koruna.look.faults import shown
from koruna.table.live.live_table import Live
from koruna.table.live.loaded_tables import in_thread
from koruna.table.live.tables import LiveTables

SECONDS_LEFT_ALONE = 60.0


async def keep_positions(tables: LiveTables, left_alone: float = 0) -> None:
    """Store the positions of tables that have changed, but not within the last few seconds."""
    now = time.monotonic()
    for table in list(tables.live.values()):
        if table.position_at != table.seq and now - table.changed >= left_alone and has_positions(table):
            seq, position = table.seq, shown(table.match.state.position, lambda: "")
            if position:
                await in_thread(tables.store.keep_position, table.head.id, seq, position)
            table.position_at = seq


def has_positions(table: Live) -> bool:
    return function_of(table.head.game, "rules.position", "items") is not None
