"""Which loaded tables stay in memory: those where somebody is, and the last used ones, up to a limit. And what is done
so that memory that was used is free again."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable

from anyio import to_thread

from koruna.table.live.live_table import Live


def size_of(table: Live) -> int:
    """About how many bytes of memory a table takes, as measured in tables of all games: it grows with what happened."""
    return 40_000 + 20_000 * len(table.names) + 1_000 * len(table.match.record.lines)


def unload(live: dict[str, Live], most: int, is_used: Callable[[str], bool]) -> None:
    """Unload the least recently used tables, which are first, if all together take too much; a request loads them
    again."""
    taken = sum(map(size_of, live.values()))
    for id in list(live):
        if taken <= most:
            break
        if not is_used(id):
            taken -= size_of(live.pop(id))


async def give_back() -> None:
    """Give memory that is free back to the system. The C library keeps what lies between pieces that are still used,
    such as remembered drawings: a tenth of all."""
    if sys.platform == "linux":
        await to_thread.run_sync(trim)


def trim() -> None:
    """It takes ten milliseconds. Only glibc has it, and others need it less."""
    found = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if found is not None:
        found(0)
