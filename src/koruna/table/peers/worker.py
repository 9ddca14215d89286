"""The identity of a worker process, and its link to the supervisor that started it.

Lines on the link are messages for the other workers (see peers.py), or between supervisor and worker: a worker sends
`ready` and its name once it accepts requests, and `alive` every few seconds; the supervisor sends `gone` and the name
of a worker that has ended; either sends `drain` and `go on`.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from typing import NamedTuple

from koruna.table.peers.peers import note

WORKER = "worker"  # key in the state of the application
READY, GONE = b"ready ", b"gone "
DRAIN, GO_ON, ALIVE = b"drain\n", b"go on\n", b"alive\n"
SECONDS_BETWEEN_BEATS = 5.0
LONGEST_LINE = 1 << 24


class Worker(NamedTuple):
    machine: str  # the name of the server, shared by all its processes
    number: int  # from 0
    link: socket.socket


async def opened(link: socket.socket) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection(sock=link, limit=LONGEST_LINE)


async def lines_of(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """The lines of a link, until the other end closes. An incomplete last line is ignored, and an overlong line is
    dropped."""
    while True:
        try:
            line = await reader.readline()
        except ConnectionError:
            return
        except ValueError as fault:
            note(fault, "a message between processes is too long")
            continue
        if not line.endswith(b"\n"):
            return
        yield line


def name_in(line: bytes, kind: bytes) -> str:
    return line.removeprefix(kind).strip().decode()
