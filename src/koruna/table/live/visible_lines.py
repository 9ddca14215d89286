"""Which viewers can see which lines of a table's log: a secret simultaneous decision must not reveal how much others
have decided.

So sequence numbers sent to clients count only the lines visible to them. A browser with several seats counts lines
visible to any of them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from koruna.engine.state import SPECTATOR
from koruna.table.log_lines import LogLine, Move, StartPosition, Version


class VisibleLines:
    seats: int
    seen: list[int]  # by line of the log: who can see it, a bit for each seat and one for spectators
    moves: list[int]  # the lines that are moves spectators can see, since the game has begun or its rules have changed
    lines: dict[int, list[int]]  # by bit set of viewers: the lines visible to them

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.seen = []
        self.moves = []
        self.lines = {}

    def everybody(self) -> int:
        return (2 << self.seats) - 1

    def bits(self, viewers: Sequence[int]) -> int:
        """Seats as a bit set; without any, a spectator."""
        bits = 0
        for viewer in viewers or (SPECTATOR,):
            bits |= 1 << (self.seats if viewer == SPECTATOR else viewer)
        return bits

    def add(self, seen: int, line: LogLine) -> None:
        """Append a line that these viewers can see."""
        if isinstance(line, StartPosition | Version):
            self.moves.clear()
        elif isinstance(line, Move) and seen & self.bits([]):
            self.moves.append(len(self.seen))
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
        """How many lines these viewers can see; of all, or among the first ones."""
        lines = self.lines_of(viewers)
        return len(lines) if among < 0 else bisect_left(lines, among)

    def before_moves(self, count: int) -> int:
        """The log length before the last moves that spectators can see; before the first one if there are fewer."""
        return self.moves[-count:][0] if self.moves and count else len(self.seen)

    def lines_known(self, viewers: Sequence[int], count: int) -> int:
        """The inverse of `count`: the log length just before the line that made the count of these viewers exceed
        this."""
        lines = self.lines_of(viewers)
        if count < 0 or count > len(lines):
            return -1
        return lines[count] if count < len(lines) else len(self.seen)
