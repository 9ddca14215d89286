"""Before any test: registers the template game, and checks that the right mode (compiled or not) is tested."""

from __future__ import annotations

import gc
import logging
import os
import signal
import ssl
from collections.abc import Generator, Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import koruna
from koruna.locale import fault_log
from tests.template.room import open_template

open_template()
# Every client of httpx would read all certificates of the system, which takes longer than most tests.
pytest.MonkeyPatch().setattr(ssl, "create_default_context", cache(ssl.create_default_context))
# It would tell of every request of every test, twice.
logging.getLogger("httpx").setLevel(logging.WARNING)

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
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Without collecting garbage: ten thousand tests are many objects, and none of them is garbage."""
    gc.disable()
    read_own_share(session.config)
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def read_own_share(config: pytest.Config) -> None:
    """Every worker reads all test files, and pytest rewrites their asserts unless one has done so before: each begins
    with other files than the others, so that together they rewrite each once."""
    if not hasattr(config, "workerinput"):
        return
    number, count = int(config.workerinput["workerid"].removeprefix("gw")), config.workerinput["workercount"]
    for file in files_to_test(config)[number::count]:
        with suppress(Exception):  # told when it is collected
            import_module(".".join(file.relative_to(HERE.parent).with_suffix("").parts))


def files_to_test(config: pytest.Config) -> list[Path]:
    named = [Path(config.invocation_params.dir, argument.partition("::")[0]) for argument in config.args]
    return sorted(file for path in named for file in ([path] if path.is_file() else path.rglob("test_*.py")))


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
