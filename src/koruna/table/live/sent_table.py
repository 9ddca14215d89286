"""A table sent to another process as its log, and replayed there."""

from __future__ import annotations

from msgspec import Struct, structs

from koruna.engine.content import plain, with_content
from koruna.table.live.live_table import Live
from koruna.table.live.loaded_tables import in_thread
from koruna.table.live.tables import LiveTables
from koruna.table.live.version_upgrade import replayed
from koruna.table.live.worker_pool import contents
from koruna.table.log_lines import LogLine
from koruna.table.store.store import Head

MOST_CACHED = 8


class SentTable(Struct):
    head: Head  # with the name of a content only
    log: list[LogLine]


async def to_send(tables: LiveTables, table: Live) -> SentTable:
    log = await in_thread(tables.store.log, table.head.id)
    return SentTable(structs.replace(table.head, options=plain(table.head.options)), log[: table.seq])


# --- in the other process ---------------------------------------------------------------------

cache: dict[str, Live] = {}  # by id, most recently used last


def received(sent: SentTable) -> Live:
    """The table that was sent. Logs only grow, so a cached one is brought up to date."""
    head = structs.replace(sent.head, options=with_content(sent.head.options, contents))
    table = cache.pop(sent.head.id, None)
    if table is None or table.head != head or table.seq > len(sent.log):
        table, _ = replayed(head, sent.log)
    else:
        table.read(sent.log[table.seq :])
    cache[sent.head.id] = table
    if len(cache) > MOST_CACHED:
        del cache[next(iter(cache))]
    return table
