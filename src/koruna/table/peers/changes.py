"""Processes that write to a database which notifies nobody tell each other themselves which tables have changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence


class TableChanges:
    item = tuple[str, int]  # a table, and its last line

    def __init__(self, changed: Callable[[str, int], None]) -> None:
        self.changed = changed

    def news(self) -> Sequence[tuple[str, int]]:
        return ()  # they are told at once

    def everything(self) -> Sequence[tuple[str, int]]:
        return ()  # who asks the database knows

    def hear(self, peer: str, items: Sequence[tuple[str, int]], complete: bool) -> None:
        for table, seq in items:
            self.changed(table, seq)

    def forget(self, peer: str) -> None:
        """There is nothing to forget."""
