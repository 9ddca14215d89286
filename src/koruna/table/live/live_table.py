"""A table as its log: one line a change, only ever added to (see log_lines.py).

The record of the game is what is left after all undos. So nothing acknowledged is ever lost, a
restart resumes every table, and a replay is the same table at an earlier line.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import Any

import koruna
from koruna.engine.errors import Bug, Trouble
from koruna.engine.match import Match
from koruna.engine.record import Record, clean_name
from koruna.engine.state import CHANCE, SPECTATOR
from koruna.engine.taken_back import mark_taken_back
from koruna.table.live.seat_keys import SeatKeys
from koruna.table.live.simultaneous import SimultaneousDecisions
from koruna.table.live.skipped_moves import SkippedMoves
from koruna.table.live.start_position import begun_from, from_position, last_position
from koruna.table.live.table_notes import NOBODY_SAT, TableNote, add_note, moved
from koruna.table.log_lines import (
    PLAYED,
    AboutAsking,
    AboutKeys,
    Agree,
    Ask,
    Auto,
    Back,
    BotPlays,
    Chance,
    Free,
    HintAsked,
    LogLine,
    Move,
    Name,
    Pace,
    PersonPlays,
    Position,
    Refuse,
    Rematch,
    Rest,
    Retract,
    Secret,
    Seed,
    Skip,
    Stop,
    Undo,
    Version,
    line_of_move,
)
from koruna.table.store.store import Head


class Live:
    """The state of a table: its log applied up to line `seq`."""

    head: Head
    seq: int  # lines applied
    version: int  # of the rules, as the log says up to here
    match: Match
    names: list[str]
    seat_keys: SeatKeys
    bots: dict[int, str]  # by seat: the level of the bot that plays for it
    had_people: set[int]  # the seats that people have or had
    undo_request: tuple[int, int] | None  # the seat that asks for an undo, and the number of moves to keep
    agreed: set[int]
    pace: float | None  # seconds a bot takes at least; None for the default of the server
    taken_back: int  # moves undone by a solo player after new information was revealed
    notes: list[TableNote]
    rematch: str  # the table of the rematch, once somebody has asked for one
    asked: dict[int, int]  # by waiting seat: the line since which its legal moves are the same
    simultaneous: SimultaneousDecisions
    skipped: SkippedMoves
    position_at: int  # the line at which its position was last stored, -1 if it was not
    changed: float  # when lines were last applied, by the monotonic clock

    def __init__(self, head: Head, log: Sequence[LogLine]) -> None:
        self.head = head
        self.seq = 0
        self.version = head.version
        self.position_at = -1
        self.names = [""] * head.seats
        self.seat_keys = SeatKeys(head.seats)
        self.bots = {}
        self.had_people = set()
        self.undo_request = None
        self.agreed = set()
        self.pace = None
        self.taken_back = 0
        self.notes = []
        self.rematch = ""
        self.views: dict[int, Any] = {}
        game = koruna.game(head.game)
        self.match = Match(game, begun_from(head, log), deal=False)
        self.simultaneous = SimultaneousDecisions(self.match)
        self.skipped = SkippedMoves(self.match, head.seats)
        self.asked = dict.fromkeys(self.match.state.waiting(), 0)
        self.read(log)

    def view(self, seat: int) -> Any:
        """The view of a seat, cached until the table changes."""
        viewer = SPECTATOR if self.match.game.all_open else seat
        if viewer not in self.views:
            self.views[viewer] = self.match.state.view(viewer)
        return self.views[viewer]

    def read(self, log: Sequence[LogLine]) -> None:
        """Apply lines that were added to the log."""
        self.views.clear()
        self.changed = time.monotonic()
        since = last_position(log)
        for at, line in enumerate(log):
            if at >= since or not isinstance(line, PLAYED):
                self.apply(line)
            self.seq += 1

    def apply(self, line: LogLine) -> None:
        match line:
            case Chance(text):
                self.simultaneous.add_line(CHANCE, text)
                self.ask({})
            case Move(seat, text):
                self.apply_move(seat, text)
            case Auto(seat, text):
                self.skipped.made.add(len(self.match.record.lines))
                self.apply_move(seat, text)
            case Undo(length):
                self.apply_undo(length)
            case Back(seat, length):
                self.apply_undo(length, "seen")
                self.taken_back += 1
            case Retract(seat):
                before = self.choices_of_others(seat)
                self.retract(seat)
                self.ask(before)
                self.add_note("undo", seat)
                self.undo_request = None
            case Ask(seat, length):
                self.undo_request, self.agreed = (seat, length), {seat}
            case Agree(seat):
                self.agreed.add(seat)
            case Refuse(seat):
                self.keep()
            case Name(seat, name):
                self.names[seat] = clean_name(name)
                self.had_people.add(seat)
                self.add_note("sat", seat)
            case Free(seat):
                self.add_note("left", seat)
                self.names[seat] = ""
                self.seat_keys.apply(line)
            case AboutKeys():
                self.seat_keys.apply(line)
            case Rematch(table):
                self.rematch = table
            case BotPlays(seat, level):
                self.bots[seat] = level
                self.add_note("bot", seat)
            case PersonPlays(seat):
                self.hand_back(seat)
                self.had_people.add(seat)
                self.add_note("back", seat)
            case HintAsked(seat):
                self.add_note("hint", seat)
            case Stop() | Skip() | Rest():
                self.skipped.hear(line)
            case Seed(seed) | Secret(seed):
                self.match.seed = seed
            case Pace(seconds):
                self.pace = seconds
            case Version(version) if version <= self.match.game.version:
                self.notes.append(TableNote(len(self.match.events()), "carried", NOBODY_SAT, self.version))
                self.version = version
            case Position(position):
                self.go_on_from(position)
            case _:
                shown = repr(line)[:80]
                raise Bug(f"table {self.head.id}: line {self.seq + 1} of the log is not known: {shown}")

    def go_on_from(self, position: str) -> None:
        """Begin at a position instead of the start of a game, or go on from it without what was played before."""
        record = from_position(self.head, position)
        self.match.replay(record)
        self.simultaneous = SimultaneousDecisions(self.match)
        self.skipped.forget_since(0)
        self.undo_request = None
        if record.version > self.version:
            self.notes = [TableNote(0, "position", NOBODY_SAT, self.version)]
            self.version = record.version
        self.ask({})

    def apply_move(self, seat: int, text: str) -> None:
        self.keep()
        if seat not in self.bots:
            self.had_people.add(seat)
        before = self.choices_of_others(seat)
        self.simultaneous.add_line(seat, text)
        self.ask(before)

    def keep(self) -> None:
        """Whoever wanted to take a move back is not allowed to."""
        if self.undo_request is not None:
            self.add_note("kept", self.undo_request[0])
        self.undo_request = None

    def apply_undo(self, length: int, kind: str = "undo") -> None:
        by = self.match.record.lines[length][0]
        self.match.replay(self.match.record.first(length))
        self.simultaneous.forget_since(length)
        self.skipped.forget_since(length)
        self.ask({})
        left = len(self.match.events())
        self.notes = moved(self.notes, lambda after: min(after, left))
        self.add_note(kind, by)
        self.undo_request = None

    def retract(self, seat: int) -> None:
        """Remove the last move of a seat; notes keep their places."""
        at = self.last_decision(seat)
        if at is None or not self.simultaneous.has(at):
            raise Bug(f"table {self.head.id}: line {self.seq + 1} of the log takes back what was not decided at once")
        start, end = self.match.events_before(at), self.match.events_after[at]
        lines = self.match.record.lines
        self.simultaneous.take_out(at)
        self.skipped.forget(seat, at, lines)
        self.notes = moved(self.notes, lambda after: min(after, max(start, after - (end - start))))

    def hand_back(self, seat: int) -> None:
        """A move that the bot is computing comes too late."""
        if self.bots.pop(seat, None) is not None and seat in self.asked:
            self.asked[seat] = self.seq + 1

    def choices_of_others(self, mover: int) -> dict[int, list[int]]:
        """In a simultaneous decision: the legal moves of the others."""
        others = [seat for seat in self.match.state.waiting() if seat != mover]
        return {seat: self.match.state.moves(seat) for seat in others}

    def ask(self, before: dict[int, list[int]]) -> None:
        """Note who decides now, and since which line: a seat with the same legal moves as `before` keeps its line."""
        state = self.match.state
        same = {seat for seat, moves in before.items() if state.moves(seat) == moves}
        now = self.seq + 1
        self.asked = {seat: self.asked.get(seat, now) if seat in same else now for seat in state.waiting()}

    def is_in_time(self, seq: int, seat: int) -> bool:
        """Whether a seat that saw line `seq` still has the same legal moves, though others may have moved since."""
        return self.asked.get(seat, self.seq) <= seq <= self.seq

    def add_note(self, kind: str, seat: int) -> None:
        """Add a note. Seat changes before the first move are not shown in the chronicle."""
        if self.match.record.lines:
            add_note(self.notes, TableNote(len(self.match.events()), kind, seat))

    # --- what a change adds to the log ----------------------------------------------------

    def deal(self) -> list[LogLine]:
        """The lines up to the first decision of a person: chance outcomes and skipped moves."""
        before = len(self.match.record.lines)
        self.match.deal()
        dealt = [line_of_move(by, line) for by, line in self.match.record.lines[before:]]
        return dealt + self.skipped.follow(self.people())[0]

    def move(self, text: str, seat: int) -> tuple[list[LogLine], bool]:
        """The lines of a move with the chance outcomes and skipped moves after it; and whether the game is over."""
        if not self.match.game.asks_all:
            return self.skipped.follow(self.people(), text, seat)
        lines, over = self.match.foresee(text, seat)
        return [line_of_move(by, line) for by, line in lines], over

    def hear(self, said: AboutAsking | PersonPlays) -> tuple[list[LogLine], bool]:
        """The lines of what a person says about being asked, or of a bot that hands its seat back, with the skipped
        moves after it; and whether the game is over then."""
        people, skipped = self.people(), self.skipped.copy()
        if isinstance(said, PersonPlays):
            people = sorted({*people, said.seat})
        else:
            skipped.hear(said)
        lines, over = skipped.follow(people, decided_by=-1 if isinstance(said, PersonPlays) else said.seat)
        return [said, *lines], over

    def record(self, seat: int) -> Record:
        """The record of the game with its players, as far as a seat or a spectator may know it."""
        record = self.match.record_for(seat)
        for who, name in enumerate(self.names):
            record.names[who] = name or (f"bot:{self.bots[who]}" if who in self.bots else "")
        mark_taken_back(record, self.taken_back)
        return record

    def people(self) -> list[int]:
        return [seat for seat in range(len(self.names)) if seat not in self.bots]

    def deciding(self) -> list[int]:
        """The people who have to decide now; not those whose moves are skipped."""
        people = self.people()
        waiting = [seat for seat in self.match.state.waiting() if seat in people]
        return [seat for seat in waiting if not self.skipped.holds(seat, people)]

    def undo(self, seat: int, unreachable: Collection[int] = ()) -> list[LogLine]:
        """The lines of an undo: at once while nothing new was seen; then a question to the other people, or for whoever
        plays alone a step back that marks the game.

        `unreachable` are seats whose people cannot be asked, since nobody has sat down there; the request agrees for
        them. If that is all the others, it is refused.
        """
        for_them = [Agree(other) for other in self.people() if other in unreachable and other != seat]
        if self.undo_request is not None and self.undo_request[0] != seat:
            agreed = self.agreed.union(unreachable, [seat])
            done = [Undo(self.undo_request[1])] if agreed.issuperset(self.people()) else []
            return [Agree(seat), *for_them, *done]
        length = self.last_decision(seat)
        if length is None:
            return []
        if self.simultaneous.can_take_out(length, seat):
            return [Retract(seat)]
        if self.match.nothing_new(length, seat):
            return [Undo(length)]
        if self.is_alone(seat) and not self.match.over():
            return [Back(seat, length)]
        others = [other for other in self.people() if other != seat]
        if len(for_them) == len(others):
            raise Trouble("at-undo-nobody" if others else "at-undo-seen", {})
        return [Ask(seat, length), *for_them]

    def is_alone(self, seat: int) -> bool:
        """Whether nobody else plays or has played, and the same cards would come back. A bot in the seat of an absent
        person makes nobody alone."""
        others = {*range(len(self.names))} - {seat}
        return others <= self.bots.keys() and not others & self.had_people and bool(self.match.seed)

    def asked_to_agree(self) -> list[int]:
        """The people who have yet to say whether they allow an undo."""
        return [] if self.undo_request is None else [seat for seat in self.people() if seat not in self.agreed]

    def last_decision(self, seat: int) -> int | None:
        """The number of moves before the last one that this seat made itself; skipped moves do not count."""
        for at in range(len(self.match.record.lines) - 1, -1, -1):
            if self.match.record.lines[at][0] == seat and at not in self.skipped.made:
                return at
        return None
