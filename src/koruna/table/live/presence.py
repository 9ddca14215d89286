"""Who is present at a table: this decides which seats may be given to a bot, and whether bots play on.

Known from open event streams and recent requests, in memory only. Processes that serve the same tables exchange it
(see peers.py), so that each knows of all players, and exactly one of those with viewers at a table runs its bots.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice, takewhile

from msgspec import Struct

from koruna.table.live.live_table import Live
from koruna.table.live.request_client import request_client
from koruna.table.live.starting import missing
from koruna.table.peers.peers import Shared

SECONDS_OF_PATIENCE = 60  # until a player who has to decide counts as absent
SECONDS_OF_INTEREST = 40  # after a request; an open stream asks more often than that
SECONDS_BETWEEN_LOOKS = 10  # of a table, between two reports to other processes
MOST_REMEMBERED = 20_000
MOST_LOOKERS = 100  # of one table
NEVER = 1e6

Place = tuple[str, int]  # a table and a seat


class AtTable(Struct, omit_defaults=True):
    """What one process tells the others of a table."""

    table: str
    seats: list[int]  # whose streams are open there
    seen: list[int] = []  # seats with requests since its last report
    looked: float = NEVER  # seconds since somebody asked for the table


class Elsewhere:
    """What another process reported."""

    def __init__(self) -> None:
        self.connected: dict[str, list[int]] = {}  # seats by table
        self.looked: dict[str, float] = {}  # by table: when somebody last asked for it


class Presence(Shared):
    item = AtTable

    me: str  # this process, among those that serve the same tables
    connected: Counter[Place]
    last_seen: dict[Place, float]
    lookers: dict[str, dict[str, float]]  # by table: the clients that asked for it, and when they last did
    elsewhere: dict[str, Elsewhere]  # by process

    def __init__(self, me: str = "") -> None:
        self.me = me
        self.connected = Counter()
        self.last_seen = {}
        self.lookers = {}
        self.elsewhere = {}
        self.unsent: dict[str, set[int]] = {}  # by table with unsent news: the seats that were seen
        self.sent_looks: dict[str, float] = {}  # by table: when this was last reported to the others

    @contextmanager
    def connection(self, table: str, seats: list[int]) -> Iterator[None]:
        """Marks these seats as present while their event stream is open."""
        places = [(table, seat) for seat in seats]
        self.connected.update(places)
        self.visit(table, seats)
        try:
            yield
        finally:
            self.connected.subtract(places)
            for place in places:
                if not self.connected[place]:
                    del self.connected[place]
            self.visit(table, seats)

    def visit(self, table: str, seats: Sequence[int]) -> None:
        self.see(table, seats)
        if seats:
            self.unsent.setdefault(table, set()).update(seats)

    def see(self, table: str, seats: Sequence[int]) -> None:
        for seat in seats:
            self.last_seen.pop((table, seat), None)
            self.last_seen[table, seat] = time.monotonic()
        while len(self.last_seen) > MOST_REMEMBERED:
            self.last_seen.pop(next(iter(self.last_seen)))

    def tables_seen(self, seconds: float) -> set[str]:
        """The tables with requests of players in the last so many seconds."""
        since = time.monotonic() - seconds
        return {table for (table, _), at in takewhile(lambda seen: seen[1] >= since, reversed(self.last_seen.items()))}

    def look(self, table: str) -> None:
        """Note a request for a table."""
        client, now = request_client.get(), time.monotonic()
        before = self.lookers.pop(table, {}).items()
        found = {other: at for other, at in before if other != client and at >= now - SECONDS_OF_INTEREST}
        found[client] = now
        if len(found) > MOST_LOOKERS:
            del found[next(iter(found))]
        self.lookers[table] = found
        if now - self.sent_looks.get(table, 0.0) >= SECONDS_BETWEEN_LOOKS:
            self.sent_looks[table] = now
            self.unsent.setdefault(table, set())
        self.forget_lookers()

    def forget_lookers(self) -> None:
        """Forget tables nobody has looked at lately, and the oldest ones if there are too many."""
        since = time.monotonic() - SECONDS_OF_INTEREST
        for table, found in list(islice(self.lookers.items(), 2)):  # at most one is added per look, so this catches up
            if len(self.lookers) > MOST_REMEMBERED or max(found.values()) < since:
                del self.lookers[table]
                self.sent_looks.pop(table, None)

    def looking(self, table: str) -> list[str]:
        """The clients with a recent request for a table here; without any, its bots rest."""
        since = time.monotonic() - SECONDS_OF_INTEREST
        return [client for client, at in self.lookers.get(table, {}).items() if at >= since]

    def lets_bots_play(self, table: str) -> bool:
        """Whether this process runs the bots of a table: the one with viewers whose name sorts first does."""
        since = time.monotonic() - SECONDS_OF_INTEREST
        others = [peer for peer, theirs in self.elsewhere.items() if theirs.looked.get(table, 0.0) >= since]
        return bool(self.looking(table)) and all(self.me < other for other in others)

    # --- seats ----------------------------------------------------------------------------

    def vacant(self, table: Live) -> list[int]:
        """Seats of people that the players at the table may give to a bot."""
        if table.is_over():
            return []
        return [seat for seat in table.people() if self.is_empty(table, seat) or self.is_away(table, seat)]

    def is_empty(self, table: Live, seat: int) -> bool:
        """Whether nobody has sat down there yet, or the player has left the seat."""
        if not table.names[seat] and not table.seat_keys.keys[seat]:
            return True
        place = (table.head.id, seat)
        came = table.names[seat] or self.is_connected(place) or place in self.last_seen
        return not came and table.last_decision(seat) is None

    def is_away(self, table: Live, seat: int) -> bool:
        """Whether the table has been waiting for an absent player for a while."""
        place = (table.head.id, seat)
        if self.is_connected(place) or seat not in [*table.match.state.waiting(), *missing(table)]:
            return False
        since = max(self.last_seen.get(place, 0.0), table.noticed)  # others shall not notice secret decisions by it
        return time.monotonic() - since >= SECONDS_OF_PATIENCE

    def is_connected(self, place: Place) -> bool:
        table, seat = place
        return place in self.connected or any(
            seat in theirs.connected.get(table, ()) for theirs in self.elsewhere.values()
        )

    # --- with other processes (see peers.py) ------------------------------------------------

    def news(self) -> Sequence[AtTable]:
        unsent, self.unsent = self.unsent, {}
        return self.entries(unsent)

    def everything(self) -> Sequence[AtTable]:
        return self.entries({table: set() for table in {*self.lookers, *(table for table, _ in self.connected)}})

    def entries(self, tables: dict[str, set[int]]) -> list[AtTable]:
        """What to report about these tables, with the seats seen there."""
        connected: dict[str, list[int]] = {}
        for table, seat in self.connected if tables else ():
            connected.setdefault(table, []).append(seat)
        now = time.monotonic()
        looked = {table: now - max(self.lookers.get(table, {}).values(), default=now - NEVER) for table in tables}
        return [AtTable(table, connected.get(table, []), [*seen], looked[table]) for table, seen in tables.items()]

    def receive(self, peer: str, items: Sequence[AtTable], complete: bool) -> None:
        theirs, now = self.elsewhere.setdefault(peer, Elsewhere()), time.monotonic()
        for item in items:
            self.see(item.table, item.seen)
            theirs.connected[item.table] = item.seats
            theirs.looked[item.table] = now - item.looked
            if not item.seats and item.looked > SECONDS_OF_INTEREST:
                del theirs.connected[item.table], theirs.looked[item.table]

    def forget(self, peer: str) -> None:
        """Its players may reconnect to another process soon, so they do not count as absent at once."""
        theirs = self.elsewhere.pop(peer, Elsewhere())
        for table, seats in theirs.connected.items():
            self.see(table, seats)
