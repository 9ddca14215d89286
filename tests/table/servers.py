"""Servers for tests, each with a thread and an event loop of its own."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from koruna.table.server import make_app

from .postgres import free_port


@contextmanager
def serving(database: str) -> Iterator[str]:
    """The address of a server on a database; its bots move at once."""
    port = free_port()
    config = uvicorn.Config(make_app(database, pace=0), port=port, log_level="error", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    deadline = time.monotonic() + 30
    while not server.started:
        assert time.monotonic() < deadline, "the server does not start"
        time.sleep(0.02)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(20)
