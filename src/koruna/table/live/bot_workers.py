"""Bots run in a pool of processes. They are sent records and return moves, never a state."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread

import koruna
from koruna.bots import bot
from koruna.engine.content import Content, with_content
from koruna.engine.match import Match
from koruna.engine.record import Record

MOST_CACHED = 8


class BotWorkers:
    """A pool that is started for the first move of a bot, and restarted if a process dies."""

    count: int
    contents: Sequence[Content]  # those that records may name
    pool: ProcessPoolExecutor | None

    def __init__(self, count: int, contents: Sequence[Content] = ()) -> None:
        self.count = count
        self.contents = contents
        self.pool = None

    async def think(self, record: str, seat: int, level: str, seed: str) -> str:
        """The move that a bot of this level makes, as text; the same for the same seed."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.start(), decide, record, seat, level, seed)
        except BrokenProcessPool:
            self.stop()
            return await loop.run_in_executor(self.start(), decide, record, seat, level, seed)

    def start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.count, get_context("spawn"), initializer=begin, initargs=(list(self.contents),)
            )
        return self.pool

    def stop(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def end_with_the_server() -> None:
    """Exit when the server does: one that is killed cannot stop its processes."""

    def watch() -> None:
        server = parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    Thread(target=watch, daemon=True).start()


# --- in the worker process ------------------------------------------------------------------

cache: list[Match] = []  # of recent games, the most recent first
contents: list[Content] = []  # those of the server


def begin(of_server: list[Content]) -> None:
    contents[:] = of_server
    end_with_the_server()


def decide(record: str, seat: int, level: str, seed: str) -> str:
    """The move of a bot made for it alone, with the seed it has in the whole game.

    Only what it imagines, and what the random bot does, differs from move to move, independently of who decided first.
    """
    written = koruna.read_record(record)
    written.options = with_content(written.options, contents)
    match = match_of(written)
    now = f"{seed} {sum(by == seat for by, _ in match.record.lines)}"
    imagined = match.state.imagine(seat, Random(f"{now} imagine"))
    move = bot(level, match.game, Random(now if level == "random" else seed)).choose(imagined, seat)
    return match.state.write(move, seat)


def match_of(record: Record) -> Match:
    """The game of a record, from the cache if it only went on since, so that it is not replayed from the start."""
    for match in cache:
        known = len(match.record.lines)
        if match.record.head() == record.head() and match.record.lines == record.lines[:known]:
            cache.remove(match)
            match.go_on(record.lines[known:])
            break
    else:
        match = Match(koruna.game(record.game), record, deal=False)
    cache.insert(0, match)
    del cache[MOST_CACHED:]
    return match
