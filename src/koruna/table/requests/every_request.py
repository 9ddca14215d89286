"""What is done with every request, whether or not there is such a path; Litestar's middleware sees known paths only."""

from __future__ import annotations

from litestar.types import ASGIApp, HTTPScope, Message, Receive, Send

from koruna.table.requests.client_address import CLIENT
from koruna.table.requests.rate_limits import Limits


def admit(scope: HTTPScope, limits: Limits) -> None:
    """Note who sent a request and count it. It is refused if it is one too many."""
    client = limits.proxies.client(scope)
    scope.setdefault("state", {})[CLIENT] = client
    limits.count_request(client, scope["path"])


async def answer_head(app: ASGIApp, scope: HTTPScope, receive: Receive, send: Send) -> None:
    """The answer to HEAD is that to GET without its body; a stream ends with what would be its first event."""
    ended = False

    async def send_head(message: Message) -> None:
        nonlocal ended
        if message["type"] != "http.response.body":
            await send(message)
        elif not ended:
            ended = True
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    as_get: HTTPScope = {**scope, "method": "GET"}
    await app(as_get, receive, send_head)
