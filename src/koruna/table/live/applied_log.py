"""A table as an append-only log, one line per change (see log_lines.py).

The record of the game is what remains after all undos. So nothing acknowledged is ever lost, a restart resumes every
table, and a replay is the same table at an earlier line.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import koruna
from koruna.engine.errors import Bug
from koruna.engine.event import Event
from koruna.engine.match import Match
from koruna.engine.player_names import clean_name
from koruna.engine.state import CHANCE, SPECTATOR
from koruna.lessons.progress import LessonProgress
from koruna.review.puzzle import PuzzleProgress
from koruna.table.live.gathering import Gathering
from koruna.table.live.lesson_log import lesson_after, puzzle_after
from koruna.table.live.questions import Questions
from koruna.table.live.seat_keys import SeatKeys
from koruna.table.live.simultaneous import SimultaneousDecisions
from koruna.table.live.skipped_moves import SkippedMoves
from koruna.table.live.start_position import begun_from, from_position, last_position
from koruna.table.live.table_notes import NOBODY_SAT, TableNote, add_note, moved
from koruna.table.live.terms import Terms
from koruna.table.live.visible_lines import VisibleLines
from koruna.table.log_lines import (
    PLAYED,
    AboutKeys,
    AboutLesson,
    AboutTerms,
    Agree,
    Ask,
    Auto,
    Back,
    Begin,
    BotFailed,
    BotPlays,
    BotStopped,
    Chance,
    Closed,
    EndAsked,
    Ended,
    Free,
    Gather,
    HintAsked,
    LogLine,
    Move,
    Name,
    PersonPlays,
    Refuse,
    Rematch,
    Rest,
    Retract,
    Secret,
    Seed,
    SeedValue,
    Skip,
    StartPosition,
    Stop,
    Undo,
    Version,
)
from koruna.table.store.store import Head


class AppliedLog(Terms):
    """The state of a table: its log applied up to line `seq`."""

    head: Head
    seq: int  # lines applied
    written: int  # lines in the database, as last reported by another process
    version: int  # of the rules, according to the log up to here
    match: Match
    names: list[str]
    seat_keys: SeatKeys
    gathering: Gathering
    end_asked: set[int]  # the seats that want the game to end here
    ended: bool  # whether the players or the operator ended it early
    closed: bool  # whether the operator did
    bots: dict[int, str]  # by seat: the level of the bot that plays for it
    had_people: set[int]  # the seats that people have or had
    undo_request: tuple[int, int] | None  # the seat that asks for an undo, and the number of moves to keep
    agreed: set[int]
    taken_back: int  # moves undone by a solo player after new information was revealed
    notes: list[TableNote]
    rematch: str  # the table of the rematch, once somebody has asked for one
    questions: Questions
    visible_lines: VisibleLines
    simultaneous: SimultaneousDecisions
    skipped: SkippedMoves
    lesson: LessonProgress | None = None  # how far the learner is, if the table is a lesson
    puzzle: PuzzleProgress | None = None  # the same, if it is a puzzle
    position_at: int  # the line at which its position was last stored, -1 if it was not
    summary_at: int  # the same for its summary
    changed: float  # when lines were last applied, by the monotonic clock
    noticed: float  # when everybody could last see a change

    def __init__(self, head: Head, log: Sequence[LogLine]) -> None:
        self.head = head
        self.seq = self.written = 0
        self.version = head.version
        self.position_at = -1
        self.summary_at = -1
        self.names = [""] * head.seats
        self.seat_keys = SeatKeys(head.seats)
        self.gathering = Gathering()
        self.end_asked = set()
        self.ended = self.closed = False
        self.bots = {}
        self.had_people = set()
        self.undo_request = None
        self.agreed = set()
        self.taken_back = 0
        self.notes = []
        self.rematch = ""
        self.views: dict[int, Any] = {}
        self.deciders: list[int] | None = None
        game = koruna.game(head.game)
        self.match = Match(game, begun_from(head, log), deal=False)
        self.simultaneous = SimultaneousDecisions(self.match)
        self.skipped = SkippedMoves(self.match, head.seats)
        self.questions = Questions(self.match)
        self.visible_lines = VisibleLines(head.seats)
        self.noticed = time.monotonic()
        self.read(log)

    def view(self, seat: int) -> Any:
        """The view of a seat, cached until the table changes."""
        viewer = SPECTATOR if self.match.game.all_open else seat
        if viewer not in self.views:
            state, other = self.match.state, next(iter(self.views.values()), None)
            self.views[viewer] = state.view(viewer) if other is None else state.view_beside(viewer, other)
        return self.views[viewer]

    def events_seen(self, viewer: int) -> list[Event]:
        """The events that a seat or a spectator knows of, though perhaps not all their details."""
        return self.match.events() if self.match.game.all_open else self.match.seen_events(viewer)

    def notes_seen(self, viewer: int) -> list[TableNote]:
        """The notes that a seat or a spectator may read, each with the number of events before it that it knows of."""
        seen = [note for note in self.notes if note.only in (SPECTATOR, viewer)]
        if self.match.game.all_open:
            return seen
        return [note._replace(after=self.match.seen_before(viewer, note.after)) for note in seen]

    def read(self, log: Sequence[LogLine]) -> None:
        """Apply lines that were added to the log."""
        self.forget_moment()
        self.changed = time.monotonic()
        since = last_position(log)
        for at, line in enumerate(log):
            seen = self.visible_lines.everybody()
            if at >= since or not isinstance(line, PLAYED):
                waiting, asks = self.match.state.waiting(), self.undo_request
                self.apply(line)
                self.lesson = lesson_after(line, self.lesson, self.head.game, self.match)
                self.puzzle = puzzle_after(line, self.puzzle, self.match)
                if self.undo_request == asks and self.match.state.waiting() == waiting:
                    seen = self.who_sees(line)
            self.visible_lines.add(seen, line)
            if seen == self.visible_lines.everybody():
                self.noticed = self.changed
            self.seq += 1
        self.forget_moment()

    def forget_moment(self) -> None:
        """Drop what is cached until the table changes."""
        self.views.clear()
        self.deciders = None

    def who_sees(self, line: LogLine) -> int:
        """Who can notice a line that leaves the same seats waiting; as a bit set (see visible_lines.py)."""
        bits = self.visible_lines.bits
        match line:
            case Move() | Auto():
                return self.who_sees_move(len(self.match.record.lines) - 1)
            case Retract(seat) if self.notes and self.notes[-1].only == seat:
                return bits([seat])
            case Stop(seat) | Skip(seat) | Rest(seat):
                return bits([seat])
        return self.visible_lines.everybody()

    def who_sees_move(self, at: int) -> int:
        """The viewers who notice more than that somebody is deciding in secret."""
        viewers = [*range(self.head.seats), SPECTATOR] if self.match.sealed[at] else []
        unseen = [viewer for viewer in viewers if self.match.is_unseen(at, viewer)]
        return self.visible_lines.everybody() & ~(self.visible_lines.bits(unseen) if unseen else 0)

    def apply(self, line: LogLine) -> None:
        match line:
            case Chance(text):
                self.simultaneous.add_line(CHANCE, text)
                self.questions.ask({}, self.seq + 1)
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
                before = self.questions.choices_of_others(seat)
                in_secret = self.retract(seat)
                self.questions.ask(before, self.seq + 1)
                self.add_note("undo", seat, only=seat if in_secret else SPECTATOR)
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
                self.add_note("sat" if self.gathering.is_fair else "dealt", seat)
            case Free(seat):
                self.add_note("left", seat)
                self.names[seat] = ""
                self.seat_keys.apply(line)
                self.gathering.leave(seat)
            case AboutKeys():
                self.seat_keys.apply(line)
            case Rematch(table):
                self.rematch = table
            case BotPlays(seat, level):
                self.bots[seat] = level
                self.add_note("bot", seat, bot=level)
            case PersonPlays(seat):
                self.hand_back(seat)
                self.had_people.add(seat)
                self.add_note("back", seat)
            case BotFailed(seat, why):
                self.add_note(why, seat, bot=self.bots.get(seat, ""))
            case BotStopped():
                pass  # the game goes on as if it had thought longer
            case HintAsked(seat):
                self.add_note("hint", seat)
            case Stop() | Skip() | Rest():
                self.skipped.change_prompts(line)
            case AboutLesson():
                pass  # see lesson_log.py
            case Seed(seed):
                self.match.seed = seed
                self.note_seed(seed)
            case Secret() | Gather() | SeedValue() | Begin():
                self.gathering.apply(line)
                self.match.seed = self.gathering.seed()
            case AboutTerms():
                self.agree_on(line)
            case EndAsked(seat):
                self.end_asked.add(seat)
            case Ended() | Closed():
                self.ended, self.closed = True, isinstance(line, Closed)
                self.undo_request = None
                kind = "closed" if self.closed else "ended"
                self.notes.append(TableNote(len(self.match.events()), kind, NOBODY_SAT))
            case Version(version) if version <= self.match.game.version:
                self.notes.append(TableNote(len(self.match.events()), "carried", NOBODY_SAT, self.version))
                self.version = version
            case StartPosition(position):
                self.go_on_from(position)
            case _:
                kind = type(line).__name__  # only the kind: its content may be secret, and errors are logged
                raise Bug(f"table {self.head.id}: line {self.seq + 1} of the log is not known: {kind}")

    def go_on_from(self, position: str) -> None:
        """Start from a position instead of the usual start, or go on from it and drop what was played before."""
        record = from_position(self.head, position)
        self.match.replay(record)
        self.simultaneous = SimultaneousDecisions(self.match)
        self.skipped.forget_since(0)
        self.undo_request = None
        if record.version > self.version:
            self.notes = [TableNote(0, "position", NOBODY_SAT, self.version)]
            self.version = record.version
        self.questions.ask({}, self.seq + 1)

    def apply_move(self, seat: int, text: str) -> None:
        self.keep()
        self.end_asked = set()
        if seat not in self.bots:
            self.had_people.add(seat)
        before = self.questions.choices_of_others(seat)
        self.simultaneous.add_line(seat, text)
        self.questions.ask(before, self.seq + 1)

    def keep(self) -> None:
        """The requested undo is refused, so the move stands."""
        if self.undo_request is not None:
            self.add_note("kept", self.undo_request[0])
        self.undo_request = None

    def apply_undo(self, length: int, kind: str = "undo") -> None:
        by = self.match.record.lines[length][0]
        self.match.replay(self.match.record.first(length))
        self.simultaneous.forget_since(length)
        self.skipped.forget_since(length)
        self.questions.ask({}, self.seq + 1)
        left = len(self.match.events())
        self.notes = moved(self.notes, lambda after: min(after, left))
        self.add_note(kind, by)
        self.undo_request = None

    def retract(self, seat: int) -> bool:
        """Remove the last move of a seat; notes keep their places. Returns whether the move was secret."""
        at = self.last_decision(seat)
        if at is None or not self.simultaneous.has(at):
            raise Bug(f"table {self.head.id}: line {self.seq + 1} of the log takes back what was not decided at once")
        start, end = self.match.events_before(at), self.match.events_after[at]
        lines, in_secret = self.match.record.lines, self.simultaneous.is_sealed(at)
        self.simultaneous.take_out(at)
        self.skipped.forget(seat, at, lines)
        self.notes = moved(self.notes, lambda after: min(after, max(start, after - (end - start))))
        return in_secret

    def hand_back(self, seat: int) -> None:
        """The bot no longer plays for a seat; a move that it is still computing is discarded."""
        if self.bots.pop(seat, None) is not None:
            self.questions.ask_anew(seat, self.seq + 1)

    def knows(self, own: Sequence[int], seen: int) -> bool:
        """Whether this process knows the client's key and all changes the client has seen; if not, another process
        does."""
        return bool(own) and seen <= self.visible_lines.count(own)

    def is_over(self) -> bool:
        """Whether nobody plays here any more."""
        return self.ended or self.match.over()

    def add_note(self, kind: str, seat: int, only: int = SPECTATOR, bot: str = "") -> None:
        """Add a note. Seat changes before the first move are not shown in the chronicle."""
        if self.match.record.lines:
            add_note(self.notes, TableNote(len(self.match.events()), kind, seat, only=only, bot=bot))

    def last_decision(self, seat: int) -> int | None:
        """The number of moves before the last one that this seat made itself; skipped moves do not count."""
        for at in range(len(self.match.record.lines) - 1, -1, -1):
            if self.match.record.lines[at][0] == seat and at not in self.skipped.made:
                return at
        return None
