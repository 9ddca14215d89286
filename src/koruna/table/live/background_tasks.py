"""Periodic and one-off background tasks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from koruna.locale.fault_log import is_new

log = logging.getLogger("koruna.table")
running_tasks: set[asyncio.Task[None]] = set()  # asyncio keeps only weak references to tasks


async def repeat(seconds: float, work: Callable[..., Awaitable[object]], *arguments: object) -> None:
    """Run now and then at this interval. Failures are logged and retried: the database may be down for long."""
    while True:
        await do(work, *arguments)
        await asyncio.sleep(seconds)


def run_in_background(work: Callable[..., Awaitable[object]], *arguments: object) -> None:
    """Run once in the background."""
    task = asyncio.get_running_loop().create_task(do(work, *arguments))
    running_tasks.add(task)
    task.add_done_callback(running_tasks.discard)


async def do(work: Callable[..., Awaitable[object]], *arguments: object) -> None:
    try:
        await work(*arguments)
    except Exception as fault:
        log.warning("%s failed", work.__name__, exc_info=fault if is_new(fault) else None)
