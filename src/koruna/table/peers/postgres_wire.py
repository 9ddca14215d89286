"""What carries messages between processes on one PostgreSQL, on one machine or on several: NOTIFY and LISTEN.

Of changed tables the very transaction notifies that writes (see store.py), so nobody hears of what was not written.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from anyio import to_thread
from sqlalchemy.exc import OperationalError as NotSent

from koruna.table.store.store import CHANNEL, PEERS, Store

SECONDS_BETWEEN_RECONNECTS = 1.0


class PostgresWire:
    hear: Callable[[str], None]  # a message of a process
    changed: Callable[[str, int], None]  # a table has lines up to this one
    listens_again: Callable[[], None]  # after it could not hear anything

    def __init__(
        self,
        store: Store,
        hear: Callable[[str], None],
        changed: Callable[[str, int], None],
        listens_again: Callable[[], None],
    ) -> None:
        self.store = store
        self.hear = hear
        self.changed = changed
        self.listens_again = listens_again
        self.outgoing: asyncio.Queue[str] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self, database: str) -> None:
        loop = asyncio.get_running_loop()
        self.tasks = [loop.create_task(self.listen(database)), loop.create_task(self.write())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def send(self, text: str) -> None:
        self.outgoing.put_nowait(text)

    async def write(self) -> None:
        while True:
            texts = [await self.outgoing.get()]
            while not self.outgoing.empty():
                texts.append(self.outgoing.get_nowait())
            try:
                await to_thread.run_sync(self.store.tell, texts)
            except NotSent:  # the database went away; everything is told again twice a minute
                await asyncio.sleep(SECONDS_BETWEEN_RECONNECTS)

    async def listen(self, database: str) -> None:
        from psycopg import AsyncConnection, OperationalError

        while True:
            try:
                async with await AsyncConnection.connect(database, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {PEERS}")
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.listens_again()
                    async for notice in connection.notifies():
                        self.take(notice.channel, notice.payload)
            except OperationalError:  # the database went away; whoever writes meanwhile gets an error
                await asyncio.sleep(SECONDS_BETWEEN_RECONNECTS)

    def take(self, channel: str, text: str) -> None:
        if channel == PEERS:
            self.hear(text)
            return
        for changed in text.split(","):
            table, _, seq = changed.partition(" ")
            self.changed(table, int(seq))
