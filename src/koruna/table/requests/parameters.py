"""Parameters that routes share, and the table that a request is about."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, URLEncodedBody

from koruna.table.live.live_table import Live
from koruna.table.live.spectators import seen_late
from koruna.table.live.tables import LiveTables
from koruna.table.requests import access
from koruna.table.requests.request_identity import AnyRequest, is_table_id

TableId = FromPath[str]
SeatQuery = FromQuery[int | None]  # which seat to look as or act for
TheTables = NamedDependency[LiveTables]
Form = URLEncodedBody[dict[str, str]]


async def find_table(tables: LiveTables, id: str, ask: bool = True) -> Live:
    """`ask` as in `LiveTables.get`."""
    table = await tables.get(id, ask) if is_table_id(id) else None
    if table is None:
        raise NotFoundException("table-unknown")
    return table


async def find_shown_table(request: AnyRequest, tables: LiveTables, id: str) -> Live:
    return await as_shown(request, tables, await find_table(tables, id))


async def as_shown(request: AnyRequest, tables: LiveTables, table: Live) -> Live:
    """The table as this client may look at it: spectators may see it with a delay."""
    return table if access.own_seats(request, table) else await seen_late(tables, table)
