"""All the tables of a server, and every change that people and bots make at them.

The database is used in threads, tables are loaded in a thread, and bots and long drawings have processes of their own,
so that the event loop never blocks.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeVar

from anyio import to_thread
from msgspec import structs

from koruna.bots import usual_bot
from koruna.engine.content import Content, with_content
from koruna.engine.errors import Trouble
from koruna.table.config import DEFAULT, ServerConfig
from koruna.table.live.asking_client import asking_client
from koruna.table.live.beginning import with_bot
from koruna.table.live.bot_workers import bots_to_decide, decide, question
from koruna.table.live.clocks import Clocks
from koruna.table.live.duplicate_moves import played_before
from koruna.table.live.ending_early import GameEnded, lines_of_end, refuse_after_end, stays_over
from koruna.table.live.frozen import Frozen, frozen_by, open_table
from koruna.table.live.live_table import Live
from koruna.table.live.log_limit import refuse_endless_log
from koruna.table.live.memory import unload
from koruna.table.live.news import News
from koruna.table.live.presence import Presence
from koruna.table.live.seat_keys import keys_in
from koruna.table.live.table_notes import TableNote
from koruna.table.live.table_view import cannot_be_asked, who_takes_back
from koruna.table.live.worker_pool import Budget, WorkerPool
from koruna.table.log_lines import (
    AboutAsking,
    Ended,
    HintAsked,
    LogLine,
    PersonPlays,
    Refuse,
)
from koruna.table.store.group_commit import Writer
from koruna.table.store.store import Addition, DamagedHead, Store

Answer = TypeVar("Answer")

MOST_FROZEN = 2000

log = logging.getLogger("koruna.table")


class Stale(Exception):
    """Somebody else changed the table first."""


class LiveTables:
    store: Store
    writer: Writer
    news: News
    presence: Presence
    clocks: Clocks
    thinkers: WorkerPool  # for bots and hints
    drawers: WorkerPool  # for looking back
    loader: WorkerPool  # for tables that are not in memory
    pace: float  # seconds a bot takes at least, so that people can follow
    contents: Sequence[Content]  # the owner's numbers, cards and maps
    live: dict[str, Live]  # loaded tables, the least recently used first
    most_memory: int  # bytes that they may take

    def __init__(
        self,
        store: Store,
        pace: float,
        contents: Sequence[Content] = (),
        config: ServerConfig = DEFAULT,
        budget: Budget | None = None,
    ) -> None:
        self.store = store
        self.writer = Writer(store)
        self.news = News()
        self.presence = Presence()
        self.clocks = Clocks(self.take_over)
        self.thinkers = WorkerPool(config.thinkers, contents, budget)
        self.drawers = WorkerPool(config.drawers, contents, budget)
        self.loader = WorkerPool(1, contents, budget, in_threads=True)
        self.pace = pace
        self.contents = contents
        self.live = {}
        self.most_memory = config.megabytes_of_tables * 1_000_000
        self.frozen: dict[str, Frozen] = {}
        self.listed_by: dict[str, list[str]] = {}  # by client: the tables that the lobby lists, the oldest first
        self.locks: dict[str, asyncio.Lock] = {}
        self.at_work: dict[str, asyncio.Task[None]] = {}
        self.loading: dict[str, asyncio.Task[Live | None]] = {}

    # --- tables ---------------------------------------------------------------------------

    async def get(self, id: str) -> Live | None:
        """A table with all that any server wrote to it; None if there is no such table."""
        known = self.live.pop(id, None)
        if known is not None:
            self.live[id] = known  # the last used is last
        else:
            known = await self.load(id)
            if known is None:
                return None
        if self.store.shared:
            await self.catch_up(known)
        self.presence.look(id)
        self.wake(known)
        return known

    async def load(self, id: str) -> Live | None:
        """Load a table from the database, once for all who ask for it meanwhile."""
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
            return await self.load_now(id)  # another task or server has written before
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
        """A table is no longer in the database: end what is done with it."""
        self.live.pop(id, None)
        self.frozen.pop(id, None)
        if id in self.at_work:
            self.at_work[id].cancel()
        self.news.publish(id)

    async def is_there(self, id: str) -> bool:
        """Whether there is such a table, though it may be frozen."""
        return id in self.live or await in_thread(self.store.over, id) is not None

    async def catch_up(self, table: Live) -> None:
        """Apply what other servers wrote since."""
        seq = table.seq
        added = await in_thread(self.store.log, table.head.id, seq)
        if added and table.seq == seq:  # no other task has applied it meanwhile
            try:
                table.read(added)
            except Exception as fault:  # another version of Koruna wrote it
                whole = await in_thread(self.store.log, table.head.id)
                frozen = frozen_by(fault, table.head, whole)
                self.freeze(frozen)
                raise frozen from fault
            self.notify(table)

    async def follow(self, table: Live, seq: int) -> None:
        """Another server has written after line `seq` first: apply what it wrote."""
        if table.seq == seq:
            await self.catch_up(table)
        if table.seq == seq:  # nothing was written
            raise Stale

    def remember(self, table: Live) -> Live:
        self.live[table.head.id] = table
        self.presence.look(table.head.id)
        unload(self.live, self.most_memory, lambda id: id == table.head.id or self.is_used(id))
        return table

    def is_used(self, id: str) -> bool:
        """Whether somebody is at a table, or something is being done with it."""
        return any(id in used for used in (self.news.subscribers, self.at_work, self.locks, self.clocks.due))

    @asynccontextmanager
    async def changing(self, table: Live) -> AsyncIterator[None]:
        """One change at a time; others wait."""
        lock = self.locks.setdefault(table.head.id, asyncio.Lock())
        async with lock:
            if self.store.shared:
                await self.catch_up(table)
            yield
        if not lock.locked():
            self.locks.pop(table.head.id, None)

    # --- changes --------------------------------------------------------------------------

    async def move(self, table: Live, seq: int, text: str, seat: int) -> int:
        """Play a move of a client that has seen line `seq`. The same move sent twice counts once."""
        async with self.changing(table):
            while table.is_in_time(seq, seat):
                last = table.seq
                try:
                    return await self.add(table, *table.move(text, seat))
                except Stale:
                    await self.follow(table, last)
            if 0 <= seq < table.seq:
                log = await in_thread(self.store.log, table.head.id)
                asker, asked = asking_client.get(), (table.head, log, seq, text, seat)
                answered = await self.loader.run_later(asker, played_before, *asked)
                if answered is not None:
                    return answered
            raise Stale

    async def undo(self, table: Live, seat: int, own: list[int]) -> int:
        """Undo, or agree to the undo of another; `own` are all seats of the request. Retried if another server writes
        meanwhile."""
        async with self.changing(table):
            while True:
                last = table.seq
                try:
                    unreachable = cannot_be_asked(table, self.presence.vacant(table))
                    return await self.add(table, table.undo(who_takes_back(table, seat, own), unreachable))
                except Stale:
                    await self.follow(table, last)

    async def answer_undo(self, table: Live, seat: int, agrees: bool) -> int:
        """A seat allows an undo it was asked for, or does not. Nothing happens if it is no longer asked."""
        async with self.changing(table):
            while True:
                last = table.seq
                if seat not in table.asked_to_agree():
                    return last
                try:
                    unreachable = cannot_be_asked(table, self.presence.vacant(table))
                    return await self.add(table, table.undo(seat, unreachable) if agrees else [Refuse(seat)])
                except Stale:
                    await self.follow(table, last)

    async def let_bot(self, table: Live, seat: int, level: str | None) -> int:
        """A bot plays for a seat, or hands it back when no level is given."""
        async with self.changing(table):
            if table.bots.get(seat) == level:
                return table.seq
            if level is None:
                return await self.add(table, *table.hear(PersonPlays(seat)))
            return await self.add(table, with_bot(table, seat, level))

    async def take_over(self, table: Live, seat: int) -> None:
        """The time of a seat is up, so a bot plays for it."""
        try:
            await self.let_bot(table, seat, usual_bot(table.match.game))
        except Stale:
            await self.catch_up(table)

    async def end(self, table: Live, seat: int) -> int:
        """A seat wants the game to end here, for which the table waits in vain."""
        async with self.changing(table):
            lines = lines_of_end(table, seat, self.presence.vacant(table))
            return await self.add(table, lines, over=any(isinstance(line, Ended) for line in lines))

    async def hear(self, table: Live, said: AboutAsking) -> int:
        """A person says what they want to be asked; moves that follow from it are made."""
        async with self.changing(table):
            return await self.add(table, *table.hear(said))

    async def add_hint(self, table: Live, seat: int) -> int:
        """Note for all to see that this seat asked for a hint; once for every moment."""
        async with self.changing(table):
            known = TableNote(len(table.match.events()), "hint", seat) in table.notes
            return await self.add(table, [] if known else [HintAsked(seat)])

    async def add(self, table: Live, added: Sequence[LogLine], over: bool = False) -> int:
        """Write lines to the database, and apply them once they are on disk."""
        seq = table.seq
        if added:
            refuse_endless_log(table, added)
            refuse_after_end(table, added)
            if not await self.writer.append(Addition(table.head.id, seq, added, over or stays_over(table, added))):
                raise Stale
            if table.seq == seq:  # no other task has applied them meanwhile
                table.read(added)
            if self.live.get(table.head.id) is not table:
                self.live.pop(table.head.id, None)  # it was unloaded, and perhaps loaded again without these lines
            self.notify(table)
        return seq + len(added)

    def notify(self, table: Live) -> None:
        self.news.publish(table.head.id)
        self.wake(table)

    async def close(self) -> None:
        for task in list(self.at_work.values()):
            task.cancel()
        for workers in (self.thinkers, self.drawers, self.loader):
            workers.stop()
        self.clocks.stop()
        await self.news.close()
        await in_thread(self.store.close)

    # --- bots -----------------------------------------------------------------------------

    def wake(self, table: Live) -> None:
        """Start the clocks of people who have to decide, and a task that lets bots play, if one has to."""
        self.clocks.wind(table)
        id = table.head.id
        if id not in self.at_work and bots_to_decide(table):
            task = asyncio.get_running_loop().create_task(self.let_bots_play(table))
            self.at_work[id] = task
            task.add_done_callback(lambda _: self.at_work.pop(id, None))

    async def let_bots_play(self, table: Live) -> None:
        """As long as somebody looks; whoever looks again wakes them."""
        while (seats := bots_to_decide(table)) and (lookers := self.presence.looking(table.head.id)):
            seat, seq = seats[0], table.seq
            pace = self.pace if table.pace is None else table.pace
            client = min(lookers, key=self.thinkers.usual.waiting)  # the one whose turn is soonest
            thought = self.thinkers.run_later(client, decide, *question(table, seat, table.bots[seat]))
            text, _ = await asyncio.gather(thought, asyncio.sleep(pace))
            try:
                await self.move(table, seq, text, seat)
            except Stale:
                await self.catch_up(table)
            except (Frozen, GameEnded):
                return


async def in_thread(work: Callable[..., Answer], *arguments: object) -> Answer:
    return await to_thread.run_sync(partial(work, *arguments))
