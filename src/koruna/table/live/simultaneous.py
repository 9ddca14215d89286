"""Simultaneous decisions, secret or open: each player can undo their own move without undoing those of others.

Later moves of others stay, so they are replayed from where the decision began. Only the state at the start of the last
such decision is kept; after an undo into an earlier one, it is recomputed by a replay.
"""

from __future__ import annotations

from koruna.engine.errors import Bug, IllegalMove, Trouble
from koruna.engine.event import Event, snapshot
from koruna.engine.match import Match
from koruna.engine.scripted import outcome_of
from koruna.engine.state import CHANCE, TURN, State


class SimultaneousDecisions:
    """Which lines of the record of a match belong to simultaneous decisions."""

    match: Match
    shared: set[int]  # lines of open simultaneous decisions, in which all see each move as it is made
    began: tuple[int, State] | None  # the line where the last decision began, and the state before it
    alone: dict[tuple[int, int], bool]  # by line and length of the record: whether it can be removed alone

    def __init__(self, match: Match) -> None:
        self.match = match
        self.shared = set()
        self.began = None
        self.alone = {}

    def has(self, at: int) -> bool:
        return self.is_sealed(at) or at in self.shared

    def is_sealed(self, at: int) -> bool:
        """Whether a line belongs to a secret simultaneous decision."""
        return 0 <= at < len(self.match.sealed) and self.match.sealed[at]

    # --- lines that come and go -----------------------------------------------------------

    def add_line(self, by: int, text: str) -> None:
        """Play a line and append it to the record."""
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
        state.journal = snapshot(self.match.events())
        return state

    def forget_since(self, at: int) -> None:
        """The record was cut to that many lines."""
        self.alone.clear()
        self.shared = {line for line in self.shared if line < at}
        if self.began is not None and self.began[0] > at:
            self.began = None

    def first_with(self, at: int) -> int:
        """The first line of the decision that a line belongs to."""
        while at - 1 in self.shared if at in self.shared else self.is_sealed(at - 1):
            at -= 1
        return at

    def last_beginning(self) -> int:
        """The first line of the last simultaneous decision."""
        last = len(self.match.record.lines) - 1
        while not self.has(last):
            last -= 1
        return self.first_with(last)

    def beginning(self, at: int) -> tuple[int, State]:
        """The first line of the decision that a line belongs to, and the state before it."""
        first = self.first_with(at)
        if self.began is None or self.began[0] != first:
            self.began = (first, Match(self.match.game, self.match.record.first(first), deal=False).state)
        return self.began

    # --- taking one out -------------------------------------------------------------------

    def take_out(self, at: int) -> None:
        """Remove a line, and replay the others since the decision began."""
        (first, state), rest = self.beginning(at), self.rest(at)
        self.match.take_up(self.match, first, state)
        self.forget_since(first)
        for by, text in rest:
            self.add_line(by, text)

    def rest(self, at: int) -> list[tuple[int, str]]:
        """The lines since the decision began, without one of them and the skipped moves of its seat after it."""
        lines = self.match.record.lines
        return [*lines[self.first_with(at) : at], *[line for line in lines[at + 1 :] if line[0] != lines[at][0]]]

    def can_take_out(self, at: int, seat: int) -> bool:
        """Whether a seat's last move can be removed alone: it is part of a simultaneous decision, and nothing needs it.

        The others may have moved since, but could have made the same moves without it.
        """
        lines = self.match.record.lines
        if at in self.shared:
            if at < self.last_beginning() or any(by == CHANCE for by, _ in lines[at:]):
                return False
        elif not all(self.match.sealed[at:]):
            return False
        if self.saw_since(at, seat):
            return False
        if (at, len(lines)) not in self.alone:
            self.alone[at, len(lines)] = self.same_without(at, seat)
        return self.alone[at, len(lines)]

    def seems_free(self, at: int, seat: int) -> bool:
        """Whether an undo looks free to a seat that does not know what others have decided in secret."""
        others = [line for line, (by, _) in enumerate(self.match.record.lines[at:], at) if by != seat]
        return at not in self.shared and all(map(self.is_sealed, others)) and not self.saw_since(at, seat)

    def saw_since(self, at: int, seat: int) -> bool:
        """Whether a seat has seen something new since its move."""
        new = self.match.events()[self.match.events_after[at] :]
        return any(seat in event.knows for event in new) or any(seat in each for each in self.match.learned[at:])

    def same_without(self, at: int, seat: int) -> bool:
        """Whether, without a line, the others could make the same moves to the same effect, and the same seats wait."""
        first, before = self.beginning(at)
        if before.journal is None:
            raise Bug("a state to go on from has no journal")
        state = before.copy()
        state.journal = snapshot(before.journal)
        rest = self.rest(at)
        for by, text in rest[: at - first]:  # as they were played
            play_again(state, by, text)
        try:
            for by, text in rest[at - first :]:
                play_on(state, by, text)
        except Trouble:
            return False
        now, then = [{*each.waiting()} - {seat} for each in (self.match.state, state)]
        return now == then and is_done_alike(state.journal, self.match.events(), seat)


def play(match: Match, by: int, text: str) -> None:
    if by == CHANCE:
        match.happen(text)
    else:
        match.play_one(text, by)


def play_on(state: State, by: int, text: str) -> None:
    """Play a line without noting what it reveals to whom. Raises `Trouble` if it is not legal."""
    if by == CHANCE:
        if state.turn() != CHANCE or outcome_of(state, text) is None:
            raise Trouble("impossible-chance", {"text": text})
    elif (reason := state.why_not(text, by)) is not None:
        raise IllegalMove(text, reason, "")
    play_again(state, by, text)


def play_again(state: State, by: int, text: str) -> None:
    """The same for a line known to be legal."""
    state.play(state.read(text, TURN if by == CHANCE else by), by)


def is_done_alike(some: list[Event], others: list[Event], seat: int) -> bool:
    """Whether events are equal except for those caused by the seat. Most are identical objects at the start."""
    same = 0
    for one, other in zip(some, others, strict=False):
        if one is not other:
            break
        same += 1
    return done_by_others(some[same:], seat) == done_by_others(others[same:], seat)


def done_by_others(events: list[Event], seat: int) -> list[tuple[object, ...]]:
    """The events not caused by the seat."""
    return [(e.kind, e.seat, e.facts, e.secret, e.knows) for e in events if e.seat != seat]
