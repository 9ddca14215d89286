"""Transport for messages between the processes of one server on a SQLite file: one line each, relayed by the
supervisor. With any database it is the link between worker and supervisor (see worker.py)."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable

from koruna.table.peers.peers import note
from koruna.table.peers.worker import (
    ALIVE,
    DRAIN,
    GO_ON,
    GONE,
    READY,
    SECONDS_BETWEEN_BEATS,
    lines_of,
    name_in,
    opened,
)


class LocalWire:
    receive: Callable[[bytes], None]  # a message from another process
    gone: Callable[[str], None]  # another process has ended
    drain: Callable[[bool], None]  # draining starts or is cancelled
    left_alone: Callable[[], None]  # the supervisor has ended

    def __init__(
        self,
        receive: Callable[[bytes], None],
        gone: Callable[[str], None],
        drain: Callable[[bool], None],
        left_alone: Callable[[], None],
    ) -> None:
        self.receive = receive
        self.gone = gone
        self.drain = drain
        self.left_alone = left_alone
        self.writer: asyncio.StreamWriter | None = None
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self, link: socket.socket) -> None:
        reader, self.writer = await opened(link)
        loop = asyncio.get_running_loop()
        self.tasks = [loop.create_task(self.read(reader)), loop.create_task(self.beat())]

    async def read(self, reader: asyncio.StreamReader) -> None:
        async for line in lines_of(reader):
            try:
                self.take(line)
            except Exception as fault:
                note(fault, "an order of the supervisor could not be carried out")
        self.left_alone()

    async def beat(self) -> None:
        """Heartbeat; a hung process sends none."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_BEATS)
            self.write(ALIVE)

    def take(self, line: bytes) -> None:
        if line.startswith(GONE):
            self.gone(name_in(line, GONE))
        elif line in (DRAIN, GO_ON):
            self.drain(line == DRAIN)
        else:
            self.receive(line)

    def say_ready(self, name: str) -> None:
        """Tell the supervisor that this worker accepts requests."""
        self.write(READY + name.encode() + b"\n")

    def say_draining(self, begins: bool) -> None:
        self.write(DRAIN if begins else GO_ON)

    def send(self, text: str) -> None:
        self.write(text.encode() + b"\n")

    def write(self, line: bytes) -> None:
        assert self.writer is not None, "it has begun"
        if not self.writer.is_closing():
            self.writer.write(line)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        if self.writer is not None:
            self.writer.close()
