"""The state of a server in the text format of Prometheus (version 0.0.4), one line per number.

Written by hand, since the client library would bring a global registry for the same thirty lines. With several
processes each number is reported once per process, with a label; any of them can answer for all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import koruna
from koruna.table.operator.figures import ProcessMetrics
from koruna.table.operator.measurements import BOUNDS, Histogram

MEDIA_TYPE = "text/plain; version=0.0.4"
Labels = Mapping[str, str | float]
Samples = Iterator[tuple[Labels, float]]

VERSION = {"version": koruna.__version__, "compiled": str(koruna.compiled).lower()}
# Name, kind and description of each metric, and how to read it.
NUMBERS: list[tuple[str, str, str, Callable[[ProcessMetrics], float]]] = [
    ("start_time_seconds", "gauge", "When it was started, since 1970.", lambda of: of.started),
    ("tables_in_memory", "gauge", "Tables that are loaded.", lambda of: of.tables),
    ("tables_memory_bytes", "gauge", "About how much they take.", lambda of: of.table_bytes),
    ("tables_frozen", "gauge", "Tables that could not be loaded.", lambda of: of.frozen),
    ("tables_with_bots_at_work", "gauge", "Tables where bots think or wait for it.", lambda of: of.bots_at_work),
    ("streams", "gauge", "Open event streams.", lambda of: of.streams),
    ("moves_total", "counter", "Moves that were written.", lambda of: of.moves),
    ("faults_total", "counter", "Warnings and errors in the log.", lambda of: of.faults),
    ("draining", "gauge", "1 if it stops soon and makes no new tables.", lambda of: int(of.draining)),
    ("late_seconds", "gauge", "How late the event loop was at most in a minute.", lambda of: of.late),
]


def metrics(processes: Sequence[ProcessMetrics]) -> str:
    return "".join(f"{line}\n" for line in lines(processes))


def lines(processes: Sequence[ProcessMetrics]) -> Iterator[str]:
    yield from heading("info", "gauge", "The version that runs.")
    yield sample("info", 1, VERSION)
    for name, kind, about, number in NUMBERS:
        yield from heading(name, kind, about)
        for of in processes:
            yield sample(name, number(of), process_of(of, processes))
    yield from heading("work_waiting", "gauge", "What waits for a process that thinks or draws.")
    yield from each("work_waiting", processes, lambda of: (({"for": kind}, n) for kind, n in of.waiting.items()))
    yield from heading("requests_total", "counter", "Answers by status.")
    yield from each("requests_total", processes, lambda of: (({"status": s}, n) for s, n in sorted(of.answers.items())))
    yield from heading("request_seconds", "histogram", "Time until an answer begins.")
    for of in processes:
        for kind, histogram in of.seconds.items():
            yield from samples_of(histogram, {"to": kind, **process_of(of, processes)})


def each(name: str, processes: Sequence[ProcessMetrics], samples: Callable[[ProcessMetrics], Samples]) -> Iterator[str]:
    for of in processes:
        for labels, value in samples(of):
            yield sample(name, value, {**labels, **process_of(of, processes)})


def samples_of(histogram: Histogram, labels: Labels) -> Iterator[str]:
    reached = 0
    for bound, count in zip([*map(str, BOUNDS), "+Inf"], histogram.counts, strict=True):
        reached += count
        yield sample("request_seconds_bucket", reached, {**labels, "le": bound})
    yield sample("request_seconds_sum", histogram.sum, labels)
    yield sample("request_seconds_count", reached, labels)


def process_of(of: ProcessMetrics, processes: Sequence[ProcessMetrics]) -> Labels:
    """The label of a process, if there are several."""
    return {"worker": of.worker} if len(processes) > 1 else {}


def heading(name: str, kind: str, about: str) -> Iterator[str]:
    yield f"# HELP koruna_{name} {about}"
    yield f"# TYPE koruna_{name} {kind}"


def sample(name: str, value: float, labels: Labels) -> str:
    """Values of labels need no escaping: they are all ours."""
    named = ",".join(f'{label}="{text}"' for label, text in labels.items())
    return f"koruna_{name}{f'{{{named}}}' if named else ''} {value}"
