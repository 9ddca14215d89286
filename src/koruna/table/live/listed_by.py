"""Which tables the lobby lists for which client. Known in memory only, and forgotten at a restart; processes that serve
the same tables tell each other (see peers.py)."""

from __future__ import annotations

from collections.abc import Sequence

from koruna.table.peers.peers import Shared

MOST_OF_CLIENT = 4
MOST_CLIENTS = 5000


class ListedBy(Shared):
    item = tuple[str, str]  # a client and a table

    tables: dict[str, list[str]]  # by client, the oldest first; the client that listed one last is last

    def __init__(self) -> None:
        self.tables = {}
        self.untold: list[tuple[str, str]] = []

    def add(self, client: str, table: str) -> list[str]:
        """A client lists a table; returns those that are to be listed no longer, since they are too many."""
        self.untold.append((client, table))
        return self.remember(client, table)

    def remember(self, client: str, table: str) -> list[str]:
        now = [*self.tables.pop(client, []), table]
        self.tables[client] = now[-MOST_OF_CLIENT:]
        while len(self.tables) > MOST_CLIENTS:
            del self.tables[next(iter(self.tables))]
        return now[:-MOST_OF_CLIENT]

    # --- with other processes (see peers.py) ------------------------------------------------

    def news(self) -> Sequence[tuple[str, str]]:
        untold, self.untold = self.untold, []
        return untold

    def everything(self) -> Sequence[tuple[str, str]]:
        return [(client, table) for client, tables in self.tables.items() for table in tables]

    def hear(self, peer: str, items: Sequence[tuple[str, str]], complete: bool) -> None:
        for client, table in items:
            if table not in self.tables.get(client, []):
                self.remember(client, table)
