"""How much memory and time the processes of a server take, measured every few seconds."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import NamedTuple

SECONDS_BETWEEN_SAMPLES = 10.0
TICKS = os.sysconf("SC_CLK_TCK")


class Sample(NamedTuple):
    at: float  # by the monotonic clock
    all_mb: float
    serving_mb: float
    seconds: float  # CPU time of the serving processes


class Memory:
    def __init__(self, pid: int, workers: int, begin: float) -> None:
        self.pid = pid
        self.workers = workers
        self.begin = begin
        self.samples: list[Sample] = []

    async def keep_sampling(self) -> None:
        while True:
            self.samples.append(self.sample())
            await asyncio.sleep(SECONDS_BETWEEN_SAMPLES)

    def sample(self) -> Sample:
        serving = [self.pid] if self.workers == 1 else [*filter(is_worker, children(self.pid))]
        taken = sum(map(megabytes, family(self.pid)))
        return Sample(time.monotonic(), taken, sum(map(megabytes, serving)), sum(map(cpu_seconds, serving)))

    def between(self, first: float, last: float, minutes: float) -> list[Sample]:
        """The samples of a part of the time."""
        since, until = self.begin + first * minutes * 60, self.begin + last * minutes * 60
        return [each for each in self.samples if since <= each.at < until]

    def busy(self, samples: list[Sample]) -> float:
        """The CPU load of the serving processes."""
        seconds = samples[-1].at - samples[0].at
        return (samples[-1].seconds - samples[0].seconds) / seconds if seconds else 0.0


def family(pid: int) -> list[int]:
    """A process with all its descendants."""
    members = [pid]
    for member in members:
        members += children(member)
    return members


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task").glob("*/children")
    try:
        return [int(child) for told in found for child in told.read_text().split()]
    except OSError:  # it has ended
        return []


def is_worker(pid: int) -> bool:
    """Excludes multiprocessing's resource tracker."""
    try:
        return "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return False


def megabytes(pid: int) -> float:
    try:
        status = Path(f"/proc/{pid}/status").read_text().split("VmRSS:")
    except OSError:
        return 0.0
    return int(status[1].split()[0]) / 1000 if len(status) > 1 else 0.0


def cpu_seconds(pid: int) -> float:
    try:
        user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    except OSError:
        return 0.0
    return (int(user) + int(system)) / TICKS
