"""The reviews that are being made, or were looked at lately.

First everything is judged roughly, beginning with what looks most like a turning point, then again by a better judge,
beginning with what cost most. It goes on as long as somebody looks, in the processes of bots, when these have nothing
else to do. A review of a table is kept with it once it is complete.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, TypeVar

import msgspec

from koruna.review.result import USUAL, Decision, Luck, Review, read_review, written
from koruna.table.live.review_workers import begin_review, finish, judge_some
from koruna.table.live.worker_pool import Budget, WorkerPool
from koruna.table.store.reviews import keep_review, kept_review
from koruna.table.store.store import Store

Answer = TypeVar("Answer")

ROUGH: Final = "premysl"  # who judges first
MOST_IN_MEMORY: Final = 60
SECONDS_UNWATCHED: Final = 30.0  # after which it waits for somebody to look again
SECONDS_BETWEEN_VERSIONS: Final = 3.0  # of what is shown while it is being made; each lasts longer than the one before
LEFT_FOR_OTHERS: Final = 15.0  # seconds of a client's budget that its reviews leave for what else it asks for
SECONDS_UNTIL_BUDGET: Final = 2.0
LONGEST_VERSION: Final = 20.0


class Making:
    """One review in progress."""

    def __init__(self, record: str, table: str, client: str, budget: Budget | None) -> None:
        self.record = record
        self.table = table  # with which it is kept, or ""
        self.client = client  # on whose behalf it is made
        self.budget = budget  # that pays for it
        self.begun = asyncio.Event()  # there is a chart, or a fault
        self.fault: Exception | None = None
        self.review: Review | None = None  # as it is shown
        self.version = 0  # of what is shown
        self.shown_at = 0.0
        self.decisions: dict[int, Decision] = {}
        self.luck: dict[int, Luck] = {}
        self.rough: list[int] = []  # lines that nobody has judged yet
        self.fine: list[int] = []  # lines for the better judge
        self.count = 0  # judgements in all
        self.watched_at = time.monotonic()
        self.task: asyncio.Task[None] | None = None

    @property
    def left(self) -> int:
        return len(self.rough) + len(self.fine)

    @property
    def done(self) -> int:
        return self.count - self.left

    @property
    def complete(self) -> bool:
        return self.review is not None and self.left == 0


class Reviews:
    def __init__(self, workers: WorkerPool, store: Store) -> None:
        self.workers = workers
        self.store = store
        self.known: OrderedDict[str, Making] = OrderedDict()  # by the digest of the record
        self.at_work: set[asyncio.Task[None]] = set()

    async def look(self, record: str, table: str = "", client: str = "", budget: Budget | None = None) -> Making:
        """The review of a record as far as it is; it goes on while somebody looks. Returns once there is a chart."""
        key = digest_of(record)
        making = self.known.pop(key, None)
        if making is None or making.fault is not None:
            making = Making(record, table, client, budget)
        self.known[key] = making
        while len(self.known) > MOST_IN_MEMORY:
            self.known.popitem(last=False)
        making.table = making.table or table
        making.watched_at = time.monotonic()
        if making.task is None and not making.complete:
            making.task = asyncio.get_running_loop().create_task(self.make(making))
            self.at_work.add(making.task)
            making.task.add_done_callback(self.at_work.discard)
        await making.begun.wait()
        if making.fault is not None:
            raise making.fault
        return making

    def find(self, key: str) -> Making | None:
        """A review that was looked at lately, by the digest of its record."""
        return self.known.get(key)

    def forget(self, record: str) -> None:
        """Give up the review of a record."""
        making = self.known.pop(digest_of(record), None)
        if making is not None and making.task is not None:
            making.task.cancel()

    async def make(self, making: Making) -> None:
        try:
            if making.review is None and not await self.take_kept(making):
                began = self.workers.run_later(making.client, begin_review, making.record, USUAL)  # somebody waits
                making.review, making.rough = await began
                making.fine = list(making.rough)
                making.count = making.left
            making.begun.set()
            while making.left and time.monotonic() - making.watched_at < SECONDS_UNWATCHED:
                if making.budget is None or making.budget.has(making.client, LEFT_FOR_OTHERS):
                    await self.judge_more(making)
                else:
                    await asyncio.sleep(SECONDS_UNTIL_BUDGET)
        except Exception as fault:  # told to whoever waits for it
            making.fault = fault
            making.begun.set()
        finally:
            making.task = None

    async def judge_more(self, making: Making) -> None:
        """Another piece, and from time to time what was found is summed up."""
        is_rough = bool(making.rough)
        lines = making.rough if is_rough else making.fine
        for judged in await self.run(making, judge_some, making.record, lines[:40], ROUGH if is_rough else USUAL):
            lines.pop(0)
            if isinstance(judged, Luck):
                making.luck[judged.first] = judged
            else:
                making.decisions[judged.line] = judged
        if is_rough and not making.rough:
            making.fine.sort(key=lambda line: -weight_of(making, line))
        pause = min(LONGEST_VERSION, SECONDS_BETWEEN_VERSIONS * (1 + making.version))
        pause_over = time.monotonic() - making.shown_at >= pause
        if pause_over or not making.left or (is_rough and not making.rough):
            await self.sum_up(making)
        if making.complete and making.table and making.review is not None:
            await asyncio.to_thread(keep_review, self.store, making.table, written(making.review).decode())

    async def sum_up(self, making: Making) -> None:
        decisions = [making.decisions[line] for line in sorted(making.decisions)]
        luck = [making.luck[line] for line in sorted(making.luck)]
        making.review = await self.run(making, finish, making.record, USUAL, decisions, luck)
        making.version += 1
        making.shown_at = time.monotonic()

    async def take_kept(self, making: Making) -> bool:
        """What was kept with the table, unless the record has changed since."""
        text = await asyncio.to_thread(kept_review, self.store, making.table) if making.table else ""
        if not text:
            return False
        try:
            found = read_review(text)
        except msgspec.DecodeError:  # of another version
            return False
        if found.record != making.record:
            return False
        making.review, making.version = found, 1
        return True

    async def run(self, making: Making, work: Callable[..., Answer], *arguments: Any) -> Answer:
        return await self.workers.run_when_idle(making.client, making.budget, work, *arguments)


def digest_of(record: str) -> str:
    return sha256(record.encode()).hexdigest()


def weight_of(making: Making, line: int) -> float:
    """How much a line seems to matter."""
    if line in making.decisions:
        return making.decisions[line].weight
    return max(map(abs, making.luck[line].gains))
