"""`python -m bench.soak`: a soak test, an hour of mixed play on one server.

Companies of people and bots play all games, with many numbers of seats, through the real HTTP interface. They sit
down by links, from set-up pages or as programs, move at a steady rate, ask for hints, take moves back, vanish without
closing their connections, come back or are replaced by bots, leave games or finish them, look back and play again.
Strangers visit lobbies, set-up pages, rules and old tables meanwhile, in three languages. Every person is a client with
an address of its own, as behind a proxy.

At the end it says whether
- memory was flat, within 10 %, after a sixth of the time (ten minutes of an hour): the mean of the last sixth, and of
  whichever sixth took most, compared with the second; of all processes, and of those that serve;
- there was no fault: nothing in the error output of the server, none counted in `/metrics`, no answer with 5xx, no
  connection that broke off;
- no move was lost: every acknowledged one is in the log of its table, in order.

Tables stay in memory up to `megabytes_of_tables`. An hour of play stays below the default, so memory would rightly grow
until the end; here it is set so low that the limit is reached during warm-up.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

import httpx

from bench.soak_client import Browser, Tally
from bench.soak_memory import Memory
from bench.soak_play import Club, Company
from bench.soak_visits import Visitors
from koruna.table.log_lines import Move
from koruna.table.store.store import Store

SECRET = "only-for-this-soak"
CONFIG = f"""
public = true
operator_secret = "{SECRET}"
megabytes_of_tables = MEGABYTES
days_of_finished = 0
days_of_unfinished = 0
"""
MEGABYTES = (
    10  # of tables in memory: about as many as are played at, so that others are unloaded from the first minutes
)
SECONDS_BETWEEN_MOVES = 2.0  # of one company; a rate is reached by more of them
VISITS = 0.25  # for each move
FLAT = 1.10
SIXTHS = 6
ENOUGH = 0.5  # of the intended moves, or the run is invalid


class Judgement(NamedTuple):
    what: str
    is_good: bool


async def soak(port: int, pid: int, minutes: float, rate: float, workers: int) -> tuple[Club, Memory]:
    begin = time.monotonic()
    count = max(1, round(rate * SECONDS_BETWEEN_MOVES * 1.6))  # some of them wait for bots, or look back
    club = Club(port, SECONDS_BETWEEN_MOVES, begin + minutes * 60)
    memory = Memory(pid, workers, begin)
    companies = [Company(club, Random(n)) for n in range(count)]
    spread = min(60.0, minutes * 5)  # people arrive over this time
    sampling = asyncio.create_task(memory.keep_sampling())
    telling = asyncio.create_task(tell(club, memory, minutes))
    await asyncio.gather(
        *(company.keep_playing(n / count * spread) for n, company in enumerate(companies)),
        Visitors(club, Random(-1), 1 / (rate * VISITS)).keep_coming(),
    )
    await asyncio.sleep(1)
    sampling.cancel()
    telling.cancel()
    return club, memory


async def tell(club: Club, memory: Memory, minutes: float) -> None:
    """A line for every twelfth of the time: five minutes of an hour."""
    step = minutes * 5
    print("minute    moves  p50 ms  p99 ms  slowest   MB of all  MB serving  CPU serving", flush=True)
    for number in range(12):
        await asyncio.sleep(max(0.0, memory.begin + (number + 1) * step - time.monotonic()))
        since, until = memory.begin + number * step, memory.begin + (number + 1) * step
        times = sorted(took * 1000 for at, took in club.tally.times if since <= at < until) or [0.0]
        found = memory.between(number / 12, (number + 1) / 12, minutes) or [memory.samples[-1]]
        middle, slow = times[len(times) // 2], times[int(len(times) * 0.99)]
        print(
            f"{(number + 1) * step / 60:6.1f} {len(times):8} {middle:7.1f} {slow:7.1f} {times[-1]:8.0f}"
            f" {fmean(each.all_mb for each in found):11.1f} {fmean(each.serving_mb for each in found):11.1f}"
            f" {memory.busy(found):12.0%}",
            flush=True,
        )


# --- judging ------------------------------------------------------------------------------------


def judge_memory(memory: Memory, minutes: float) -> list[Judgement]:
    sixths = [memory.between(n / SIXTHS, (n + 1) / SIXTHS, minutes) for n in range(SIXTHS)]
    if not all(sixths):
        return [Judgement("memory was not measured", False)]
    return [
        judge_flat("all processes", [fmean(each.all_mb for each in found) for found in sixths]),
        judge_flat("what serves", [fmean(each.serving_mb for each in found) for found in sixths]),
    ]


def judge_flat(what: str, sixths: list[float]) -> Judgement:
    """Compares with the second sixth, since caches are filled in the first."""
    first, last, most = sixths[1], sixths[-1], max(sixths[1:])
    told = f"memory of {what}: {first:.1f} MB, at the end {last:.1f} ({last / first - 1:+.1%}), at most {most:.1f}"
    return Judgement(f"{told} ({most / first - 1:+.1%})", max(last, most) <= FLAT * first and last * FLAT >= first)


def judge_faults(tally: Tally, errors: str, counted: float) -> list[Judgement]:
    first = "; ".join(tally.faults[:5])
    return [
        Judgement(f"{len(tally.faults)} requests that failed {first}".rstrip(), not tally.faults),
        Judgement(f"{counted:.0f} faults in /metrics", counted == 0),
        Judgement(f"{len(errors.splitlines())} lines of errors {errors[-2000:]}".rstrip(), not errors),
    ]


def judge_moves(tally: Tally, database: str, wanted: float) -> list[Judgement]:
    store = Store(database)
    lost = sum(len(missing(moves, store, table)) for table, moves in tally.acknowledged.items())
    store.close()
    count = sum(map(len, tally.acknowledged.values()))
    return [
        Judgement(f"{count} moves acknowledged at {len(tally.acknowledged)} tables, {lost} lost", lost == 0),
        Judgement(f"{count / wanted:.0%} of the moves that were wanted", count >= ENOUGH * wanted),
    ]


def missing(moves: list[tuple[int, str]], store: Store, table: str) -> list[tuple[int, str]]:
    """The moves missing from the log of their table, in order."""
    log = iter([(line.seat, line.text) for line in store.log(table) if isinstance(line, Move)])
    return [move for move in moves if move not in log]  # `in` advances the iterator, so this checks the order


async def counted_faults(port: int) -> float:
    """The faults in `/metrics`, of all processes."""
    browser = Browser(port, Tally(), "127.0.0.1", "en")
    answer = await browser.ask("GET", "/metrics", b"", f"Authorization: Bearer {SECRET}\r\n")
    browser.close()
    lines = [line.split() for line in answer.body.decode().splitlines()]
    found = [float(fields[1]) for fields in lines if fields[0].partition("{")[0] == "koruna_faults_total"]
    return sum(found) if found else float("inf")


def wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    """Wait until this very server answers."""
    for _ in range(1200):
        time.sleep(0.05)
        if server.poll() is not None:
            raise SystemExit("The server ended at once; perhaps another one has the port.")
        try:
            httpx.get(f"http://127.0.0.1:{port}/healthz")
            return
        except httpx.TransportError:
            continue
    raise SystemExit("The server does not start.")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.soak")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--rate", type=float, default=20, help="moves of people a second, over all tables")
    parser.add_argument("--workers", type=int, default=1, help="processes that serve")
    parser.add_argument("--data", default="", help="the URL of an empty PostgreSQL; otherwise a SQLite file")
    parser.add_argument("--port", type=int, default=8766)
    parser.add_argument("--megabytes", type=int, default=MEGABYTES, help="of tables in memory")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = asked.data or f"sqlite:///{folder}/koruna.db"
        config, errors = Path(folder, "koruna.toml"), Path(folder, "errors")
        config.write_text(CONFIG.replace("MEGABYTES", str(asked.megabytes)))
        command = [sys.executable, "-m", "koruna", "serve", "--port", str(asked.port), "--data", database]
        command += ["--config", str(config), *(["--workers", str(asked.workers)] if asked.workers > 1 else [])]
        with errors.open("w") as written:
            server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=written)
            try:
                wait_for(asked.port, server)
                club, memory = asyncio.run(soak(asked.port, server.pid, asked.minutes, asked.rate, asked.workers))
                counted = asyncio.run(counted_faults(asked.port))
            finally:
                server.terminate()
                server.wait()
        judged = judge_memory(memory, asked.minutes)
        judged += judge_faults(club.tally, errors.read_text(), counted)
        judged += judge_moves(club.tally, database, asked.rate * asked.minutes * 60)
    print("; ".join(f"{what} {count}" for what, count in sorted(club.tally.done.items())))
    print("answers:", ", ".join(f"{status}: {count}" for status, count in sorted(club.tally.statuses.items())))
    for what, is_good in judged:
        print("good" if is_good else "BAD ", what)
    return 0 if all(each.is_good for each in judged) else 1


if __name__ == "__main__":
    sys.exit(main())
