"""Reviews in progress or recently viewed.

First everything is judged roughly, the likeliest turning points first, then again by a better judge, the costliest
decisions first. Work goes on as long as somebody is viewing, in the bot processes when they are idle. A complete review
of a table is stored with it.
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
from koruna.table.live.worker_pool import WorkBudget, WorkerPool
from koruna.table.store.reviews import keep_review, kept_review
from koruna.table.store.store import Store

Answer = TypeVar("Answer")

ROUGH: Final = "premysl"  # the first judge
MOST_IN_MEMORY: Final = 60
SECONDS_UNWATCHED: Final = 30.0  # after which it pauses until somebody views it again
SECONDS_BETWEEN_VERSIONS: Final = 3.0  # between two updates of the page; the intervals grow
LEFT_FOR_OTHERS: Final = 15.0  # seconds of a client's budget that reviews may not use
SECONDS_UNTIL_BUDGET: Final = 2.0
LONGEST_VERSION: Final = 20.0


class Making:
    """One review in progress."""

    def __init__(self, record: str, table: str, client: str, budget: WorkBudget | None) -> None:
        self.record = record
        self.table = table  # the table it is stored with, or ""
        self.client = client  # on whose behalf it is made
        self.budget = budget  # charged for it
        self.begun = asyncio.Event()  # set once there is a chart, or a fault
        self.fault: Exception | None = None
        self.review: Review | None = None  # the published version
        self.version = 0  # its number
        self.shown_at = 0.0
        self.decisions: dict[int, Decision] = {}
        self.luck: dict[int, Luck] = {}
        self.rough: list[int] = []  # lines not judged yet
        self.fine: list[int] = []  # lines for the better judge
        self.count = 0  # judgements in all
        self.published = 0  # of them, in the published version
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
        return self.review is not None and self.published == self.count


class Reviews:
    def __init__(self, workers: WorkerPool, store: Store) -> None:
        self.workers = workers
        self.store = store
        self.known: OrderedDict[str, Making] = OrderedDict()  # by the digest of the record
        self.at_work: set[asyncio.Task[None]] = set()

    async def look(self, record: str, table: str = "", client: str = "", budget: WorkBudget | None = None) -> Making:
        """The current review of a record; work goes on while somebody is viewing. Returns once there is a chart."""
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
        """A recently viewed review, by the digest of its record."""
        return self.known.get(key)

    def forget(self, record: str) -> None:
        """Drop the review of a record."""
        making = self.known.pop(digest_of(record), None)
        if making is not None and making.task is not None:
            making.task.cancel()

    async def make(self, making: Making) -> None:
        try:
            if making.review is None and not await self.take_kept(making):
                began = self.workers.run_later(making.client, begin_review, making.record, USUAL)  # a client is waiting
                making.review, making.rough = await began
                making.fine = list(making.rough)
                making.count = making.left
            making.begun.set()
            while making.left and time.monotonic() - making.watched_at < SECONDS_UNWATCHED:
                if making.budget is None or making.budget.has(making.client, LEFT_FOR_OTHERS):
                    await self.judge_more(making)
                else:
                    await asyncio.sleep(SECONDS_UNTIL_BUDGET)
        except Exception as fault:  # raised for the waiting clients
            making.fault = fault
            making.begun.set()
        finally:
            making.task = None

    async def judge_more(self, making: Making) -> None:
        """Judge another slice, and publish the results from time to time."""
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
        making.published = making.done
        making.version += 1
        making.shown_at = time.monotonic()

    async def take_kept(self, making: Making) -> bool:
        """Load the stored review, unless the record has changed since."""
        text = await asyncio.to_thread(kept_review, self.store, making.table) if making.table else ""
        if not text:
            return False
        try:
            found = read_review(text)
        except msgspec.DecodeError:  # written by another version
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
    """Sort key: how much a line seems to matter."""
    if line in making.decisions:
        return making.decisions[line].weight
    return max(map(abs, making.luck[line].gains))
