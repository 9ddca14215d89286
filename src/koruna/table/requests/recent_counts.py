"""How much each client requested in the last minute, for the operator's page; limits do not use it."""

from __future__ import annotations

from collections.abc import Callable

A_MINUTE = 60.0


class RecentCounts:
    """Counts by whole minutes; the previous minute is weighted by its share of the last sixty seconds."""

    def __init__(self, clock: Callable[[], float], most: int) -> None:
        self.clock = clock
        self.most = most  # clients
        self.began = clock()
        self.now: dict[str, float] = {}
        self.before: dict[str, float] = {}

    def add(self, client: str, count: float) -> None:
        self.turn()
        if client in self.now or len(self.now) < self.most:
            self.now[client] = self.now.get(client, 0.0) + count

    def of(self, client: str) -> float:
        self.turn()
        left = 1 - (self.clock() - self.began) / A_MINUTE
        return self.now.get(client, 0.0) + self.before.get(client, 0.0) * left

    def clients(self) -> set[str]:
        self.turn()
        return {*self.now, *self.before}

    def turn(self) -> None:
        """Start the next minute, if this one is over."""
        minutes = int((self.clock() - self.began) // A_MINUTE)
        if minutes:
            self.before, self.now = self.now if minutes == 1 else {}, {}
            self.began += minutes * A_MINUTE
