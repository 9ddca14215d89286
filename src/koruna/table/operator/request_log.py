"""The access log, one line of JSON per request, without keys, tokens and cookies.

Rate-limited requests are counted but not logged, so that nobody can fill the disk with requests.
"""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from queue import Full, Queue
from threading import Thread
from typing import TextIO

import msgspec
from litestar.types import HTTPScope

from koruna.table.requests.client_address import CLIENT

SECRET = re.compile(r"(?<=/sit/)[^/]+|[0-9A-Fa-f]{20,}")  # keys and tokens have 32 digits, ids of tables 16
REQUEST_LOG = "request log"  # key in the state of the application
MASK = "***"
LONGEST = 300  # characters of a path
MOST_WAITING = 10_000  # lines
UNSAID = ("/static/", "/healthz", "/metrics")  # polled by machines
TOO_MANY = (429, 503)


class Line(msgspec.Struct):
    time: str
    client: str  # as in the rate limits: an IPv4 address, or an IPv6 network
    method: str
    path: str
    status: int
    ms: float  # until the response started


class RequestLog:
    """Written by its own thread, so that no request waits for a slow reader of the log; lines are dropped instead."""

    def __init__(self, out: TextIO | None = None) -> None:
        self.out = out or sys.stdout
        self.waiting: Queue[str | None] = Queue(MOST_WAITING)
        self.dropped = 0

    def add(self, scope: HTTPScope, status: int, seconds: float) -> None:
        if status in TOO_MANY or scope["path"].startswith(UNSAID):
            return
        try:
            self.waiting.put_nowait(line_of(scope, status, seconds))
        except Full:
            self.dropped += 1

    def write(self) -> None:
        while (line := self.waiting.get()) is not None:
            print(line, file=self.out, flush=True)


@contextmanager
def writing(log: RequestLog | None) -> Iterator[None]:
    """Write the log, if there is one, until the server stops, then the rest of the queue."""
    if log is None:
        yield
        return
    writer = Thread(target=log.write, daemon=True)
    writer.start()
    try:
        yield
    finally:
        log.waiting.put(None)
        writer.join()


def line_of(scope: HTTPScope, status: int, seconds: float) -> str:
    now = datetime.fromtimestamp(time.time(), UTC).isoformat(timespec="milliseconds")
    client = scope["state"][CLIENT].network
    line = Line(now, client, scope["method"], masked_path(scope), status, round(seconds * 1000, 1))
    return msgspec.json.encode(line).decode()


def masked_path(scope: HTTPScope) -> str:
    """The path of a request with secrets masked."""
    query = scope["query_string"].decode("latin-1")
    return SECRET.sub(MASK, f"{scope['path']}?{query}" if query else scope["path"])[:LONGEST]
