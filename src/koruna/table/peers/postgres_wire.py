"""Transport between processes on one PostgreSQL, on one machine or several: NOTIFY and LISTEN.

Changed tables are notified by the writing transaction itself (see store.py), so only of what was committed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from anyio import to_thread
from sqlalchemy.exc import OperationalError as NotSent

from koruna.table.peers.peers import note
from koruna.table.store.store import CHANNEL, PEERS, Store

SECONDS_BETWEEN_RECONNECTS = 1.0
SECONDS_FOR_THE_LAST = 2.0  # to flush pending messages at shutdown


class PostgresWire:
    receive: Callable[[str], None]  # a message from a process
    changed: Callable[[str, int], None]  # a table has lines up to this one
    listens_again: Callable[[], None]  # after a gap in which notifications were lost

    def __init__(
        self,
        store: Store,
        receive: Callable[[str], None],
        changed: Callable[[str, int], None],
        listens_again: Callable[[], None],
    ) -> None:
        self.store = store
        self.receive = receive
        self.changed = changed
        self.listens_again = listens_again
        self.outgoing: asyncio.Queue[str] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self, database: str) -> None:
        loop = asyncio.get_running_loop()
        self.tasks = [loop.create_task(self.listen(database)), loop.create_task(self.write())]

    async def close(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.outgoing.join(), SECONDS_FOR_THE_LAST)
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
            is_there = await self.send_batch(texts)
            for _ in texts:
                self.outgoing.task_done()
            if not is_there:
                await asyncio.sleep(SECONDS_BETWEEN_RECONNECTS)

    async def send_batch(self, texts: list[str]) -> bool:
        """Send a batch; if it is refused, retry one by one so that only the bad message is lost. False if the database
        is down; the full state is sent again twice a minute."""
        try:
            await to_thread.run_sync(self.store.notify_peers, texts)
        except NotSent:
            return False
        except Exception as fault:
            if len(texts) > 1:
                return all([await self.send_batch([text]) for text in texts])
            note(fault, "a message could not be sent to other processes")
        return True

    async def listen(self, database: str) -> None:
        """Listen, reconnecting after any error; while the database is down, writers get errors."""
        from psycopg import AsyncConnection, OperationalError

        while True:
            try:
                async with await AsyncConnection.connect(database, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {PEERS}")
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.listens_again()
                    async for notice in connection.notifies():
                        self.take(notice.channel, notice.payload)
            except OperationalError:
                pass
            except Exception as fault:
                note(fault, "other processes cannot be heard")
            await asyncio.sleep(SECONDS_BETWEEN_RECONNECTS)

    def take(self, channel: str, text: str) -> None:
        """Handle a notification; anybody with database access can send one, so malformed ones are ignored."""
        try:
            self.understand(channel, text)
        except Exception as fault:
            note(fault, "a notification of the database is not understood")

    def understand(self, channel: str, text: str) -> None:
        if channel == PEERS:
            self.receive(text)
            return
        for changed in text.split(","):
            table, _, seq = changed.partition(" ")
            self.changed(table, int(seq))
