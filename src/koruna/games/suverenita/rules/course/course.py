"""The course of a game: up to five years of four seasons, ten subphases each.

The top step of the agenda is handled by the phase it belongs to (phases.py); steps without a decision are carried out
at once. The order of the year is in calendar.py.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

from koruna.engine.agenda import KINDS, NUMBER_AT, SEAT_AT, SEATS
from koruna.engine.bits import all_of
from koruna.engine.reason import Reason
from koruna.engine.state import OVER, TURN, must_look_on, nothing_drawn, seat_meant
from koruna.games.suverenita.rules import notation, scoring, steps
from koruna.games.suverenita.rules.course import imagining
from koruna.games.suverenita.rules.course.phases import PHASES
from koruna.games.suverenita.rules.numbers import ACCEPT, DONE
from koruna.games.suverenita.rules.phase import is_nothing
from koruna.games.suverenita.rules.state import Suverenita


class Course(Suverenita):
    """A game of Suverenita that can be played: a `koruna.State`."""

    # --- moves ---------------------------------------------------------------------------

    def moves(self, seat: int = TURN) -> list[int]:
        step = self.agenda[-1]
        kind = step & KINDS
        if kind <= steps.LAST_CHANCE:
            return []
        if kind > steps.LAST_SHARED:
            who = step >> SEAT_AT & SEATS
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
        return PHASES[kind].moves(self, who, step >> NUMBER_AT)

    def action_of(self, move: int, seat: int = TURN) -> int:
        """Moves are numbers of up to 55 bits, so an action is the place of a move among the legal ones."""
        return self.moves(seat).index(move)

    def move_of(self, action: int, seat: int = TURN) -> int:
        return self.moves(seat)[action]

    def play(self, move: int, seat: int = TURN) -> None:
        step = self.agenda[-1]
        self.known_moves = None
        kind = step & KINDS
        number = step >> NUMBER_AT
        if kind <= steps.LAST_CHANCE:
            self.agenda.pop()
            PHASES[kind].happen(self, step >> SEAT_AT & SEATS, number, move)
        elif kind <= steps.LAST_SHARED:
            who = self.next_open() if seat == TURN else seat
            if PHASES[kind].play(self, who, number, move) or self.has_come_to_nothing(kind, who, number):
                self.close(who)
        else:
            who = step >> SEAT_AT & SEATS
            at = len(self.agenda) - 1
            if PHASES[kind].play(self, who, number, move):
                del self.agenda[at]
        self.go_on()

    # --- shared steps --------------------------------------------------------------------

    def begin_shared(self, kind: int, seats: int = -1, number: int = 0) -> None:
        """Let a set of seats (by default all still in the game) decide now; those with nothing to decide are done."""
        everybody = all_of(self.setup.seats)
        if seats < 0:
            seats = everybody
        self.closed = everybody ^ seats
        for seat in range(self.setup.seats):
            if self.is_out[seat]:
                self.closed |= 1 << seat
        self.push(kind, 0, number)
        for seat in range(self.setup.seats):
            if not self.closed >> seat & 1 and PHASES[kind].is_idle(self, seat, number):
                self.closed |= 1 << seat
        if self.closed == everybody:
            self.end_shared()

    def has_come_to_nothing(self, kind: int, seat: int, number: int) -> bool:
        """Whether "done" is all that is left for a player who has just decided; then nobody waits for it.

        Not if choices are secret, because closing the step would reveal something about them.
        """
        if not self.shows_choices():
            return False
        moves = PHASES[kind].moves(self, seat, number)
        if is_nothing(moves):
            return True
        self.known_moves = moves
        self.known_for = seat
        return False

    def close(self, seat: int) -> None:
        self.closed |= 1 << seat
        if self.closed == all_of(self.setup.seats):
            self.end_shared()

    def end_shared(self) -> None:
        """Finish the step after the last seat is done."""
        kind = self.agenda.pop() & KINDS
        self.closed = 0
        PHASES[kind].finish(self)

    def go_on(self) -> None:
        """Carry out steps until one asks somebody."""
        while True:
            step = self.agenda[-1]
            kind = step & KINDS
            if kind <= steps.LAST_SEAT:
                if kind > steps.LAST_SHARED:
                    who = step >> SEAT_AT & SEATS
                    moves = PHASES[kind].moves(self, who, step >> NUMBER_AT)
                    if is_nothing(moves):
                        self.agenda.pop()  # nothing to decide, or no longer
                        continue
                    self.known_moves = moves
                return
            self.agenda.pop()
            PHASES[kind].go_on(self, step >> NUMBER_AT)

    # --- chance --------------------------------------------------------------------------

    def draw(self, rng: Random) -> int:
        step = self.agenda[-1]
        kind = step & KINDS
        if not 0 < kind <= steps.LAST_CHANCE:
            raise nothing_drawn()
        return PHASES[kind].draw(self, step >> SEAT_AT & SEATS, step >> NUMBER_AT, rng)

    def odds(self) -> list[tuple[int, float]]:
        step = self.agenda[-1]
        kind = step & KINDS
        if not 0 < kind <= steps.LAST_CHANCE:
            raise nothing_drawn()
        return PHASES[kind].odds(self, step >> SEAT_AT & SEATS, step >> NUMBER_AT)

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

    def own_points(self, seat: int) -> int:
        return scoring.total_points(self, seat)

    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def view_beside(self, seat: int, other: Any) -> Any:
        must_look_on(seat, self.setup.seats)
        return import_module(f"{self.package()}.forms.view").look_beside(self, seat, other)

    # --- moves as text -------------------------------------------------------------------

    def write(self, move: int, seat: int = TURN) -> str:
        return notation.write(self, move)

    def read(self, text: str, seat: int = TURN) -> int:
        return notation.read(self, text)

    def why_not(self, text: str, seat: int = TURN) -> Reason | None:
        move = notation.read(self, text)
        who = seat_meant(self, seat)
        if move in self.moves(who):
            return None
        if self.turn() == OVER:
            return Reason("game-over")
        if who not in self.waiting():
            return Reason("not-your-turn")
        if move == DONE:
            return Reason(f"{self.step_name()}-first")
        if move == ACCEPT:
            return Reason("nothing-to-propose")
        return PHASES[self.kind()].why_not(self, who, self.number(), move)
