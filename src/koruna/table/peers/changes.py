"""Change notifications for databases without NOTIFY."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from koruna.table.peers.peers import Shared


class TableChanges(Shared):
    item = tuple[str, int]  # a table, and its last line

    def __init__(self, changed: Callable[[str, int], None]) -> None:
        self.changed = changed

    def receive(self, peer: str, items: Sequence[tuple[str, int]], complete: bool) -> None:
        for table, seq in items:
            self.changed(table, seq)
