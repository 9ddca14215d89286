"""Which event streams subscribe to which table. Changes by other processes arrive through peers/.

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
from itertools import islice

MOST_PLAYERS = 24  # of a table that are notified at once: all seats of the largest, in two windows each
NOTIFIED_TOGETHER = 4  # spectators per batch


class Subscriber:
    """A waiting stream. Notifications that arrive while it is busy are coalesced into one, at its next wait."""

    def __init__(self, plays: bool) -> None:
        self.plays = plays  # whether it has a seat
        self.notified = False
        self.waiting: asyncio.Future[None] | None = None

    def notify(self) -> None:
        self.notified = True
        if self.waiting is not None:
            wake(self.waiting)

    async def wait(self, seconds: float) -> bool:
        """Wait for a notification; False after a timeout."""
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
    """Players are notified at once, spectators in small batches, so that a table with a large audience does not hold up
    all other requests."""

    def __init__(self) -> None:
        self.subscribers: dict[str, set[Subscriber]] = {}
        self.due: dict[Subscriber, None] = {}  # those to notify soon, in their order
        self.ended = False  # streams are to end

    @contextmanager
    def subscribe(self, table: str, plays: bool = False) -> Iterator[Subscriber]:
        subscriber = Subscriber(plays)
        self.subscribers.setdefault(table, set()).add(subscriber)
        try:
            yield subscriber
        finally:
            self.due.pop(subscriber, None)
            self.subscribers[table].discard(subscriber)
            if not self.subscribers[table]:
                del self.subscribers[table]

    def publish(self, table: str) -> None:
        """A table has changed."""
        found = self.subscribers.get(table, ())
        at_once = [subscriber for subscriber in found if subscriber.plays][:MOST_PLAYERS]
        for subscriber in at_once:
            subscriber.notify()
        is_idle = not self.due
        self.due.update(dict.fromkeys(subscriber for subscriber in found if subscriber not in at_once))
        if is_idle:
            self.notify_some()

    def notify_some(self) -> None:
        """Notify one batch, and schedule the next behind whatever else is pending."""
        for subscriber in list(islice(self.due, NOTIFIED_TOGETHER)):
            del self.due[subscriber]
            subscriber.notify()
        if self.due:
            asyncio.get_running_loop().call_soon(self.notify_some)

    def publish_all(self) -> None:
        for table in self.subscribers:
            self.publish(table)

    def end_streams(self) -> None:
        """End all streams because the server is about to stop; browsers reconnect by themselves."""
        self.ended = True
        for subscribers in self.subscribers.values():
            for subscriber in subscribers:
                subscriber.notify()
