"""Distributing games over worker processes. Only plain data crosses between them, never a state."""

from __future__ import annotations

import atexit
import signal
import sys
import time
import traceback
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

import koruna
from koruna.engine.errors import Bug, Trouble
from koruna.lab.run import Plan, Played, play_game

# Workers batch their results, so that reporting costs nothing beside playing.
SECONDS_BETWEEN_REPORTS = 0.05


# Signals that ask a program to end. Workers ignore them: their parent decides and kills them.
STOPS = {getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)}


class WorkerLost(Trouble):
    """A worker process died: killed by the system, or out of memory."""

    def __init__(self, code: int | None) -> None:
        super().__init__("lab-worker-lost", {"code": str(code)})


class NoWorker(WorkerLost):
    """A worker process could not be started."""

    def __init__(self, error: OSError) -> None:
        Trouble.__init__(self, "lab-no-worker", {"why": error.strerror or type(error).__name__})


def share_out(plan: Plan, workers: int) -> Generator[Played, None, None]:
    """Play a plan in several processes; a free worker takes the next game."""
    crew: dict[Any, BaseProcess] = {}

    def end() -> None:
        hired = [process for process in crew.values() if process.pid is not None]
        for process in hired:
            process.kill()
        for process in hired:
            process.join()

    atexit.register(end)  # if we exit early, joining workers that ignore signals would hang
    try:
        _taken = start(plan, workers, crew)  # a reference, or it would be freed before the workers attach to it
        working = set(crew)
        while working:
            for heard in wait(list(working)):
                yield from hear(heard, crew, working)
    finally:
        atexit.unregister(end)
        end()


def start(plan: Plan, workers: int, crew: dict[Any, BaseProcess]) -> Any:
    """Spawn the workers; each is in `crew` before it runs, so that it is killed whatever happens.

    Returns the shared counter of the games they have taken.
    """
    # Spawn, not fork: forking a program that has threads (a progress bar) may hang.
    context = get_context("spawn")
    try:
        with deaf():
            taken = context.Value("q", 0)
        with deaf():  # again: the first shared value starts Python's resource tracker, which unblocks signals
            for _ in range(workers):
                ear, mouth = context.Pipe(duplex=False)
                crew[ear] = context.Process(target=work, args=(plan, taken, mouth), daemon=True)
                crew[ear].start()
                mouth.close()  # our copy; once the worker's is closed too, reading gets an EOF
        return taken
    except OSError as error:
        raise NoWorker(error) from error


def hear(ear: Any, crew: dict[Any, BaseProcess], working: set[Any]) -> list[Played]:
    """Receive a report of a worker: some results, the end of its work (None), or an error."""
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
def deaf() -> Iterator[None]:
    """Block stop signals: processes started in here inherit that, and ours gets them afterwards. No-op on Windows."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def work(plan: Plan, taken: Any, mouth: Connection) -> None:
    """The main function of a worker process."""
    for stop in STOPS:
        signal.signal(stop, signal.SIG_IGN)
    number = 0
    try:
        game = koruna.game(plan.game)
        results: list[Played] = []
        reported = time.monotonic()
        while (number := take(taken)) < plan.games:
            results.append(play_game(game, plan, number))
            if time.monotonic() - reported > SECONDS_BETWEEN_REPORTS:
                report(mouth, results)
                results, reported = [], time.monotonic()
        report(mouth, results)
        report(mouth, None)
    except Exception as fault:
        seen = f"{plan.game}, seed {plan.seed}, game {number}: {type(fault).__name__}: {fault}"
        report(mouth, f"{seen}\n{traceback.format_exc()}")


def report(mouth: Connection, news: list[Played] | str | None) -> None:
    """Send a report to the parent; exit if it is gone."""
    try:
        mouth.send(news)
    except OSError:
        sys.exit(1)


def take(taken: Any) -> int:
    """Take the number of the next game."""
    with taken.get_lock():
        number: int = taken.value
        taken.value = number + 1
    return number
