"""Which of the processes of a server this is, and its link to the supervisor that started it.

Lines on the link are messages for the other workers (see peers.py), or what supervisor and worker tell each other:
a worker says `ready` and its name when it answers requests, the supervisor `gone` and the name of one that has ended,
either `drain` and `go on`, and a worker every few seconds `alive`.
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
    machine: str  # the name of the server, which all its processes have in common
    number: int  # from 0
    link: socket.socket


async def opened(link: socket.socket) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection(sock=link, limit=LONGEST_LINE)


async def lines_of(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """What is said on a link, until the other end is gone. One that is killed leaves half a line, which nobody needs;
    of a line that is too long only that line is lost."""
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
