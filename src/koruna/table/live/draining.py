"""Draining: stopping a server for an update without disturbing games in progress.

No new tables are made, clients are notified, and the server stops once the tables with people have been idle for a
while, or after some minutes. After a restart every game continues, and open pages reconnect. Each of several processes
stops when its own tables are idle. Draining concerns a whole server, so a worker tells its supervisor; the operator's
button drains all servers with the same tables (see peers.py).
"""

from __future__ import annotations

import asyncio
import logging
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from koruna.table.live.tables import LiveTables
from koruna.table.peers.peers import Shared

SECONDS_IDLE = 60.0  # without a change, after which a table counts as idle
SECONDS_BETWEEN_LOOKS = 1.0
A_MINUTE = 60.0

log = logging.getLogger("koruna.table")

DRAINING = "draining"  # key in the state of the application


class Draining(Shared):
    item = bool  # True to drain, False to resume

    is_on: bool
    when_done: Callable[[], None]  # stops the server
    when_switched: Callable[[bool], None]  # tells the supervisor
    waiting: asyncio.Task[None] | None

    def __init__(self, tables: LiveTables, minutes: int) -> None:
        self.tables = tables
        self.minutes = minutes
        self.is_on = False
        self.when_done = lambda: None
        self.when_switched = lambda begins: None
        self.waiting = None
        self.unsent: list[bool] = []

    def begin_everywhere(self) -> None:
        self.switch(True)
        self.unsent.append(True)

    def cancel_everywhere(self) -> None:
        self.switch(False)
        self.unsent.append(False)

    def switch(self, begins: bool) -> None:
        """Start or cancel draining, for all processes of this server."""
        self.follow(begins)
        self.when_switched(begins)

    def follow(self, begins: bool) -> None:
        """Like `switch`, on the supervisor's order, so the supervisor is not notified."""
        if begins:
            self.begin()
        else:
            self.cancel()

    def begin(self) -> None:
        if not self.is_on:
            self.is_on = True
            log.info("draining: no new tables, and the server stops within %s minutes", self.minutes)
            self.tables.news.publish_all()
            self.waiting = asyncio.get_running_loop().create_task(self.wait(time.monotonic() + self.minutes * A_MINUTE))

    def cancel(self) -> None:
        """Cancel draining."""
        if self.is_on:
            log.info("not draining any more: the server goes on")
        if self.waiting is not None:
            self.waiting.cancel()
        self.is_on = False
        self.tables.news.publish_all()

    async def wait(self, deadline: float) -> None:
        await asyncio.sleep(SECONDS_BETWEEN_LOOKS)  # so that pages have been notified
        while time.monotonic() < deadline and not self.is_idle():
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
        log.info("stopped: %s", "nobody plays" if self.is_idle() else "time is up")
        self.when_done()

    def is_idle(self) -> bool:
        """Whether all tables with people have been idle for a while: with open pages, or with players who only ask now
        and then, as programs and browsers without scripts do."""
        there = {*self.tables.news.subscribers, *self.tables.presence.tables_seen(SECONDS_IDLE)}
        now = time.monotonic()
        return all(now - table.changed >= SECONDS_IDLE for id, table in self.tables.live.items() if id in there)

    # --- with other processes (see peers.py) ------------------------------------------------
    # A process that has just started is not notified: it is the new version.

    def news(self) -> Sequence[bool]:
        unsent, self.unsent = self.unsent, []
        return unsent

    def receive(self, peer: str, items: Sequence[bool], complete: bool) -> None:
        for begins in items:
            self.switch(begins)


def signal_to_drain() -> signal.Signals | None:
    """SIGUSR1, on systems that have it and threads that can receive it."""
    is_main = threading.current_thread() is threading.main_thread()
    return getattr(signal, "SIGUSR1", None) if is_main else None


@contextmanager
def draining_by_signal(draining: Draining) -> Iterator[None]:
    name = signal_to_drain()
    if name is None:
        yield
        return
    loop, before = asyncio.get_running_loop(), signal.getsignal(name)
    loop.add_signal_handler(name, draining.switch, True)
    try:
        yield
    finally:
        loop.remove_signal_handler(name)
        signal.signal(name, before)
