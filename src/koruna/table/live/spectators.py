"""The delayed view of a table for its spectators, so that none of them can help a player."""

from __future__ import annotations

from koruna.table.live.live_table import Live
from koruna.table.live.loaded_tables import in_thread
from koruna.table.live.tables import LiveTables


async def seen_late(tables: LiveTables, table: Live) -> Live:
    """The table as many moves ago as its settings say; the table itself once the game is over."""
    end = table.seq if table.is_over() else table.visible_lines.before_moves(table.delay)
    if end == table.seq:
        return table
    if table.late is None:
        log = await in_thread(tables.store.log, table.head.id)
        table.late = await tables.loader.run(Live, table.head, log[:end])
    late, known = table.late, table.late.seq
    if known < end:
        added = await in_thread(tables.store.log, table.head.id, known)
        late.read(added[late.seq - known : end - known])  # another task may have read some of them meanwhile
    return late
