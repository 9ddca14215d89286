"""Chat between the players at a table: quick reactions and short notes. Never sent to spectators.

Kept in memory only until they are delivered, never in the log, a record or a database. Processes that serve the same
tables exchange them (see peers.py).
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence

from litestar.exceptions import TooManyRequestsException
from msgspec import Struct

from koruna.engine.record import clean_comment
from koruna.table.peers.peers import Shared
from koruna.table.schemas import LONGEST_NOTE

# What a table allows: notes and reactions, reactions alone, or nothing.
EVERYTHING, REACTIONS_ONLY, NOTHING = "all", "reactions", "none"
TALKS = (EVERYTHING, REACTIONS_ONLY, NOTHING)
# Shown in each reader's language: messages `talk-<name>`.
REACTIONS = ("hello", "luck", "nice", "wow", "oops", "hmm", "thanks", "well-played")
MOST, SECONDS = 5, 20.0  # remarks of a seat in that many seconds
MOST_KEPT = 12  # of a table, for streams that have not sent them yet
MOST_TABLES = 2000


class Remark(Struct, frozen=True):
    table: str
    seat: int
    reaction: str  # one of REACTIONS, or ""
    note: str


class Remarks(Shared):
    item = Remark

    publish: Callable[[str], None]  # to the streams of a table
    made: dict[str, int]  # by table: how many there were, as far as this process knows
    kept: dict[str, deque[Remark]]  # by table: the last of them
    lately: dict[tuple[str, int], deque[float]]  # when a seat made its last ones

    def __init__(self, publish: Callable[[str], None]) -> None:
        self.publish = publish
        self.made = {}
        self.kept = {}
        self.lately = {}
        self.unsent: list[Remark] = []

    def make(self, table: str, seat: int, reaction: str, note: str) -> None:
        """A seat says something; refused above its rate limit."""
        now = time.monotonic()
        times = self.lately.pop((table, seat), deque(maxlen=MOST))
        if len(times) == MOST and now - times[0] < SECONDS:
            self.lately[table, seat] = times
            raise TooManyRequestsException("talk-too-much")
        times.append(now)
        self.lately[table, seat] = times
        while len(self.lately) > MOST_TABLES:
            del self.lately[next(iter(self.lately))]
        remark = Remark(table, seat, reaction, clean_comment(note)[:LONGEST_NOTE])
        self.unsent.append(remark)
        self.add(remark)
        self.broadcast_now()

    def add(self, remark: Remark) -> None:
        kept = self.kept.pop(remark.table, deque(maxlen=MOST_KEPT))
        kept.append(remark)
        self.kept[remark.table] = kept
        self.made[remark.table] = self.made.get(remark.table, 0) + 1
        while len(self.kept) > MOST_TABLES:
            oldest = next(iter(self.kept))
            del self.kept[oldest], self.made[oldest]
        self.publish(remark.table)

    def count(self, table: str) -> int:
        return self.made.get(table, 0)

    def since(self, table: str, count: int) -> list[Remark]:
        """Those after the first `count`; if many, only the last ones."""
        new = self.count(table) - count
        return list(self.kept.get(table, ()))[-new:] if new > 0 else []

    # --- with other processes (see peers.py) ------------------------------------------------

    def news(self) -> Sequence[Remark]:
        unsent, self.unsent = self.unsent, []
        return unsent

    def receive(self, peer: str, items: Sequence[Remark], complete: bool) -> None:
        for remark in items:
            self.add(remark)
