"""Which tables are kept in memory: as many as the limit allows, and always those where somebody is."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from koruna.table.live.live_table import Live
from koruna.table.live.memory import size_of
from koruna.table.live.new_table import make_table
from koruna.table.live.tables import LiveTables
from koruna.table.schemas import SeatRequest
from koruna.table.store.store import Store

PEOPLE = [SeatRequest("person", "Eva"), SeatRequest("person", "Petr")]

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@asynccontextmanager
async def room_for_two(tmp_path: Path) -> AsyncIterator[LiveTables]:
    """Tables of which two fit into memory, but not three."""
    tables = LiveTables(Store(f"sqlite:///{tmp_path}/koruna.db"), 0)
    first = await make(tables)
    tables.most_memory = int(2.5 * size_of(first))
    tables.live.clear()
    yield tables
    await tables.close()


async def make(tables: LiveTables) -> Live:
    return await make_table(tables, "kingdomino", {}, PEOPLE, "host", {0: "eva", 1: "petr"})


async def test_the_least_recently_used_table_is_unloaded(tmp_path: Path) -> None:
    async with room_for_two(tmp_path) as tables:
        first, second = await make(tables), await make(tables)
        assert await tables.get(first.head.id) is first
        third = await make(tables)
        assert list(tables.live.values()) == [first, third]
        again = await tables.get(second.head.id)
        assert again is not None
        assert again is not second
        assert again.match.record.text() == second.match.record.text(), "nothing is lost"
        assert list(tables.live.values()) == [third, again]


async def test_a_table_that_somebody_watches_stays(tmp_path: Path) -> None:
    async with room_for_two(tmp_path) as tables:
        first = await make(tables)
        with tables.news.subscribe(first.head.id):
            others = [await make(tables) for _ in range(3)]
            assert list(tables.live.values()) == [first, others[-1]]
        last = await make(tables)
        assert list(tables.live.values()) == [others[-1], last]


async def test_a_change_at_a_table_that_was_unloaded_meanwhile_is_seen(tmp_path: Path) -> None:
    """Two requests hold the same table; it is unloaded and loaded again before the first of them moves."""
    async with room_for_two(tmp_path) as tables:
        first = await make(tables)
        tables.live.clear()
        again = await tables.get(first.head.id)
        assert again is not None
        assert again is not first
        turn = first.match.state.turn()
        await tables.move(first, first.seq, first.match.moves(turn)[0], turn)
        now = await tables.get(first.head.id)
        assert now is not None
        assert now.seq == first.seq


# Something that is still used lies after each piece that is not. How much memory is given back, of 40 megabytes.
SCATTERED = """
import resource
from pathlib import Path
from koruna.table.live.memory import trim
memory = lambda: int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
taken, kept = [], []
for number in range(2000):  # sizes that the compiler of Python does not know, so that each is really made
    taken.append("x" * (20_000 + number))
    kept.append("y" * (2_000 + number))
del taken
before = memory()
trim()
print(before - memory())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="others give it back by themselves")
def test_memory_that_is_free_is_given_back() -> None:
    """In a process of its own, since this one has free memory that it would use first. A system that is short of memory
    may have taken a part of it already, so a quarter is enough; without trimming it is nothing."""
    told = subprocess.run([sys.executable, "-c", SCATTERED], capture_output=True, text=True, check=True)
    assert int(told.stdout) > 10_000_000
