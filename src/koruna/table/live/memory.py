"""Which loaded tables stay in memory: those in use and the most recently used, up to a limit. And returning freed
memory to the system."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable

from anyio import to_thread

from koruna.table.live.live_table import Live


def size_of(table: Live) -> int:
    """The approximate memory of a table in bytes, as measured in all games: it grows with the number of events."""
    return 40_000 + 20_000 * len(table.names) + 1_000 * len(table.match.record.lines)


def unload(live: dict[str, Live], most: int, is_used: Callable[[str], bool]) -> None:
    """Unload the least recently used tables while all together take too much; the next request loads them again."""
    taken = sum(map(size_of, live.values()))
    for id in list(live):
        if taken <= most:
            break
        if not is_used(id):
            taken -= size_of(live.pop(id))


async def give_back() -> None:
    """Return freed memory to the system: because of fragmentation the C library holds on to a tenth of all memory."""
    if sys.platform == "linux":
        await to_thread.run_sync(trim)


def trim() -> None:
    """`malloc_trim`; takes ten milliseconds. Only glibc has it, and other C libraries need it less."""
    found = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if found is not None:
        found(0)
