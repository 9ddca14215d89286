"""Who saw which lines of a table's log: in a secret simultaneous decision nobody is told how much another has decided.

So clients do not count the lines of the log but those that changed something for them. A browser that has several seats
counts what any of them saw.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from koruna.engine.state import SPECTATOR


class Sightings:
    seats: int
    seen: list[int]  # by line of the log: who saw it, a bit for each seat and one for spectators
    lines: dict[int, list[int]]  # by viewer, as a set of bits: the lines seen

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.seen = []
        self.lines = {}

    def everybody(self) -> int:
        return (2 << self.seats) - 1

    def bits(self, viewers: Sequence[int]) -> int:
        """Seats as a set of bits; without any, a spectator."""
        bits = 0
        for viewer in viewers or (SPECTATOR,):
            bits |= 1 << (self.seats if viewer == SPECTATOR else viewer)
        return bits

    def add(self, seen: int) -> None:
        """The next line was seen by these."""
        for viewer, lines in self.lines.items():
            if seen & viewer:
                lines.append(len(self.seen))
        self.seen.append(seen)

    def lines_of(self, viewers: Sequence[int]) -> list[int]:
        bits = self.bits(viewers)
        if bits not in self.lines:
            self.lines[bits] = [line for line, seen in enumerate(self.seen) if seen & bits]
        return self.lines[bits]

    def count(self, viewers: Sequence[int], among: int = -1) -> int:
        """How many lines these viewers have seen; of all, or among the first ones."""
        lines = self.lines_of(viewers)
        return len(lines) if among < 0 else bisect_left(lines, among)

    def lines_known(self, viewers: Sequence[int], count: int) -> int:
        """How many lines of the log there were before the next thing that viewers saw who have seen that many."""
        lines = self.lines_of(viewers)
        if count < 0 or count > len(lines):
            return -1
        return lines[count] if count < len(lines) else len(self.seen)
