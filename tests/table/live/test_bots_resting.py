"""Bots play where somebody looks, and everybody's turn comes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from koruna.table.live import presence, tables
from koruna.table.live.bot_workers import Decided, decide, question
from koruna.table.live.live_table import Live
from koruna.table.live.new_table import make_table
from koruna.table.live.tables import LiveTables
from koruna.table.live.worker_pool import WorkerPool
from koruna.table.requests.event_stream import SECONDS_BETWEEN_KEEP_ALIVES
from koruna.table.schemas import SeatRequest
from koruna.table.store.store import Store
from tests.how_many import how_many
from tests.table.clients import asking

BOTS = [SeatRequest("bot", level="random"), SeatRequest("bot", level="random")]
PERSON = [SeatRequest("person", "Eva"), SeatRequest("bot", level="random")]
MANY = how_many(interpreted=40, compiled=60, nightly=240)

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@asynccontextmanager
async def serving(tmp_path: Path) -> AsyncIterator[LiveTables]:
    """Its bots think in a thread, which starts sooner than a process."""
    served = LiveTables(Store(f"sqlite:///{tmp_path}/koruna.db"), 0)
    served.thinkers = WorkerPool(1, in_threads=True)
    try:
        yield served
    finally:
        await served.close()


async def make(served: LiveTables, seats: list[SeatRequest]) -> Live:
    people = {seat: "eva" for seat, request in enumerate(seats) if request.kind == "person"}
    return await make_table(served, "kingdomino", {}, seats, "host", people)


async def at_rest(served: LiveTables) -> None:
    while served.at_work:
        await asyncio.gather(*served.at_work.values())


async def test_bots_rest_where_nobody_looks_and_go_on_when_somebody_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as served:
        table = await make(served, BOTS)
        monkeypatch.setattr(presence, "SECONDS_OF_INTEREST", -1)
        await at_rest(served)
        seq = table.seq
        assert not table.match.over()
        monkeypatch.setattr(presence, "SECONDS_OF_INTEREST", 60)
        assert await served.get(table.head.id) is table
        await at_rest(served)
        assert table.seq > seq
        assert table.match.over()


async def test_a_table_with_an_open_stream_is_looked_at() -> None:
    assert SECONDS_BETWEEN_KEEP_ALIVES < presence.SECONDS_OF_INTEREST / 2, "a stream asks before every keep-alive"


async def test_only_those_who_looked_lately_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = presence.Presence()
    for client in ("eva", "petr"):
        with asking(client):
            seen.look("table")
    assert seen.looking("table") == ["eva", "petr"]
    assert seen.looking("other") == []
    monkeypatch.setattr(presence, "SECONDS_OF_INTEREST", -1)
    assert seen.looking("table") == []
    with asking("eva"):
        seen.look("table")
        seen.look("other")
    assert "petr" not in str(seen.lookers), "nobody's address is kept for longer"


async def test_many_tables_of_one_visitor_do_not_make_another_wait_for_a_hint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor for the move of a bot: neither waits for more than the thought that is under way and one more."""
    thoughts: list[str] = []

    def noted(record: str, seat: int, level: str, seed: str, seconds: float) -> Decided:
        thoughts.append(seed)
        time.sleep(0.01)  # or so few would wait that nobody noticed
        return decide(record, seat, level, seed, seconds)

    monkeypatch.setattr(tables, "decide", noted)
    async with serving(tmp_path) as served:
        with asking("visitor"):
            for _ in range(MANY):
                await make(served, BOTS)
        with asking("eva"):
            table = await make(served, PERSON)
        while 0 not in table.match.state.waiting():
            await asyncio.sleep(0.01)
        assert len(served.thinkers.usual) > MANY // 2, "the bots of the others are waiting"
        before = len(thoughts)
        with asking("eva"):
            hint = await served.thinkers.run(decide, *question(table, 0, "greedy"))
        assert len(thoughts) - before <= 2
        before, own = len(thoughts), question(table, 1, "random")[3]
        await served.move(table, table.seq, hint.text, 0)
        while 0 in table.match.state.waiting():
            before = len(thoughts)
            await served.move(table, table.seq, table.match.moves(0)[0], 0)
        while own not in thoughts[before:]:
            await asyncio.sleep(0)
        assert thoughts[before:].index(own) <= 4
