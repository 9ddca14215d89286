"""All the tables that a process serves, and every change that people and bots make at them.

Database access and loading run in threads, bots and slow drawings in separate processes, so that the event loop never
blocks.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from weakref import WeakValueDictionary

from koruna.bots import usual_bot
from koruna.bots.own import ALLOWED
from koruna.engine.content import Content
from koruna.table.config import DEFAULT, ServerConfig
from koruna.table.live.bot_workers import Decided, bots_to_decide, decide, question
from koruna.table.live.clocks import Clocks
from koruna.table.live.duplicate_moves import played_before
from koruna.table.live.ending_early import GameEnded, lines_of_end, refuse_after_end, stays_over
from koruna.table.live.frozen import Frozen
from koruna.table.live.listed_by import ListedBy
from koruna.table.live.live_table import Live
from koruna.table.live.loaded_tables import UNKNOWN, LoadedTables, in_thread
from koruna.table.live.log_limit import refuse_endless_log
from koruna.table.live.more_time import lines_of_gift
from koruna.table.live.own_bots import OwnBots
from koruna.table.live.remarks import Remarks
from koruna.table.live.request_client import request_client
from koruna.table.live.reviews import Reviews
from koruna.table.live.starting import with_bot
from koruna.table.live.table_notes import TableNote
from koruna.table.live.table_view import cannot_be_asked, who_takes_back
from koruna.table.live.worker_pool import WorkBudget, WorkerPool
from koruna.table.log_lines import (
    AboutAsking,
    Ended,
    HintAsked,
    LogLine,
    PersonPlays,
    Refuse,
)
from koruna.table.peers.changes import TableChanges
from koruna.table.store.store import Addition, Store

Added = tuple[Sequence[LogLine], bool]  # lines, and whether the game is over after them

SECONDS_IN_QUEUE = 3.0  # that a bot waits before its table says so


class Stale(Exception):
    """Another process changed the table first."""


def anybody_may() -> None:
    """Permission check for server-initiated changes: always passes."""


class LiveTables(LoadedTables):
    clocks: Clocks
    remarks: Remarks
    thinkers: WorkerPool  # for bots and hints
    own_bots: OwnBots
    drawers: WorkerPool  # for looking back
    reviews: Reviews
    pace: float  # seconds a bot takes at least, so that people can follow
    seconds_of_thought: float  # and at most, on a slow machine

    def __init__(
        self,
        store: Store,
        pace: float,
        contents: Sequence[Content] = (),
        config: ServerConfig = DEFAULT,
        budget: WorkBudget | None = None,
    ) -> None:
        super().__init__(store, contents, config, budget)
        self.clocks = Clocks(self.take_over)
        self.remarks = Remarks(self.news.publish)
        self.thinkers = WorkerPool(config.thinkers, contents, budget)
        self.own_bots = OwnBots(config.thinkers)
        self.drawers = WorkerPool(config.drawers, contents, budget)
        self.reviews = Reviews(self.thinkers, store)
        self.pace = pace
        self.seconds_of_thought = config.seconds_of_thought
        self.listed_by = ListedBy()
        self.queued: set[str] = set()  # tables whose bots wait for a free worker
        # By table, while the lock is held or waited for.
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.at_work: dict[str, asyncio.Task[None]] = {}
        self.catching_up: set[asyncio.Task[None]] = set()
        self.peers.share("changes", TableChanges(self.changed_elsewhere))
        self.peers.share("presence", self.presence)
        self.peers.share("clocks", self.clocks)
        self.peers.share("remarks", self.remarks)
        self.peers.share("listed", self.listed_by)

    def is_used(self, id: str) -> bool:
        """Whether a table is in use, by a viewer or a task."""
        return any(id in used for used in (self.news.subscribers, self.at_work, self.locks, self.clocks.due))

    def forget(self, id: str) -> None:
        """A table is no longer in the database: cancel what is running for it."""
        if id in self.at_work:
            self.at_work[id].cancel()
        super().forget(id)

    @asynccontextmanager
    async def changing(self, table: Live) -> AsyncIterator[None]:
        """The lock of a table. After waiting for it, the table is brought up to date."""
        lock = self.locks.setdefault(table.head.id, asyncio.Lock())
        waits = lock.locked()
        async with lock:
            if self.store.shared and (waits or table.written > table.seq):
                await self.catch_up(table)
            yield

    async def change(self, table: Live, lines_of: Callable[[], Added]) -> int:
        """Apply a change. `lines_of` is called under the lock, and again if another process wrote first, so it also
        checks permissions: they may have changed meanwhile."""
        async with self.changing(table):
            while True:
                last = table.seq
                try:
                    return await self.add(table, *lines_of())
                except Stale:
                    await self.follow(table, last)

    async def follow(self, table: Live, seq: int) -> None:
        """Another process has already written after line `seq`: apply that."""
        if table.seq == seq:
            await self.catch_up(table)
        if table.seq == seq:  # nothing new there
            self.forget(table.head.id)  # the database has less than we have in memory, so it is reloaded
            raise Stale

    def changed_elsewhere(self, id: str, seq: int) -> None:
        """Another process has written up to line `seq` of a table. Wake its bots even if no stream reads the change."""
        table = self.live.get(id)
        if table is None or table.seq >= seq:
            return
        table.written = seq
        self.news.publish(id)
        if id not in self.news.subscribers:
            task = asyncio.get_running_loop().create_task(self.catch_up_unasked(table))
            self.catching_up.add(task)
            task.add_done_callback(self.catching_up.discard)

    async def catch_up_unasked(self, table: Live) -> None:
        with suppress(Frozen):  # logged already, and reported to clients that ask
            await self.catch_up(table)

    def may_have_changed(self) -> None:
        """Notifications may have been lost: every table may have changed."""
        for table in self.live.values():
            table.written = UNKNOWN
        self.news.publish_all()

    def go_on_for_others(self) -> None:
        """Another process has ended: its last writes may be unreported, and its bots continue here."""
        self.may_have_changed()
        for table in list(self.live.values()):
            self.wake(table)

    # --- changes --------------------------------------------------------------------------

    async def move(
        self,
        table: Live,
        seq: int,
        text: str,
        seat: int,
        may: Callable[[], object] = anybody_may,
        notes: Sequence[LogLine] = (),
    ) -> int:
        """Play a move of a client that has seen line `seq`; idempotent, so a retry counts once. `may` raises if the
        client no longer has the seat. `notes` are written before it."""
        async with self.changing(table):
            while table.is_in_time(seq, seat):
                last = table.seq
                may()
                try:
                    lines, over = table.move(text, seat)
                    return await self.add(table, [*notes, *lines], over)
                except Stale:
                    await self.follow(table, last)
            if 0 <= seq < table.seq:
                log = await in_thread(self.store.log, table.head.id)
                asker, asked = request_client.get(), (table.head, log, seq, text, seat)
                answered = await self.loader.run_later(asker, played_before, *asked)
                if answered is not None:
                    return answered
            raise Stale

    async def undo(self, table: Live, seat: int, own: list[int], may: Callable[[], object] = anybody_may) -> int:
        """Undo, or agree to the undo of another; `own` are all seats of the request."""

        def lines() -> Added:
            may()
            unreachable = cannot_be_asked(table, self.presence.vacant(table))
            return table.undo(who_takes_back(table, seat, own), unreachable), False

        return await self.change(table, lines)

    async def answer_undo(self, table: Live, seat: int, agrees: bool) -> int:
        """A seat allows or refuses an undo. Ignored if it is no longer asked."""

        def lines() -> Added:
            if seat not in table.asked_to_agree():
                return [], False
            unreachable = cannot_be_asked(table, self.presence.vacant(table))
            return table.undo(seat, unreachable) if agrees else [Refuse(seat)], False

        return await self.change(table, lines)

    async def let_bot(self, table: Live, seat: int, level: str | None, may: Callable[[], object] = anybody_may) -> int:
        """A bot plays for a seat, or hands it back when no level is given."""

        def lines() -> Added:
            may()
            if table.bots.get(seat) == level:
                return [], False
            if level is None:
                return table.with_skipped_moves(PersonPlays(seat))
            return with_bot(table, seat, level), False

        return await self.change(table, lines)

    async def take_over(self, table: Live, seat: int) -> None:
        """The time of a seat is up, so a bot plays for it."""
        try:
            await self.let_bot(table, seat, usual_bot(table.match.game))
        except Stale:
            await self.catch_up(table)

    async def end(self, table: Live, seat: int, may: Callable[[], object] = anybody_may) -> int:
        """A seat votes to end the game early."""

        def lines() -> Added:
            may()
            found = lines_of_end(table, seat, self.presence.vacant(table))
            return found, any(isinstance(line, Ended) for line in found)

        return await self.change(table, lines)

    async def give_time(self, table: Live, seat: int, may: Callable[[], object] = anybody_may) -> int:
        """A seat gives the others more time; once while they decide."""

        def lines() -> Added:
            may()
            return lines_of_gift(table, seat), False

        return await self.change(table, lines)

    async def change_prompts(self, table: Live, said: AboutAsking, may: Callable[[], object] = anybody_may) -> int:
        """Change a person's prompt settings, and make the moves that are then automatic."""

        def lines() -> Added:
            may()
            return table.with_skipped_moves(said)

        return await self.change(table, lines)

    async def add_hint(self, table: Live, seat: int) -> int:
        """Note publicly that this seat asked for a hint; once per moment."""

        def lines() -> Added:
            known = TableNote(len(table.match.events()), "hint", seat) in table.notes
            return [] if known else [HintAsked(seat)], False

        return await self.change(table, lines)

    async def add(self, table: Live, added: Sequence[LogLine], over: bool = False) -> int:
        """Write lines to the database, and apply them once they are on disk."""
        seq = table.seq
        if added:
            refuse_endless_log(table, added)
            refuse_after_end(table, added)
            if not await self.writer.append(Addition(table.head.id, seq, added, over or stays_over(table, added))):
                raise Stale
            if table.seq == seq:  # no other task has applied them yet
                table.read(added)
            if self.live.get(table.head.id) is not table:
                self.live.pop(table.head.id, None)  # it was unloaded, and perhaps reloaded without these lines
            self.notify(table)
            if not self.store.notifies:
                self.peers.broadcast("changes", [(table.head.id, table.seq)])
        return seq + len(added)

    async def close(self) -> None:
        for task in [*self.at_work.values(), *self.catching_up, *self.reviews.at_work]:
            task.cancel()
        for workers in (self.thinkers, self.drawers, self.loader):
            workers.stop()
        self.own_bots.stop()
        self.clocks.stop()
        self.peers.close()
        await in_thread(self.store.close)

    # --- bots -----------------------------------------------------------------------------

    def wake(self, table: Live) -> None:
        """Start the clocks of people who have to decide, and a task for bots that have to."""
        self.clocks.update(table)
        id = table.head.id
        if id not in self.at_work and bots_to_decide(table) and self.presence.lets_bots_play(id):
            task = asyncio.get_running_loop().create_task(self.let_bots_play(table))
            self.at_work[id] = task
            task.add_done_callback(lambda _: self.at_work.pop(id, None))

    async def in_queue(self, client: str, table: Live, seat: int) -> Decided:
        """What a bot decides. If that takes long because others think, the page says so."""
        level, id = table.bots[seat], table.head.id
        if level in ALLOWED:
            asked = self.own_bots.askers_of(level)
            thought: Awaitable[Decided] = self.own_bots.decide(self.thinkers, client, table, seat, level)
        else:
            asked = self.thinkers
            thought = asked.run_later(client, decide, *question(table, seat, level, self.seconds_of_thought))
        task = asyncio.ensure_future(thought)
        try:
            await asyncio.wait([task], timeout=SECONDS_IN_QUEUE)
            if not task.done() and len(asked.usual):
                self.queued.add(id)
                self.news.publish(id)
            return await task
        finally:
            self.queued.discard(id)
            task.cancel()

    async def let_bots_play(self, table: Live) -> None:
        """Let bots play as long as somebody is viewing; the next view wakes them again."""
        while (seats := bots_to_decide(table)) and self.presence.lets_bots_play(table.head.id):
            lookers = self.presence.looking(table.head.id)
            seat, seq = seats[0], table.seq
            pace = self.pace if table.pace is None else table.pace
            scripted = "" if table.lesson is None else table.lesson.reply(seat, table.match)
            if scripted:
                decided = Decided(scripted)
                await asyncio.sleep(pace)
            else:
                client = min(lookers, key=self.thinkers.usual.waiting)  # the one whose turn is soonest
                decided, _ = await asyncio.gather(self.in_queue(client, table, seat), asyncio.sleep(pace))
            try:
                await self.move(table, seq, decided.text, seat, notes=decided.notes(seat))
            except Stale:
                await self.catch_up(table)
            except (Frozen, GameEnded):
                return
