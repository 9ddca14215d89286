"""What the processes that serve the same tables know together: who is where, who asked for how much, how each does.

Each tells the others what is new with it, twice a second. Messages may get lost while a database is away, and a process
that begins knows nothing: so each tells everything twice a minute, and when it hears from one that it did not know.
What a process told is forgotten when it says goodbye, when its supervisor says that it is gone, or when it has been
silent for some seconds.
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
SECONDS_UNTIL_HEARD = 0.25  # that a message needs at most, if nobody is very busy
LONGEST_MESSAGE = 7000  # bytes; PostgreSQL takes 8000

log = logging.getLogger("koruna.table")


class Shared(ABC):
    """Something that the processes know together. What they tell each other is a list of items of one type."""

    item: ClassVar[Any]  # their type
    tell_now: Callable[[], None] = staticmethod(lambda: None)  # the news, which are otherwise told within half a second

    def news(self) -> Sequence[Any]:
        """What the others have not been told yet; each item is returned once."""
        return ()

    def everything(self) -> Sequence[Any]:
        """What a process that has just started has to know."""
        return ()

    @abstractmethod
    def hear(self, peer: str, items: Sequence[Any], complete: bool) -> None:
        """Another process tells its news, or a part of everything. The latter may be told again and again."""

    def forget(self, peer: str) -> None:  # noqa: B027 - most of what was told stays true
        """Another process has ended, or is about to tell everything anew."""


class Wire(Protocol):
    """What carries messages to all other processes. Some may get lost."""

    def send(self, text: str) -> None: ...


class Message(Struct, omit_defaults=True):
    by: str
    about: str  # the name of what is shared
    items: list[Raw]
    complete: bool = False  # whether it is a part of everything
    first: bool = False  # and the first part
    goodbye: bool = False  # whether it is the last that this process tells


class Peers:
    me: str
    wire: Wire | None  # None for a process that is alone
    shared: dict[str, Shared]
    heard: dict[str, float]  # by process: when it was last heard, by the monotonic clock
    when_gone: Callable[[], None]  # another process has ended

    def __init__(self) -> None:
        self.me = token_hex(4)
        self.wire = None
        self.shared = {}
        self.heard = {}
        self.when_gone = lambda: None
        self.too_long: set[str] = set()  # of what items were dropped
        self.complete_at = 0.0  # when everything is told again
        self.telling: asyncio.Task[None] | None = None

    def share(self, name: str, shared: Shared) -> None:
        self.shared[name] = shared
        shared.tell_now = lambda: self.tell(name, shared.news())

    def begin(self, wire: Wire | None) -> None:
        """Tell the news from now on. A process that is alone has nobody to tell, and forgets its news as well."""
        self.wire = wire
        self.telling = asyncio.get_running_loop().create_task(self.keep_telling())

    def close(self) -> None:
        if self.telling is not None:
            self.telling.cancel()

    def say_goodbye(self) -> None:
        """The others need not wait until they notice the silence; so nothing may follow."""
        self.close()
        if self.wire is not None:
            self.send(self.wire, Message(self.me, "", [], goodbye=True))
            self.wire = None

    # --- telling --------------------------------------------------------------------------

    async def keep_telling(self) -> None:
        while True:
            self.tell_news()
            self.forget_silent()
            await asyncio.sleep(SECONDS_BETWEEN_NEWS)

    def tell_news(self) -> None:
        """What fails of one thing that is shared keeps nobody from hearing of the others."""
        is_complete = time.monotonic() >= self.complete_at
        if is_complete:
            self.complete_at = time.monotonic() + SECONDS_BETWEEN_COMPLETE_NEWS
        for name, shared in self.shared.items():
            try:
                self.tell(name, shared.news())
                if is_complete:
                    self.tell(name, shared.everything(), complete=True)
            except Exception as fault:
                note(fault, "news could not be told to other processes")

    def tell(self, about: str, items: Sequence[Any], complete: bool = False) -> None:
        """Tell the others at once; nothing happens if there are none."""
        if self.wire is None:
            return
        encoded = [Raw(msgspec.json.encode(item)) for item in items]
        short = [item for item in encoded if len(bytes(item)) <= LONGEST_MESSAGE]
        if len(short) < len(encoded) and about not in self.too_long:
            self.too_long.add(about)
            log.warning("other processes are not told all of %s: it is too long for a message", about)
        for number, part in enumerate(parts_of(short, complete)):
            self.send(self.wire, Message(self.me, about, part, complete, first=complete and number == 0))

    def send(self, wire: Wire, message: Message) -> None:
        wire.send(msgspec.json.encode(message).decode())

    async def until_heard(self) -> None:
        """Wait until others, if there may be any, know what they were told: they may be asked about it next."""
        if self.wire is not None:
            await asyncio.sleep(SECONDS_UNTIL_HEARD)

    def tell_everything_soon(self) -> None:
        """Somebody does not know it."""
        self.complete_at = 0.0

    # --- hearing --------------------------------------------------------------------------

    def hear(self, text: str | bytes) -> None:
        """A message of any process, perhaps our own."""
        try:
            message = msgspec.json.decode(text, type=Message)
            if message.by != self.me:
                self.hear_of_peer(message)
        except Exception as fault:  # another version tells other things
            note(fault, "what another process told is not understood")

    def hear_of_peer(self, message: Message) -> None:
        if message.goodbye:
            self.forget(message.by)
            return
        if message.by not in self.heard:
            self.tell_everything_soon()
        self.heard[message.by] = time.monotonic()
        shared = self.shared.get(message.about)
        if shared is not None:
            items = [msgspec.json.decode(item, type=shared.item) for item in message.items]
            if message.first:
                shared.forget(message.by)
            shared.hear(message.by, items, message.complete)

    def forget_silent(self) -> None:
        since = time.monotonic() - SECONDS_OF_SILENCE
        for peer in [peer for peer, at in self.heard.items() if at < since]:
            self.forget(peer)

    def forget(self, peer: str) -> None:
        """Another process has ended. What fails of one thing that is shared keeps nobody from forgetting the others."""
        if self.heard.pop(peer, None) is None:
            return
        for shared in self.shared.values():
            try:
                shared.forget(peer)
            except Exception as fault:
                note(fault, "what another process told could not be forgotten")
        self.when_gone()


def note(fault: Exception, what: str) -> None:
    """Log a fault of each kind once: what is told again and again fails again and again."""
    if is_new(fault):
        log.warning(what, exc_info=fault)


def parts_of(items: list[Raw], complete: bool) -> Iterator[list[Raw]]:
    """As many items at a time as fit into a message. That there is nothing is told only as a part of everything."""
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
