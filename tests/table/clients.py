"""Clients for tests that ask without a request."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from koruna.table.live.asking_client import asking_client


@contextmanager
def asking(client: str) -> Iterator[None]:
    """What is asked for in the block is asked for by this client."""
    before = asking_client.set(client)
    try:
        yield
    finally:
        asking_client.reset(before)
