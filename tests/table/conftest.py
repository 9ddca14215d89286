"""A server for every test, without a network."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from koruna.table.server import make_app

from .browsing import Browser
from .seats import Client


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """Its bots move at once."""
    with TestClient(make_app(f"sqlite:///{tmp_path}/koruna.db", pace=0)) as client:
        client.headers["Accept-Language"] = "en"
        yield client


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Browser]:
    """The same for a browser, which is told of our own faults as anybody is."""
    app = make_app(f"sqlite:///{tmp_path}/koruna.db", pace=0)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield Browser(client)
