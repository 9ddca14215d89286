"""What carries messages between the processes of one server on a SQLite file: a line each, by way of the supervisor."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress

from koruna.table.peers.worker import READY


class LocalWire:
    hear: Callable[[bytes], None]  # a message of another process
    left_alone: Callable[[], None]  # the supervisor has ended

    def __init__(self, hear: Callable[[bytes], None], left_alone: Callable[[], None]) -> None:
        self.hear = hear
        self.left_alone = left_alone
        self.writer: asyncio.StreamWriter | None = None
        self.reading: asyncio.Task[None] | None = None

    async def begin(self, link: socket.socket) -> None:
        reader, self.writer = await asyncio.open_connection(sock=link)
        self.reading = asyncio.get_running_loop().create_task(self.read(reader))

    async def read(self, reader: asyncio.StreamReader) -> None:
        with suppress(ConnectionError):  # the supervisor was killed before it had read everything
            while line := await reader.readline():
                self.hear(line)
        self.left_alone()

    def say_ready(self) -> None:
        """Requests are answered from now on."""
        self.write(READY)

    def send(self, text: str) -> None:
        self.write(text.encode() + b"\n")

    def write(self, line: bytes) -> None:
        assert self.writer is not None, "it has begun"
        if not self.writer.is_closing():
            self.writer.write(line)

    async def close(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
        if self.writer is not None:
            self.writer.close()
