"""Whatever is taken back, agreed to and played otherwise, at any table: the page of everybody can be made, and a table
read anew from its log is the same.

A quarter of all that is done is taking back, by people among themselves, at one device or at several, and by one
against bots. What is taken back without asking anybody showed its player nothing new.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import koruna
from koruna.engine.game import Game
from koruna.engine.match import Match
from koruna.engine.state import SPECTATOR
from koruna.locale import LANGUAGES
from koruna.table.at_table import update
from koruna.table.log import Live
from koruna.table.parts import Look, actions, parts_of
from koruna.table.sent import Sent
from koruna.table.store import Head
from tests.how_many import how_many
from tests.laws.fingerprint import fingerprint
from tests.laws.tables import TABLES, Table, every_game

COUNT = how_many(interpreted=2, compiled=8, nightly=400)  # walks at tables of every game
FEW = 4  # seats: more of them would only take longer
TAKING_BACK = 0.25  # of all that is done
AGREEING = 0.7  # of those who are asked
LONG = 90  # things done
LOOKED_AT = 20  # of them at their end, with the whole page of everybody after each
READ_ANEW = 0.1


class Walk:
    """Something random after something random at a table, taking back included."""

    def __init__(self, table: Table, rng: Random) -> None:
        self.rng = rng
        self.seats = table.seats
        self.head = Head("any", table.game.id, table.game.version, table.options, [f"k{n}" for n in range(table.seats)])
        bots = rng.sample(range(table.seats), rng.choice([0, table.seats - 1, rng.randrange(table.seats)]))
        devices = rng.choice([1, table.seats])
        self.device = [rng.randrange(devices) for _ in range(table.seats)]
        self.log = [f"bot {seat} random" for seat in bots]
        self.log += Live(self.head, self.log).deal()
        self.live = Live(self.head, self.log)
        self.done: Counter[str] = Counter()

    def step(self) -> bool:
        """Somebody does something; False when the game is over and nobody takes anything back."""
        people = self.live.people()
        state = self.live.match.state
        if people and (self.rng.random() < TAKING_BACK or not state.waiting()):
            self.take_back(self.rng.choice(people))
        elif self.live.wish is not None and self.rng.random() < AGREEING:
            self.take_back(self.rng.choice([seat for seat in people if seat != self.live.wish[0]]))
        else:
            seat = self.rng.choice(state.waiting())
            self.write(self.live.move(state.write(self.rng.choice(state.moves(seat)), seat), seat)[0])
        return bool(self.live.match.state.waiting()) or self.rng.random() < TAKING_BACK

    def take_back(self, seat: int) -> None:
        try:
            lines = self.live.undo(seat, self.own(seat))
        except koruna.Trouble as refusal:
            self.done[refusal.message] += 1
            return
        if lines and lines[0].startswith("undo "):
            self.check_nothing_new(seat, int(lines[0].removeprefix("undo ")))
        self.write(lines)

    def own(self, seat: int) -> list[int]:
        """The seats at the same device."""
        return [other for other in range(self.seats) if self.device[other] == self.device[seat]]

    def write(self, lines: list[str]) -> None:
        self.log += lines
        self.live.read(lines)
        self.done.update(word for line in lines if (word := line.partition(" ")[0]).isalpha())

    def looks(self, live: Live) -> list[Look]:
        language = LANGUAGES[len(self.log) % len(LANGUAGES)]
        seated = [Look(live, seat, self.own(seat), language) for seat in range(self.seats)]
        return [*seated, Look(live, SPECTATOR, [], language)]

    def check_pages(self) -> None:
        for look in self.looks(self.live):
            told = update(look, Sent({}))
            assert told.seq == len(self.log)
            assert told.mine == bool(told.moves)

    def check_nothing_new(self, seat: int, length: int) -> None:
        """Only this seat decided since, and of all that happened before it knew as much as it knows now."""
        now = self.live.match
        assert {by for by, _ in now.record.lines[length:]} == {seat}
        past = Match(now.game, now.record.first(length))
        knew = [event.seen_by(seat) for event in past.events()]
        assert [event.seen_by(seat) for event in now.events()[: len(knew)]] == knew

    def check_read_anew(self) -> None:
        live, again = self.live, Live(self.head, self.log)
        assert fingerprint(again.match.state) == fingerprint(live.match.state)
        assert (again.asked, again.asides, again.wish) == (live.asked, live.asides, live.wish)
        for one, other in zip(self.looks(live), self.looks(again), strict=True):
            assert parts_of(one) == parts_of(other), "what can be taken back is a part too"
        assert Match(live.match.game, live.match.record).record.text() == live.match.record.text()


def walk(table: Table, rng: Random, long: int) -> Counter[str]:
    walk = Walk(table, rng)
    for at in range(long):
        goes_on = walk.step()
        for look in walk.looks(walk.live):
            actions(look)  # whatever can be taken back and how, it can be said
        if at >= long - LOOKED_AT:
            walk.check_pages()
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
    done: Counter[str] = Counter()
    for number in range(COUNT):
        rng = Random(f"{game.id} {number}")
        done += walk(rng.choice(tables), rng, rng.randint(LOOKED_AT, LONG))
    assert done["undo"] or done["retract"]
