"""Work that is done outside of the event loop: in which order, for whom, and whether at all."""

from __future__ import annotations

import asyncio
import os
import threading
from pathlib import Path

import pytest
from litestar.exceptions import TooManyRequestsException

from koruna.engine.errors import BadSetup
from koruna.table.live.worker_pool import NICENESS, WorkerPool
from koruna.table.requests.rate_limits import RateLimit
from tests.table.clients import asking

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Busy:
    """A pool with one worker, which is at work until it is let go, and notes what it was asked for then."""

    def __init__(self) -> None:
        self.pool = WorkerPool(1, in_threads=True)
        self.released = threading.Event()
        self.done: list[str] = []
        self.first = asyncio.create_task(self.pool.run(self.released.wait, 20))

    def note(self, what: str) -> str:
        self.done.append(what)
        return what

    async def release(self) -> None:
        self.released.set()
        await self.first


async def test_what_a_person_waits_for_comes_before_what_nobody_does() -> None:
    busy = Busy()
    bots = [asyncio.create_task(busy.pool.run_later("greedy", busy.note, f"bot {number}")) for number in range(5)]
    await asyncio.sleep(0)
    hint = asyncio.create_task(busy.pool.run(busy.note, "hint"))
    await asyncio.sleep(0)
    await busy.release()
    await asyncio.gather(hint, *bots)
    assert busy.done[0] == "hint"


async def test_what_can_wait_is_done_when_there_is_nothing_else() -> None:
    busy = Busy()
    patient = asyncio.create_task(busy.pool.run_when_idle("greedy", None, busy.note, "review"))
    await asyncio.sleep(0)
    bot = asyncio.create_task(busy.pool.run_later("greedy", busy.note, "bot"))
    await asyncio.sleep(0)
    await busy.release()
    await asyncio.gather(patient, bot)
    assert busy.done == ["bot", "review"]


async def test_what_nobody_waits_for_any_more_is_never_begun() -> None:
    busy = Busy()
    gone = asyncio.create_task(busy.pool.run(busy.note, "of a client that left"))
    await asyncio.sleep(0)
    stays = asyncio.create_task(busy.pool.run(busy.note, "of one that stays"))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.wait([gone])
    await busy.release()
    assert await stays == "of one that stays"
    assert busy.done == ["of one that stays"]
    assert not busy.pool.at_work


async def test_a_client_that_leaves_while_its_work_is_done_holds_up_nobody_and_pays() -> None:
    budget = RateLimit(60)
    pool = WorkerPool(2, budget=budget, in_threads=True)
    began, released = threading.Event(), threading.Event()

    def work() -> None:
        began.set()
        sum(range(200_000))
        released.wait(20)

    with asking("eva"):
        gone = asyncio.create_task(pool.run(work))
    await asyncio.to_thread(began.wait)
    gone.cancel()
    await asyncio.wait([gone], timeout=10)
    assert gone.cancelled(), "though the work is not done"
    assert budget.spent_by("eva") == 0
    released.set()
    await asyncio.gather(*pool.at_work)
    assert budget.spent_by("eva") > 0


async def test_work_costs_what_it_takes_and_is_refused_when_too_much_was_spent() -> None:
    budget = RateLimit(60)
    pool = WorkerPool(1, budget=budget, in_threads=True)
    with asking("eva"):
        assert await pool.run(sum, range(1_000_000)) == 499_999_500_000
        assert 0.001 < budget.spent_by("eva") < 1
        budget.charge("eva", 60)
        with pytest.raises(TooManyRequestsException) as refused:
            await pool.run(sum, range(1))
        assert int((refused.value.headers or {})["Retry-After"]) >= 1
    with asking("petr"):
        assert await pool.run(sum, range(3)) == 3
    assert await pool.run(sum, range(3)) == 3, "the server itself has no budget"


async def test_what_waits_already_counts_as_if_it_were_spent() -> None:
    """Or a client could ask a hundred times before the first answer has cost anything."""
    budget = RateLimit(60)
    pool = WorkerPool(1, budget=budget, in_threads=True)
    released = threading.Event()
    budget.charge("eva", 30)
    pool.seconds["wait"] = 10.0
    with asking("eva"):
        asked = [asyncio.create_task(pool.run(released.wait, 20)) for _ in range(10)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    refused = [task for task in asked if task.done() and isinstance(task.exception(), TooManyRequestsException)]
    assert len(refused) == 6
    released.set()
    await asyncio.gather(*asked, return_exceptions=True)


async def test_a_fault_is_told_to_whoever_waits() -> None:
    pool = WorkerPool(1, in_threads=True)

    def fail() -> None:
        raise BadSetup("unknown-bot", {})

    with pytest.raises(BadSetup):
        await pool.run(fail)
    assert await pool.run(sum, [1, 2]) == 3


def die_once(mark: str) -> str:
    if not os.path.exists(mark):
        Path(mark).touch()
        os._exit(1)
    return "alive"


async def test_work_is_done_again_if_its_process_dies(tmp_path: Path) -> None:
    pool = WorkerPool(1)
    assert await pool.run(die_once, str(tmp_path / "died")) == "alive"
    assert await pool.run(os.nice, 0) == min(19, os.nice(0) + NICENESS), "the event loop goes first"
    pool.stop()
