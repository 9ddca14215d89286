"""`python -m bench.tables`: many tables at once on one server, and how long a move takes to reach both its pages.

One server process with SQLite and this script share the machine. Every table has two people whose pages are
open; moves are made at a steady rate over all tables, and each is timed from the request to the moment both pages
have been sent it, drawn.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec

SERVER = """
import sys
import uvicorn
from koruna.table.server import make_app
uvicorn.run(make_app(sys.argv[1], pace=0), port=int(sys.argv[2]), log_level="error")
"""
PEOPLE = {"game": "kingdomino", "seats": [{"kind": "person"}, {"kind": "person"}]}

# What must be reached: the slowest but one in a hundred, in milliseconds; memory for a table at rest, in kB.
P99_MS = 100
TABLE_KB = 100


class Page:
    """A page that is open at a table: what it was sent last, and when."""

    def __init__(self, seat: int, key: str, table: str) -> None:
        self.cookies = {"Cookie": f"seats_{table}={key}", "Accept-Encoding": "identity"}
        self.seat = seat
        self.seq = -1
        self.moves: list[str] = []
        self.changed = asyncio.Event()

    async def watch(self, client: httpx.AsyncClient, table: str) -> None:
        async with client.stream("GET", f"/t/{table}/stream", headers=self.cookies, timeout=None) as stream:
            async for line in stream.aiter_lines():
                if line.startswith("data:"):
                    told: dict[str, Any] = msgspec.json.decode(line[5:])
                    self.seq = told["seq"]
                    self.moves = [move["text"] for move in told["moves"]] if told["mine"] else []
                    self.changed.set()

    async def wait_for(self, seq: int) -> None:
        while self.seq < seq:
            self.changed.clear()
            await self.changed.wait()


class Load:
    def __init__(self, client: httpx.AsyncClient, interval: float, end: float) -> None:
        self.client = client
        self.interval = interval
        self.end = end
        self.times: list[float] = []
        self.errors: list[str] = []
        self.rng = Random(1)

    async def keep_playing(self, delay: float) -> None:
        """One table after another, a move every interval."""
        await asyncio.sleep(delay)
        while time.monotonic() < self.end:
            made = (await self.client.post("/api/tables", json=PEOPLE)).json()
            pages = [Page(seat["seat"], seat["key"], made["table"]) for seat in made["seats"]]
            watching = [asyncio.create_task(page.watch(self.client, made["table"])) for page in pages]
            await asyncio.gather(*(page.wait_for(1) for page in pages))
            try:
                await self.play_table(made["table"], pages)
            finally:
                for task in watching:
                    task.cancel()

    async def play_table(self, table: str, pages: list[Page]) -> None:
        while time.monotonic() < self.end:
            began = time.monotonic()
            mover = next((page for page in pages if page.moves), None)
            if mover is None:
                return
            move = {"seq": mover.seq, "move": self.rng.choice(mover.moves)}
            answer = await self.client.post(f"/api/tables/{table}/moves", json=move, headers=mover.cookies)
            if answer.status_code != 200:
                self.errors.append(f"{answer.status_code} {answer.text[:120]}")
                return
            seq = answer.json()["seq"]
            try:
                await asyncio.gather(*(asyncio.wait_for(page.wait_for(seq), 10) for page in pages))
            except TimeoutError:
                self.errors.append(f"line {seq} did not reach both pages in ten seconds")
                return
            self.times.append(time.monotonic() - began)
            await asyncio.sleep(max(0.0, began + self.interval - time.monotonic()))


async def put_load(address: str, tables: int, rate: float, seconds: float) -> Load:
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=tables * 3)
    async with httpx.AsyncClient(base_url=address, limits=limits, timeout=30) as client:
        load = Load(client, tables / rate, time.monotonic() + seconds)
        await asyncio.gather(*(load.keep_playing(n / rate) for n in range(tables)))
        return load


def memory_kb(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text().split("VmRSS:")
    return int(status[1].split()[0]) if len(status) > 1 else 0


def main() -> int:
    wishes = argparse.ArgumentParser(prog="python -m bench.tables")
    wishes.add_argument("--tables", type=int, default=200)
    wishes.add_argument("--rate", type=float, default=200, help="moves a second over all tables")
    wishes.add_argument("--seconds", type=float, default=300)
    wishes.add_argument("--port", type=int, default=8765)
    asked = wishes.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, "-c", SERVER, f"sqlite:///{folder}/koruna.db", str(asked.port)])
        try:
            address = f"http://127.0.0.1:{asked.port}"
            wait_for(address)
            before = memory_kb(server.pid)
            load = asyncio.run(put_load(address, asked.tables, asked.rate, asked.seconds))
            after = memory_kb(server.pid)
        finally:
            server.terminate()
            server.wait()
    times = sorted(load.times)
    speed = len(times) / asked.seconds
    print(f"{len(times)} moves at {speed:.0f} a second on {asked.tables} tables, {os.cpu_count()} cores")
    if times:
        middle, slow = times[len(times) // 2] * 1000, times[int(len(times) * 0.99)] * 1000
        print(f"from the request to both pages: median {middle:.1f} ms, p99 {slow:.1f} ms (must be under {P99_MS})")
        print(f"slowest {times[-1] * 1000:.0f} ms; errors {len(load.errors)} {load.errors[:3]}")
    print(f"memory: {before / 1024:.0f} MB before, {after / 1024:.0f} MB after")
    return 1 if load.errors or not times else 0


def wait_for(address: str) -> None:
    for _ in range(200):
        try:
            httpx.get(f"{address}/api/games")
            return
        except httpx.TransportError:
            time.sleep(0.05)
    raise SystemExit("The server does not start.")


if __name__ == "__main__":
    sys.exit(main())
