"""Server-Sent Events: numbered, so that whoever comes back tells what was seen last and gets the rest."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from litestar import Request
from litestar.response import Stream

SECONDS_BETWEEN_SIGNS_OF_LIFE = 15
SIGN_OF_LIFE = b": still here\r\n\r\n"


def event_stream(events: AsyncIterator[bytes]) -> Stream:
    return Stream(
        events,
        media_type="text/event-stream",
        headers={"Cache-Control": "no-cache", "X-Accel-Buffering": "no"},
    )


def numbered(number: int, json: bytes) -> bytes:
    """A table after a change. JSON has no line ends, so it is one line of data."""
    return b"id: %d\r\nevent: table\r\ndata: %b\r\n\r\n" % (number, json)


def seen_last(request: Request[Any, Any, Any]) -> int:
    """The number of the event seen last: as browsers tell it when they come back, or in the address; -1 for none."""
    told = str(request.headers.get("last-event-id") or request.query_params.get("seen", ""))
    return int(told) if told.isascii() and told.isdigit() and len(told) < 10 else -1
