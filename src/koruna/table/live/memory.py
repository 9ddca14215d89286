"""Which loaded tables stay in memory: those where somebody is, and the last used ones, up to a limit."""

from __future__ import annotations

from collections.abc import Callable

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
