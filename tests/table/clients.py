"""Clients for tests that ask without a request."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from koruna.table.live.request_client import request_client


@contextmanager
def asking(client: str) -> Iterator[None]:
    """What is asked for in the block is asked for by this client."""
    before = request_client.set(client)
    try:
        yield
    finally:
        request_client.reset(before)
