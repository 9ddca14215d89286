"""Bots think in processes of their own. Records go there and moves come back, never a state."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread

import koruna
from koruna.bots import bot
from koruna.engine.match import Match
from koruna.engine.record import Record

MOST_IN_MIND = 8


class Thinkers:
    """Processes that are started when the first bot has to think, and again should one die."""

    count: int
    pool: ProcessPoolExecutor | None

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool = None

    async def think(self, record: str, seat: int, level: str) -> str:
        """The move a bot of a level makes, as text."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.start(), decide, record, seat, level)
        except BrokenProcessPool:
            self.stop()
            return await loop.run_in_executor(self.start(), decide, record, seat, level)

    def start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.count, get_context("spawn"), initializer=end_with_the_server)
        return self.pool

    def stop(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def end_with_the_server() -> None:
    """A server that is killed cannot stop its processes, so each of them watches it."""

    def watch() -> None:
        server = parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    Thread(target=watch, daemon=True).start()


# --- in the process that thinks --------------------------------------------------------------

in_mind: list[Match] = []  # games thought of lately, the last one first


def decide(record: str, seat: int, level: str) -> str:
    match = recall(koruna.read_record(record))
    rng = Random()
    move = bot(level, match.game, rng).choose(match.state.imagine(seat, rng), seat)
    return match.state.write(move, seat)


def recall(told: Record) -> Match:
    """The game of a record. One that has only gone on since it was last thought of is not played from the start."""
    for match in in_mind:
        known = len(match.record.lines)
        if match.record.head() == told.head() and match.record.lines == told.lines[:known]:
            in_mind.remove(match)
            match.go_on(told.lines[known:])
            break
    else:
        match = Match(koruna.game(told.game), told)
    in_mind.insert(0, match)
    del in_mind[MOST_IN_MIND:]
    return match
