"""Clocks of one table in several processes: the earliest start counts."""

from __future__ import annotations

import asyncio
import time

import pytest

from koruna.table.live.clocks import Clocks
from koruna.table.live.live_table import Live
from koruna.table.log_lines import Chance, Clock, LogLine, Move
from koruna.table.store.store import Head

OPENING: list[LogLine] = [Clock(60), *map(Chance, ["5", "9", "13", "48", "king 0"])]


async def nobody(_table: Live, _seat: int) -> None: ...


def table(*log: LogLine) -> Live:
    return Live(Head("abc", "kingdomino", 1, {}, 2), [*OPENING, *log])


def tell(one: Clocks, other: Clocks) -> None:
    other.receive("other", one.news(), complete=False)


class WallClock:
    now = 1_000_000.0


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    wall = WallClock()
    monkeypatch.setattr(time, "time", lambda: wall.now)
    return wall


def test_the_first_that_counts_is_right(wall: WallClock) -> None:
    async def count() -> None:
        one, two = Clocks(nobody), Clocks(nobody)
        one.update(table())
        wall.now += 20
        two.update(table())
        assert (one.until("abc"), two.until("abc")) == (1_000_060, 1_000_080)
        one.news()  # was told before the other began, to nobody
        tell(two, one)
        assert one.until("abc") == 1_000_060
        tell(one, two)
        assert two.until("abc") == 1_000_060
        tell(two, one)
        assert (list(one.news()), list(two.news())) == ([], []), "they agree"
        one.update(table(Move(0, "claim 48"), Chance("king 1")))
        tell(one, two)
        assert two.until("abc") == 1_000_060, "it has not heard of the move yet"
        two.update(table(Move(0, "claim 48"), Chance("king 1")))
        assert (one.until("abc"), two.until("abc")) == (1_000_080, 1_000_080)
        one.stop()
        two.stop()

    asyncio.run(count())


def test_a_table_that_is_loaded_later_goes_by_what_was_told(wall: WallClock) -> None:
    async def count() -> None:
        one, two = Clocks(nobody), Clocks(nobody)
        one.update(table())
        two.receive("one", one.everything(), complete=True)
        wall.now += 20
        two.update(table())
        assert two.until("abc") == 1_000_060
        one.stop()
        two.stop()

    asyncio.run(count())
