"""The course of a game: in every turn an action is chosen, which everybody may do, until the final cycle is over.

The top step of the agenda (see steps.py) alone says who decides, what is legal and what follows; dispatch.py has the
code of each. Steps without a decision are done at once.
"""

from __future__ import annotations

from random import Random

from mypy_extensions import i64

from koruna.engine.agenda import KINDS, NUMBER_AT, OVER_NOW, SEAT_AT, SEATS, seat_of
from koruna.engine.chance import below
from koruna.engine.reason import Reason
from koruna.engine.state import CHANCE, OVER, TURN, seat_meant
from koruna.games.tiny_epic_kingdoms.rules import notation, numbers, opening, scoring, steps, warring
from koruna.games.tiny_epic_kingdoms.rules.dispatch import STEPS
from koruna.games.tiny_epic_kingdoms.rules.map import BARE
from koruna.games.tiny_epic_kingdoms.rules.realm import new_realm
from koruna.games.tiny_epic_kingdoms.rules.setup import Setup
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.tokens import TOKENS
from koruna.games.tiny_epic_kingdoms.rules.war import UNSET


class TinyEpicKingdomsCourse(TinyEpicKingdoms):
    """A game of Tiny Epic Kingdoms that can be played: a `koruna.State`."""

    # --- the order of play ---------------------------------------------------------------

    def turn(self) -> int:
        step: i64 = self.agenda[-1]
        kind = step & KINDS
        if kind > steps.DIAL:
            return step >> SEAT_AT & SEATS
        if kind == steps.DIAL:
            return warring.next_to_set(self)
        return CHANCE if kind else OVER

    def waiting(self) -> list[int]:
        if self.kind() == steps.DIAL:
            return warring.waiting(self)
        return super().waiting()

    # --- moves ---------------------------------------------------------------------------

    def moves(self, seat: int = TURN) -> list[int]:
        step: i64 = self.agenda[-1]
        kind = step & KINDS
        if kind < steps.DIAL:
            return []
        who = step >> SEAT_AT & SEATS
        if kind == steps.DIAL:
            who = self.turn() if seat == TURN else seat
        elif seat != who and seat != TURN:
            return []
        return STEPS[kind].moves(self, who, step >> NUMBER_AT)

    def play(self, move: int, seat: int = TURN) -> None:
        step: i64 = self.agenda[-1]
        kind = step & KINDS
        who = step >> SEAT_AT & SEATS
        if kind == steps.DIAL:
            who = self.turn() if seat == TURN else seat
        elif kind != steps.FATE:
            self.agenda.pop()
        STEPS[kind].play(self, who, step >> NUMBER_AT, move)
        self.go_on()

    def go_on(self) -> None:
        """Do all steps without a decision, up to the next decision, chance, or the end."""
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
        return STEPS[self.kind()].draw(self, seat_of(self.agenda[-1]), rng)

    def odds(self) -> list[tuple[int, float]]:
        return STEPS[self.kind()].odds(self, seat_of(self.agenda[-1]))

    # --- copies --------------------------------------------------------------------------

    def copy(self) -> TinyEpicKingdomsCourse:
        twin = TinyEpicKingdomsCourse(self.setup)
        self.copy_to(twin)
        return twin

    def imagine(self, seat: int, rng: Random) -> TinyEpicKingdomsCourse:
        """A secret number of another player is drawn again, and once more when it is revealed, so that no plan relies
        on a single guess. What a token face down is, is not decided until it is turned up."""
        twin = self.copy()
        if self.kind() == steps.DIAL and twin.war is not None:
            war = twin.war
            for side in (war.attacker, war.defender):
                if side != seat and war.dial(side) != UNSET:
                    war.set_dial(side, below(warring.limit(self, side) + 1, rng))
                    war.is_guess = True
        return twin

    # --- results and forms ---------------------------------------------------------------

    def scores(self) -> list[int]:
        """As if the game ended now: everything that counts is public."""
        return scoring.scores(self)

    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def write(self, move: int, seat: int = TURN) -> str:
        return notation.write(self, move)

    def read(self, text: str, seat: int = TURN) -> int:
        return notation.read(self, text, seat_meant(self, seat))

    def why_not(self, text: str, seat: int = TURN) -> Reason | None:
        word, move = notation.parse(text)
        who = seat_meant(self, seat)
        if self.turn() == OVER:
            return Reason("game-over")
        if who not in self.waiting():
            war = self.war
            is_set = self.kind() == steps.DIAL and war is not None and who in (war.attacker, war.defender)
            return Reason("dial-stays" if is_set else "not-your-turn")
        return STEPS[self.kind()].why_not(self, who, word, move)


def begin(setup: Setup) -> TinyEpicKingdoms:
    """Nothing is laid out yet; the lot decides who starts."""
    state = TinyEpicKingdomsCourse(setup)
    state.agenda = [OVER_NOW]
    state.map = BARE[int(setup.rivers_are_water)]
    state.realms = [new_realm() for _ in range(setup.seats)]
    state.cards = [opening.NO_CARD] * numbers.SEATS
    state.unseen = setup.tokens.copy()
    state.open_tokens = [0] * len(TOKENS)
    state.push(steps.NEXT_TURN)
    state.push(steps.LAY_OUT)
    state.push(steps.DRAW_STARTER)
    return state
