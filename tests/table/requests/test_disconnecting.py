"""Clients that leave before they are answered."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from litestar.exceptions import ClientException

from koruna.table.requests.disconnecting import unless_disconnected
from koruna.table.requests.request_identity import AnyRequest

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Connection:
    """As the server tells an application of it."""

    def __init__(self) -> None:
        self.closed = asyncio.Event()
        self.read = False

    async def receive(self) -> dict[str, Any]:
        if not self.read:
            self.read = True
            return {"type": "http.request", "body": b""}
        await self.closed.wait()
        return {"type": "http.disconnect"}


async def test_whoever_stays_gets_the_answer() -> None:
    connection = Connection()
    request = cast("AnyRequest", connection)
    assert await unless_disconnected(request, asyncio.sleep(0.01, "answer")) == "answer"

    async def fail() -> None:
        raise KeyError("a fault of ours")

    with pytest.raises(KeyError):
        await unless_disconnected(request, fail())


async def test_work_for_whoever_leaves_is_given_up() -> None:
    connection = Connection()
    given_up = asyncio.Event()

    async def work() -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            given_up.set()

    answering = asyncio.ensure_future(unless_disconnected(cast("AnyRequest", connection), work()))
    await asyncio.sleep(0)
    connection.closed.set()
    with pytest.raises(ClientException):
        await answering
    await asyncio.wait_for(given_up.wait(), 10)
