"""The path below which a proxy serves Koruna, such as `/koruna`, if it shares its host.

Requests may come with or without it, since some proxies strip it. Responses always have it: links by `base_path`,
redirects and cookies by middleware, so that routes need not care.
"""

from __future__ import annotations

import re
from contextvars import ContextVar

from litestar.types import HTTPScope, Message, Send

PATH = re.compile(rb"Path=(/[^;]*)")  # of a cookie
current: ContextVar[str] = ContextVar("base_path", default="")  # of the current request


def base_path() -> str:
    """The prefix of all links; "" for a server that has its host for itself."""
    return current.get()


def without_base(scope: HTTPScope, base: str) -> None:
    """Strip the base path from a request, and remember it for the links of the response."""
    current.set(base)
    if not base:
        return
    scope["app_root_path"] = base  # type: ignore[typeddict-unknown-key]  # of which Litestar makes the base URL
    path = scope["path"]
    if path == base or path.startswith(f"{base}/"):
        scope["path"] = path.removeprefix(base) or "/"


def with_base(send: Send, base: str) -> Send:
    """Add the base path to redirects, and restrict cookies to it."""
    if not base:
        return send

    async def send_with_base(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [(name, below(base.encode(), name, value)) for name, value in message["headers"]]
        await send(message)

    return send_with_base


def below(base: bytes, name: bytes, value: bytes) -> bytes:
    """The value of a header."""
    if name.lower() == b"location" and value.startswith(b"/"):
        return base + value
    if name.lower() == b"set-cookie":
        return PATH.sub(lambda found: b"Path=" + base + found[1].rstrip(b"/"), value, 1)
    return value
