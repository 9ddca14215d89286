"""What carries messages carries on, whatever is told."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Sequence
from typing import Any, cast

import pytest
from sqlalchemy.exc import OperationalError

from koruna.table.peers import local_wire, postgres_wire
from koruna.table.peers.local_wire import LocalWire
from koruna.table.peers.postgres_wire import PostgresWire
from koruna.table.store.store import CHANNEL, PEERS, Store

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Notified:
    """A PostgreSQL that refuses what is too long, with all that is sent together."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.is_away = False

    def notify_peers(self, texts: Sequence[str]) -> None:
        if self.is_away:
            raise OperationalError("NOTIFY", {}, Exception("away"))
        if any(len(text) > 7999 for text in texts):
            raise ValueError("payload string too long")
        self.told += texts


def wire_of(store: Notified, heard: list[Any]) -> PostgresWire:
    return PostgresWire(cast("Store", store), heard.append, lambda table, seq: heard.append((table, seq)), lambda: None)


async def test_a_message_that_postgresql_refuses_is_logged_and_the_others_arrive(
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = Notified()
    wire = wire_of(store, [])
    wire.tasks = [asyncio.get_running_loop().create_task(wire.write())]
    for text in ("rain", "x" * 8000, "wind", "x" * 8000):
        wire.send(text)
    await asyncio.wait_for(wire.outgoing.join(), 30)
    wire.send("goodbye")
    await wire.close()
    assert store.told == ["rain", "wind", "goodbye"], "and the last before it ends"
    assert len(caplog.records) == 1


async def test_a_database_that_is_away_does_not_hold_up_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_wire, "SECONDS_FOR_THE_LAST", 0.05)
    store = Notified()
    wire = wire_of(store, [])
    store.is_away = True
    wire.tasks = [asyncio.get_running_loop().create_task(wire.write())]
    wire.send("rain")
    await asyncio.sleep(0.05)
    wire.send("goodbye")
    await asyncio.wait_for(wire.close(), 30)
    assert store.told == []


async def test_a_strange_notification_is_logged_once_and_harms_nobody(caplog: pytest.LogCaptureFixture) -> None:
    heard: list[Any] = []
    wire = wire_of(Notified(), heard)
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            wire.take(CHANNEL, "nonsense")
    wire.take(CHANNEL, "table 7,other 8")
    wire.take(PEERS, "rain")
    assert heard == [("table", 7), ("other", 8), "rain"]
    assert len(caplog.records) == 1


async def test_a_worker_shows_that_it_is_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_wire, "SECONDS_BETWEEN_BEATS", 0.01)
    wire = LocalWire(lambda line: None, lambda name: None, lambda begins: None, lambda: None)
    ours, theirs = socket.socketpair()
    await wire.begin(theirs)
    received = b""
    ours.setblocking(False)
    with ours:
        async with asyncio.timeout(30):
            while received.count(b"alive\n") < 2:
                received += await asyncio.get_running_loop().sock_recv(ours, 1000)
    await wire.close()


async def test_a_worker_does_what_its_supervisor_says_and_hears_the_others() -> None:
    heard: list[Any] = []
    left = asyncio.Event()

    def drain(begins: bool) -> None:
        heard.append(begins)
        raise ValueError("which harms nobody")

    wire = LocalWire(heard.append, lambda name: heard.append(f"gone: {name}"), drain, left.set)
    ours, theirs = socket.socketpair()
    await wire.begin(theirs)
    wire.say_ready("name")
    wire.say_draining(True)
    wire.send("{}")
    with ours:
        ours.sendall(b"drain\ngo on\ngone ab12\n{}\n{half")
        await asyncio.sleep(0.02)
        assert ours.recv(1000) == b"ready name\ndrain\n{}\n"
    await asyncio.wait_for(left.wait(), 30)
    assert heard == [True, False, "gone: ab12", b"{}\n"]
    await wire.close()
