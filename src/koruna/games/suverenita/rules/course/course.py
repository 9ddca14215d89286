"""The course of a game: up to five years of four seasons, ten subphases each.

The top step of the agenda is asked, played or drawn; steps that ask nobody are done at once. What each subphase asks
is in a file of its own; calendar.py knows their order.
"""

from __future__ import annotations

from random import Random

from koruna.engine.reason import Reason
from koruna.engine.state import TURN
from koruna.games.suverenita.rules import notation, scoring, steps
from koruna.games.suverenita.rules.course import calendar, deciding, imagining
from koruna.games.suverenita.rules.state import Suverenita


class Course(Suverenita):
    """One moment of a game, and how it goes on from there."""

    # --- moves ---------------------------------------------------------------------------

    def moves(self, seat: int = TURN) -> list[int]:
        step = self.agenda[-1]
        kind = step & steps.KIND
        if kind <= steps.LAST_CHANCE:
            return []
        if kind > steps.LAST_SHARED:
            who = step >> steps.SEAT_BIT & steps.SEAT
            if seat not in (who, TURN):
                return []
            if self.known_moves is not None:
                return self.known_moves.copy()
        else:
            if seat != TURN and seat not in self.waiting():
                return []
            who = self.next_open() if seat == TURN else seat
            if self.known_moves is not None and who == self.known_for:
                return self.known_moves.copy()
        return deciding.moves(self, kind, who, step >> steps.NUMBER_BIT)

    def play(self, move: int, seat: int = TURN) -> None:
        step = self.agenda[-1]
        self.known_moves = None
        kind = step & steps.KIND
        number = step >> steps.NUMBER_BIT
        if kind <= steps.LAST_CHANCE:
            self.agenda.pop()
            deciding.happen(self, kind, step >> steps.SEAT_BIT & steps.SEAT, number, move)
        elif kind <= steps.LAST_SHARED:
            who = self.next_open() if seat == TURN else seat
            if deciding.play(self, kind, who, number, move) or self.has_come_to_nothing(kind, who, number):
                self.close(who)
        else:
            who = step >> steps.SEAT_BIT & steps.SEAT
            at = len(self.agenda) - 1
            if deciding.play(self, kind, who, number, move):
                del self.agenda[at]
        self.is_told = False
        self.go_on()

    # --- steps of all at once ------------------------------------------------------------

    def begin_shared(self, kind: int, seats: int = -1, number: int = 0) -> None:
        """A set of seats (all still in the game unless told) may decide now. Whoever has nothing to decide is done."""
        everybody = (1 << self.setup.seats) - 1
        if seats < 0:
            seats = everybody
        self.closed = everybody ^ seats
        for seat in range(self.setup.seats):
            if self.is_out[seat]:
                self.closed |= 1 << seat
        self.push(kind, 0, number)
        for seat in range(self.setup.seats):
            if not self.closed >> seat & 1 and deciding.is_idle(self, kind, seat, number):
                self.closed |= 1 << seat
        if self.closed == everybody:
            self.end_shared()

    def has_come_to_nothing(self, kind: int, seat: int, number: int) -> bool:
        """Whether a player who has just decided can only be done, so that nobody waits for that.

        Where choices are secret it would tell the others something of them: there one has to say it.
        """
        if not self.shows_choices():
            return False
        moves = deciding.moves(self, kind, seat, number)
        if deciding.is_nothing(moves):
            return True
        self.known_moves = moves
        self.known_for = seat
        return False

    def close(self, seat: int) -> None:
        self.closed |= 1 << seat
        if self.closed == (1 << self.setup.seats) - 1:
            self.end_shared()

    def end_shared(self) -> None:
        """The last player is done."""
        step = self.agenda.pop()
        self.closed = 0
        deciding.finish(self, step & steps.KIND, step >> steps.NUMBER_BIT)

    def go_on(self) -> None:
        """Do every step that asks nobody."""
        while True:
            step = self.agenda[-1]
            kind = step & steps.KIND
            if kind <= steps.LAST_SEAT:
                if kind > steps.LAST_SHARED:
                    moves = deciding.moves(self, kind, step >> steps.SEAT_BIT & steps.SEAT, step >> steps.NUMBER_BIT)
                    if deciding.is_nothing(moves):
                        self.agenda.pop()  # nothing to decide, or nothing left of it
                        continue
                    self.known_moves = moves
                return
            self.agenda.pop()
            calendar.do(self, kind, step >> steps.SEAT_BIT & steps.SEAT, step >> steps.NUMBER_BIT)

    # --- chance --------------------------------------------------------------------------

    def draw(self, rng: Random) -> int:
        step = self.agenda[-1]
        return deciding.draw(
            self, step & steps.KIND, step >> steps.SEAT_BIT & steps.SEAT, step >> steps.NUMBER_BIT, rng
        )

    def odds(self) -> list[tuple[int, float]]:
        step = self.agenda[-1]
        return deciding.odds(self, step & steps.KIND, step >> steps.SEAT_BIT & steps.SEAT, step >> steps.NUMBER_BIT)

    # --- copies --------------------------------------------------------------------------

    def copy(self) -> Course:
        twin = Course(self.setup)
        self.copy_to(twin)
        return twin

    def imagine(self, seat: int, rng: Random) -> Course:
        twin = self.copy()
        imagining.decide_anew(twin, seat, rng)
        return twin

    # --- results -------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    # --- moves as text -------------------------------------------------------------------

    def write(self, move: int, seat: int = TURN) -> str:
        return notation.write(self, move)

    def read(self, text: str, seat: int = TURN) -> int:
        return notation.read(self, text)

    def why_not(self, text: str, seat: int = TURN) -> Reason | None:
        return deciding.why_not(self, notation.read(self, text), self.turn() if seat == TURN else seat)
