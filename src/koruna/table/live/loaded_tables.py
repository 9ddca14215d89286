"""The tables that a process has in memory: loaded from the database when somebody asks for them, kept up to date with
what other processes write, and unloaded when they take too much memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from anyio import to_thread
from msgspec import structs

from koruna.engine.content import Content, with_content
from koruna.engine.errors import Trouble
from koruna.table.config import ServerConfig
from koruna.table.live.frozen import Frozen, frozen_by, open_table
from koruna.table.live.live_table import Live
from koruna.table.live.memory import unload
from koruna.table.live.news import News
from koruna.table.live.presence import Presence
from koruna.table.live.seat_keys import keys_in
from koruna.table.live.worker_pool import WorkBudget, WorkerPool
from koruna.table.peers.peers import Peers
from koruna.table.store.group_commit import Writer
from koruna.table.store.store import Addition, DamagedHead, Store

Answer = TypeVar("Answer")

MOST_FROZEN = 2000
UNKNOWN = 1 << 60  # how many lines a table has

log = logging.getLogger("koruna.table")


class LoadedTables:
    store: Store
    writer: Writer
    news: News
    peers: Peers  # the other processes that serve the same tables
    presence: Presence
    loader: WorkerPool  # for tables that are not in memory
    contents: Sequence[Content]  # the owner's numbers, cards and maps
    live: dict[str, Live]  # loaded tables, the least recently used first
    most_memory: int  # bytes that they may take
    frozen: dict[str, Frozen]

    def __init__(
        self, store: Store, contents: Sequence[Content], config: ServerConfig, budget: WorkBudget | None
    ) -> None:
        self.store = store
        self.writer = Writer(store)
        self.peers = Peers()
        self.news = News()
        self.presence = Presence(self.peers.me)
        self.loader = WorkerPool(1, contents, budget, in_threads=True)
        self.contents = contents
        self.live = {}
        self.most_memory = config.megabytes_of_tables * 1_000_000
        self.frozen = {}
        self.loading: dict[str, asyncio.Task[Live | None]] = {}

    def is_used(self, id: str) -> bool:
        """Whether a table has to stay in memory."""
        return id in self.news.subscribers

    def wake(self, table: Live) -> None:
        """A table was loaded, asked for, or changed."""

    def notify(self, table: Live) -> None:
        self.news.publish(table.head.id)
        self.wake(table)

    async def get(self, id: str, ask: bool = True) -> Live | None:
        """A table, up to date with what all processes wrote; None if there is no such table.

        With `ask` the database is queried; otherwise the reports of other processes are trusted, which may lag.
        """
        known = self.live.pop(id, None)
        if known is not None:
            self.live[id] = known  # most recently used last
        else:
            known = await self.load(id)
            if known is None:
                return None
        if self.store.shared and (ask or known.written > known.seq):
            await self.catch_up(known)
        self.presence.look(id)
        self.wake(known)
        return known

    async def load(self, id: str) -> Live | None:
        """Load a table from the database; concurrent requests share one load."""
        if id not in self.loading:
            task = asyncio.get_running_loop().create_task(self.load_now(id))
            self.loading[id] = task
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def load_now(self, id: str) -> Live | None:
        """If loading fails the table is `Frozen`, and the fault is logged once."""
        if id in self.frozen:
            raise self.frozen[id].again()
        try:
            head = await in_thread(self.store.head, id)
        except DamagedHead as damaged:
            keys = keys_in(damaged.head.seats, await in_thread(self.store.log, id))
            frozen = Frozen(damaged.head, Trouble("frozen-head", {"game": damaged.head.game}), keys)
            self.freeze(frozen)
            raise frozen from damaged
        if head is None:
            return None
        head = structs.replace(head, options=with_content(head.options, self.contents))
        lines = await in_thread(self.store.log, id)
        position = await in_thread(self.store.position, id, len(lines))
        if id in self.live:
            return self.live[id]
        try:
            table, added = await self.loader.run(open_table, head, lines, position)
        except Frozen as frozen:
            self.freeze(frozen)
            raise
        if added and not await self.writer.append(Addition(id, len(lines), added, table.match.over())):
            return await self.load_now(id)  # another task or server has written meanwhile
        table.position_at = table.seq if position and not added else -1
        return self.live[id] if id in self.live else self.remember(table)

    def freeze(self, frozen: Frozen) -> None:
        if len(self.frozen) >= MOST_FROZEN:
            self.frozen.clear()
        self.frozen[frozen.head.id] = frozen.again()
        self.live.pop(frozen.head.id, None)
        known = isinstance(frozen.__cause__, Trouble)  # else the log is damaged, or it is a bug
        log.warning("table %s is frozen: %s", frozen.head.id, frozen.say("en"), exc_info=None if known else frozen)

    def forget(self, id: str) -> None:
        """Drop a table that is no longer in the database."""
        self.live.pop(id, None)
        self.frozen.pop(id, None)
        self.news.publish(id)

    async def is_there(self, id: str) -> bool:
        """Whether there is such a table, though it may be frozen."""
        return id in self.live or await in_thread(self.store.over, id) is not None

    async def catch_up(self, table: Live) -> None:
        """Apply what other processes wrote since."""
        seq = table.seq
        if table.written == UNKNOWN:
            table.written = 0
        read = await in_thread(self.store.log, table.head.id, seq)
        added = read[table.seq - seq :]  # another task may have applied some of them meanwhile
        if added:
            try:
                table.read(added)
            except Exception as fault:  # another version of Koruna wrote it
                whole = await in_thread(self.store.log, table.head.id)
                frozen = frozen_by(fault, table.head, whole)
                self.freeze(frozen)
                raise frozen from fault
            self.notify(table)

    def remember(self, table: Live) -> Live:
        self.live[table.head.id] = table
        self.presence.look(table.head.id)
        unload(self.live, self.most_memory, lambda id: id == table.head.id or self.is_used(id))
        return table


async def in_thread(work: Callable[..., Answer], *arguments: object) -> Answer:
    return await to_thread.run_sync(partial(work, *arguments))
