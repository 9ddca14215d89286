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
from koruna.bots import allow_bots
from koruna.bots.program import end_all
from koruna.engine.errors import Bug, Trouble
from koruna.lab.play import Played, RunPlan, play_game

# Workers batch their results, so that reporting costs next to nothing.
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


def share_out(plan: RunPlan, workers: int) -> Generator[Played, None, None]:
    """Play a plan in several processes; a free worker takes the next game."""
    processes: dict[Any, BaseProcess] = {}  # by the connection on which each reports

    def end() -> None:
        started = [process for process in processes.values() if process.pid is not None]
        for process in started:
            process.kill()
        for process in started:
            process.join()

    atexit.register(end)  # if we exit early, joining workers that ignore signals would hang
    try:
        _taken = start(plan, workers, processes)  # a reference, or it would be freed before the workers attach to it
        working = set(processes)
        while working:
            for reports in wait(list(working)):
                yield from receive(reports, processes, working)
    finally:
        atexit.unregister(end)
        end()


def start(plan: RunPlan, workers: int, processes: dict[Any, BaseProcess]) -> Any:
    """Spawn the workers; each is in `processes` before it runs, so that it is killed whatever happens.

    Returns the shared counter of the games they have taken.
    """
    # Spawn, not fork: forking a program that has threads (a progress bar) may hang.
    context = get_context("spawn")
    try:
        with stop_signals_blocked():
            taken = context.Value("q", 0)
        with (
            stop_signals_blocked()
        ):  # again: the first shared value starts Python's resource tracker, which unblocks signals
            for _ in range(workers):
                reports, sender = context.Pipe(duplex=False)
                processes[reports] = context.Process(target=work, args=(plan, taken, sender), daemon=True)
                processes[reports].start()
                sender.close()  # our copy; once the worker's is closed too, reading gets an EOF
        return taken
    except OSError as error:
        raise NoWorker(error) from error


def receive(reports: Any, processes: dict[Any, BaseProcess], working: set[Any]) -> list[Played]:
    """Receive a report of a worker: results, None at the end of its work, or the text of an error."""
    try:
        message = reports.recv()
    except (EOFError, OSError):
        processes[reports].join()
        raise WorkerLost(processes[reports].exitcode) from None
    if message is None:
        working.remove(reports)
        return []
    if isinstance(message, str):
        raise Bug(message)
    results: list[Played] = message
    return results


@contextmanager
def stop_signals_blocked() -> Iterator[None]:
    """Processes started in here inherit the mask; this process gets pending signals afterwards. No-op on Windows."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def work(plan: RunPlan, taken: Any, sender: Connection) -> None:
    """The main function of a worker process."""
    for stop in STOPS:
        signal.signal(stop, signal.SIG_IGN)
    number = 0
    try:
        allow_bots(list(plan.own))
        game = koruna.game(plan.game)
        results: list[Played] = []
        reported = time.monotonic()
        while (number := take(taken)) < plan.games:
            results.append(play_game(game, plan, number))
            if time.monotonic() - reported > SECONDS_BETWEEN_REPORTS:
                report(sender, results)
                results, reported = [], time.monotonic()
        report(sender, results)
        end_all()  # for this process is killed
        report(sender, None)
    except Exception as fault:
        end_all()
        summary = f"{plan.game}, seed {plan.seed}, game {number}: {type(fault).__name__}: {fault}"
        report(sender, f"{summary}\n{traceback.format_exc()}")


def report(sender: Connection, message: list[Played] | str | None) -> None:
    """Send a report to the parent; exit if it is gone."""
    try:
        sender.send(message)
    except OSError:
        sys.exit(1)


def take(taken: Any) -> int:
    """Take the number of the next game."""
    with taken.get_lock():
        number: int = taken.value
        taken.value = number + 1
    return number
