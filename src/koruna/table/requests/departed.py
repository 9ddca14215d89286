"""Clients that leave before they are answered: what takes long is no longer done for them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar.exceptions import ClientException

from koruna.table.requests.request_identity import AnyRequest

Answer = TypeVar("Answer")


async def unless_departed(request: AnyRequest, work: Coroutine[Any, Any, Answer]) -> Answer:
    """The result of something that takes long, which is given up if the client leaves meanwhile."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(departure(request))
    try:
        await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientException("table-cut-short")  # which nobody reads
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def departure(request: AnyRequest) -> None:
    """Wait until the client has left."""
    while (await request.receive())["type"] != "http.disconnect":
        pass  # the body, which no such request has
