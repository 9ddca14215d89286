"""Tables that are not in memory are loaded beside the event loop, and once for all who ask."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from koruna.table.live import loaded_tables
from koruna.table.live.frozen import open_table
from koruna.table.live.rematch import play_on
from koruna.table.live.tables import LiveTables
from koruna.table.log_lines import LogLine, Name
from koruna.table.store.store import Addition, Store
from tests.how_many import how_many
from tests.table.long_tables import with_long_table

LINES = how_many(interpreted=400, compiled=1400, nightly=1400)

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def longest_pause(work: Coroutine[Any, Any, Any]) -> tuple[float, float]:
    """For how long at most the event loop did nothing else meanwhile, and how long it took in all."""
    began = last = time.monotonic()
    longest, task = 0.0, asyncio.ensure_future(work)
    while not task.done():
        await asyncio.sleep(0.001)
        now = time.monotonic()
        longest, last = max(longest, now - last), now
    await task
    return longest, last - began


async def test_the_event_loop_goes_on_while_a_long_table_is_loaded(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/koruna.db"
    id = with_long_table(database, LINES)
    served = LiveTables(Store(database), 0)
    pause, in_all = await longest_pause(served.get(id))
    assert pause < in_all / 2
    table = served.live[id]
    pause, in_all = await longest_pause(play_on(served, table, len(table.match.record.lines) - 1, [0], "key", "random"))
    assert pause < in_all / 2, "nor does a table that plays on from there hold it up"
    await served.close()


async def test_a_table_for_which_many_ask_is_loaded_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []

    def noted(head: Any, *of: Any) -> Any:
        loaded.append(head.id)
        return open_table(head, *of)

    monkeypatch.setattr(loaded_tables, "open_table", noted)
    database = f"sqlite:///{tmp_path}/koruna.db"
    id = with_long_table(database, 50)
    served = LiveTables(Store(database), 0)
    found = await asyncio.gather(*(served.get(id) for _ in range(20)))
    assert loaded == [id]
    assert {*found} == {served.live[id]}
    await served.close()


async def test_what_two_tasks_read_of_other_processes_is_applied_once_and_none_is_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second reads more than the first, and both began at the same line."""
    database = f"sqlite:///{tmp_path}/koruna.db"
    id = with_long_table(database, 50)
    served, other = LiveTables(Store(database, one_of_several=True), 0), Store(database, one_of_several=True)
    table = await served.get(id)
    assert table is not None
    seq = table.seq
    more: list[LogLine] = [Name(0, "Eva"), Name(1, "Petr")]
    other.append([Addition(id, seq, more, False)])
    answers = iter([more[:1], more])

    async def read(*_: Any) -> list[LogLine]:
        lines = next(answers)
        await asyncio.sleep(0.01 * len(lines))
        return lines

    monkeypatch.setattr(loaded_tables, "in_thread", read)
    await asyncio.gather(served.catch_up(table), served.catch_up(table))
    assert (table.seq, table.names[:2]) == (seq + 2, ["Eva", "Petr"])
    monkeypatch.undo()
    await served.close()
    other.close()
