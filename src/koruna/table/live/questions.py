"""Who has to decide, and since when their legal moves are unchanged: moves of others in between do not invalidate
theirs."""

from __future__ import annotations

from koruna.engine.match import Match


class Questions:
    match: Match
    since: dict[int, int]  # by waiting seat: the line of the log since which its legal moves are the same

    def __init__(self, match: Match) -> None:
        self.match = match
        self.since = dict.fromkeys(match.state.waiting(), 0)

    def choices_of_others(self, mover: int) -> dict[int, list[int]]:
        """In a simultaneous decision: the legal moves of the others."""
        state = self.match.state
        return {seat: state.moves(seat) for seat in state.waiting() if seat != mover}

    def ask(self, before: dict[int, list[int]], line: int) -> None:
        """Note who decides after a line; a seat whose legal moves are the same as in `before` keeps its earlier
        line."""
        state = self.match.state
        same = {seat for seat, moves in before.items() if state.moves(seat) == moves}
        self.since = {seat: self.since.get(seat, line) if seat in same else line for seat in state.waiting()}

    def ask_anew(self, seat: int, line: int) -> None:
        """Invalidate answers that are being computed for a seat elsewhere."""
        if seat in self.since:
            self.since[seat] = line
