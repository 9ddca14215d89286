"""What can still be shown of a table that cannot be loaded."""

from __future__ import annotations

from koruna.engine.record import Record
from koruna.table.live.frozen import Frozen, last_shown, record_of
from koruna.table.live.live_table import Live
from koruna.table.live.loaded_tables import in_thread
from koruna.table.live.tables import LiveTables


async def record_of_frozen(tables: LiveTables, frozen: Frozen, seat: int) -> Record | None:
    """The record of a table that cannot be loaded, as far as it is safe to show to a seat or a spectator."""
    if frozen.why.message == "frozen-head":
        return None
    lines = await in_thread(tables.store.log, frozen.head.id)
    over = await in_thread(tables.store.over, frozen.head.id)
    return await in_thread(record_of, frozen.head, lines, bool(over), seat)


async def last_of_frozen(tables: LiveTables, frozen: Frozen) -> Live | None:
    """A frozen table in its last readable state, for viewing; None if nothing of it can be shown."""
    if frozen.why.message == "frozen-head":
        return None
    lines = await in_thread(tables.store.log, frozen.head.id)
    return await in_thread(last_shown, frozen.head, lines)
