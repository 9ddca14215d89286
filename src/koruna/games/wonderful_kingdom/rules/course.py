"""The course of a game: four rounds of choice, planning, production and, where there are threats, combat.

Only the top step of the agenda (steps.py) says who decides, what is legal and what follows; dispatch.py has the code of
each. Automatic steps are done at once.
"""

from __future__ import annotations

from random import Random

from mypy_extensions import i64

from koruna.engine.agenda import KINDS, NUMBER_AT, SEAT_AT, SEATS
from koruna.engine.bits import all_of, listed
from koruna.engine.reason import Reason
from koruna.engine.state import CHANCE, OVER, TURN, seat_meant
from koruna.games.wonderful_kingdom.rules import (
    dealing,
    imagining,
    notation,
    parsing,
    refusals,
    scoring,
    sharing,
    steps,
)
from koruna.games.wonderful_kingdom.rules.dispatch import STEPS
from koruna.games.wonderful_kingdom.rules.setup import Setup
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom


class WonderfulKingdomCourse(WonderfulKingdom):
    """A game of It's a Wonderful Kingdom that can be played: a `koruna.State`."""

    # --- the order of play ---------------------------------------------------------------

    def turn(self) -> int:
        step: i64 = self.agenda[-1]
        kind = step & KINDS
        if kind > steps.LAST_SHARED:
            return step >> SEAT_AT & SEATS
        if kind > steps.LAST_CHANCE:
            return self.closed & 1
        return CHANCE if kind else OVER

    def waiting(self) -> list[int]:
        if self.is_shared():
            return listed(all_of(self.setup.seats) & ~self.closed)
        return super().waiting()

    # --- moves ---------------------------------------------------------------------------

    def moves(self, seat: int = TURN) -> list[int]:
        step: i64 = self.agenda[-1]
        kind = step & KINDS
        if kind <= steps.LAST_CHANCE:
            return []
        if kind > steps.LAST_SHARED:
            who = step >> SEAT_AT & SEATS
            if seat not in (who, TURN):
                return []
        else:
            who = self.closed & 1 if seat == TURN else seat
            if not 0 <= who < self.setup.seats or self.closed >> who & 1:
                return []
        return STEPS[kind].moves(self, who, step >> NUMBER_AT)

    def play(self, move: int, seat: int = TURN) -> None:
        step: i64 = self.agenda[-1]
        kind = step & KINDS
        if kind <= steps.LAST_CHANCE:
            self.agenda.pop()
            STEPS[kind].play(self, step >> SEAT_AT & SEATS, step >> NUMBER_AT, move)
        elif kind <= steps.LAST_SHARED:
            sharing.play(self, kind, self.closed & 1 if seat == TURN else seat, step >> NUMBER_AT, move)
        else:
            STEPS[kind].play(self, step >> SEAT_AT & SEATS, step >> NUMBER_AT, move)
        self.is_told = False
        self.go_on()

    def begin_shared(self, kind: int, number: int = 0) -> None:
        sharing.begin(self, kind, number)

    # --- automatic steps -----------------------------------------------------------------

    def go_on(self) -> None:
        """Do all automatic steps up to the next decision, draw, or the end of the game."""
        while True:
            step: i64 = self.agenda[-1]
            kind = step & KINDS
            seat = step >> SEAT_AT & SEATS
            number = step >> NUMBER_AT
            if kind >= steps.FIRST_AUTOMATIC:
                self.agenda.pop()
                STEPS[kind].go_on(self, seat, number)
            elif kind < steps.FIRST_FORCED or not STEPS[kind].is_settled(self, seat, number):
                return

    # --- chance --------------------------------------------------------------------------

    def draw(self, rng: Random) -> int:
        return STEPS[self.kind()].draw(self, rng)

    def odds(self) -> list[tuple[int, float]]:
        return STEPS[self.kind()].odds(self)

    # --- copies --------------------------------------------------------------------------

    def copy(self) -> WonderfulKingdomCourse:
        twin = WonderfulKingdomCourse(self.setup)
        self.copy_to(twin)
        return twin

    def imagine(self, seat: int, rng: Random) -> WonderfulKingdomCourse:
        twin = self.copy()
        imagining.deal_anew(twin, seat, rng)
        return twin

    # --- results and forms ---------------------------------------------------------------

    def scores(self) -> list[int]:
        """As if the game ended now, by what everybody can see."""
        return [realm.score() for realm in (self.shown or self.realms)]

    def own_points(self, seat: int) -> int:
        return self.realms[seat].score()

    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def all_lost(self) -> bool:
        return self.is_lost

    def write(self, move: int, seat: int = TURN) -> str:
        return notation.write(self, move, seat_meant(self, seat))

    def read(self, text: str, seat: int = TURN) -> int:
        return notation.read(self, text, seat_meant(self, seat))

    def why_not(self, text: str, seat: int = TURN) -> Reason | None:
        who = seat_meant(self, seat)
        parsed = parsing.parse(self, text)
        return refusals.why_not(self, parsed.word, notation.number_of(self, parsed, who), who)


def begin(setup: Setup) -> WonderfulKingdom:
    state = WonderfulKingdomCourse(setup)
    dealing.lay_out(state, setup)
    state.go_on()
    return state
