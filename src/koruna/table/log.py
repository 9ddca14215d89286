"""A table as its log: one line a change, only ever added to.

    0 claim 17          a move, as in a record
    * 42                what chance brought
    undo 12             back to the first 12 moves, chance included
    retract 0           seat 0 takes its last move back, and what others decided meanwhile stays
    ask 0 12            seat 0 would like to go back to there
    agree 1             seat 1 would let it; when all people do, the undo follows
    name 1 Eva          who sits there now
    bot 1 greedy        a bot plays for that seat
    person 1            and hands it back
    pace 0.2            seconds a bot takes at least at this table
    seed blue moon      what chance is drawn from at this table, if somebody chose it
    hint 0              seat 0 asked what a bot would do; the game stays as it is

The record of the game is what is left when all undos are done. So nothing acknowledged is ever lost, a
restart resumes every table, and a replay is the same table at an earlier line.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any, NamedTuple

import koruna
from koruna.engine.errors import Bug, Trouble
from koruna.engine.event import Event
from koruna.engine.match import Match
from koruna.engine.record import Record, clean_name
from koruna.engine.state import CHANCE, SPECTATOR, State
from koruna.table.store import Head


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
    sealed: set[int]  # the lines of the record that belong to a decision of several and told nobody anything
    shared: set[int]  # those that belong to a decision of several which everybody sees as it is made
    began: tuple[int, State] | None  # the first of the last of such lines in a row, and the game before it
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
        self.sealed = set()
        self.shared = set()
        self.began = None
        self.views: dict[int, Any] = {}
        self.retractable: dict[tuple[int, int], bool] = {}
        game = koruna.game(head.game)
        self.match = Match(game, Record(game.id, head.version, len(head.keys), head.options))
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
        self.retractable.clear()
        self.changed = time.monotonic()
        for line in log:
            self.take(line)
            self.seq += 1

    def take(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word == "*":
            self.add_line(CHANCE, rest)
            self.ask({})
        elif word.isdigit():
            if self.wish is not None:
                self.add_aside("kept", self.wish[0])
            before = self.choices_of_others(int(word))
            self.add_line(int(word), rest)
            self.ask(before)
            self.wish = None
        elif word == "undo":
            by = self.match.record.lines[int(rest)][0]
            self.match.replay(self.match.record.first(int(rest)))
            self.forget_since(int(rest))
            self.ask({})
            left = len(self.match.events())
            self.asides = [aside._replace(after=min(aside.after, left)) for aside in self.asides]
            self.add_aside("undo", by)
            self.wish = None
        elif word == "retract":
            before = self.choices_of_others(int(rest))
            self.retract(int(rest))
            self.ask(before)
            self.add_aside("undo", int(rest))
            self.wish = None
        elif word == "ask":
            seat, _, length = rest.partition(" ")
            self.wish, self.agreed = (int(seat), int(length)), {int(seat)}
        elif word == "agree":
            self.agreed.add(int(rest))
        elif word == "name":
            seat, _, name = rest.partition(" ")
            self.names[int(seat)] = clean_name(name)
            self.add_aside("sat", int(seat))
        elif word == "bot":
            seat, _, level = rest.partition(" ")
            self.bots[int(seat)] = level
            self.add_aside("bot", int(seat))
        elif word == "person":
            self.bots.pop(int(rest), None)
            self.add_aside("back", int(rest))
        elif word == "hint":
            self.add_aside("hint", int(rest))
        elif word == "seed":
            self.seed = rest
            self.shuffle()
        elif word == "pace":
            self.pace = float(rest)
        else:
            raise Bug(f"table {self.head.id}: line {self.seq + 1} of the log is not known: {line[:60]!r}")

    def add_line(self, by: int, text: str) -> None:
        """One more line of the record, and whether it kept the secrets of a decision of several, or had none."""
        state, at = self.match.state, len(self.match.record.lines)
        is_open = state.shows_choices()
        of_several = by != CHANCE and any(seat != by for seat in state.waiting())
        goes_on = at - 1 in (self.shared if is_open else self.sealed)
        in_secret = not is_open and (goes_on or of_several)
        is_shared = is_open and of_several
        before = state.copy() if (in_secret or is_shared) and not goes_on else None
        secrets = count_secrets(self.match.events()) if in_secret else 0
        if by == CHANCE:
            self.match.happen(text)
        else:
            self.match.play_one(text, by)
        events = self.match.events()
        told = any(event.facts for event in events[self.told_before(at) :]) or self.match.state.shows_choices()
        if is_shared:
            self.shared.add(at)
        elif in_secret and not told and count_secrets(events) >= secrets:
            self.sealed.add(at)
        else:
            return
        self.began = self.began if before is None else (at, before)

    def forget_since(self, at: int) -> None:
        self.sealed = {line for line in self.sealed if line < at}
        self.shared = {line for line in self.shared if line < at}

    def told_before(self, at: int) -> int:
        """How many events there were before a line of the record."""
        return self.match.told_after[at - 1] if at else 0

    def retract(self, seat: int) -> None:
        """Take out the last move of a seat, and play the others again since the decision of all began."""
        at = self.last_decision(seat)
        if at not in self.sealed and at not in self.shared:
            raise Bug(f"table {self.head.id}: line {self.seq + 1} of the log takes back what was not decided at once")
        start, end = self.told_before(at), self.match.told_after[at]
        self.match, rest = self.without(at)
        self.forget_since(len(self.match.record.lines))
        for by, text in rest:
            self.add_line(by, text)
        for number, aside in enumerate(self.asides):
            if aside.after > start:
                self.asides[number] = aside._replace(after=max(start, aside.after - (end - start)))

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
        """What chance brings before the first decision, as lines to be written."""
        self.match.deal()
        return [written(by, line) for by, line in self.match.record.lines]

    def move(self, text: str, seat: int) -> tuple[list[str], bool]:
        """A move and what chance brings after it, as lines to be written, and whether the game is over then."""
        self.shuffle()
        lines, over = self.match.foresee(text, seat)
        return [written(by, line) for by, line in lines], over

    def record(self, seat: int) -> Record:
        """The record of the game with who sat where, as far as a seat or a spectator may know it."""
        record = self.match.told(seat)
        for who, name in enumerate(self.names):
            record.names[who] = name or (f"bot:{self.bots[who]}" if who in self.bots else "")
        return record

    def people(self) -> list[int]:
        return [seat for seat in range(len(self.names)) if seat not in self.bots]

    def undo(self, seat: int) -> list[str]:
        """Taking back: at once while nobody saw anything new, else a question to the other people."""
        if self.wish is not None and self.wish[0] != seat:
            done = [f"undo {self.wish[1]}"] if (self.agreed | {seat}).issuperset(self.people()) else []
            return [f"agree {seat}", *done]
        length = self.last_decision(seat)
        if length is None:
            return []
        if self.can_retract(length, seat):
            return [f"retract {seat}"]
        alone = all(person == seat for person in self.people())
        if alone or self.nothing_seen_since(length, seat):
            return [f"undo {length}"]
        return [f"ask {seat} {length}"]

    def last_decision(self, seat: int) -> int | None:
        """How many moves there were before this seat last decided."""
        for at in range(len(self.match.record.lines) - 1, -1, -1):
            if self.match.record.lines[at][0] == seat:
                return at
        return None

    def nothing_seen_since(self, length: int, seat: int) -> bool:
        """Whether only this seat's own decisions came after, nothing was drawn, and no secret of others came out."""
        lines = self.match.record.lines
        return all(by == seat for by, _ in lines[length:]) and not any(map(self.opens, range(length, len(lines))))

    def opens(self, at: int) -> bool:
        """Whether a line is the last of a decision of several: what the others chose in secret is seen then."""
        return at - 1 in self.sealed and at not in self.sealed

    def can_retract(self, at: int, seat: int) -> bool:
        """Whether a seat's last move can be taken out alone: of a decision of several, and nothing depends on it.

        The others have decided since, but without it they could have decided the very same.
        """
        lines = self.match.record.lines
        if at in self.shared:
            if self.began is None or at < self.began[0] or any(by == CHANCE for by, _ in lines[at:]):
                return False
        elif not self.sealed.issuperset(range(at, len(lines))):
            return False
        if any(seat in event.knows for event in self.match.events()[self.match.told_after[at] :]):
            return False  # something new was seen
        if (at, len(lines)) not in self.retractable:
            self.retractable[at, len(lines)] = self.same_without(at, seat)
        return self.retractable[at, len(lines)]

    def same_without(self, at: int, seat: int) -> bool:
        """Whether the others would have done the same, and would have the same to do, without a line of a seat."""
        match, rest = self.without(at)
        try:
            for by, text in rest:
                if by == CHANCE:
                    match.happen(text)
                else:
                    match.play_one(text, by)
        except Trouble:
            return False
        now, then = [{*game.state.waiting()} - {seat} for game in (self.match, match)]
        return now == then and done_by_others(match.events(), seat) == done_by_others(self.match.events(), seat)

    def without(self, at: int) -> tuple[Match, list[tuple[int, str]]]:
        """The game when the present decision of several began, and the lines since then but one."""
        assert self.began is not None
        start, state = self.began
        now, lines = self.match, self.match.record.lines
        match = Match(now.game, now.record.first(0), now.rng, now.thinking)
        match.record, match.told_after, match.state = now.record.first(start), now.told_after[:start], state.copy()
        match.state.journal = now.events()[: self.told_before(start)]
        return match, [*lines[start:at], *lines[at + 1 :]]


def count_secrets(events: list[Event]) -> int:
    return sum(1 for event in events if event.secret)


def done_by_others(events: list[Event], seat: int) -> list[tuple[object, ...]]:
    """All that happened but what a seat did."""
    return [(e.kind, e.seat, e.facts, e.secret, e.knows) for e in events if e.seat != seat]


def played_before(head: Head, log: list[str], seq: int, text: str, seat: int) -> int | None:
    """The line after which a seat saw its move answered, if what it did first after line `seq` is that very move.

    A move may be written in several ways, so what it meant at that moment counts.
    """
    taken_back = f"retract {seat}"
    at = seq
    while at < len(log) and log[at] != taken_back and not log[at].startswith((f"{seat} ", "undo ")):
        at += 1
    if at == len(log) or not log[at].startswith(f"{seat} "):
        return None
    if log[at] != written(seat, text):
        try:
            lines, _ = Live(head, log[:at]).move(text, seat)
        except Trouble:
            return None
        if lines[0] != log[at]:
            return None
    end = at + 1
    while end < len(log) and log[end].startswith("* "):
        end += 1
    return end


def written(seat: int, text: str) -> str:
    return f"{'*' if seat == CHANCE else seat} {text}"
