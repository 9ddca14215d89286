"""Two processes on one database, without their supervisor: what happens in one is soon so in the other."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from koruna.table.config import ServerConfig
from koruna.table.live.background_tasks import running_tasks
from koruna.table.live.listed_by import MOST_OF_CLIENT, ListedBy
from koruna.table.live.live_table import Live
from koruna.table.live.new_table import make_table
from koruna.table.live.retention import clear_away, remove
from koruna.table.live.tables import LiveTables
from koruna.table.live.worker_pool import WorkerPool
from koruna.table.operator.page import change_blocks
from koruna.table.operator.secret import OPERATOR, SECONDS_OF_SESSION, OperatorSecret
from koruna.table.peers.peers import Peers
from koruna.table.peers.worker import Worker
from koruna.table.requests.blocks import BLOCKS
from koruna.table.requests.request_identity import AnyRequest
from koruna.table.schemas import SeatRequest
from koruna.table.server import open_tables
from koruna.table.store.digests import digest
from koruna.table.store.sql_tables import blocks
from koruna.table.store.sql_tables import tables as rows
from tests.table.clients import asking

PEOPLE = [SeatRequest("person", "Eva"), SeatRequest("person")]
BOTS = [SeatRequest("bot", level="random")] * 2
CONFIG = ServerConfig(operator_secret="a secret of the operator")

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Process:
    peers: Peers

    def __init__(self, database: str, number: int, link: socket.socket) -> None:
        self.state = open_tables(database, 0, config=CONFIG, worker=Worker("machine", number, link))
        self.tables: LiveTables = self.state["tables"]
        self.tables.thinkers = WorkerPool(1, in_threads=True)
        self.peers = self.tables.peers
        self.peers.when_gone = self.tables.go_on_for_others
        self.sent: list[str] = []

    def send(self, text: str) -> None:
        self.sent.append(text)
        self.other.peers.receive(text)

    def tell(self, other: Process) -> None:
        self.other = other
        self.peers.wire = self


@asynccontextmanager
async def two(tmp_path: Path) -> AsyncIterator[tuple[Process, Process]]:
    link, _ = socket.socketpair()
    with link, _:
        one, other = (Process(f"sqlite:///{tmp_path}/koruna.db", number, link) for number in range(2))
        one.tell(other)
        other.tell(one)
        one.peers.broadcast_news()
        other.peers.broadcast_news()
        yield one, other
        await one.tables.close()
        await other.tables.close()


async def all_done() -> None:
    while running_tasks:
        await asyncio.gather(*running_tasks)


async def make(process: Process, seats: list[SeatRequest], listed: bool = False) -> Live:
    people = {seat: "eva" for seat, request in enumerate(seats) if request.kind == "person"}
    return await make_table(process.tables, "kingdomino", {}, seats, "host", people, listed=listed)


async def test_however_many_networks_are_blocked_the_other_knows_them(tmp_path: Path) -> None:
    async with two(tmp_path) as (one, other):
        networks = [f"203.{number >> 8}.{number & 255}.0/24" for number in range(300)]
        with one.tables.store.engine.begin() as connection:
            connection.execute(blocks.insert(), [{"network": each, "until": time.time() + 3600} for each in networks])
        request = SimpleNamespace(app=SimpleNamespace(state=one.state))
        await change_blocks(cast("AnyRequest", request), one.tables)
        await all_done()
        assert len(other.state[BLOCKS].until) == 300
        assert len(one.sent[-1]) < 200, "the database has them"


async def test_a_table_that_is_removed_is_gone_in_the_other_at_once(tmp_path: Path) -> None:
    async with two(tmp_path) as (one, other):
        made, old = await make(one, PEOPLE), await make(one, PEOPLE)
        for id in (made.head.id, old.head.id):
            assert await other.tables.get(id) is not None
        await remove(one.tables, made.head.id)
        assert list(other.tables.live) == [old.head.id]
        with one.tables.store.engine.begin() as connection:
            connection.execute(rows.update().values(changed=0))
        assert await clear_away(one.tables, ServerConfig(days_of_unfinished=1)) == 1
        await all_done()
        assert (one.tables.live, other.tables.live) == ({}, {}), "also if its time was over"


async def test_the_bots_of_a_process_that_ends_go_on_in_the_other_at_once(tmp_path: Path) -> None:
    async with two(tmp_path) as (one, other):
        first, second = sorted((one, other), key=lambda process: process.peers.me)
        with asking("192.0.2.1"):
            made = await make(second, BOTS)
            second.tables.at_work[made.head.id].cancel()
            first.tables.presence.look(made.head.id)
            first.peers.broadcast_news()
            await second.tables.get(made.head.id)
        assert not second.tables.presence.lets_bots_play(made.head.id)
        await asyncio.sleep(0)
        assert not second.tables.at_work
        second.peers.forget(first.peers.me)
        await asyncio.gather(*second.tables.at_work.values())
        assert made.match.over()


async def test_of_the_tables_of_one_client_all_keep_the_same_in_the_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter(range(1, 100))
    monkeypatch.setattr("koruna.table.live.listed_by.time", SimpleNamespace(time=lambda: float(next(clock))))
    async with two(tmp_path) as (one, other):
        with asking("192.0.2.1"):
            made = [await make(process, PEOPLE, listed=True) for process in (one, other) * MOST_OF_CLIENT]
        one.peers.broadcast_news()
        other.peers.broadcast_news()
        await all_done()
        assert {*one.tables.store.listed(50)} == {table.head.id for table in made[-MOST_OF_CLIENT:]}


def test_however_many_processes_list_tables_at_once_so_many_stay() -> None:
    processes = [ListedBy() for _ in range(3)]
    listed: set[str] = set()
    for process in processes:
        process.when_too_many = listed.difference_update
    for burst in range(5):
        for name, process in enumerate(processes):
            for number in range(MOST_OF_CLIENT):
                table = f"{burst} {name} {number}"
                listed.add(table)
                listed -= {*process.add("client", table)}
        told = [process.news() for process in processes]
        for process in processes:
            for other, news in zip(processes, told, strict=True):
                if other is not process:
                    process.receive("other", news, complete=False)
        assert len(listed) == MOST_OF_CLIENT
        assert all({*process.tables["client"]} == listed for process in processes)


# --- sessions of the operator --------------------------------------------------------------------


def by_browser(key: str) -> AnyRequest:
    return cast("AnyRequest", SimpleNamespace(cookies={OPERATOR: key}, headers={}, url=SimpleNamespace(scheme="http")))


def two_with_a_session() -> tuple[OperatorSecret, OperatorSecret]:
    one, other = OperatorSecret(CONFIG), OperatorSecret(CONFIG)
    one.broadcast_now = lambda: other.receive("one", one.news(), complete=False)
    one.remember(digest("key"), SECONDS_OF_SESSION)
    one.broadcast_session(digest("key"))
    return one, other


def test_a_session_is_known_and_ended_everywhere_at_once() -> None:
    one, other = two_with_a_session()
    assert other.is_operator(by_browser("key"))
    one.end_session(by_browser("key"))
    assert not other.is_operator(by_browser("key"))


def test_what_was_told_before_a_session_was_ended_does_not_bring_it_back(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = two_with_a_session()
    on_its_way = other.everything()
    one.end_session(by_browser("key"))
    for process in (one, other):
        process.receive("other", on_its_way, complete=True)
        assert not process.is_operator(by_browser("key"))
    third = OperatorSecret(CONFIG)
    third.receive("one", one.everything(), complete=True)
    third.receive("other", on_its_way, complete=True)
    assert not third.is_operator(by_browser("key")), "nor in a process that begins"
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now + SECONDS_OF_SESSION + 1)
    assert third.everything() == [], "it is not remembered for ever"
