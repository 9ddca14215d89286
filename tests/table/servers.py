"""Servers for tests: without a network, or each with a thread and an event loop of its own."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from litestar import Litestar

from koruna.table.config import DEFAULT, ServerConfig
from koruna.table.live.worker_pool import WorkerPool
from koruna.table.serve import make_server
from koruna.table.server import make_app, open_tables


def the_app(database: str, config: ServerConfig = DEFAULT) -> Litestar:
    """The same application every time, on another database: registering all routes takes longer than most tests."""
    app = registered()
    app.state.update(open_tables(database, pace=0, config=config))
    work_in_threads(app)
    assert app.logging_config is not None
    app.get_logger = app.logging_config.configure()  # for the stderr of this test
    return app


@cache
def registered() -> Litestar:
    return make_app("sqlite:///:memory:")


def work_in_threads(app: Litestar) -> None:
    """Processes would take a second each to start; `koruna serve` is tested with them."""
    for workers in (app.state["tables"].thinkers, app.state["tables"].drawers):
        workers.in_threads = True


@contextmanager
def serving(
    database: str,
    config: ServerConfig = DEFAULT,
    buffer: int = 0,
    drawers: WorkerPool | None = None,
    port: int = 0,
) -> Iterator[str]:
    """The address of a server on a database, as `koruna serve` starts it; its bots move at once. `buffer` is how many
    bytes the system takes of an answer while nobody reads, if not as many as usual."""
    app = make_app(database, pace=0, config=config)
    work_in_threads(app)
    if drawers is not None:
        app.state["tables"].drawers = drawers
    server = make_server(app, config)
    server.config.timeout_graceful_shutdown = 1
    if config is DEFAULT:  # on a busy machine more than the usual seconds may pass between two requests of a client
        server.config.timeout_keep_alive = 60
    ear = socket.create_server(("127.0.0.1", port))  # bound at once, so that nobody else can take the port
    if buffer:
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    thread = threading.Thread(target=server.run, args=([ear],), daemon=True)
    thread.start()
    deadline = time.monotonic() + 120
    while not server.started:
        assert time.monotonic() < deadline, "the server does not start"
        time.sleep(0.02)
    try:
        yield f"http://127.0.0.1:{ear.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(20)
