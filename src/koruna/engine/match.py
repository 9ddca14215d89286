"""One game being played: the one place that checks moves, draws chance and writes the record."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from koruna.engine.bot import Bot
from koruna.engine.errors import BadRecord, Bug, IllegalMove, NotAMove, Trouble
from koruna.engine.event import Event, snapshot
from koruna.engine.game import Game
from koruna.engine.glance import Glance
from koruna.engine.reason import Reason
from koruna.engine.record import Record
from koruna.engine.state import CHANCE, OVER, TURN, State


class Match:
    """A game in progress, together with its record.

    `Match.new` starts a game and draws chance up to the first decision; `Match(game, record)` resumes
    a game where its record ends. `rng` draws the chance of the game; `thinking` is a separate stream
    with which hidden information is resampled for bots.
    """

    game: Game
    record: Record
    state: State
    events_after: list[int]  # by line of the record: the number of events after it
    sealed: list[bool]  # by line of the record: whether it is part of a simultaneous decision and revealed nothing
    learned: list[list[int]]  # by line of the record: the seats that learned a secret of others from it
    hidden: list[tuple[Event, list[int]]]  # the events that are still secret, and who knows them
    glances: dict[int, Glance]  # by line, of the seat that moved last: moves that may have shown it something
    noting: bool  # whether the four above are maintained; without undo this can be skipped to save time
    rng: Random
    thinking: Random

    def __init__(self, game: Game, record: Record, rng: Random | None = None, thinking: Random | None = None) -> None:
        self.game = game
        self.rng = Random() if rng is None else rng
        self.thinking = Random() if thinking is None else thinking
        self.noting = True
        self.replay(record)

    @classmethod
    def new(
        cls,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        names: list[str] | None = None,
        rng: Random | None = None,
        thinking: Random | None = None,
    ) -> Match:
        chosen = game.check(seats, {} if options is None else options)
        changed = {option.id: chosen[option.id] for option in game.options if chosen[option.id] != option.default}
        match = Match(game, Record(game.id, game.version, seats, changed, names), rng, thinking)
        match.deal()
        return match

    def replay(self, record: Record) -> None:
        """Replay a record from the start, checking every line."""
        if record.game != self.game.id or record.version != self.game.version:
            facts: dict[str, int | str] = {
                "found": f"{record.game} {record.version}",
                "known": f"{self.game.id} {self.game.version}",
            }
            raise BadRecord(2, "record-version", facts)
        self.record = record.first(0)
        self.events_after = []
        self.sealed = []
        self.learned = []
        self.hidden = []
        self.glances = {}
        try:
            self.state = self.game.start(record.seats, record.options)
        except Trouble as trouble:
            raise BadRecord(line_of_setup(record, trouble), "", cause=trouble) from trouble
        self.state.journal = []
        self.go_on(record.lines)

    def go_on(self, lines: list[tuple[int, str]]) -> None:
        """Play further lines of a record, checking each."""
        for seat, text in lines:
            try:
                if seat == CHANCE:
                    self.happen(text)
                elif self.state.turn() == CHANCE:
                    raise Trouble("chance-first", {"text": text})
                else:
                    self.play_one(text, seat)
            except Trouble as trouble:
                raise BadRecord(self.record.line_number(len(self.record.lines)), "", cause=trouble) from trouble

    # --- moves ----------------------------------------------------------------------------

    def play(self, text: str, seat: int = TURN) -> None:
        """Play a move given as text, then draw chance up to the next decision."""
        self.play_one(text, seat)
        self.deal()

    def choose(self, move: int, seat: int = TURN) -> None:
        """Play a move given as a number, then draw chance up to the next decision."""
        who = self.state.turn() if seat == TURN else seat
        if move not in self.state.moves(who):
            raise Bug(f"{self.game.id}: {move} is not among the moves of seat {who}")
        self.apply(move, who, self.state.write(move, who))
        self.deal()

    def let(self, bot: Bot, seat: int = TURN) -> str:
        """Let a bot decide for a seat from what that seat can know. Returns the move as text."""
        who = self.state.turn() if seat == TURN else seat
        if who not in self.state.waiting():
            raise IllegalMove("", Reason("game-over" if self.over() else "not-your-turn"), self.game.id)
        move = bot.choose(self.state.imagine(who, self.thinking), who)
        self.choose(move, who)
        return next(text for by, text in reversed(self.record.lines) if by == who)

    def play_one(self, text: str, seat: int) -> None:
        who, move = self.checked(text, seat)
        self.apply(move, who, self.state.write(move, who))

    def checked(self, text: str, seat: int) -> tuple[int, int]:
        """The seat and the number of a legal move; raises `IllegalMove` with the rule that forbids it."""
        who = self.state.turn() if seat == TURN else seat
        reason = self.state.why_not(text, who)
        if reason is not None:
            raise IllegalMove(text, reason, self.game.id)
        move = self.state.read(text, who)
        if move not in self.state.moves(who):
            raise Bug(f"{self.game.id}: no rule forbids {text!r}, yet it is not among the moves of seat {who}")
        return who, move

    def foresee(self, text: str, seat: int = TURN) -> tuple[list[tuple[int, str]], bool]:
        """The lines that `play` would record, chance included, and whether the game would be over; changes nothing.

        For callers that must store a move before it counts: the same lines can then be replayed.
        """
        who, move = self.checked(text, seat)
        lines = [(who, self.state.write(move, who))]
        ahead = self.state.copy()
        ahead.play(move, who)
        while ahead.turn() == CHANCE:
            outcome = ahead.draw(self.rng)
            lines.append((CHANCE, ahead.write(outcome)))
            ahead.play(outcome)
        return lines, ahead.turn() == OVER

    def apply(self, move: int, seat: int, text: str) -> None:
        in_secret = self.noting and self.in_secret()
        before = self.state.copy() if self.noting and self.is_hidden_from(seat) else None
        self.state.play(move, seat)
        if self.record.lines and self.record.lines[-1][0] != seat:
            self.glances = {}
        self.record.lines.append((seat, text))
        if self.noting:
            self.note_secrets(in_secret)
            if before is not None and not self.sealed[-1]:
                self.glances[len(self.record.lines) - 1] = Glance(before, move)
        self.events_after.append(len(self.events()))

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
        self.learned.append(learned)

    def is_hidden_from(self, seat: int) -> bool:
        """Whether others know something that the moving seat does not."""
        if seat != CHANCE:
            for _, knew in self.hidden:
                if seat not in knew:
                    return True
        return False

    def look_closer(self, line: int, seat: int) -> None:
        """Find out whether the lines from this one on showed something to the seat that played them. Done lazily and
        once, because it is slow."""
        for at in [at for at in self.glances if at >= line]:
            glance = self.glances.pop(at)
            if glance.showed(seat):
                self.learned[at] = sorted({*self.learned[at], seat})

    # --- chance ---------------------------------------------------------------------------

    def deal(self) -> None:
        """Draw chance until somebody decides or the game is over."""
        while self.state.turn() == CHANCE:
            outcome = self.state.draw(self.rng)
            text = self.state.write(outcome)
            self.apply(outcome, CHANCE, text)

    def happen(self, text: str) -> None:
        """Play a recorded chance outcome."""
        if self.state.turn() != CHANCE:
            raise Trouble("no-chance-now", {"text": text})
        try:
            outcome = self.state.read(text)
        except NotAMove:
            raise Trouble("impossible-chance", {"text": text}) from None
        if outcome not in [possible for possible, _ in self.state.odds()]:
            raise Trouble("impossible-chance", {"text": text})
        text = self.state.write(outcome)
        self.apply(outcome, CHANCE, text)

    # --- looking back ---------------------------------------------------------------------

    def over(self) -> bool:
        return self.state.turn() == OVER

    def undo(self, seat: int) -> bool:
        """Go back to before the last decision of a seat. False when it has made none."""
        for at in range(len(self.record.lines) - 1, -1, -1):
            if self.record.lines[at][0] == seat != CHANCE:
                self.replay(self.record.first(at))
                return True
        return False

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

    def take_up(self, match: Match, lines: int, state: State) -> None:
        """Become a match as it was after its first lines, from a snapshot of its state, without replaying them.

        The snapshot includes the journal of that moment; it is copied, not changed.
        """
        if state.journal is None:
            raise Bug("a state to go on from has no journal")
        self.record = match.record.first(lines)
        self.events_after = match.events_after[:lines]
        self.state = state.copy()
        self.state.journal = snapshot(state.journal)
        self.sealed = match.sealed[:lines]
        self.learned = match.learned[:lines]
        self.hidden = [(event, event.knows) for event in self.state.journal if event.secret]
        self.glances = {at: glance for at, glance in match.glances.items() if at < lines}

    def events(self) -> list[Event]:
        """All events so far."""
        if self.state.journal is None:
            raise Bug("the journal of a match was switched off")
        return self.state.journal

    def events_before(self, line: int) -> int:
        """How many events there were before a line of the record."""
        return self.events_after[line - 1] if line else 0

    def record_for(self, seat: int) -> Record:
        """The record as far as one seat, or a spectator, may know it. Once the game is over, that is all of it.

        A line becomes visible with the next event, its own or one of a later line. It reads `?` until there is one,
        and as long as that event is secret from the seat.
        """
        record = self.record.first(len(self.record.lines))
        if self.over():
            return record
        events = self.events()
        first, before = 0, 0  # the first line without an event yet, and the number of events before it
        for at, after in enumerate(self.events_after):
            if after > before:
                if any(event.secret and seat not in event.knows for event in events[before:after]):
                    record.hide(first, at + 1)
                first, before = at + 1, after
        record.hide(first, len(record.lines))
        return record

    def _repr_svg_(self) -> str:
        """In a notebook: the table as a spectator sees it."""
        return self.game.svg(self.state.view(), names=self.record.names)


def line_of_setup(record: Record, trouble: Trouble) -> int:
    """The line of a record's head that names the option at fault, or else the seats."""
    option = trouble.facts.get("option")
    for number, line in enumerate(record.head(), 1):
        if option is not None and line.split(" ")[:2] == ["option", option]:
            return number
    return 3
