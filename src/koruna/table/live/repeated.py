"""What a server does again and again while it runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from koruna.locale.fault_log import is_new

log = logging.getLogger("koruna.table")


async def repeat(seconds: float, work: Callable[..., Awaitable[object]], *arguments: object) -> None:
    """Now, and then every so many seconds. What fails is logged and tried again: the database may be away for long."""
    while True:
        try:
            await work(*arguments)
        except Exception as fault:
            log.warning("%s failed", work.__name__, exc_info=fault if is_new(fault) else None)
        await asyncio.sleep(seconds)
