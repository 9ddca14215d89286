"""A table as its log: one line a change, only ever added to (see log_lines.py).

The record of the game is what is left when all undos are done. So nothing acknowledged is ever lost, a
restart resumes every table, and a replay is the same table at an earlier line.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from random import Random
from typing import Any, NamedTuple

import koruna
from koruna.engine.errors import Bug, Trouble
from koruna.engine.match import Match
from koruna.engine.record import Record, clean_name
from koruna.engine.state import CHANCE, SPECTATOR
from koruna.table.live.log_lines import (
    AboutAsking,
    Agree,
    Ask,
    Auto,
    Bot,
    Chance,
    Hint,
    Line,
    Move,
    Name,
    Pace,
    Person,
    Rest,
    Retract,
    Seed,
    Skip,
    Stop,
    Undo,
    decode,
    encode,
    encode_move,
)
from koruna.table.live.simultaneous import AtOnce
from koruna.table.live.skipped_moves import Unasked
from koruna.table.store.store import Head


class Aside(NamedTuple):
    """Something that happened beside the game, for the chronicle."""

    after: int  # so many events of the game
    kind: str  # `hint`, `undo`, `kept` (an undo was not agreed to), `bot`, `back`, `sat`
    seat: int


class Live:
    """A table in memory, as far as its log was read."""

    head: Head
    seq: int  # lines read
    match: Match
    names: list[str]
    bots: dict[int, str]  # seats a bot plays for
    wish: tuple[int, int] | None  # the seat that would like to undo, and to how many moves
    agreed: set[int]
    pace: float | None  # seconds a bot takes at least; None is as everywhere on the server
    seed: str  # of the draws, "" for any
    asides: list[Aside]
    asked: dict[int, int]  # by seat that has to decide: the line since which it has the same choice
    at_once: AtOnce  # what was decided at once by several
    unasked: Unasked  # what people said about being asked, and what was made for them
    changed: float  # when lines were last read, by the clock that never goes back

    def __init__(self, head: Head, log: list[str]) -> None:
        self.head = head
        self.seq = 0
        self.names = [""] * len(head.keys)
        self.bots = {}
        self.wish = None
        self.agreed = set()
        self.pace = None
        self.seed = ""
        self.asides = []
        self.views: dict[int, Any] = {}
        game = koruna.game(head.game)
        self.match = Match(game, Record(game.id, head.version, len(head.keys), head.options))
        self.at_once = AtOnce(self.match)
        self.unasked = Unasked(self.match, len(head.keys))
        self.asked = dict.fromkeys(self.match.state.waiting(), 0)
        self.read(log)

    def view(self, seat: int) -> Any:
        """The table as a seat sees it now, made once for all who look."""
        eyes = SPECTATOR if self.match.game.all_open else seat
        if eyes not in self.views:
            self.views[eyes] = self.match.state.view(eyes)
        return self.views[eyes]

    def read(self, log: list[str]) -> None:
        """Take in lines that were added."""
        self.views.clear()
        self.changed = time.monotonic()
        for text in log:
            self.apply(decode(text))
            self.seq += 1

    def apply(self, line: Line) -> None:
        match line:
            case Chance(text):
                self.at_once.add_line(CHANCE, text)
                self.ask({})
            case Move(seat, text):
                self.apply_move(seat, text)
            case Auto(seat, text):
                self.unasked.made.add(len(self.match.record.lines))
                self.apply_move(seat, text)
            case Undo(length):
                self.apply_undo(length)
            case Retract(seat):
                before = self.choices_of_others(seat)
                self.retract(seat)
                self.ask(before)
                self.add_aside("undo", seat)
                self.wish = None
            case Ask(seat, length):
                self.wish, self.agreed = (seat, length), {seat}
            case Agree(seat):
                self.agreed.add(seat)
            case Name(seat, name):
                self.names[seat] = clean_name(name)
                self.add_aside("sat", seat)
            case Bot(seat, level):
                self.bots[seat] = level
                self.add_aside("bot", seat)
            case Person(seat):
                self.hand_back(seat)
                self.add_aside("back", seat)
            case Hint(seat):
                self.add_aside("hint", seat)
            case Stop() | Skip() | Rest():
                self.unasked.hear(line)
            case Seed(seed):
                self.seed = seed
                self.shuffle()
            case Pace(seconds):
                self.pace = seconds
            case _:
                shown = encode(line)[:60]
                raise Bug(f"table {self.head.id}: line {self.seq + 1} of the log is not known: {shown!r}")

    def apply_move(self, seat: int, text: str) -> None:
        if self.wish is not None:
            self.add_aside("kept", self.wish[0])
        before = self.choices_of_others(seat)
        self.at_once.add_line(seat, text)
        self.ask(before)
        self.wish = None

    def apply_undo(self, length: int) -> None:
        by = self.match.record.lines[length][0]
        self.match.replay(self.match.record.first(length))
        self.at_once.forget_since(length)
        self.unasked.forget_since(length)
        self.ask({})
        left = len(self.match.events())
        self.asides = [aside._replace(after=min(aside.after, left)) for aside in self.asides]
        self.add_aside("undo", by)
        self.wish = None

    def retract(self, seat: int) -> None:
        """Take out the last move of a seat; what was said beside the game stays where it was."""
        at = self.last_decision(seat)
        if at is None or not self.at_once.has(at):
            raise Bug(f"table {self.head.id}: line {self.seq + 1} of the log takes back what was not decided at once")
        start, end = self.match.told_before(at), self.match.told_after[at]
        lines = self.match.record.lines
        self.at_once.take_out(at)
        self.unasked.forget(seat, at, lines)
        for number, aside in enumerate(self.asides):
            if aside.after > start:
                self.asides[number] = aside._replace(after=max(start, aside.after - (end - start)))

    def hand_back(self, seat: int) -> None:
        """What a bot has thought out meanwhile is no longer its to decide."""
        if self.bots.pop(seat, None) is not None and seat in self.asked:
            self.asked[seat] = self.seq + 1

    def choices_of_others(self, mover: int) -> dict[int, list[int]]:
        """Where several decide at once: what the others can choose from."""
        others = [seat for seat in self.match.state.waiting() if seat != mover]
        return {seat: self.match.state.moves(seat) for seat in others}

    def ask(self, before: dict[int, list[int]]) -> None:
        """Who decides now, and since when: a choice that was there before and is the same goes on."""
        state = self.match.state
        same = {seat for seat, moves in before.items() if state.moves(seat) == moves}
        now = self.seq + 1
        self.asked = {seat: self.asked.get(seat, now) if seat in same else now for seat in state.waiting()}

    def is_in_time(self, seq: int, seat: int) -> bool:
        """Whether a seat that saw line `seq` has still the same choice. Others may have decided meanwhile."""
        return self.asked.get(seat, self.seq) <= seq <= self.seq

    def add_aside(self, kind: str, seat: int) -> None:
        """Who sits where before the game begins is no news."""
        if self.match.record.lines:
            self.asides.append(Aside(len(self.match.events()), kind, seat))

    def shuffle(self) -> None:
        """What is drawn next follows from the seed and the moment alone, so it survives a restart."""
        if self.seed:
            self.match.rng = Random(f"{self.seed} {len(self.match.record.lines)}")

    # --- what a change adds to the log ----------------------------------------------------

    def deal(self) -> list[str]:
        """What chance brings before the first decision, as lines to be written, and what nobody needs to be asked."""
        before = len(self.match.record.lines)
        self.match.deal()
        dealt = [encode_move(by, line) for by, line in self.match.record.lines[before:]]
        return dealt + self.unasked.follow(self.people())[0]

    def move(self, text: str, seat: int) -> tuple[list[str], bool]:
        """A move, what chance brings after it and what follows unasked, as lines to be written, and whether the game is
        over then."""
        self.shuffle()
        if not self.match.game.asks_all:
            return self.unasked.follow(self.people(), text, seat)
        lines, over = self.match.foresee(text, seat)
        return [encode_move(by, line) for by, line in lines], over

    def hear(self, said: AboutAsking | Person) -> tuple[list[str], bool]:
        """Something that is said about being asked, or about who plays, and what follows from that."""
        people, unasked = self.people(), self.unasked.copy()
        if isinstance(said, Person):
            people = sorted({*people, said.seat})
        else:
            unasked.hear(said)
        self.shuffle()
        lines, over = unasked.follow(people, decided_by=-1 if isinstance(said, Person) else said.seat)
        return [encode(said), *lines], over

    def record(self, seat: int) -> Record:
        """The record of the game with who sat where, as far as a seat or a spectator may know it."""
        record = self.match.told(seat)
        for who, name in enumerate(self.names):
            record.names[who] = name or (f"bot:{self.bots[who]}" if who in self.bots else "")
        return record

    def people(self) -> list[int]:
        return [seat for seat in range(len(self.names)) if seat not in self.bots]

    def deciding(self) -> list[int]:
        """The people who have to decide now, and have something to decide."""
        people = self.people()
        waiting = [seat for seat in self.match.state.waiting() if seat in people]
        return [seat for seat in waiting if not self.unasked.holds(seat, people)]

    def undo(self, seat: int, unasked: Collection[int] = ()) -> list[str]:
        """Taking back: at once while nothing new was seen, else a question to the other people.

        `unasked` are seats whose people cannot be asked, such as those at the same device, for whom whoever acts there
        agrees. Where that is all the others, it is refused.
        """
        for_them = [encode(Agree(other)) for other in self.people() if other in unasked and other != seat]
        if self.wish is not None and self.wish[0] != seat:
            agreed = self.agreed.union(unasked, [seat])
            done = [encode(Undo(self.wish[1]))] if agreed.issuperset(self.people()) else []
            return [encode(Agree(seat)), *for_them, *done]
        length = self.last_decision(seat)
        if length is None:
            return []
        if self.at_once.can_take_out(length, seat):
            return [encode(Retract(seat))]
        if self.match.nothing_new(length, seat):
            return [encode(Undo(length))]
        others = [other for other in self.people() if other != seat]
        if len(for_them) == len(others):
            raise Trouble("at-undo-nobody" if others else "at-undo-seen", {})
        return [encode(Ask(seat, length)), *for_them]

    def last_decision(self, seat: int) -> int | None:
        """How many moves there were before this seat last decided; what was made for it was not decided."""
        for at in range(len(self.match.record.lines) - 1, -1, -1):
            if self.match.record.lines[at][0] == seat and at not in self.unasked.made:
                return at
        return None


def played_before(head: Head, log: list[str], seq: int, text: str, seat: int) -> int | None:
    """The line after which a seat saw its move answered, if what it did first after line `seq` is that very move.

    A move may be written in several ways, so what it meant at that moment counts.
    """
    lines = [decode(line) for line in log[seq:]]
    first = next((at for at, line in enumerate(lines) if is_decision(line, seat)), None)
    if first is None or not isinstance(lines[first], Move):
        return None
    if lines[first] != Move(seat, text):
        try:
            made, _ = Live(head, log[: seq + first]).move(text, seat)
        except Trouble:
            return None
        if decode(made[0]) != lines[first]:
            return None
    end = first + 1
    while end < len(lines) and isinstance(lines[end], Chance | Auto):
        end += 1
    return seq + end


def is_decision(line: Line, seat: int) -> bool:
    """Whether a seat made or took back a move with this line, or everybody went back."""
    return isinstance(line, Undo) or (isinstance(line, Move | Retract) and line.seat == seat)
