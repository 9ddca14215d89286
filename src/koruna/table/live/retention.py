"""Deletes expired tables and those the operator removes."""

from __future__ import annotations

from collections.abc import Sequence

from koruna.table.config import ServerConfig
from koruna.table.live.background_tasks import run_in_background
from koruna.table.live.loaded_tables import in_thread
from koruna.table.live.tables import LiveTables
from koruna.table.log_lines import Closed
from koruna.table.peers.peers import Shared

A_DAY = 24 * 3600.0
DAYS_OF_LESSONS = 2
SOME = ""  # a batch of tables


class Removed(Shared):
    """Broadcasts removals to the processes that serve the same tables (see peers.py)."""

    item = str  # a table, or SOME

    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables

    def receive(self, peer: str, items: Sequence[str], complete: bool) -> None:
        for id in items:
            if id == SOME:
                run_in_background(forget_removed, self.tables)
            else:
                self.tables.forget(id)


async def clear_away(tables: LiveTables, config: ServerConfig) -> int:
    """Delete tables that have not changed for the configured number of days; 0 keeps them for ever."""
    count = 0
    for days, unfinished in ((config.days_of_finished, False), (config.days_of_unfinished, True)):
        if days:
            count += await in_thread(tables.store.prune, days * A_DAY, unfinished)
    count += await in_thread(tables.store.prune_lessons, DAYS_OF_LESSONS * A_DAY)
    if count:
        await forget_removed(tables)
        tables.peers.broadcast("removed", [SOME])
    return count


async def remove(tables: LiveTables, id: str) -> bool:
    """Delete a table with all that was played there; False if there is none."""
    removed: bool = await in_thread(tables.store.remove, id)
    tables.forget(id)
    tables.peers.broadcast("removed", [id])
    return removed


async def close(tables: LiveTables, id: str) -> bool:
    """End the game of a table where it stands; False if there is no such table."""
    table = await tables.get(id)
    if table is None:
        return False
    await tables.change(table, lambda: ([] if table.is_over() else [Closed()], True))
    return True


async def forget_removed(tables: LiveTables) -> None:
    """Unload tables that are no longer in the database; their pages are notified."""
    known = [*tables.live, *tables.frozen]
    there = await in_thread(tables.store.those_there, known)
    for id in known:
        if id not in there:
            tables.forget(id)
