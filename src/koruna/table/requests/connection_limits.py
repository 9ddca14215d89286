"""Limits below HTTP: the number of connections, the size of requests, and timeouts.

uvicorn has none of these for httptools: `h11_max_incomplete_event_size` is for its other parser, `limit_concurrency`
does not distinguish clients, and a connection that never completes a request is kept for ever.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio import TimerHandle
from http import HTTPStatus
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from koruna.table.config import ServerConfig
from koruna.table.peers.counts import SharedCount
from koruna.table.requests.client_address import Proxies, address_of, counted_by

WANTED_FILES = 65_536
FILES_FOR_OTHERS = 128  # files that are open besides connections: the database, libraries, pipes to bots
BYTES_OF_BODY = 1024 * 1024  # read at most; the application refuses too large a body long before
LINE = 4  # bytes of a header besides its name and value
CONNECTIONS = "connections"  # key in the state of the application


class Connections:
    """The open connections of all processes of a server. Those from a trusted proxy may be anybody's, so only their
    total is limited."""

    def __init__(self, config: ServerConfig) -> None:
        self.config = config
        self.proxies = Proxies(config.trusted_proxies, config.public)
        self.most_here = open_files() - FILES_FOR_OTHERS
        self.open = SharedCount()

    def enter(self, host: str) -> HTTPStatus:
        """Count a connection, or return the status to refuse it with."""
        client = self.counted_by(host)
        if self.open.total() >= self.config.connections or self.open.here.total() >= self.most_here:
            return HTTPStatus.SERVICE_UNAVAILABLE
        if client and self.open[client] >= self.config.connections_of_client:
            return HTTPStatus.TOO_MANY_REQUESTS
        self.open.add(client, 1)
        return HTTPStatus.OK

    def leave(self, host: str) -> None:
        self.open.add(self.counted_by(host), -1)

    def counted_by(self, host: str) -> str:
        address = address_of(host)
        return "" if self.proxies.trusts(address) else counted_by(address, host)


class LimitedProtocol(HttpToolsProtocol):
    """A connection. There are deadlines for the headers and body of each request and for the client to read the
    response; none while the response is being made, or for an open stream."""

    allowed: ClassVar[Connections]  # of the server, set by `limited`

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.limits = self.allowed.config
        self.host = ""
        self.entered = False
        self.begun = False  # whether anything was received
        self.in_body = False
        self.received = 0  # bytes of this request, not counting the chunk it started in
        self.header_size = 0
        self.refusal = HTTPStatus.BAD_REQUEST
        self.deadline: TimerHandle | None = None
        self.unread: TimerHandle | None = None

    # --- the connection -------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        status = self.allowed.enter(self.host)
        self.entered = status == HTTPStatus.OK
        if self.entered:
            self.allow(self.limits.seconds_for_headers)
        else:
            self.refuse(status)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.stop_deadline()
        self.resume_writing()
        if self.entered:
            self.allowed.leave(self.host)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.abort_unless_read()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def abort_unless_read(self) -> None:
        """Give the client time to read what was sent; a plain close would wait for ever."""
        if self.unread is None:
            self.unread = self.loop.call_later(self.limits.seconds_unread, self.transport.abort)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.abort_unless_read()

    # --- a request --------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self.begun = True
        self.received += len(data)
        if self.deadline is None:
            self.allow(self.limits.seconds_for_headers)
        super().data_received(data)
        if self.received > self.limits.header_bytes + (BYTES_OF_BODY if self.in_body else 0):
            self.refuse(
                HTTPStatus.REQUEST_ENTITY_TOO_LARGE if self.in_body else HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            )

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.received = self.header_size = 0
        self.allow(self.limits.seconds_for_headers)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self.header_size += len(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self.header_size += len(name) + len(value) + LINE
        if len(self.headers) > self.limits.headers or self.header_size > self.limits.header_bytes:
            self.stop_parsing(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_headers_complete(self) -> None:
        if self.is_answering():  # browsers and proxies do not pipeline requests
            self.stop_parsing(HTTPStatus.TOO_MANY_REQUESTS)
        super().on_headers_complete()
        self.in_body = True
        self.allow(self.limits.seconds_for_body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.in_body = False
        self.received = 0
        self.stop_deadline()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self.abort_unless_read()

    # --- refusing ---------------------------------------------------------------------------

    def allow(self, seconds: float) -> None:
        self.stop_deadline()
        self.deadline = self.loop.call_later(seconds, self.refuse, HTTPStatus.REQUEST_TIMEOUT)

    def stop_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def stop_parsing(self, status: HTTPStatus) -> None:
        """Called in a parser callback: the parser reports an error to uvicorn, which calls `send_400_response`."""
        self.refusal = status
        raise ValueError(status.phrase)

    def send_400_response(self, msg: str) -> None:
        self.refuse(self.refusal)

    def refuse(self, status: HTTPStatus) -> None:
        """Close the connection, with a response if a request is unanswered."""
        if self.transport.is_closing():
            return
        self.stop_deadline()
        unanswered = not self.cycle.response_started if self.in_body else not self.is_answering()
        if unanswered and (self.begun or not self.entered):
            retry = b"retry-after: 10\r\n" if status in (429, 503) else b""
            line = f"HTTP/1.1 {status} {status.phrase}\r\n".encode()
            self.transport.write(line + retry + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()
        self.abort_unless_read()

    def is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete


def limited(connections: Connections) -> type[LimitedProtocol]:
    """The protocol class for one server, for `uvicorn.Config(http=…)`."""

    class Limited(LimitedProtocol):
        allowed = connections

    return Limited


def open_files() -> int:
    """The limit of open files, after raising the soft limit as far as allowed and useful."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource

    given, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if given == resource.RLIM_INFINITY:
        return sys.maxsize
    wanted = WANTED_FILES if most == resource.RLIM_INFINITY else min(WANTED_FILES, most)
    if given < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return max(given, wanted)
