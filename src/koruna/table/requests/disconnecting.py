"""Clients that disconnect before they get a response: slow work for them is cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar.exceptions import ClientException

from koruna.table.requests.request_identity import AnyRequest

Answer = TypeVar("Answer")


async def unless_disconnected(request: AnyRequest, work: Coroutine[Any, Any, Answer]) -> Answer:
    """The result of slow work, which is cancelled if the client disconnects meanwhile."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(disconnected(request))
    try:
        await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientException("table-cut-short")  # nobody will read it
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def disconnected(request: AnyRequest) -> None:
    """Wait until the client disconnects."""
    while (await request.receive())["type"] != "http.disconnect":
        pass  # a body, which these requests do not have
