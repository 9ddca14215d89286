"""Whatever is undone, agreed to and played differently, at any table: everybody's page can be rendered, and a table
reloaded from its log is the same.

A quarter of all actions are undos, by people among themselves, at one device or at several, and by one against bots. An
undo without asking anybody is only possible if its player saw nothing new, or plays alone and the game is marked. A
player who goes back and plays the same draws the same.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import koruna
from koruna.engine.game import Game
from koruna.engine.match import Match
from koruna.engine.state import SPECTATOR
from koruna.locale import LANGUAGES
from koruna.table.live.live_table import Live
from koruna.table.live.table_view import who_takes_back
from koruna.table.log_lines import Agree, Back, BotPlays, Chance, LogLine, Move, Refuse, Seed, Undo, line_of_move
from koruna.table.pages.page_context import PageContext
from koruna.table.pages.page_diff import ClientParts
from koruna.table.pages.page_parts import actions, parts_of
from koruna.table.pages.table_stream import update
from koruna.table.store.store import Head
from tests.how_many import how_many
from tests.laws.fingerprint import fingerprint
from tests.laws.tables import TABLES, Table, every_game

COUNT = how_many(interpreted=2, compiled=2, nightly=40)  # random walks per game
ALONE = 4  # at most one walk in so many is a solo game
FEW = 4  # seats: more would only be slower
UNDOING = 0.25  # share of undos among all actions
AGREEING = 0.7  # share of those asked who agree
REFUSING = 0.1  # and of those who do not allow it
IN_HASTE = 0.5  # share of moves that end their player's decision if possible, so that the game advances
BEFORE = 150  # most moves before the walk starts, so that it reaches every part of a game
LONG = 90  # actions per walk
LOOKED_AT = 20  # last actions after each of which everybody's whole page is rendered
CHECKED = 0.1  # share of states in which it is checked that undos have left nothing behind
DEALS = 2  # samples of hidden information, to see whether some of it was seen
SOON = 4  # actions after an agreed undo, each followed by that check
READ_ANEW = 0.05


class Walk:
    """Random actions at a table, undo included."""

    def __init__(self, table: Table, rng: Random) -> None:
        self.rng = rng
        self.seats = table.seats
        self.head = Head("any", table.game.id, table.game.version, table.options, table.seats)
        bots = rng.sample(range(table.seats), rng.choice([0, 0, table.seats - 1, rng.randrange(table.seats)]))
        own, any_two = range(table.seats), [rng.randrange(table.seats) for _ in range(table.seats)]
        self.device = rng.choice([list(own), list(own), any_two, [0] * table.seats])
        self.set_up: list[LogLine] = [Seed(str(rng.random())), *(BotPlays(seat, "random") for seat in bots)]
        self.log = self.set_up.copy()
        self.log += Live(self.head, self.log).deal()
        self.live = Live(self.head, self.log)
        self.done: Counter[str] = Counter()
        self.met: dict[tuple[object, ...], list[LogLine]] = {}  # what followed, by the record and the move
        self.since_agreed = SOON
        for _ in range(rng.randrange(min(BEFORE, table.game.longest // 4))):
            if self.live.match.state.waiting():
                self.play()

    def step(self) -> bool:
        """One random action; False if the game is over and nobody undoes anything."""
        people = self.live.people()
        state = self.live.match.state
        if people and (self.rng.random() < UNDOING or not state.waiting()):
            self.take_back(self.rng.choice(people))
        elif self.live.undo_request is not None and self.rng.random() < AGREEING:
            self.take_back(self.rng.choice([seat for seat in people if seat != self.live.undo_request[0]]))
        elif self.live.undo_request is not None and self.rng.random() < REFUSING:
            self.write([Refuse(self.live.asked_to_agree()[0])])
        else:
            self.play()
        return bool(self.live.match.state.waiting()) or self.rng.random() < UNDOING

    def play(self) -> None:
        state = self.live.match.state
        seat = self.rng.choice(state.waiting())
        move = state.write(self.some_move(seat), seat)
        lines = self.live.move(move, seat)[0]
        assert self.met.setdefault((*self.live.match.record.lines, seat, move), lines) == lines
        self.write(lines)

    def some_move(self, seat: int) -> int:
        state = self.live.match.state
        moves = state.moves(seat)
        if len(state.waiting()) > 1 and self.rng.random() < IN_HASTE:
            for move in self.rng.sample(moves, len(moves)):
                ahead = state.copy()
                ahead.play(move, seat)
                if seat not in ahead.waiting():
                    return move
        return self.rng.choice(moves)

    def take_back(self, seat: int) -> None:
        seat = who_takes_back(self.live, seat, self.own(seat))
        try:
            lines = self.live.undo(seat)
        except koruna.Trouble as refusal:
            self.done[refusal.message] += 1
            return
        if lines and isinstance(lines[0], Undo):
            self.check_nothing_new(seat, lines[0].length)
        if lines and isinstance(lines[0], Back):
            assert self.live.people() == [seat]
        before = self.live.taken_back
        self.write(lines)
        assert self.live.taken_back - before == sum(isinstance(line, Back) for line in lines)

    def own(self, seat: int) -> list[int]:
        """The seats at the same device."""
        return [other for other in range(self.seats) if self.device[other] == self.device[seat]]

    def write(self, lines: list[LogLine]) -> None:
        self.log += lines
        self.live.read(lines)
        is_agreed = lines and isinstance(lines[0], Agree) and isinstance(lines[-1], Undo)
        self.since_agreed = 0 if is_agreed else self.since_agreed + 1
        self.done.update(type(line).__name__ for line in lines if not isinstance(line, Move | Chance))

    def looks(self, live: Live) -> list[PageContext]:
        language = LANGUAGES[len(self.log) % len(LANGUAGES)]
        seated = [PageContext(live, seat, self.own(seat), language) for seat in range(self.seats)]
        return [*seated, PageContext(live, SPECTATOR, [], language)]

    def check_pages(self) -> None:
        for context in self.looks(self.live):
            news = update(context, ClientParts({}))
            assert news.seq == self.live.visible_lines.count(context.own)
            assert news.mine == bool(news.moves)

    def check_nothing_new(self, seat: int, length: int) -> None:
        """Only this seat decided since, and it knew as much of earlier events as it knows now."""
        now = self.live.match
        assert {by for by, _ in now.record.lines[length:]} == {seat}
        past = Match(now.game, now.record.first(length))
        for before, after in zip(past.events(), now.events(), strict=False):
            own = before.seat == seat and seat in before.knows  # others may have learned of its own event since
            assert own or before.seen_by(seat) == after.seen_by(seat)
        for deal in range(DEALS):
            ahead = past.state.imagine(seat, Random(deal))
            for _, text in now.record.lines[length:]:
                ahead.play(ahead.read(text, seat), seat)
            assert ahead.view(seat) == self.live.view(seat), "it would look the same, whatever is hidden"

    def check_never_done(self) -> None:
        """A table on which the undone actions never happened is the same, and allows the same undos."""
        live, made = self.live, self.live.skipped.made
        lines = [line_of_move(by, text, at in made) for at, (by, text) in enumerate(live.match.record.lines)]
        never = Live(self.head, self.set_up + lines)
        never.undo_request, never.agreed, never.taken_back = live.undo_request, live.agreed, live.taken_back
        never.notes = live.notes  # of requests that were refused: whoever was turned down twice has to wait
        assert fingerprint(never.match.state.copy()) == fingerprint(live.match.state.copy())
        assert fingerprint(never.match.events()) == fingerprint(live.match.events())
        for one, other in zip(self.looks(live), self.looks(never), strict=True):
            assert actions(one) == actions(other)

    def check_read_anew(self) -> None:
        live, again = self.live, Live(self.head, self.log)
        assert fingerprint(again.match.state) == fingerprint(live.match.state)
        assert again.visible_lines.seen == live.visible_lines.seen
        assert again.questions.since == live.questions.since
        assert (again.notes, again.undo_request) == (live.notes, live.undo_request)
        for one, other in zip(self.looks(live), self.looks(again), strict=True):
            assert parts_of(one) == parts_of(other), "what can be taken back is a part too"
        assert Match(live.match.game, live.match.record).record.text() == live.match.record.text()


def walk(table: Table, rng: Random, long: int) -> Counter[str]:
    walk = Walk(table, rng)
    for at in range(long):
        goes_on = walk.step()
        for context in walk.looks(walk.live):
            actions(context)  # every possible undo can be put into words
        if at >= long - LOOKED_AT:
            walk.check_pages()
        if walk.since_agreed < SOON or rng.random() < CHECKED:
            walk.check_never_done()
        if rng.random() < READ_ANEW:
            walk.check_read_anew()
        if not goes_on:
            break
    walk.check_pages()
    walk.check_read_anew()
    return walk.done


@every_game
def test_every_page_can_be_made_whatever_is_taken_back(game: Game) -> None:
    tables = [table for table in TABLES if table.game is game and table.seats <= FEW]
    of_several = [table for table in tables if table.seats > 1]
    done: Counter[str] = Counter()
    for number in range(COUNT):
        rng = Random(f"{game.id} {number}")
        table = rng.choice(tables if number % ALONE == ALONE - 1 else of_several)
        done += walk(table, rng, rng.randint(LOOKED_AT, LONG))
    assert done["Undo"] or done["Retract"]
