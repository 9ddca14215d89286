"""Periodic tasks continue after a failure."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import pytest

from koruna.table.live.background_tasks import repeat


def test_what_fails_is_logged_and_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    done: list[int] = []

    async def work(most: int) -> None:
        done.append(len(done))
        if len(done) < most:
            raise ConnectionError("the database is away")

    async def run() -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(repeat(0.001, work, 3), 1)

    with caplog.at_level(logging.WARNING, "koruna.table"):
        asyncio.run(run())
    assert len(done) > 5
    assert [record.getMessage() for record in caplog.records] == ["work failed"] * 2
