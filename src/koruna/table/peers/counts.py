"""Counts of what each client has open, in this process and the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from koruna.table.peers.peers import Shared


class SharedCount(Shared):
    item = tuple[str, int]  # a client, and its count in the process that reports it

    here: Counter[str]  # by client, in this process
    elsewhere: dict[str, Counter[str]]  # by process and client

    def __init__(self) -> None:
        self.here = Counter()
        self.elsewhere = {}
        self.changed: set[str] = set()

    def __getitem__(self, client: str) -> int:
        return self.here[client] + sum(count[client] for count in self.elsewhere.values())

    def total(self) -> int:
        return self.here.total() + sum(count.total() for count in self.elsewhere.values())

    def clients(self) -> set[str]:
        return set(self.here).union(*self.elsewhere.values())

    def add(self, client: str, more: int) -> None:
        self.here[client] += more
        if not self.here[client]:
            del self.here[client]
        self.changed.add(client)

    # --- with other processes (see peers.py) ------------------------------------------------

    def news(self) -> Sequence[tuple[str, int]]:
        changed, self.changed = self.changed, set()
        return [(client, self.here[client]) for client in changed]

    def everything(self) -> Sequence[tuple[str, int]]:
        return list(self.here.items())

    def receive(self, peer: str, items: Sequence[tuple[str, int]], complete: bool) -> None:
        theirs = self.elsewhere.setdefault(peer, Counter())
        for client, count in items:
            theirs[client] = count
            if not count:
                del theirs[client]

    def forget(self, peer: str) -> None:
        self.elsewhere.pop(peer, None)
