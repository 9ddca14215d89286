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
    sealed: set[int]  # the lines that belong to a decision of several and told nobody anything
    shared: set[int]  # those that belong to a decision of several which everybody sees as it is made
    began: tuple[int, State] | None  # the line where a decision of several began, and the game before it
    alone: dict[tuple[int, int], bool]  # by line, and how many there are: whether it can be taken out

    def __init__(self, match: Match) -> None:
        self.match = match
        self.sealed = set()
        self.shared = set()
        self.began = None
        self.alone = {}

    def has(self, at: int) -> bool:
        return at in self.sealed or at in self.shared

    # --- lines that come and go -----------------------------------------------------------

    def add_line(self, by: int, text: str) -> None:
        """One more line of the record, and whether it kept the secrets of a decision of several, or had none."""
        self.alone.clear()
        match, at = self.match, len(self.match.record.lines)
        is_open = match.state.shows_choices()
        of_several = by != CHANCE and any(seat != by for seat in match.state.waiting())
        goes_on = at - 1 in (self.shared if is_open else self.sealed)
        in_secret = not is_open and (goes_on or of_several)
        is_shared = is_open and of_several
        before = self.keep() if (in_secret or is_shared) and not goes_on else None
        secrets = count_secrets(match.events()) if in_secret else 0
        play(match, by, text)
        events = match.events()
        told = any(event.facts for event in events[match.told_before(at) :]) or match.state.shows_choices()
        if is_shared:
            self.shared.add(at)
        elif in_secret and not told and count_secrets(events) >= secrets:
            self.sealed.add(at)
        else:
            return
        self.began = self.began if before is None else (at, before)

    def keep(self) -> State:
        state = self.match.state.copy()
        state.journal = kept(self.match.events())
        return state

    def forget_since(self, at: int) -> None:
        """The record has only so many lines now."""
        self.alone.clear()
        self.sealed = {line for line in self.sealed if line < at}
        self.shared = {line for line in self.shared if line < at}
        if self.began is not None and self.began[0] > at:
            self.began = None

    def first_with(self, at: int) -> int:
        """The line with which the decision began that a line belongs to."""
        together = self.sealed if at in self.sealed else self.shared
        while at - 1 in together:
            at -= 1
        return at

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
        """The lines since the decision began, without one of them."""
        lines = self.match.record.lines
        return [*lines[self.first_with(at) : at], *lines[at + 1 :]]

    def can_take_out(self, at: int, seat: int) -> bool:
        """Whether a seat's last move can be taken out alone: of a decision of several, and nothing depends on it.

        The others have decided since, but without it they could have decided the very same.
        """
        lines = self.match.record.lines
        if at in self.shared:
            last = self.first_with(max(self.sealed | self.shared))
            if at < last or any(by == CHANCE for by, _ in lines[at:]):
                return False
        elif not self.sealed.issuperset(range(at, len(lines))):
            return False
        if any(seat in event.knows for event in self.match.events()[self.match.told_after[at] :]):
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

    def opens(self, at: int) -> bool:
        """Whether a line is the last of a decision of several: what the others chose in secret is seen then."""
        return at - 1 in self.sealed and at not in self.sealed


def play(match: Match, by: int, text: str) -> None:
    if by == CHANCE:
        match.happen(text)
    else:
        match.play_one(text, by)


def count_secrets(events: list[Event]) -> int:
    return sum(1 for event in events if event.secret)


def done_by_others(events: list[Event], seat: int) -> list[tuple[object, ...]]:
    """All that happened but what a seat did."""
    return [(e.kind, e.seat, e.facts, e.secret, e.knows) for e in events if e.seat != seat]
