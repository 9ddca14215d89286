"""Sharing games out among processes. Plain plans go out and plain results come back, never a state."""

from __future__ import annotations

import signal
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

import koruna
from koruna.engine.errors import Bug, Trouble
from koruna.lab.run import Plan, Played, play_game

# A worker reports at most this often, so that reporting costs nothing beside playing.
SECONDS_BETWEEN_REPORTS = 0.05


class WorkerLost(Trouble):
    """A worker process died: the system ended it, or it ran out of memory."""

    def __init__(self, code: int | None) -> None:
        super().__init__("lab-worker-lost", {"code": str(code)})


def share_out(plan: Plan, workers: int) -> Iterator[Played]:
    """Play a plan in several processes. Whoever is free takes the next game."""
    # New interpreters, not forks: a fork of a program that has threads (a progress bar) may hang.
    context = get_context("spawn")
    taken = context.Value("q", 0)
    crew: dict[Any, BaseProcess] = {}
    try:
        with deaf_to_interrupts():
            for _ in range(workers):
                ear, mouth = context.Pipe(duplex=False)
                worker = context.Process(target=work, args=(plan, taken, mouth), daemon=True)
                worker.start()
                mouth.close()  # ours; once the worker's own is gone too, the ear hears the end
                crew[ear] = worker
        working = set(crew)
        while working:
            for heard in wait(list(working)):
                yield from hear(heard, crew, working)
    finally:
        for process in crew.values():
            process.terminate()
        for process in crew.values():
            process.join()


def hear(ear: Any, crew: dict[Any, BaseProcess], working: set[Any]) -> list[Played]:
    """What a worker reports: some results, the end of its work, or a fault."""
    try:
        news = ear.recv()
    except (EOFError, OSError):
        crew[ear].join()
        raise WorkerLost(crew[ear].exitcode) from None
    if news is None:
        working.remove(ear)
        return []
    if isinstance(news, str):
        raise Bug(news)
    results: list[Played] = news
    return results


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes started in here never hear Ctrl-C: the one who started them decides what it means."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def work(plan: Plan, taken: Any, mouth: Connection) -> None:
    """The life of a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    number = 0
    try:
        game = koruna.game(plan.game)
        results: list[Played] = []
        reported = time.monotonic()
        while (number := take(taken)) < plan.games:
            results.append(play_game(game, plan, number))
            if time.monotonic() - reported > SECONDS_BETWEEN_REPORTS:
                mouth.send(results)
                results, reported = [], time.monotonic()
        mouth.send(results)
        mouth.send(None)
    except Exception as fault:
        seen = f"{plan.game}, seed {plan.seed}, game {number}: {type(fault).__name__}: {fault}"
        mouth.send(f"{seen}\n{traceback.format_exc()}")


def take(taken: Any) -> int:
    """The number of the next game that nobody has taken yet."""
    with taken.get_lock():
        number: int = taken.value
        taken.value = number + 1
    return number
