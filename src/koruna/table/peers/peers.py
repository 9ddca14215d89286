"""State shared by the processes that serve the same tables, such as presence, rate limits and metrics.

Each process broadcasts its changes twice a second. Messages may get lost while a database is down, and a new process
knows nothing: so each sends its full state twice a minute, and when it hears from an unknown process. The state of a
process is dropped when it says goodbye, when its supervisor reports it gone, or after some seconds of silence.
"""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from secrets import token_hex
from typing import Any, ClassVar, Protocol

import msgspec
from msgspec import Raw, Struct

from koruna.locale.fault_log import is_new

SECONDS_BETWEEN_NEWS = 0.5
SECONDS_BETWEEN_COMPLETE_NEWS = 30.0
SECONDS_OF_SILENCE = 10.0
SECONDS_UNTIL_HEARD = 0.25  # enough for delivery, unless a process is very busy
LONGEST_MESSAGE = 7000  # bytes; PostgreSQL takes 8000

log = logging.getLogger("koruna.table")


class Shared(ABC):
    """Something shared between processes. Messages about it are lists of items of one type."""

    item: ClassVar[Any]  # their type
    broadcast_now: Callable[[], None] = staticmethod(lambda: None)  # sends pending news at once

    def news(self) -> Sequence[Any]:
        """Changes not broadcast yet; each item is returned once."""
        return ()

    def everything(self) -> Sequence[Any]:
        """The full state, for processes that have just started."""
        return ()

    @abstractmethod
    def receive(self, peer: str, items: Sequence[Any], complete: bool) -> None:
        """Handle changes, or a part of the full state (`complete`), from another process. The latter is repeated."""

    def forget(self, peer: str) -> None:  # noqa: B027 - most state outlives its sender
        """Drop the state of a process that has ended, or is about to send its full state."""


class Wire(Protocol):
    """A transport to all other processes. Messages may get lost."""

    def send(self, text: str) -> None: ...


class Message(Struct, omit_defaults=True):
    by: str
    about: str  # the name of the shared state
    items: list[Raw]
    complete: bool = False  # whether it is a part of the full state
    first: bool = False  # and its first part
    goodbye: bool = False  # whether it is the last message of this process


class Peers:
    me: str
    wire: Wire | None  # None if there are no other processes
    shared: dict[str, Shared]
    heard: dict[str, float]  # by process: when it was last heard, by the monotonic clock
    when_gone: Callable[[], None]  # another process has ended

    def __init__(self) -> None:
        self.me = token_hex(4)
        self.wire = None
        self.shared = {}
        self.heard = {}
        self.when_gone = lambda: None
        self.too_long: set[str] = set()  # the shared state of which items were dropped
        self.complete_at = 0.0  # when the full state is due again
        self.broadcasting: asyncio.Task[None] | None = None

    def share(self, name: str, shared: Shared) -> None:
        self.shared[name] = shared
        shared.broadcast_now = lambda: self.broadcast(name, shared.news())

    def begin(self, wire: Wire | None) -> None:
        """Start broadcasting. Without peers, news are discarded."""
        self.wire = wire
        self.broadcasting = asyncio.get_running_loop().create_task(self.keep_broadcasting())

    def close(self) -> None:
        if self.broadcasting is not None:
            self.broadcasting.cancel()

    def say_goodbye(self) -> None:
        """Notify the others, so that they need not wait for the timeout; no message may follow."""
        self.close()
        if self.wire is not None:
            self.send(self.wire, Message(self.me, "", [], goodbye=True))
            self.wire = None

    # --- broadcasting ---------------------------------------------------------------------

    async def keep_broadcasting(self) -> None:
        while True:
            self.broadcast_news()
            self.forget_silent()
            await asyncio.sleep(SECONDS_BETWEEN_NEWS)

    def broadcast_news(self) -> None:
        """One failing item must not block the rest."""
        is_complete = time.monotonic() >= self.complete_at
        if is_complete:
            self.complete_at = time.monotonic() + SECONDS_BETWEEN_COMPLETE_NEWS
        for name, shared in self.shared.items():
            try:
                self.broadcast(name, shared.news())
                if is_complete:
                    self.broadcast(name, shared.everything(), complete=True)
            except Exception as fault:
                note(fault, "news could not be sent to other processes")

    def broadcast(self, about: str, items: Sequence[Any], complete: bool = False) -> None:
        """Send to the others at once; no-op without peers."""
        if self.wire is None:
            return
        encoded = [Raw(msgspec.json.encode(item)) for item in items]
        short = [item for item in encoded if len(bytes(item)) <= LONGEST_MESSAGE]
        if len(short) < len(encoded) and about not in self.too_long:
            self.too_long.add(about)
            log.warning("other processes are not sent all of %s: it is too long for a message", about)
        for number, part in enumerate(parts_of(short, complete)):
            self.send(self.wire, Message(self.me, about, part, complete, first=complete and number == 0))

    def send(self, wire: Wire, message: Message) -> None:
        wire.send(msgspec.json.encode(message).decode())

    async def until_heard(self) -> None:
        """Wait until peers have received it; the next request may reach one of them."""
        if self.wire is not None:
            await asyncio.sleep(SECONDS_UNTIL_HEARD)

    def broadcast_everything_soon(self) -> None:
        """Schedule the full state for a process that does not know it."""
        self.complete_at = 0.0

    # --- receiving ------------------------------------------------------------------------

    def receive(self, text: str | bytes) -> None:
        """Handle a message from any process, perhaps our own."""
        try:
            message = msgspec.json.decode(text, type=Message)
            if message.by != self.me:
                self.receive_from_peer(message)
        except Exception as fault:  # another version may send other types
            note(fault, "a message from another process is not understood")

    def receive_from_peer(self, message: Message) -> None:
        if message.goodbye:
            self.forget(message.by)
            return
        if message.by not in self.heard:
            self.broadcast_everything_soon()
        self.heard[message.by] = time.monotonic()
        shared = self.shared.get(message.about)
        if shared is not None:
            items = [msgspec.json.decode(item, type=shared.item) for item in message.items]
            if message.first:
                shared.forget(message.by)
            shared.receive(message.by, items, message.complete)

    def forget_silent(self) -> None:
        since = time.monotonic() - SECONDS_OF_SILENCE
        for peer in [peer for peer, at in self.heard.items() if at < since]:
            self.forget(peer)

    def forget(self, peer: str) -> None:
        """Another process has ended. One failing item must not block the rest."""
        if self.heard.pop(peer, None) is None:
            return
        for shared in self.shared.values():
            try:
                shared.forget(peer)
            except Exception as fault:
                note(fault, "what another process sent could not be dropped")
        self.when_gone()


def note(fault: Exception, what: str) -> None:
    """Log each kind of fault once, since repeated messages fail repeatedly."""
    if is_new(fault):
        log.warning(what, exc_info=fault)


def parts_of(items: list[Raw], complete: bool) -> Iterator[list[Raw]]:
    """Batches of as many items as fit into a message. An empty batch is sent only for the full state."""
    part: list[Raw] = []
    size = 0
    for item in items:
        if part and size + len(bytes(item)) > LONGEST_MESSAGE:
            yield part
            part, size = [], 0
        part.append(item)
        size += len(bytes(item)) + 1
    if part or (complete and not items):
        yield part
