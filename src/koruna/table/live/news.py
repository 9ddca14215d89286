"""Which streams wait for changes of which table. Servers that share a PostgreSQL notify each other through it.

By hand instead of by Litestar's channels, because those (2.25)
- keep the name of every channel for ever and walk through all of them whenever a stream ends: one for every table;
- offer no wait with a time limit, which keep-alives need, short of a task for every stream;
- lose the connection to PostgreSQL for good when it breaks, hold up every new channel for up to 0.1 s, and notify
  outside of the transaction that writes (ours is sent by the very commit, see store.py).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from koruna.table.store.store import CHANNEL

SECONDS_BETWEEN_RECONNECTS = 1.0


class Subscriber:
    """A stream that waits. Notifications that arrive while it is busy are coalesced into one, at its next wait."""

    def __init__(self) -> None:
        self.notified = False
        self.waiting: asyncio.Future[None] | None = None

    def notify(self) -> None:
        self.notified = True
        if self.waiting is not None:
            wake(self.waiting)

    async def wait(self, seconds: float) -> bool:
        """Wait for a notification; False when none came for so long."""
        if not self.notified:
            loop = asyncio.get_running_loop()
            self.waiting = loop.create_future()
            timer = loop.call_later(seconds, wake, self.waiting)
            try:
                await self.waiting
            finally:
                timer.cancel()
                self.waiting = None
        notified, self.notified = self.notified, False
        return notified


def wake(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():
        waiting.set_result(None)


class News:
    def __init__(self) -> None:
        self.subscribers: dict[str, set[Subscriber]] = {}
        self.ended = False  # streams are to end
        self.listening: asyncio.Task[None] | None = None

    @contextmanager
    def subscribe(self, table: str) -> Iterator[Subscriber]:
        subscriber = Subscriber()
        self.subscribers.setdefault(table, set()).add(subscriber)
        try:
            yield subscriber
        finally:
            self.subscribers[table].discard(subscriber)
            if not self.subscribers[table]:
                del self.subscribers[table]

    def publish(self, table: str) -> None:
        """A table has changed."""
        for subscriber in self.subscribers.get(table, ()):
            subscriber.notify()

    def publish_all(self) -> None:
        for table in self.subscribers:
            self.publish(table)

    def end_streams(self) -> None:
        """End all streams, since the server is about to end: browsers reconnect by themselves."""
        self.ended = True
        self.publish_all()

    # --- between servers ------------------------------------------------------------------

    def start_listening(self, database: str) -> None:
        """Publish what other servers on this PostgreSQL write."""
        self.listening = asyncio.get_running_loop().create_task(self.listen(database))

    async def listen(self, database: str) -> None:
        from psycopg import AsyncConnection, OperationalError

        while True:
            try:
                async with await AsyncConnection.connect(database, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.publish_all()  # what others wrote before is not notified again
                    async for notice in connection.notifies():
                        self.publish(notice.payload)
            except OperationalError:  # the database went away; whoever writes meanwhile gets an error
                await asyncio.sleep(SECONDS_BETWEEN_RECONNECTS)

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
