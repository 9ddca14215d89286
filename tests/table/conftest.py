"""A server for every test, without a network."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from litestar.testing import TestClient

from koruna.table.live import new_table, rematch
from koruna.table.live.live_table import Live
from koruna.table.log_lines import LogLine
from koruna.table.store.store import Head

from .browsing import Browser
from .seats import Client
from .servers import the_app

SEED = "the same in every run"


@pytest.fixture(scope="package", autouse=True)
def seeded() -> Iterator[None]:
    """Tables for which nobody chooses a seed, and all bots, draw the same in every run: no test depends on luck."""
    init = Live.__init__

    def init_seeded(table: Live, head: Head, log: Sequence[LogLine]) -> None:
        init(table, head, log)
        if not table.match.seed:
            table.match.rng = Random(SEED)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Live, "__init__", init_seeded)
        for module in (rematch, new_table):
            patch.setattr(module, "new_secret", lambda: SEED)
        yield


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """Its bots move at once."""
    with TestClient(the_app(f"sqlite:///{tmp_path}/koruna.db")) as client:
        client.headers["Accept-Language"] = "en"
        yield client


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Browser]:
    """The same for a browser, with error pages instead of exceptions."""
    with TestClient(the_app(f"sqlite:///{tmp_path}/koruna.db"), raise_server_exceptions=False) as client:
        yield Browser(client)
