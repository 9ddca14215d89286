"""What several decide at once, in secret or in sight of all: each takes back their own alone.

What the others decided since stays, so it is played again from where the decision of all began. Only the beginning of
the last such decision is kept; after an undo into an earlier one, it is found again by playing the record up to it.
"""

from __future__ import annotations

from koruna.engine.errors import Trouble
from koruna.engine.event import Event, kept
from koruna.engine.match import Match
from koruna.engine.state import CHANCE, State


class AtOnce:
    """Which lines of the record of a match were decided at once."""

    match: Match
    shared: set[int]  # the lines that belong to a decision of several which everybody sees as it is made
    began: tuple[int, State] | None  # the line where a decision of several began, and the game before it
    alone: dict[tuple[int, int], bool]  # by line, and how many there are: whether it can be taken out

    def __init__(self, match: Match) -> None:
        self.match = match
        self.shared = set()
        self.began = None
        self.alone = {}

    def has(self, at: int) -> bool:
        return self.is_sealed(at) or at in self.shared

    def is_sealed(self, at: int) -> bool:
        """Whether a line belongs to a decision of several and told nobody anything."""
        return 0 <= at < len(self.match.sealed) and self.match.sealed[at]

    # --- lines that come and go -----------------------------------------------------------

    def add_line(self, by: int, text: str) -> None:
        """One more line of the record."""
        self.alone.clear()
        match, at = self.match, len(self.match.record.lines)
        in_secret = match.in_secret()
        is_shared = not in_secret and by != CHANCE and any(seat != by for seat in match.state.waiting())
        begins = (in_secret and not self.is_sealed(at - 1)) or (is_shared and at - 1 not in self.shared)
        before = self.keep() if begins else None
        play(match, by, text)
        if is_shared:
            self.shared.add(at)
        if before is not None and self.has(at):
            self.began = (at, before)

    def keep(self) -> State:
        state = self.match.state.copy()
        state.journal = kept(self.match.events())
        return state

    def forget_since(self, at: int) -> None:
        """The record has only so many lines now."""
        self.alone.clear()
        self.shared = {line for line in self.shared if line < at}
        if self.began is not None and self.began[0] > at:
            self.began = None

    def first_with(self, at: int) -> int:
        """The line with which the decision began that a line belongs to."""
        while at - 1 in self.shared if at in self.shared else self.is_sealed(at - 1):
            at -= 1
        return at

    def last_beginning(self) -> int:
        """The line with which the last decision of several began."""
        last = len(self.match.record.lines) - 1
        while not self.has(last):
            last -= 1
        return self.first_with(last)

    def beginning(self, at: int) -> tuple[int, State]:
        """The same, and the game before it."""
        first = self.first_with(at)
        if self.began is None or self.began[0] != first:
            self.began = (first, Match(self.match.game, self.match.record.first(first)).state)
        return self.began

    # --- taking one out -------------------------------------------------------------------

    def take_out(self, at: int) -> None:
        """Play what came since the decision began again, without one line."""
        (first, state), rest = self.beginning(at), self.rest(at)
        self.match.take_up(self.match, first, state)
        self.forget_since(first)
        for by, text in rest:
            self.add_line(by, text)

    def rest(self, at: int) -> list[tuple[int, str]]:
        """The lines since the decision began, without one of them and what was made unasked for its seat since."""
        lines = self.match.record.lines
        return [*lines[self.first_with(at) : at], *[line for line in lines[at + 1 :] if line[0] != lines[at][0]]]

    def can_take_out(self, at: int, seat: int) -> bool:
        """Whether a seat's last move can be taken out alone: of a decision of several, and nothing depends on it.

        The others have decided since, but without it they could have decided the very same.
        """
        lines = self.match.record.lines
        if at in self.shared:
            if at < self.last_beginning() or any(by == CHANCE for by, _ in lines[at:]):
                return False
        elif not all(self.match.sealed[at:]):
            return False
        new = self.match.events()[self.match.told_after[at] :]
        if any(seat in event.knows for event in new) or any(seat in learned for learned in self.match.learned[at:]):
            return False  # something new was seen
        if (at, len(lines)) not in self.alone:
            self.alone[at, len(lines)] = self.same_without(at, seat)
        return self.alone[at, len(lines)]

    def same_without(self, at: int, seat: int) -> bool:
        """Whether the others would have done the same, and would have the same to do, without a line of a seat."""
        match = Match(self.match.game, self.match.record.first(0))
        match.take_up(self.match, *self.beginning(at))
        try:
            for by, text in self.rest(at):
                play(match, by, text)
        except Trouble:
            return False
        now, then = [{*game.state.waiting()} - {seat} for game in (self.match, match)]
        return now == then and done_by_others(match.events(), seat) == done_by_others(self.match.events(), seat)


def play(match: Match, by: int, text: str) -> None:
    if by == CHANCE:
        match.happen(text)
    else:
        match.play_one(text, by)


def done_by_others(events: list[Event], seat: int) -> list[tuple[object, ...]]:
    """All that happened but what a seat did."""
    return [(e.kind, e.seat, e.facts, e.secret, e.knows) for e in events if e.seat != seat]
