"""Listing in the lobby: only the newest few tables of each client, so that nobody crowds out the others."""

from __future__ import annotations

from collections.abc import Sequence

from koruna.table.live.loaded_tables import in_thread
from koruna.table.live.request_client import NOBODY_COUNTED, request_client
from koruna.table.live.tables import LiveTables
from koruna.table.store.searching import set_listed


async def list_table(tables: LiveTables, id: str) -> None:
    """List a table; unlist the client's oldest above the limit."""
    client = request_client.get()
    if client != NOBODY_COUNTED:
        await unlist(tables, tables.listed_by.add(client, id))


async def unlist(tables: LiveTables, ids: Sequence[str]) -> None:
    for id in ids:
        await in_thread(set_listed, tables.store, id, False)
