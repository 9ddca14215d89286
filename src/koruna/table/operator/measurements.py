"""Counters of a running server: responses and how long they took, moves, faults."""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from bisect import bisect_left
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from litestar.types import HTTPScope
from msgspec import Struct, field

from koruna.table.peers.peers import Shared

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
MOST_FAULTS = 50  # kept in memory
SECONDS_BETWEEN_BEATS = 0.5
BEATS = 120  # of the last minute
FAILING_BOTS = "koruna.bots"  # the logger that names them

MEASUREMENTS = "measurements"  # key in the state of the application


def no_answers() -> list[int]:
    return [0] * (len(BOUNDS) + 1)


class Histogram(Struct):
    """A histogram of response times."""

    counts: list[int] = field(default_factory=no_answers)  # up to each bound, then above the last
    sum: float = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def add_all(self, other: Histogram) -> None:
        self.counts = [one + more for one, more in zip(self.counts, other.counts, strict=True)]
        self.sum += other.sum

    def total(self) -> int:
        return sum(self.counts)

    def bound_for(self, share: float) -> float | None:
        """The bound that this share of the responses stayed within; None if above the last, or without any."""
        reached, wanted = 0, share * self.total()
        for bound, count in zip(BOUNDS, self.counts, strict=False):
            reached += count
            if reached >= wanted > 0:
                return bound
        return None


class Fault(NamedTuple):
    at: float  # seconds since 1970
    what: str  # as it was logged
    where: str  # the error and the line where it arose, or ""


class Measurements(Shared):
    """Faults are also broadcast to the processes that serve the same tables (see peers.py)."""

    item = Fault

    started: float
    answers: Counter[int]  # by status
    seconds: dict[str, Histogram]  # until a response starts: for moves, static files, other requests
    faults: deque[Fault]  # the last ones, of all processes
    fault_count: int  # in this process
    late: deque[float]  # by how many seconds the event loop was late, at each tick of the last minute

    def __init__(self) -> None:
        self.started = time.time()
        self.answers = Counter()
        self.seconds = {kind: Histogram() for kind in ("move", "file", "other")}
        self.faults = deque(maxlen=MOST_FAULTS)
        self.fault_count = 0
        self.unsent: list[Fault] = []
        self.late = deque(maxlen=BEATS)

    def count_answer(self, scope: HTTPScope, status: int, seconds: float) -> None:
        path = scope["path"]
        kind = "move" if path.endswith("/moves") else "file" if path.startswith("/static/") else "other"
        self.answers[status] += 1
        self.seconds[kind].add(seconds)

    def add_fault(self, fault: Fault) -> None:
        self.fault_count += 1
        self.faults.append(fault)
        self.unsent = [*self.unsent, fault][-MOST_FAULTS:]

    def lateness(self) -> float:
        """The longest delay of the event loop in the last minute, in seconds."""
        return max(self.late, default=0.0)

    async def listen_to_the_loop(self) -> None:
        while True:
            due = time.monotonic() + SECONDS_BETWEEN_BEATS
            await asyncio.sleep(SECONDS_BETWEEN_BEATS)
            self.late.append(max(0.0, time.monotonic() - due))

    # --- with other processes (see peers.py) ------------------------------------------------

    def news(self) -> Sequence[Fault]:
        unsent, self.unsent = self.unsent, []
        return unsent

    def everything(self) -> Sequence[Fault]:
        return list(self.faults)

    def receive(self, peer: str, items: Sequence[Fault], complete: bool) -> None:
        known = {*self.faults, *items}
        self.faults = deque(sorted(known), maxlen=MOST_FAULTS)


class FaultListener(logging.Handler):
    """Remembers what the server logs as a warning or an error; not that a bot of the operator's own has failed."""

    def __init__(self, measurements: Measurements) -> None:
        super().__init__(logging.WARNING)
        self.measurements = measurements

    def emit(self, record: logging.LogRecord) -> None:
        if record.name != FAILING_BOTS:
            self.measurements.add_fault(Fault(record.created, record.getMessage()[:300], place_of(record)))


@contextmanager
def listening_to_faults(measurements: Measurements) -> Iterator[None]:
    listener, of_koruna = FaultListener(measurements), logging.getLogger("koruna")
    of_koruna.addHandler(listener)
    try:
        yield
    finally:
        of_koruna.removeHandler(listener)


def place_of(record: logging.LogRecord) -> str:
    error = record.exc_info[1] if record.exc_info else None
    if error is None:
        return ""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__}, {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else repr(error)
