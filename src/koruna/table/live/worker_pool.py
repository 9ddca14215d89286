"""Workers for what would block the event loop: thinking, loading, replaying and drawing many moments.

Jobs queue here and not in the executor, so that clients take turns, jobs that a person waits for come first, and
cancelled jobs never start. The cost is charged to the client that asked; moves are free.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, NamedTuple, Protocol, TypeVar

from koruna.bots import allow_bots
from koruna.bots.own import ALLOWED, OwnBot
from koruna.engine.content import Content
from koruna.table.live.fair_queue import FairQueue
from koruna.table.live.request_client import NOBODY_COUNTED, request_client

Answer = TypeVar("Answer")

NICENESS = 10  # of the processes: the event loop, which everybody waits for, goes first
SECONDS_AT_FIRST = 0.1  # estimate for a kind of job before it was measured


class WorkBudget(Protocol):
    """How many seconds of work a client may use."""

    def must_have(self, client: str, cost: float) -> None:
        """Refuse a client that has not that much left."""

    def has(self, client: str, cost: float) -> bool: ...

    def charge(self, client: str, cost: float) -> None: ...


class Job(NamedTuple):
    client: str
    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    answer: asyncio.Future[Any]  # cancelled if the client has gone
    budget: WorkBudget | None  # charged for it


class WorkerPool:
    """Processes that are started on first use, and restarted if one dies.

    Or threads, for what has to stay in this process: those share one core with the event loop, a few milliseconds each.
    """

    count: int
    contents: Sequence[Content]  # those that jobs may refer to
    budget: WorkBudget | None
    in_threads: bool
    pool: Executor | None
    urgent: FairQueue[Job]  # a person waits for each of these
    usual: FairQueue[Job]
    patient: FairQueue[Job]  # for when there is nothing else to do
    at_work: set[asyncio.Task[None]]  # one per busy worker
    seconds: dict[str, float]  # average cost of a kind of job, by the name of its function

    def __init__(
        self, count: int, contents: Sequence[Content] = (), budget: WorkBudget | None = None, in_threads: bool = False
    ) -> None:
        self.count = count
        self.contents = contents
        self.budget = budget
        self.in_threads = in_threads
        self.pool = None
        self.urgent = FairQueue()
        self.usual = FairQueue()
        self.patient = FairQueue()
        self.at_work = set()
        self.seconds = {}

    async def run(self, work: Callable[..., Answer], *arguments: Any) -> Answer:
        """Run a job for the current client; refused if the client is over budget."""
        client = request_client.get()
        budget = None if client == NOBODY_COUNTED else self.budget
        if budget is not None:
            budget.must_have(client, self.expected(work) * (1 + self.urgent.waiting(client)))
        job = Job(client, work, arguments, asyncio.get_running_loop().create_future(), budget)
        answer: Answer = await self.answered(self.urgent, job)
        return answer

    async def run_later(self, client: str, work: Callable[..., Answer], *arguments: Any) -> Answer:
        """Run a job on behalf of a client at low priority; it is free and never refused."""
        job = Job(client, work, arguments, asyncio.get_running_loop().create_future(), None)
        answer: Answer = await self.answered(self.usual, job)
        return answer

    async def run_when_idle(
        self, client: str, budget: WorkBudget | None, work: Callable[..., Answer], *arguments: Any
    ) -> Answer:
        """Run a job once nothing else is queued, so it must be short itself; charged to a budget if one is given."""
        job = Job(client, work, arguments, asyncio.get_running_loop().create_future(), budget)
        answer: Answer = await self.answered(self.patient, job)
        return answer

    async def answered(self, queue: FairQueue[Job], job: Job) -> Any:
        queue.put(job.client, job)
        self.begin_next()
        return await job.answer

    def expected(self, work: Callable[..., Any]) -> float:
        """The recent average cost of a kind of job, in seconds."""
        return self.seconds.get(work.__name__, SECONDS_AT_FIRST)

    def begin_next(self) -> None:
        """Assign queued jobs to idle workers."""
        while len(self.at_work) < self.count and (queue := self.next_queue()) is not None:
            job = queue.take()
            if not job.answer.done():
                task = asyncio.get_running_loop().create_task(self.do(job))
                self.at_work.add(task)
                task.add_done_callback(self.end_work)

    def next_queue(self) -> FairQueue[Job] | None:
        """The first queue that is not empty."""
        return next((queue for queue in (self.urgent, self.usual, self.patient) if queue.lanes), None)

    def end_work(self, task: asyncio.Task[None]) -> None:
        self.at_work.discard(task)
        if not task.cancelled():
            self.begin_next()

    async def do(self, job: Job) -> None:
        try:
            answer, seconds = await self.in_worker(job)
        except asyncio.CancelledError:
            job.answer.cancel()
            raise
        except Exception as fault:  # raised for the client waiting for the answer
            if not job.answer.done():
                job.answer.set_exception(fault)
        else:
            self.count_cost(job, seconds)
            if not job.answer.done():
                job.answer.set_result(answer)

    def count_cost(self, job: Job, seconds: float) -> None:
        """Charge the cost of a job, even if its client has gone."""
        self.seconds[job.work.__name__] = (self.expected(job.work) + seconds) / 2
        if job.budget is not None:
            job.budget.charge(job.client, seconds)

    async def in_worker(self, job: Job) -> tuple[Any, float]:
        loop, pool = asyncio.get_running_loop(), self.start()
        try:
            return await loop.run_in_executor(pool, timed, job.work, job.arguments)
        except BrokenProcessPool:
            if self.pool is pool:  # otherwise another task has restarted it already
                self.end_workers()
            return await loop.run_in_executor(self.start(), timed, job.work, job.arguments)

    def start(self) -> Executor:
        if self.pool is None and self.in_threads:
            self.pool = ThreadPoolExecutor(self.count)
        elif self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.count,
                get_context("spawn"),
                initializer=begin,
                initargs=(list(self.contents), list(ALLOWED.values())),
            )
        return self.pool

    def stop(self) -> None:
        """Stop the workers; queued jobs are dropped."""
        for task in self.at_work:
            task.cancel()
        self.end_workers()

    def end_workers(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


# --- in the processes -------------------------------------------------------------------------

contents: list[Content] = []  # those of the server


def begin(of_server: list[Content], own_bots: list[OwnBot]) -> None:
    contents[:] = of_server
    allow_bots(own_bots)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    end_with_the_server()


def end_with_the_server() -> None:
    """Exit when the server does: if killed, it cannot stop its workers."""

    def watch() -> None:
        server = parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    Thread(target=watch, daemon=True).start()


def timed(work: Callable[..., Answer], arguments: tuple[Any, ...]) -> tuple[Answer, float]:
    """The result of a job, and its CPU seconds."""
    began = time.thread_time()
    return work(*arguments), time.thread_time() - began
