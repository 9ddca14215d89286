"""Tables that are cleared away by their age, and tables that are removed while people look at them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import select

from koruna.table.config import ServerConfig
from koruna.table.live.live_table import Live
from koruna.table.live.new_table import make_table
from koruna.table.live.retention import clear_away, close, forget_removed, remove
from koruna.table.live.seating import use_key
from koruna.table.live.tables import LiveTables
from koruna.table.log_lines import Name
from koruna.table.schemas import SeatRequest
from koruna.table.store import store as storing
from koruna.table.store.sql_tables import holders
from koruna.table.store.sql_tables import tables as rows
from koruna.table.store.store import Addition, Store

PEOPLE = [SeatRequest("person", "Eva"), SeatRequest("person", "Petr")]
A_DAY = 24 * 3600

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@asynccontextmanager
async def opened(tmp_path: Path) -> AsyncIterator[LiveTables]:
    tables = LiveTables(Store(f"sqlite:///{tmp_path}/koruna.db"), 0)
    yield tables
    await tables.close()


async def make(tables: LiveTables) -> Live:
    return await make_table(tables, "kingdomino", {}, PEOPLE, "host", {0: "eva", 1: "petr"})


async def left_for(tables: LiveTables, days: float, over: bool) -> str:
    """A table where nothing has happened for so long."""
    made = await make(tables)
    if over:
        tables.store.append([Addition(made.head.id, made.seq, [Name(0, "Eva")], True)])
    then = rows.c.changed - days * A_DAY
    with tables.store.engine.begin() as connection:
        connection.execute(rows.update().where(rows.c.id == made.head.id).values(changed=then))
    return made.head.id


@pytest.mark.parametrize(
    ("config", "gone"),
    [
        (ServerConfig(), []),
        (ServerConfig(days_of_finished=90), [3]),
        (ServerConfig(days_of_unfinished=30), [1]),
        (ServerConfig(days_of_finished=10, days_of_unfinished=10), [1, 2, 3]),
    ],
)
async def test_finished_and_unfinished_tables_are_kept_for_as_many_days_as_is_said(
    tmp_path: Path, config: ServerConfig, gone: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storing, "DELETED_TOGETHER", 1)
    async with opened(tmp_path) as tables:
        made = [await left_for(tables, days, over) for days, over in ((1, False), (31, False), (31, True), (91, True))]
        assert await clear_away(tables, config) == len(gone)
        assert [at for at, id in enumerate(made) if tables.store.head(id) is None] == gone


async def test_of_a_removed_table_nothing_is_left(tmp_path: Path) -> None:
    async with opened(tmp_path) as tables:
        made, other = await make(tables), await make(tables)
        assert await remove(tables, made.head.id)
        assert not await remove(tables, made.head.id)
        assert await tables.get(made.head.id) is None
        assert tables.store.log(made.head.id) == []
        assert await tables.get(other.head.id) is other
        with tables.store.engine.connect() as connection:
            left = connection.scalars(select(holders.c.table).distinct()).all()
        assert left == [other.head.id]


async def test_whoever_looks_at_a_table_that_another_program_removes_is_told(tmp_path: Path) -> None:
    async with opened(tmp_path) as tables:
        made = await make(tables)
        other = await make(tables)
        with tables.news.subscribe(made.head.id) as subscriber, tables.news.subscribe(other.head.id) as elsewhere:
            elsewhere.notified = False
            from_outside = Store(str(tables.store.engine.url))
            from_outside.remove(made.head.id)
            from_outside.close()
            await forget_removed(tables)
            assert await asyncio.wait_for(subscriber.wait(30), 30)
            assert await tables.get(made.head.id) is None
            assert not await elsewhere.wait(0.01)


async def test_a_finished_table_stays_finished_when_somebody_looks_from_another_device(tmp_path: Path) -> None:
    """Otherwise it would be cleared away as an unfinished one."""
    async with opened(tmp_path) as tables:
        made = await make(tables)
        await close(tables, made.head.id)
        await use_key(tables, made, lambda: [0], "another device")
        assert tables.store.over(made.head.id)
