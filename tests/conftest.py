"""Before any test: registers the template game, and checks that the right mode (compiled or not) is tested."""

from __future__ import annotations

import gc
import logging
import os
import signal
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

import koruna
from koruna.locale import fault_log
from tests.template.room import open_template

open_template()

HERE = Path(__file__).parent
# The slowest tests start first, so that none of them is still running alone at the end.
FIRST = ("table/browser", "table", "laws", "golden")


def pytest_configure(config: pytest.Config) -> None:
    """`KORUNA_EXPECT` names the mode to be tested, so that no run tests the other one unnoticed."""
    # A background job ignores these signals, and so would all child processes, which should obey them.
    for number in (signal.SIGINT, signal.SIGHUP):
        if signal.getsignal(number) == signal.SIG_IGN:
            signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
    running = "compiled" if koruna.compiled else "interpreted"
    if os.environ.get("KORUNA_EXPECT", running) != running:
        raise pytest.UsageError(f"the engine runs {running}, from {koruna.__file__}")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Without collecting garbage: ten thousand tests are many objects, and none of them is garbage."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    longest = [str(HERE / place) for place in FIRST]
    items.sort(key=lambda item: [not str(item.path).startswith(place) for place in longest])


class Heard(logging.Handler):
    """Collects logged errors of what could not be shown."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(logging.Formatter().format(record))

    def take(self) -> list[str]:
        """Return and clear them, for tests that expect some."""
        taken, self.records = self.records, []
        return taken


@pytest.fixture(autouse=True)
def faults_heard() -> Iterator[Heard]:
    """Pages and screens contain errors of what cannot be shown. A test with such an error fails, unless it takes it."""
    fault_log.already_logged.clear()
    heard = Heard()
    fault_log.log.addHandler(heard)
    yield heard
    fault_log.log.removeHandler(heard)
    assert heard.records == []
