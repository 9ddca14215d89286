"""One game being played: the one place that checks moves, draws chance and writes the record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from random import Random

from koruna.engine.bot import Bot, must_play
from koruna.engine.content import Content
from koruna.engine.errors import BadRecord, Bug, IllegalMove, Trouble
from koruna.engine.event import snapshot
from koruna.engine.game import Game
from koruna.engine.glance import Glance
from koruna.engine.keyed_chance import keyed_draw
from koruna.engine.knowledge import Knowledge
from koruna.engine.library import game as game_by_id
from koruna.engine.limit import USUAL, Limit
from koruna.engine.reason import Reason
from koruna.engine.record import Record, counted, read_record
from koruna.engine.resuming import check_result, of_this_version, record_at, refused_by_this_version, start_of
from koruna.engine.scripted import count_chance, outcome_of, script_of, scripted
from koruna.engine.state import CHANCE, OVER, TURN, State, seat_meant, who_decides
from koruna.engine.streams import imagining
from koruna.engine.ties import seed_of


class Match(Knowledge):
    """A game in progress, together with its record.

    `Match.new` starts a game; `Match(game, record)` and `Match.read(text)` resume one where its record ends. In all
    three, chance is drawn up to the next decision: first as scripted in `chance`, a list of texts, then by `seed` if
    there is one (see keyed_chance.py), else by `rng`. So a script of all draws makes the same game again and again:

    >>> match = koruna.Match.new("kingdomino", 2, chance=["3", "11", "24", "41", "king 0", "king 1"])
    >>> match
    <Match kingdomino, 2 seats, move 1, seat 0 decides>
    >>> match.moves()
    ['claim 3', 'claim 11', 'claim 24', 'claim 41']
    >>> match.play("claim 24")
    >>> match.turn(), match.scores()
    (1, [0, 0])
    >>> match.play("claim 24")
    Traceback (most recent call last):
        ...
    koruna.engine.errors.IllegalMove: Only one king may stand on a domino. Claim one that has no king on it yet.
    >>> print(match.record.text())
    koruna 2
    game kingdomino 1
    seats 2
    ---
    * 3
    * 11
    * 24
    * 41
    * king 0
    0 claim 24
    * king 1
    <BLANKLINE>

    From `thinking` comes the seed with which hidden information is resampled for bots, by line of the record.
    """

    rng: Random  # draws chance
    seed: str  # of keyed chance, which repeats after an undo; "" if `rng` draws it
    thoughts: int  # the seed of what bots imagine
    script: list[str]  # the scripted chance outcomes after `script_from`
    script_from: int  # the number of chance outcomes in the record before those of the script

    def __init__(
        self,
        game: Game | str,
        record: Record | str,
        rng: Random | None = None,
        thinking: Random | None = None,
        *,
        chance: Sequence[str] = (),
        seed: str = "",
        deal: bool = True,
        content: Content | None = None,
    ) -> None:
        """Resume a game from its record or the record's text; the game may be given by its id.

        Without `deal`, a record that ends at chance is left there. One that names a `content` needs it.
        """
        self.game = game if isinstance(game, Game) else game_by_id(game)
        self.rng = Random() if rng is None else rng
        self.seed = seed
        self.thoughts = seed_of(Random() if thinking is None else thinking)
        self.noting = True
        self.script = script_of(chance)
        known = record if isinstance(record, Record) else read_record(record)
        self.replay(known if content is None else known.played_with(content))
        self.script_from = count_chance(self.record.lines)
        if deal:
            self.deal()

    @classmethod
    def new(
        cls,
        game: Game | str,
        seats: int,
        options: Mapping[str, object] | None = None,
        names: list[str] | None = None,
        rng: Random | None = None,
        thinking: Random | None = None,
        *,
        chance: Sequence[str] = (),
        seed: str = "",
        content: Content | None = None,
    ) -> Match:
        """Start a game; it may be given by its id. Options left out keep their defaults."""
        found = game if isinstance(game, Game) else game_by_id(game)
        chosen = found.check(seats, {} if options is None else options, content)
        changed = {option.id: chosen[option.id] for option in found.options if chosen[option.id] != option.default}
        record = Record(found.id, found.version, seats, changed, names)
        return Match(found, record, rng, thinking, chance=chance, seed=seed)

    @classmethod
    def at(
        cls,
        position: str,
        names: list[str] | None = None,
        rng: Random | None = None,
        thinking: Random | None = None,
        *,
        chance: Sequence[str] = (),
        seed: str = "",
        content: Content | None = None,
    ) -> Match:
        """Start from a position, which names the game itself. What it hides is dealt by `rng`.

        >>> koruna.Match.at("kingdomino 1 2 | kingdom 0 laid 48.f5e 47.e6n").scores()
        [5, 0]
        """
        record = record_at(position, names, rng, content)
        return Match(record.game, record, rng, thinking, chance=chance, seed=seed)

    @classmethod
    def read(
        cls,
        text: str,
        rng: Random | None = None,
        thinking: Random | None = None,
        *,
        chance: Sequence[str] = (),
        seed: str = "",
        deal: bool = True,
        content: Content | None = None,
    ) -> Match:
        """Resume the game of a record's text, which names the game itself."""
        record = read_record(text)
        try:
            found = game_by_id(record.game)
        except Trouble as unknown:
            raise BadRecord(2, "", cause=unknown) from unknown
        return Match(found, record, rng, thinking, chance=chance, seed=seed, deal=deal, content=content)

    def replay(self, record: Record) -> None:
        """Replay a record from the start, checking every line. One of an older version is upgraded."""
        own = of_this_version(self.game, record)
        self.record = own.first(len(own.lines))
        self.record.lines = []
        self.events_after = []
        self.sealed, self.went_on = [], []
        self.learned = []
        self.hidden = []
        self.glances = {}
        try:
            self.state = start_of(self.game, own)
            self.note_result()
            self.go_on(own.lines)
            check_result(own, self.state)
        except BadRecord as bad:
            if own is record:
                raise
            raise refused_by_this_version(self.game, record, bad, len(self.record.lines)) from bad

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
        made = len(self.record.lines)
        self.play_one(text, seat)
        self.deal_after(made)

    def choose(self, move: int, seat: int = TURN) -> None:
        """Play a move given as a number, then draw chance up to the next decision."""
        who = seat_meant(self.state, seat)
        if move not in self.state.moves(who):
            self.must_wait_for(who)
            raise IllegalMove(str(move), Reason("no-such-move"), self.game.id)
        made = len(self.record.lines)
        self.apply(move, who, self.state.write(move, who))
        self.deal_after(made)

    def let(self, bot: Bot, seat: int = TURN, limit: Limit = USUAL) -> str:
        """Let a bot decide for a seat from what that seat can know. Returns the move as text."""
        who = seat_meant(self.state, seat)
        self.must_wait_for(who)
        must_play(bot, self.game.id)
        self.choose(bot.choose(self.imagined(who), who, limit), who)
        return next(text for by, text in reversed(self.record.lines) if by == who)

    def imagined(self, seat: int) -> State:
        """The state a bot in this seat is given: a copy with everything hidden from it resampled."""
        return self.state.imagine(seat, imagining(self.thoughts, len(self.record.lines)))

    def must_wait_for(self, seat: int) -> None:
        """Raise `IllegalMove` for a seat that does not decide now."""
        if seat not in self.state.waiting():
            raise IllegalMove("", self.why_to_wait(), self.game.id)

    def play_one(self, text: str, seat: int) -> None:
        """Play a move given as text, and draw nothing after it."""
        who, move = self.checked(text, seat)
        self.apply(move, who, self.state.write(move, who))

    def checked(self, text: str, seat: int) -> tuple[int, int]:
        """The seat and the number of a legal move; raises `IllegalMove` with the rule that forbids it."""
        who = seat_meant(self.state, seat)
        reason = self.why_not(text, who)
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
            outcome = self.next_chance(ahead, lines)
            lines.append((CHANCE, ahead.write(outcome)))
            ahead.play(outcome)
        return lines, ahead.turn() == OVER

    def apply(self, move: int, seat: int, text: str) -> None:
        """Play a checked move or chance outcome, and write it down."""
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
        self.note_result()

    # --- chance ---------------------------------------------------------------------------

    def deal(self) -> None:
        """Draw chance up to the next decision or the end of the game."""
        while self.state.turn() == CHANCE:
            outcome = self.next_chance(self.state, [])
            text = self.state.write(outcome)
            self.apply(outcome, CHANCE, text)

    def deal_after(self, made: int) -> None:
        """Draw chance after a move that follows that many lines; if the next scripted outcome is impossible, the move
        is rolled back."""
        try:
            self.deal()
        except Trouble:
            self.replay(self.record.first(made))
            raise

    def next_chance(self, state: State, ahead: list[tuple[int, str]]) -> int:
        """The chance outcome that follows these lines after the record: as scripted, or else drawn.

        Scripted outcomes are indexed by their number, so that the same one comes back after an undo.
        """
        if self.script:
            at = count_chance(self.record.lines) + count_chance(ahead) - self.script_from
            if 0 <= at < len(self.script):
                return scripted(state, self.script[at])
        if self.seed:
            return keyed_draw(state, self.seed, self.record.lines + ahead)
        return state.draw(self.rng)

    def happen(self, text: str) -> None:
        """Play a recorded chance outcome."""
        if self.state.turn() != CHANCE:
            raise Trouble("no-chance-now", {"text": text})
        outcome = outcome_of(self.state, text)
        if outcome is None:
            raise Trouble("impossible-chance", {"text": text})
        text = self.state.write(outcome)
        self.apply(outcome, CHANCE, text)

    # --- looking back ---------------------------------------------------------------------

    def undo(self, seat: int) -> bool:
        """Go back to before the last decision of a seat. False when it has made none."""
        for at in range(len(self.record.lines) - 1, -1, -1):
            if self.record.lines[at][0] == seat != CHANCE:
                self.replay(self.record.first(at))
                return True
        return False

    def take_up(self, match: Match, lines: int, state: State) -> None:
        """Restore the match after its first lines, from a snapshot of its state, without replaying them.

        The snapshot includes the journal of that moment; it is copied, not changed.
        """
        if state.journal is None:
            raise Bug("a state to go on from has no journal")
        self.record = match.record.first(lines)
        self.events_after = match.events_after[:lines]
        self.state = state.copy()
        self.state.journal = snapshot(state.journal)
        self.sealed, self.went_on = match.sealed[:lines], match.went_on[:lines]
        self.learned = match.learned[:lines]
        self.hidden = [(event, event.knows) for event in self.state.journal if event.secret]
        self.glances = {at: glance for at, glance in match.glances.items() if at < lines}

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled and copied as its record, which is replayed, and the current state of its generators."""
        restore: object = import_module("koruna.engine.restoring").restore
        kept = (self.seed, self.thoughts, self.script, self.script_from, self.noting)
        return restore, (self.game, self.record, self.rng, *kept)

    def __repr__(self) -> str:
        made = len(self.record.lines) - count_chance(self.record.lines)
        moves = counted(made, "move") if self.over() else f"move {made + 1}"
        return f"<Match {self.game.id}, {counted(self.record.seats, 'seat')}, {moves}, {who_decides(self.state)}>"
