"""Attacks on a server, with the numbers with which they once succeeded.

The same with small numbers are in requests/test_connection_limits.py, test_stream.py and live/test_news.py.
"""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from bench.browser import Page
from bench.processes import memory_kb

from koruna.table.config import ServerConfig
from tests.how_many import NIGHTLY

from .seats import Seats
from .test_serve import PATIENCE, running

pytestmark = pytest.mark.skipif(not NIGHTLY, reason="takes minutes")
STREAMS = 1900
LONGEST_WAIT = 0.3  # seconds for somebody else meanwhile, besides three times what it takes otherwise


@contextmanager
def waits(address: str) -> Iterator[list[float]]:
    """How long somebody else waits for answers, until the end of the block."""
    found: list[float] = []
    over = threading.Event()

    def ask() -> None:
        with httpx.Client(base_url=address, timeout=PATIENCE) as client:
            while not over.wait(0.01):
                began = time.monotonic()
                client.get("/api/tables/none")
                found.append(time.monotonic() - began)

    asking = threading.Thread(target=ask)
    asking.start()
    try:
        yield found
    finally:
        over.set()
        asking.join()


def test_a_move_that_thousands_watch_holds_up_nobody(tmp_path: Path) -> None:
    with running(tmp_path) as (address, _), httpx.Client(base_url=address, timeout=PATIENCE) as client:
        table, port = Seats(client), int(address.rpartition(":")[2])

        async def watch() -> None:
            pages = []
            for number in range(STREAMS):
                pages.append(await Page.open(port, table.id, "none"))
                if number % 50 == 49:
                    await asyncio.gather(*(page.wait_for(1) for page in pages[-50:]))
            with waits(address) as usual:
                await asyncio.sleep(1)
            with waits(address) as found:
                await asyncio.to_thread(table.play, 3)
                seq = (await asyncio.to_thread(table.now))["seq"]
                await asyncio.gather(*(page.wait_for(seq) for page in pages))
            assert max(found) < LONGEST_WAIT + 3 * max(usual)
            for page in pages:
                page.close()

        asyncio.run(watch())


def test_a_header_without_end_is_not_kept(tmp_path: Path) -> None:
    with running(tmp_path) as (address, server):
        assert httpx.get(address, timeout=PATIENCE).status_code == 200
        before = memory_kb(server.pid)
        try:
            answer = httpx.get(address, headers={"X": "a" * 150_000_000}, timeout=PATIENCE).status_code
        except httpx.TransportError:  # it is closed before all is sent
            answer = 431
        assert answer == 431
        assert memory_kb(server.pid) - before < 20_000
        assert httpx.get(address, timeout=PATIENCE).status_code == 200


def test_half_sent_requests_are_not_kept(tmp_path: Path) -> None:
    with running(tmp_path) as (address, _), ExitStack() as opened:
        url = httpx.URL(address)
        links = [opened.enter_context(socket.create_connection((url.host, url.port or 80), 40)) for _ in range(240)]
        for link in links:
            link.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n")
        assert {link.recv(12) for link in links} == {b"HTTP/1.1 408"}
        assert ServerConfig().seconds_for_body < 40
