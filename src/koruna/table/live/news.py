"""Who waits for changes of which table. Servers that share a PostgreSQL wake each other's through it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from koruna.table.store.store import CHANNEL

SECONDS_TO_A_NEW_TRY = 1.0


class Ear:
    """One who waits. What is told while nobody listens is heard at the next listening."""

    def __init__(self) -> None:
        self.told = False
        self.waiting: asyncio.Future[None] | None = None

    def tell(self) -> None:
        self.told = True
        if self.waiting is not None:
            end(self.waiting)

    async def heard(self, seconds: float) -> bool:
        """Wait until something is told; False when nothing was for so long."""
        if not self.told:
            loop = asyncio.get_running_loop()
            self.waiting = loop.create_future()
            alarm = loop.call_later(seconds, end, self.waiting)
            try:
                await self.waiting
            finally:
                alarm.cancel()
                self.waiting = None
        heard, self.told = self.told, False
        return heard


def end(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():
        waiting.set_result(None)


class News:
    def __init__(self) -> None:
        self.ears: dict[str, set[Ear]] = {}
        self.ended = False  # nothing more will be told
        self.listening: asyncio.Task[None] | None = None

    @contextmanager
    def of(self, table: str) -> Iterator[Ear]:
        ear = Ear()
        self.ears.setdefault(table, set()).add(ear)
        try:
            yield ear
        finally:
            self.ears[table].discard(ear)
            if not self.ears[table]:
                del self.ears[table]

    def tell(self, table: str) -> None:
        for ear in self.ears.get(table, ()):
            ear.tell()

    def end(self) -> None:
        """Let everybody go who listens, since the server is about to end: pages come back by themselves."""
        self.ended = True
        for table in self.ears:
            self.tell(table)

    # --- between servers ------------------------------------------------------------------

    def listen_to_others(self, database: str) -> None:
        """Hear what other servers on this PostgreSQL write."""
        self.listening = asyncio.get_running_loop().create_task(self.keep_listening(database))

    async def keep_listening(self, database: str) -> None:
        from psycopg import AsyncConnection, OperationalError

        while True:
            try:
                async with await AsyncConnection.connect(database, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    for table in list(self.ears):  # what was told before is not told again
                        self.tell(table)
                    async for notice in connection.notifies():
                        self.tell(notice.payload)
            except OperationalError:  # the database went away; whoever writes meanwhile is told so
                await asyncio.sleep(SECONDS_TO_A_NEW_TRY)

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
