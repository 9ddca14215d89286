"""`python -m bench.tables [GAME ...]`: many tables at once on a server, and how long a move takes to reach all pages.

The server and this script share the machine. Every table is in the middle of a game (see middles.py), and each of its
people has an open page with two connections as in a browser: a compressed event stream, and one for moves. Moves are
made at a steady rate over all tables, and each is timed from the request until every page that is told of it has
received the update, drawing included. When the middle of a game is over, its people move to another table.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import NamedTuple

import httpx

import koruna
from bench.attacks import ATTACKS, attacked
from bench.browser import Moves, Page
from bench.middles import Middle, write_long_table, write_middles
from bench.processes import cpu_seconds, memory_of_all_kb
from bench.setups import TableLoad, table_load_of
from koruna.table.store.store import Store

ATTACKED_MS = 300  # the 99th percentile of the latency during an attack must be under this
SECONDS_TO_SIT_DOWN = 20.5  # people do not all arrive at once
SECONDS_OF_ATTACK = 10.0
SECONDS_TO_RECOVER = 2.0  # after which latency must be back to normal
SECONDS_AFTER_ATTACK = 10.0  # of measurement
SECONDS_TO_START = 60
WARM_UP = 20  # tables before the measurement
AT_REST = 200  # idle tables for the measurement of memory
LATE = 10.0  # seconds after which a move counts as lost
CHECKED = 10  # at one table in so many, checks that no page has missed anything
LONG_TABLE = "long"
LINES_OF_LONG_TABLE = 1400


class Timed(NamedTuple):
    began: float
    seconds: float


class Load:
    """People who play at tables until `end`, which may be put off."""

    def __init__(self, port: int, load: TableLoad, middles: Iterator[Middle], end: float) -> None:
        self.port = port
        self.load = load
        self.middles = middles
        self.interval = load.tables / load.rate
        self.end = end
        self.times: list[Timed] = []
        self.errors: list[str] = []
        self.visited = 0
        self.rng = Random(1)

    async def keep_playing(self, delay: float) -> None:
        """Play at one table after another, a move every interval. Leaves the first early, or all would end at once."""
        await asyncio.sleep(delay)
        is_first = True
        while time.monotonic() < self.end:
            table = next(self.middles, None)
            if table is None:
                self.errors.append("there are no more tables")
                break
            pages = [await Page.open(self.port, table.id, key) for key in table.keys]
            try:
                await asyncio.gather(*(page.wait_for(1) for page in pages))
                most = 1 + self.rng.randrange(table.moves) if is_first else table.moves
                is_first, moves = False, await Moves.open(self.port)
                await self.play_table(table.id, pages, moves, most)
                self.visited += 1
                if self.visited % CHECKED == 0:
                    await self.check(table.id, pages, moves)
                moves.close()
            finally:
                for page in pages:
                    page.close()

    async def play_table(self, table: str, pages: list[Page], moves: Moves, most: int) -> None:
        for _ in range(most):
            movers = [page for page in pages if page.moves]
            if not movers or time.monotonic() > self.end:
                return
            mover = self.rng.choice(movers)
            move = {"seq": mover.seq, "move": self.rng.choice(mover.moves)}
            began = time.monotonic()
            answer = await moves.post(f"/api/tables/{table}/moves", move, mover.cookie)
            if "seq" not in answer:
                self.errors.append(str(answer)[:120])
                return
            try:
                async with asyncio.timeout(LATE):
                    await mover.wait_for(answer["seq"])
            except TimeoutError:
                self.errors.append(f"line {answer['seq']} did not reach its page in {LATE:.0f} seconds")
                return
            # The rules decide which pages get an update: nobody else moves here, so it is those that got one since.
            await asyncio.sleep(max(0.0, began + self.interval - time.monotonic()))
            self.times.append(Timed(began, max(page.at for page in pages) - began))

    async def check(self, table: str, pages: list[Page], moves: Moves) -> None:
        for page in pages:
            now = await moves.get(f"/api/tables/{table}", page.cookie)
            if now["seq"] != page.seq:
                self.errors.append(f"a page has {page.seq} changes of {now['seq']}")

    def between(self, begin: float, end: float) -> list[float]:
        """The latencies of moves made between two times, sorted."""
        return sorted(timed.seconds * 1000 for timed in self.times if begin <= timed.began < end)


class Phase(NamedTuple):
    """A part of the measurement and the latency that 99 of 100 moves must keep to, in milliseconds."""

    name: str
    begin: float
    end: float
    most_ms: float


class Measured(NamedTuple):
    load: Load
    phases: list[Phase]
    server_ms: float  # of CPU time a move, without attacks
    script_ms: float


async def put_load(port: int, pid: int, load: Load, seconds: float, attacks: list[str], game: str) -> Measured:
    tables = load.load.tables
    each = SECONDS_OF_ATTACK + SECONDS_TO_RECOVER + SECONDS_AFTER_ATTACK
    begin = time.monotonic() + SECONDS_TO_SIT_DOWN
    load.end = begin + seconds + each * len(attacks)
    players = asyncio.gather(*(load.keep_playing(n / tables * SECONDS_TO_SIT_DOWN) for n in range(tables)))
    await asyncio.sleep(SECONDS_TO_SIT_DOWN)
    server, script = cpu_seconds(pid), time.process_time()
    await asyncio.sleep(seconds)
    server, script = cpu_seconds(pid) - server, time.process_time() - script
    phases = [Phase("", begin, time.monotonic(), load.load.p99_ms)]
    for attack in attacks:
        began = time.monotonic()
        async with attacked(attack, port, LONG_TABLE, game):
            await asyncio.sleep(SECONDS_OF_ATTACK)
        over = time.monotonic()
        phases.append(Phase(f"{attack}, meanwhile", began, over, ATTACKED_MS))
        await asyncio.sleep(SECONDS_TO_RECOVER + SECONDS_AFTER_ATTACK)
        phases.append(Phase(f"{attack}, afterwards", over + SECONDS_TO_RECOVER, time.monotonic(), load.load.p99_ms))
    await players
    moves = max(1, len(load.between(phases[0].begin, phases[0].end)))
    return Measured(load, phases, server / moves * 1000, script / moves * 1000)


async def load_tables(port: int, tables: list[Middle]) -> None:
    """Make the server load idle tables."""
    link = await Moves.open(port)
    for table in tables:
        await link.get(f"/api/tables/{table.id}", f"session={table.keys[0]}")
    link.close()


def measure(game: str, asked: argparse.Namespace) -> bool:
    """Whether a game reaches its figures."""
    load = table_load_of(game).share(asked.share)
    attacks = [*ATTACKS] if asked.attack else []
    seconds = asked.seconds + len(attacks) * (SECONDS_OF_ATTACK + SECONDS_TO_RECOVER + SECONDS_AFTER_ATTACK)
    with tempfile.TemporaryDirectory() as folder:
        data = asked.data or f"{folder}/koruna.db"
        store = Store(data if asked.data else f"sqlite:///{data}")
        middles = write_middles(store, game, load, WARM_UP + AT_REST, load.rate * (SECONDS_TO_SIT_DOWN + seconds))
        if attacks:
            write_long_table(store, LONG_TABLE, LINES_OF_LONG_TABLE)
        store.close()
        options = ["--port", str(asked.port), "--data", data]
        options += ["--workers", str(asked.workers)] if asked.workers else []
        with server(asked.port, options) as pid:
            asyncio.run(load_tables(asked.port, middles[:WARM_UP]))
            before = memory_of_all_kb(pid)
            asyncio.run(load_tables(asked.port, middles[WARM_UP : WARM_UP + AT_REST]))
            table_kb = (memory_of_all_kb(pid) - before) / AT_REST
            players = Load(asked.port, load, iter(middles[WARM_UP + AT_REST :]), 0.0)
            found = asyncio.run(put_load(asked.port, pid, players, asked.seconds, attacks, game))
    print(f"{game}, {load.seats} players")
    return tell(found, table_kb, load)


def tell(found: Measured, table_kb: float, load: TableLoad) -> bool:
    """Print the results. Returns whether all targets are reached."""
    good = [tell_phase(found.load, phase) for phase in found.phases]
    errors = found.load.errors
    print(f"  work a move: server {found.server_ms:.2f} ms, this script {found.script_ms:.2f} ms")
    print(f"  errors: {len(errors)} {errors[:3] if errors else ''}")
    limit = f" (must be under {load.table_kb:.0f})" if load.table_kb else ""
    print(f"  memory of a table at rest: {table_kb:.0f} kB{limit}", flush=True)
    return all(good) and not errors and (not load.table_kb or table_kb < load.table_kb)


def tell_phase(load: Load, phase: Phase) -> bool:
    times = load.between(phase.begin, phase.end)
    if not times:
        print(f"  {phase.name or 'moves'}: none")
        return False
    speed, slow = len(times) / (phase.end - phase.begin), times[int(len(times) * 0.99)]
    name = f"{phase.name}: " if phase.name else f"{len(times)} moves on {load.load.tables} tables, "
    print(f"  {name}{speed:.0f} a second, until all pages have it: median {times[len(times) // 2]:.1f} ms,", end=" ")
    print(f"p99 {slow:.1f} ms (must be under {phase.most_ms:.0f}), slowest {times[-1]:.0f} ms")
    return slow < phase.most_ms


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.tables")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, if none is given")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--share", type=float, default=1.0, help="of the tables and of the rate, if not all")
    parser.add_argument("--attack", action="store_true", help="attack the server, too")
    parser.add_argument("--workers", type=int, default=0, help="processes of the server")
    parser.add_argument("--data", default="", help="a database of its own for each game, postgresql://…; else SQLite")
    parser.add_argument("--port", type=int, default=8765)
    asked = parser.parse_args()
    games = [koruna.game(id).id for id in asked.games] or [game.id for game in koruna.all_games()]
    if asked.data and len(games) > 1:
        parser.error("With --data only one game can be measured: its tables stay there.")
    print(f"{os.cpu_count()} cores, {'compiled' if koruna.compiled else 'interpreted'}")
    reached = [measure(game, asked) for game in games]
    return 0 if all(reached) else 1


@contextmanager
def server(port: int, options: list[str]) -> Iterator[int]:
    """Run a server; yields its process id once it answers."""
    process = subprocess.Popen([sys.executable, "-m", "koruna", "serve", *options])
    try:
        wait_until(lambda: answers(port))
        yield process.pid
    finally:
        process.terminate()
        process.wait()


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/api/games").status_code == 200
    except httpx.TransportError:
        return False


def wait_until(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + SECONDS_TO_START
    while not is_so():
        if time.monotonic() > until:
            raise SystemExit("The server does not start.")
        time.sleep(0.05)


if __name__ == "__main__":
    sys.exit(main())
