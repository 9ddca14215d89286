"""Applied to every request, including unknown paths, which Litestar's middleware does not see."""

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
    """Identify and count the client of a request. Refuses blocked networks, clients over their limit, and invalid
    hosts."""
    client = limits.proxies.client(scope)
    scope.setdefault("state", {})[CLIENT] = client
    limits.count_request(client, scope["path"])  # first, so that who is blocked does not fill the log either
    blocks.refuse(client)
    if not all(has_port(value.decode("latin-1")) for name, value in scope["headers"] if name == b"host"):
        raise ClientException("table-refused")


def has_port(host: str) -> bool:
    """Whether the port in a Host header, if any, is valid; Litestar checks the rest."""
    port = host.removeprefix(f"[{without_port(host)}]").removeprefix(without_port(host)).removeprefix(":")
    return not port or (port.isascii() and port.isdigit() and len(port) < 6 and int(port) <= HIGHEST_PORT)


async def answer_head(app: ASGIApp, scope: HTTPScope, receive: Receive, send: Send) -> None:
    """Answer HEAD like GET without the body; a stream ends where its first event would be."""
    start: Message | None = None  # sent together with the end, or the client would ask again too soon

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
    """Turns client errors that Litestar reports as server errors into 400."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("table-too-deep") from None

    async def stream(self) -> AsyncGenerator[bytes, None]:
        try:
            async for part in super().stream():
                yield part
        except InternalServerException:  # the client has disconnected
            raise ClientException("table-cut-short") from None
