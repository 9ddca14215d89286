"""The state of a server in the text format of Prometheus (version 0.0.4), which is a line for every number.

By hand, for its library would bring a registry of its own, as a global variable, for the same thirty lines.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import koruna
from koruna.table.live.memory import size_of
from koruna.table.live.tables import LiveTables
from koruna.table.operator.measurements import BOUNDS, Measurements
from koruna.table.requests.rate_limits import Limits

MEDIA_TYPE = "text/plain; version=0.0.4"
Labels = Mapping[str, str | float]


def metrics(measured: Measurements, tables: LiveTables, limits: Limits, draining: bool) -> str:
    return "".join(f"{line}\n" for line in lines(measured, tables, limits, draining))


def lines(measured: Measurements, tables: LiveTables, limits: Limits, draining: bool) -> Iterator[str]:
    version = {"version": koruna.__version__, "compiled": str(koruna.compiled).lower()}
    live = list(tables.live.values())
    yield from one("info", "gauge", "The version that runs.", 1, version)
    yield from one("start_time_seconds", "gauge", "When it was started, since 1970.", measured.started)
    yield from one("tables_in_memory", "gauge", "Tables that are loaded.", len(live))
    yield from one("tables_memory_bytes", "gauge", "About how much they take.", sum(map(size_of, live)))
    yield from one("tables_frozen", "gauge", "Tables that could not be loaded.", len(tables.frozen))
    yield from one("tables_with_bots_at_work", "gauge", "Tables where bots think or wait for it.", len(tables.at_work))
    yield from heading("work_waiting", "gauge", "What waits for a process that thinks or draws.")
    for name, workers in (("thinkers", tables.thinkers), ("drawers", tables.drawers)):
        yield sample("work_waiting", len(workers.urgent) + len(workers.usual), {"for": name})
    yield from one("streams", "gauge", "Open event streams.", limits.streams.open.total())
    yield from one("moves_total", "counter", "Moves that were written.", tables.writer.moves)
    yield from one("faults_total", "counter", "Warnings and errors in the log.", measured.fault_count)
    yield from one("draining", "gauge", "1 if it stops soon and makes no new tables.", int(draining))
    yield from one("late_seconds", "gauge", "How late the event loop was at most in a minute.", measured.lateness())
    yield from heading("requests_total", "counter", "Answers by status.")
    for status, count in sorted(measured.answers.items()):
        yield sample("requests_total", count, {"status": status})
    yield from heading("request_seconds", "histogram", "Time until an answer begins.")
    for kind, histogram in measured.seconds.items():
        reached = 0
        for bound, count in zip([*map(str, BOUNDS), "+Inf"], histogram.counts, strict=True):
            reached += count
            yield sample("request_seconds_bucket", reached, {"to": kind, "le": bound})
        yield sample("request_seconds_sum", histogram.sum, {"to": kind})
        yield sample("request_seconds_count", reached, {"to": kind})


def one(name: str, kind: str, about: str, value: float, labels: Labels | None = None) -> Iterator[str]:
    yield from heading(name, kind, about)
    yield sample(name, value, labels or {})


def heading(name: str, kind: str, about: str) -> Iterator[str]:
    yield f"# HELP koruna_{name} {about}"
    yield f"# TYPE koruna_{name} {kind}"


def sample(name: str, value: float, labels: Labels) -> str:
    """Values of labels need no escaping: they are all ours."""
    named = ",".join(f'{label}="{text}"' for label, text in labels.items())
    return f"koruna_{name}{f'{{{named}}}' if named else ''} {value}"
