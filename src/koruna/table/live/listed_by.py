"""Which tables the lobby lists for which client. In memory only, lost at a restart; processes that serve the same
tables tell each other (see peers.py), so that all keep the same ones: those listed last."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from koruna.table.peers.peers import Shared

MOST_OF_CLIENT = 4
MOST_CLIENTS = 5000


class ListedBy(Shared):
    item = tuple[str, str, float]  # a client, a table, and when it was listed, in seconds since 1970

    tables: dict[str, dict[str, float]]  # by client: when each was listed; the client that listed one last is last
    when_too_many: Callable[[list[str]], None]  # called with tables to unlist, after news from other processes

    def __init__(self) -> None:
        self.tables = {}
        self.when_too_many = lambda tables: None
        self.unsent: list[tuple[str, str, float]] = []

    def add(self, client: str, table: str) -> list[str]:
        """A client lists a table; returns the client's oldest tables above the limit, to be unlisted."""
        now = time.time()
        self.unsent.append((client, table, now))
        return self.remember(client, table, now)

    def remember(self, client: str, table: str, at: float) -> list[str]:
        listed = {**self.tables.pop(client, {}), table: at}
        newest = sorted(listed, key=lambda id: (listed[id], id))
        self.tables[client] = {id: listed[id] for id in newest[-MOST_OF_CLIENT:]}
        while len(self.tables) > MOST_CLIENTS:
            del self.tables[next(iter(self.tables))]
        return newest[:-MOST_OF_CLIENT]

    # --- with other processes (see peers.py) ------------------------------------------------

    def news(self) -> Sequence[tuple[str, str, float]]:
        unsent, self.unsent = self.unsent, []
        return unsent

    def everything(self) -> Sequence[tuple[str, str, float]]:
        return [(client, table, at) for client, tables in self.tables.items() for table, at in tables.items()]

    def receive(self, peer: str, items: Sequence[tuple[str, str, float]], complete: bool) -> None:
        surplus: list[str] = []
        for client, table, at in items:
            if table not in self.tables.get(client, {}):
                surplus += self.remember(client, table, at)
        if surplus:
            self.when_too_many(surplus)
