"""What is done with every request, whether or not there is such a path; Litestar's middleware sees known paths only."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Any

from litestar import Request
from litestar.exceptions import ClientException, InternalServerException
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Send

from koruna.table.requests.blocks import Blocks
from koruna.table.requests.client_address import CLIENT, without_port
from koruna.table.requests.rate_limits import Limits

HIGHEST_PORT = 65535


def admit(scope: HTTPScope, limits: Limits, blocks: Blocks) -> None:
    """Note who sent a request and count it. It is refused if its sender is kept out, if it is one too many, or for a
    host that cannot be."""
    client = limits.proxies.client(scope)
    scope.setdefault("state", {})[CLIENT] = client
    blocks.refuse(client)
    limits.count_request(client, scope["path"])
    if not all(has_port(value.decode("latin-1")) for name, value in scope["headers"] if name == b"host"):
        raise ClientException("table-refused")


def has_port(host: str) -> bool:
    """Whether the port of a host is one, if there is a port; Litestar checks the rest."""
    port = host.removeprefix(f"[{without_port(host)}]").removeprefix(without_port(host)).removeprefix(":")
    return not port or (port.isascii() and port.isdigit() and len(port) < 6 and int(port) <= HIGHEST_PORT)


async def answer_head(app: ASGIApp, scope: HTTPScope, receive: Receive, send: Send) -> None:
    """The answer to HEAD is that to GET without its body; a stream ends with what would be its first event."""
    start: Message | None = None  # held back until the end can be sent with it, or the client would ask again too soon

    async def send_head(message: Message) -> None:
        nonlocal start
        if message["type"] == "http.response.start":
            start = message
        elif message["type"] == "http.response.body" and start is not None:
            whole, start = start, None
            await send(whole)
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    as_get: HTTPScope = {**scope, "method": "GET"}
    await app(as_get, receive, send_head)


class TableRequest(Request[Any, Any, Any]):
    """What Litestar takes for a fault of the server, though it is one of the client."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("table-too-deep") from None

    async def stream(self) -> AsyncGenerator[bytes, None]:
        try:
            async for part in super().stream():
                yield part
        except InternalServerException:  # whoever sent it has gone
            raise ClientException("table-cut-short") from None
