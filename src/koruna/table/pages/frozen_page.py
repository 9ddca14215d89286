"""The page of a frozen table: the reason, its record, and its last readable board, if it can be shown."""

from __future__ import annotations

from typing import Any

from litestar import Response

from koruna.locale import words
from koruna.look.faults import shown
from koruna.table.live.frozen import Frozen
from koruna.table.live.frozen_tables import last_of_frozen, record_of_frozen
from koruna.table.live.tables import LiveTables
from koruna.table.pages.error_responses import refuse_frozen
from koruna.table.pages.page_context import PageContext
from koruna.table.pages.page_parts import parts_of
from koruna.table.pages.page_symbols import symbols_of
from koruna.table.pages.rendering import page
from koruna.table.requests import access
from koruna.table.requests.base_path import base_path
from koruna.table.requests.request_identity import AnyRequest, language_of_request

LOCKED = 423


async def frozen_page(request: AnyRequest, tables: LiveTables, frozen: Frozen) -> Response[Any]:
    viewer = access.viewer_of_frozen(request, frozen)
    record = f"{base_path()}/t/{frozen.head.id}/record" if await record_of_frozen(tables, frozen, viewer.seat) else ""
    table = await last_of_frozen(tables, frozen)
    if table is None:
        return refuse_frozen(request, frozen, record)
    context = PageContext(table, viewer.seat, viewer.own, language_of_request(request))
    return shown(lambda: board_page(request, context, frozen, record), lambda: refuse_frozen(request, frozen, record))


def board_page(request: AnyRequest, context: PageContext, frozen: Frozen, record: str) -> Response[str]:
    return page(
        request,
        "frozen.html",
        game=frozen.head.game,
        status_code=LOCKED,
        also_symbols=symbols_of(context.table),
        title=words(context.language).say("error-423"),
        text=frozen.say(context.language),
        record=record,
        parts=parts_of(context),
    )
