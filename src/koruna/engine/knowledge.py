"""What the seats of a match know: which lines revealed something to which seat, and the record as each may read it."""

from __future__ import annotations

from html import escape
from importlib import import_module
from typing import Any, Final

from koruna.engine.errors import Bug, NotAMove
from koruna.engine.event import Event
from koruna.engine.game import Game
from koruna.engine.glance import Glance
from koruna.engine.outcome import Outcome
from koruna.engine.reason import Reason
from koruna.engine.record import Record, result_text
from koruna.engine.resuming import start_of
from koruna.engine.state import CHANCE, OVER, SPECTATOR, TURN, State, must_look_on, nothing_drawn, seat_meant

CHANCE_NEXT: Final = "chance-next"
NOT_YOUR_TURN: Final = "not-your-turn"


class Knowledge:
    game: Game  # what is played
    record: Record  # all that was played so far
    state: State  # the current state
    events_after: list[int]  # by line of the record: the number of events after it
    sealed: list[bool]  # by line of the record: whether it is part of a simultaneous decision and revealed nothing
    went_on: list[bool]  # by line of the record: whether its seat still had to decide afterwards
    learned: list[list[int]]  # by line of the record: the seats that learned a secret of others from it
    hidden: list[tuple[Event, list[int]]]  # the events that are still secret, and who knows them
    glances: dict[int, Glance]  # by line: moves of the seat that moved last which may have shown it something
    noting: bool  # whether the five above are maintained; without undo this can be skipped to save time

    def _repr_html_(self) -> str:
        """In a notebook: the game so far, to be stepped through; it opens at the last move, and needs no network."""
        page: str = import_module("koruna.look.replay_page").replay_page(self.record, "en", at_end=True)
        look = 'style="width:100%;height:46rem;border:0" sandbox="allow-scripts"'
        return f'<iframe title="{self.record.game}" {look} srcdoc="{escape(page)}"></iframe>'

    def _repr_svg_(self) -> str:
        """In a notebook: the table as a spectator sees it."""
        return self.game.svg(self.state.view(), names=self.record.names)

    def in_secret(self) -> bool:
        """Whether the next move is part of a simultaneous decision that stays secret until all have decided."""
        goes_on = bool(self.sealed) and self.sealed[-1]
        return (goes_on or len(self.state.waiting()) > 1) and not self.state.shows_choices()

    def note_secrets(self, in_secret: bool) -> None:
        """Note whether the last line revealed nothing, and otherwise which seats learned secrets of others from it."""
        new = self.events()[self.events_before(len(self.events_after)) :]
        came_out = [knew for event, knew in self.hidden if not event.secret] if self.hidden else []
        sealed = in_secret and not came_out and not self.state.shows_choices()
        if sealed:
            for event in new:
                if event.facts:
                    sealed = False
        learned: list[int] = []
        if not sealed and self.sealed and self.sealed[-1]:
            learned = list(range(self.record.seats))
        elif came_out:
            learned = [seat for seat in range(self.record.seats) if any(seat not in knew for knew in came_out)]
        if came_out:
            self.hidden = [(event, knew) for event, knew in self.hidden if event.secret]
        for event in new:
            if event.secret:
                self.hidden.append((event, event.knows))
        self.sealed.append(sealed)
        self.went_on.append(sealed and self.record.lines[-1][0] in self.state.waiting())
        self.learned.append(learned)

    def is_unseen(self, at: int, seat: int) -> bool:
        """Whether a line of a secret simultaneous decision is invisible to a seat or a spectator: the line that
        completes a seat's decision is not, since the others wait for it."""
        if not self.sealed[at] or not self.went_on[at] or self.record.lines[at][0] == seat or self.over():
            return False
        for event in self.events()[self.events_before(at) : self.events_after[at]]:
            if not event.secret or seat in event.knows:
                return False
        return True

    def unseen(self, seat: int) -> list[int]:
        """The lines that are invisible to a seat or a spectator."""
        return [at for at in range(len(self.sealed)) if self.sealed[at] and self.is_unseen(at, seat)]

    def seen_events(self, seat: int) -> list[Event]:
        """The events that a seat or a spectator knows of, though perhaps not all their details."""
        events, unseen = self.events(), self.unseen(seat)
        found: list[Event] = []
        first = 0
        for at in unseen:
            found += events[first : self.events_before(at)]
            first = self.events_after[at]
        return found + events[first:] if unseen else events

    def seen_before(self, seat: int, count: int) -> int:
        """How many of the first events a seat or a spectator knows of."""
        seen = count
        for at in self.unseen(seat):
            before = self.events_before(at)
            if before < count:
                seen -= min(self.events_after[at], count) - before
        return seen

    def is_hidden_from(self, seat: int) -> bool:
        """Whether others know something that the moving seat does not."""
        if seat != CHANCE:
            if not self.game.all_open and (self.record.position or not self.state.shows_choices()):
                return True  # hidden parts of the position have no events, nor do some secret decisions
            for _, knew in self.hidden:
                if seat not in knew:
                    return True
        return False

    def look_closer(self, line: int, seat: int) -> None:
        """Determine whether lines from this one on showed something to the seat that played them. Lazy and cached,
        because it is slow."""
        for at in [at for at in self.glances if at >= line]:
            glance = self.glances.pop(at)
            if glance.showed(seat):
                self.learned[at] = sorted({*self.learned[at], seat})

    def nothing_new(self, line: int, seat: int) -> bool:
        """Whether, from a line of the record on, a seat has seen nothing but its own decisions.

        Nobody else moved, nothing was drawn, no secret of others was revealed, and nothing hidden was looked at.
        """
        if not self.noting:
            raise Bug("what seats learned was not noted in this match")
        if any(by != seat for by, _ in self.record.lines[line:]):
            return False
        self.look_closer(line, seat)
        return not any(seat in learned for learned in self.learned[line:])

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.turn() == OVER

    def note_result(self) -> None:
        """Write the result into the record once the game is over."""
        if self.state.turn() == OVER:
            self.record.result = result_text(self.state.scores(), self.state.all_lost())

    def turn(self) -> int:
        """The seat that decides next, `CHANCE`, or `OVER`."""
        return self.state.turn()

    def waiting(self) -> list[int]:
        """Every seat that may decide now; more than one while a decision is simultaneous."""
        return self.state.waiting()

    def moves(self, seat: int = TURN) -> list[str]:
        """The legal moves of a seat as texts; empty unless it decides now."""
        who = seat_meant(self.state, seat)
        if who not in self.state.waiting():
            return []
        return [self.state.write(move, who) for move in self.state.moves(who)]

    def why_not(self, text: str, seat: int) -> Reason | None:
        """The rule that forbids a move now, or None when it is legal; before a draw, mostly that it is next."""
        if self.state.turn() != CHANCE:
            return self.state.why_not(text, seat)
        try:
            reason = None if seat == CHANCE else self.state.why_not(text, seat)
        except NotAMove:
            reason = None
        return Reason(CHANCE_NEXT) if reason is None or reason.rule == NOT_YOUR_TURN else reason

    def why_to_wait(self) -> Reason:
        """What to answer to a seat that does not decide now."""
        turn = self.state.turn()
        return Reason("game-over" if turn == OVER else CHANCE_NEXT if turn == CHANCE else NOT_YOUR_TURN)

    def odds(self) -> dict[str, float]:
        """Every possible chance outcome as text, with its probability; refused when a seat decides."""
        if self.state.turn() != CHANCE:
            raise nothing_drawn()
        return {self.state.write(outcome): chance for outcome, chance in self.state.odds()}

    def view(self, seat: int = SPECTATOR) -> Any:
        """Everything this seat, or a spectator, may see: plain typed data (a `msgspec.Struct`)."""
        must_look_on(seat, self.record.seats)
        return self.state.view(seat)

    def scores(self) -> list[int]:
        """Points by seat, as they stand now."""
        return self.state.scores()

    def outcome(self) -> Outcome | None:
        """The points, places and winners of a finished game; None while it goes on."""
        if not self.over():
            return None
        return Outcome(self.state.scores(), self.state.ranks(), self.state.winners())

    def events(self) -> list[Event]:
        """All events so far."""
        if self.state.journal is None:
            raise Bug("the journal of a match was switched off")
        return self.state.journal

    def events_before(self, line: int) -> int:
        """How many events there were before a line of the record."""
        return self.events_after[line - 1] if line else 0

    def record_for(self, seat: int) -> Record:
        """The record filtered for one seat or a spectator; complete once the game is over.

        A line becomes visible with the next event, its own or one of a later line. It reads `?` until there is one,
        and as long as that event is secret from the seat. What others decide in secret at the same time is left out,
        and its events neither reveal nor hide other lines. A position to start from is written as the viewer knows it.
        """
        must_look_on(seat, self.record.seats)
        record = self.record.first(len(self.record.lines))
        if self.over():
            return record
        if record.position and not self.game.all_open:
            record.position = start_of(self.game, record).position(seat)
        events, left_out = self.events(), self.unseen(seat)
        unseen = set(left_out)
        silent: list[int] = []  # lines without an event so far
        before = 0
        for at, after in enumerate(self.events_after):
            if at not in unseen:
                silent.append(at)
                if after > before:
                    if any(event.secret and seat not in event.knows for event in events[before:after]):
                        record.hide(silent)
                    silent = []
            before = after
        record.hide(silent)
        record.leave_out(left_out)
        return record
