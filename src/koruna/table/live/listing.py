"""Which tables the lobby lists: of one client only the newest few, so that nobody pushes the others' off the page.

Who made a table is known in memory only, and forgotten at a restart.
"""

from __future__ import annotations

from koruna.table.live.asking_client import NOBODY_COUNTED, asking_client
from koruna.table.live.tables import LiveTables, in_thread
from koruna.table.store.searching import set_listed

MOST_OF_CLIENT = 4
MOST_CLIENTS = 5000


async def list_table(tables: LiveTables, id: str) -> None:
    """A table was listed for the client that asks: its oldest one is no longer, if that are too many."""
    client = asking_client.get()
    if client == NOBODY_COUNTED:
        return
    before = tables.listed_by.pop(client, [])
    tables.listed_by[client] = [*before, id][-MOST_OF_CLIENT:]
    while len(tables.listed_by) > MOST_CLIENTS:
        del tables.listed_by[next(iter(tables.listed_by))]
    for old in before[: max(0, len(before) + 1 - MOST_OF_CLIENT)]:
        await in_thread(set_listed, tables.store, old, False)
