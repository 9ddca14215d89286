"""Who is present at a table, and which seats the players there may therefore give to a bot.

Known from open event streams and recent requests, in memory only. Of several servers on one database each knows its
own clients; a player of another server seems absent here once nothing has happened for a while, and takes the seat
back from the bot with one click.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from koruna.table.live.beginning import missing
from koruna.table.live.live_table import Live

SECONDS_OF_PATIENCE = 60  # until a player who has to decide counts as absent
MOST_REMEMBERED = 20_000

Place = tuple[str, int]  # a table and a seat


class Presence:
    connected: Counter[Place]
    last_seen: dict[Place, float]

    def __init__(self) -> None:
        self.connected = Counter()
        self.last_seen = {}

    @contextmanager
    def connection(self, table: str, seats: list[int]) -> Iterator[None]:
        """The players of these seats are present while their event stream is open."""
        places = [(table, seat) for seat in seats]
        self.connected.update(places)
        try:
            yield
        finally:
            self.connected.subtract(places)
            for place in places:
                if not self.connected[place]:
                    del self.connected[place]
            self.visit(table, seats)

    def visit(self, table: str, seats: list[int]) -> None:
        for seat in seats:
            self.last_seen.pop((table, seat), None)
            self.last_seen[table, seat] = time.monotonic()
        while len(self.last_seen) > MOST_REMEMBERED:
            self.last_seen.pop(next(iter(self.last_seen)))

    def vacant(self, table: Live) -> list[int]:
        """Seats of people that the players at the table may give to a bot."""
        if table.match.over():
            return []
        return [seat for seat in table.people() if self.is_empty(table, seat) or self.is_away(table, seat)]

    def is_empty(self, table: Live, seat: int) -> bool:
        """Whether nobody has sat down there yet."""
        place = (table.head.id, seat)
        came = table.names[seat] or place in self.connected or place in self.last_seen
        return not came and table.last_decision(seat) is None

    def is_away(self, table: Live, seat: int) -> bool:
        """Whether the table waits for an absent player, and nothing has happened for a while."""
        place = (table.head.id, seat)
        if place in self.connected or seat not in [*table.match.state.waiting(), *missing(table)]:
            return False
        since = max(self.last_seen.get(place, 0.0), table.changed)
        return time.monotonic() - since >= SECONDS_OF_PATIENCE
