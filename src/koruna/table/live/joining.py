"""Connects a process to the others that serve the same tables: on its own server, and on other servers with the same
PostgreSQL database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from koruna.table.live.draining import Draining
from koruna.table.live.tables import LiveTables
from koruna.table.peers.local_wire import LocalWire
from koruna.table.peers.peers import Wire
from koruna.table.peers.postgres_wire import PostgresWire
from koruna.table.peers.worker import Worker


@asynccontextmanager
async def joined(tables: LiveTables, database: str, worker: Worker | None, draining: Draining) -> AsyncIterator[None]:
    """Exchange messages with the other processes. A worker exits when its supervisor has ended."""
    peers = tables.peers
    peers.when_gone = tables.go_on_for_others
    async with AsyncExitStack() as until_end:
        wire: Wire | None = None
        if worker is not None:
            wire = local = LocalWire(peers.receive, peers.forget, draining.follow, draining.when_done)
            await local.begin(worker.link)
            draining.when_switched = local.say_draining
            until_end.push_async_callback(local.close)
        if tables.store.notifies:
            wire = postgres = PostgresWire(
                tables.store, peers.receive, tables.changed_elsewhere, tables.may_have_changed
            )
            postgres.begin(database)
            until_end.push_async_callback(postgres.close)
        peers.begin(wire)
        until_end.callback(peers.say_goodbye)
        if worker is not None:
            local.say_ready(peers.me)
        yield
