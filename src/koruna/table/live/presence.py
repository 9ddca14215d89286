"""Who is present at a table: which seats the players there may therefore give to a bot, and whether anybody looks.

Known from open event streams and recent requests, in memory only. Of several servers on one database each knows its
own clients; a player of another server seems absent here once nothing has happened for a while, and takes the seat
back from the bot with one click.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice

from koruna.table.live.asking_client import asking_client
from koruna.table.live.beginning import missing
from koruna.table.live.live_table import Live

SECONDS_OF_PATIENCE = 60  # until a player who has to decide counts as absent
SECONDS_OF_INTEREST = 40  # after a request; an open stream asks more often than that
MOST_REMEMBERED = 20_000
MOST_LOOKERS = 100  # of one table

Place = tuple[str, int]  # a table and a seat


class Presence:
    connected: Counter[Place]
    last_seen: dict[Place, float]
    lookers: dict[str, dict[str, float]]  # by table: the clients that asked for it, and when they last did

    def __init__(self) -> None:
        self.connected = Counter()
        self.last_seen = {}
        self.lookers = {}

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

    def look(self, table: str) -> None:
        """Somebody asks for a table."""
        client, now = asking_client.get(), time.monotonic()
        before = self.lookers.pop(table, {}).items()
        found = {other: at for other, at in before if other != client and at >= now - SECONDS_OF_INTEREST}
        found[client] = now
        if len(found) > MOST_LOOKERS:
            del found[next(iter(found))]
        self.lookers[table] = found
        self.forget_lookers()

    def forget_lookers(self) -> None:
        """Those who have not asked lately; or the first, if there are too many tables."""
        since = time.monotonic() - SECONDS_OF_INTEREST
        for table, found in list(islice(self.lookers.items(), 2)):  # one comes with every look, so two catch up
            if len(self.lookers) > MOST_REMEMBERED or max(found.values()) < since:
                del self.lookers[table]

    def looking(self, table: str) -> list[str]:
        """The clients that look at a table; none where bots need not go on."""
        since = time.monotonic() - SECONDS_OF_INTEREST
        return [client for client, at in self.lookers.get(table, {}).items() if at >= since]

    def vacant(self, table: Live) -> list[int]:
        """Seats of people that the players at the table may give to a bot."""
        if table.is_over():
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
