"""`python -m bench.tables`: many tables at once on one server, and how long a move takes to reach both its pages.

One server process with SQLite and this script share the machine. Every table has two people with open pages, each with
two connections as in a browser: a compressed event stream, and one for moves. Moves are made at a steady rate over all
tables, and each is timed from the request until both pages have received the update, drawing included.
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

import httpx

from bench.browser import Moves, Page

PEOPLE = {"game": "kingdomino", "seats": [{"kind": "person", "name": "Eva"}, {"kind": "person", "name": "Petr"}]}

# Targets: the 99th percentile of the latency, in milliseconds; the memory of an idle table, in kB.
P99_MS = 100
TABLE_KB = 100
SECONDS_TO_SIT_DOWN = 20.5  # people do not all arrive at once
MOVES_OF_A_GAME = 50  # at most
AT_REST = 200  # idle tables for the measurement of memory
LATE = 10.0  # seconds after which a move counts as lost


class Load:
    def __init__(self, port: int, interval: float, begin: float, end: float) -> None:
        self.port = port
        self.interval = interval
        self.begin = begin  # moves are timed from here on
        self.end = end
        self.times: list[float] = []
        self.errors: list[str] = []
        self.rng = Random(1)

    async def keep_playing(self, delay: float) -> None:
        """Play one table after another, a move every interval. Leave the first one early, or all would end at once."""
        await asyncio.sleep(delay)
        most = self.rng.randrange(1, MOVES_OF_A_GAME)
        while time.monotonic() < self.end:
            moves = await Moves.open(self.port)
            made = await moves.post("/api/tables", PEOPLE)
            table = made["table"]
            pages = [await Page.open(self.port, table, seat["key"]) for seat in made["seats"]]
            await asyncio.gather(*(page.wait_for(1) for page in pages))
            try:
                await self.play_table(table, pages, moves, most)
                most = MOVES_OF_A_GAME
            finally:
                for page in pages:
                    page.close()
                moves.close()

    async def play_table(self, table: str, pages: list[Page], moves: Moves, most: int) -> None:
        for _ in range(most):
            if time.monotonic() > self.end:
                return
            began = time.monotonic()
            mover = next((page for page in pages if page.moves), None)
            if mover is None:
                return
            move = {"seq": mover.seq, "move": self.rng.choice(mover.moves)}
            answer = await moves.post(f"/api/tables/{table}/moves", move, mover.cookie)
            if "seq" not in answer:
                self.errors.append(str(answer)[:120])
                return
            try:
                async with asyncio.timeout(LATE):
                    for page in pages:
                        await page.wait_for(answer["seq"])
            except TimeoutError:
                self.errors.append(f"line {answer['seq']} did not reach both pages in {LATE:.0f} seconds")
                return
            if began >= self.begin:
                self.times.append(max(page.at for page in pages) - began)
            await asyncio.sleep(max(0.0, began + self.interval - time.monotonic()))


async def put_load(port: int, pid: int, tables: int, rate: float, seconds: float) -> tuple[Load, float, float]:
    """The latencies of the moves, and the CPU time of the server and of this script."""
    begin = time.monotonic() + SECONDS_TO_SIT_DOWN
    load = Load(port, tables / rate, begin, begin + seconds)
    players = asyncio.gather(*(load.keep_playing(n / tables * SECONDS_TO_SIT_DOWN) for n in range(tables)))
    await asyncio.sleep(SECONDS_TO_SIT_DOWN)
    server, script = cpu_seconds(pid), time.process_time()
    await players
    return load, cpu_seconds(pid) - server, time.process_time() - script


async def play_and_leave(port: int, tables: int, moves: int = 20) -> None:
    """Create tables in the middle of a game that nobody watches any more."""
    link = await Moves.open(port)
    for _ in range(tables):
        made = await link.post("/api/tables", PEOPLE)
        path = f"/api/tables/{made['table']}"
        keys = [seat["key"] for seat in made["seats"]]
        for _ in range(moves):
            turn = (await link.get(path))["turn"]
            cookie = f"session={keys[turn]}"
            now = await link.get(path, cookie)
            await link.post(f"{path}/moves", {"seq": now["seq"], "move": now["moves"][-1]["text"]}, cookie)
    link.close()


def memory_kb(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text().split("VmRSS:")
    return int(status[1].split()[0]) if len(status) > 1 else 0


def cpu_seconds(pid: int) -> float:
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def main() -> int:
    wishes = argparse.ArgumentParser(prog="python -m bench.tables")
    wishes.add_argument("--tables", type=int, default=200)
    wishes.add_argument("--rate", type=float, default=200, help="moves a second over all tables")
    wishes.add_argument("--seconds", type=float, default=300)
    wishes.add_argument("--port", type=int, default=8765)
    asked = wishes.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "koruna", "serve", "--port", str(asked.port), "--data", f"{folder}/koruna.db"]
        server = subprocess.Popen(command)
        try:
            wait_for(f"http://127.0.0.1:{asked.port}")
            asyncio.run(play_and_leave(asked.port, 20))  # warm up: what the first tables import does not count
            before = memory_kb(server.pid)
            asyncio.run(play_and_leave(asked.port, AT_REST))
            table_kb = (memory_kb(server.pid) - before) / AT_REST
            load, busy, own = asyncio.run(put_load(asked.port, server.pid, asked.tables, asked.rate, asked.seconds))
        finally:
            server.terminate()
            server.wait()
    times = sorted(load.times)
    speed = len(times) / asked.seconds
    print(f"{len(times)} moves at {speed:.0f} a second on {asked.tables} tables, {os.cpu_count()} cores")
    slow = 0.0
    if times:
        middle, slow = times[len(times) // 2] * 1000, times[int(len(times) * 0.99)] * 1000
        print(f"from the request to both pages: median {middle:.1f} ms, p99 {slow:.1f} ms (must be under {P99_MS})")
        print(f"slowest {times[-1] * 1000:.0f} ms; errors {len(load.errors)} {load.errors[:3]}")
        print(f"work a move: server {busy / len(times) * 1000:.2f} ms, this script {own / len(times) * 1000:.2f} ms")
    print(f"memory of a table at rest: {table_kb:.1f} kB (must be under {TABLE_KB})")
    return 0 if times and not load.errors and slow < P99_MS and table_kb < TABLE_KB else 1


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
