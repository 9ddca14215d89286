"""Metrics of a process, broadcast to the processes that serve the same tables (see peers.py)."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from msgspec import Struct

from koruna.table.live.memory import size_of
from koruna.table.live.tables import LiveTables
from koruna.table.operator.measurements import Histogram, Measurements
from koruna.table.peers.peers import Shared
from koruna.table.requests.rate_limits import Limits

SECONDS_BETWEEN_FIGURES = 2.0
FIGURES = "figures"  # key in the state of the application


class ProcessMetrics(Struct, kw_only=True):
    machine: str  # the server that the process belongs to
    worker: int  # its number there
    started: float  # seconds since 1970
    tables: int  # in memory
    table_bytes: int
    frozen: int
    bots_at_work: int  # tables where bots think or wait for it
    waiting: dict[str, int]  # by kind of worker: the length of the queue
    streams: int
    moves: int  # written
    faults: int
    draining: bool
    late: float  # seconds
    answers: dict[int, int]  # by status
    seconds: dict[str, Histogram]  # until a response starts, by kind of request


def figures_of(
    machine: str, worker: int, measured: Measurements, tables: LiveTables, limits: Limits, draining: bool
) -> ProcessMetrics:
    live = list(tables.live.values())
    pools = {"thinkers": tables.thinkers, "drawers": tables.drawers}
    return ProcessMetrics(
        machine=machine,
        worker=worker,
        started=measured.started,
        tables=len(live),
        table_bytes=sum(map(size_of, live)),
        frozen=len(tables.frozen),
        bots_at_work=len(tables.at_work),
        waiting={name: len(pool.urgent) + len(pool.usual) for name, pool in pools.items()},
        streams=limits.streams.open.here.total(),
        moves=tables.writer.moves,
        faults=measured.fault_count,
        draining=draining,
        late=measured.lateness(),
        answers=dict(measured.answers),
        seconds=measured.seconds,
    )


class SharedFigures(Shared):
    item = ProcessMetrics

    elsewhere: dict[str, ProcessMetrics]  # by process

    def __init__(self, measure: Callable[[], ProcessMetrics]) -> None:
        self.measure = measure
        self.elsewhere = {}
        self.told_at = 0.0

    def all(self) -> list[ProcessMetrics]:
        """The metrics of all processes that serve the same tables, this one first."""
        return [self.measure(), *self.elsewhere.values()]

    def of_this_machine(self) -> list[ProcessMetrics]:
        here = self.measure()
        found = [here, *(each for each in self.elsewhere.values() if each.machine == here.machine)]
        return sorted(found, key=lambda each: each.worker)

    # --- with other processes (see peers.py) ------------------------------------------------

    def news(self) -> Sequence[ProcessMetrics]:
        """Also the heartbeat of this process."""
        if time.monotonic() - self.told_at < SECONDS_BETWEEN_FIGURES:
            return ()
        self.told_at = time.monotonic()
        return self.everything()

    def everything(self) -> Sequence[ProcessMetrics]:
        return [self.measure()]

    def receive(self, peer: str, items: Sequence[ProcessMetrics], complete: bool) -> None:
        for figures in items:
            self.elsewhere[peer] = figures

    def forget(self, peer: str) -> None:
        self.elsewhere.pop(peer, None)
