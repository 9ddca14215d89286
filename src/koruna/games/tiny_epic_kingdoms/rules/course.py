"""The course of a game: in every turn an action is chosen, which everybody may do, until the final cycle is over.

The top step of the agenda (see steps.py) alone says who decides, what is legal and what follows. Steps without a
decision are done at once.
"""

from __future__ import annotations

from random import Random

from mypy_extensions import i64

from koruna.engine.agenda import OVER_NOW, kind_of, number_of, seat_of
from koruna.engine.chance import below
from koruna.engine.reason import Reason
from koruna.engine.state import CHANCE, OVER, TURN
from koruna.games.tiny_epic_kingdoms.rules import (
    deciding,
    exploring,
    gathering,
    notation,
    offering,
    opening,
    retreating,
    scoring,
    steps,
    turns,
    warring,
)
from koruna.games.tiny_epic_kingdoms.rules.map import BARE
from koruna.games.tiny_epic_kingdoms.rules.numbers import DIAL_IS, DIALS, GAINS, SEATS, SELECTS, TOKEN_IS
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
        kind = kind_of(step)
        if kind > steps.DIAL:
            return seat_of(step)
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
        kind = kind_of(step)
        if kind == steps.DIAL:
            return warring.dials_of(self, seat)
        who = seat_of(step)
        if kind < steps.DIAL or (seat != who and seat != TURN):
            return []
        if kind == steps.OFFER:
            return offering.offers(self, who)
        if kind == steps.SELECT:
            every = self.realms[who].powers.selects_any
            return [SELECTS + action for action in range(6) if every or not self.shields >> action & 1]
        return deciding.moves(self, kind, who, number_of(step))

    def play(self, move: int, seat: int = TURN) -> None:
        step: i64 = self.agenda[-1]
        kind = kind_of(step)
        who = seat_of(step)
        if kind == steps.DIAL:
            warring.set_dial(self, self.turn() if seat == TURN else seat, move - DIALS)
        elif kind == steps.FATE:
            retreating.meet_fate(self, who, move)  # the step stays until every figure has gone
        else:
            self.agenda.pop()
            if kind == steps.OFFER:
                offering.take_offer(self, who, move)
            elif kind == steps.SELECT:
                turns.select(self, who, move - SELECTS)
            elif kind == steps.GAIN:
                gathering.add(self, who, move - GAINS, number_of(step))
            elif kind <= steps.LAST_CHANCE:
                self.happen(kind, who, number_of(step), move)
            else:
                deciding.play(self, kind, who, number_of(step), move)
        self.go_on()

    # --- steps without a decision --------------------------------------------------------

    def go_on(self) -> None:
        """Do all steps without a decision, up to the next decision, chance, or the end."""
        while True:
            step: i64 = self.agenda[-1]
            kind = kind_of(step)
            if kind >= steps.FIRST_AUTOMATIC:
                self.agenda.pop()
                deciding.do_at_once(self, kind, seat_of(step), number_of(step))
            elif not self.is_settled(kind, seat_of(step), number_of(step)):
                return

    def is_settled(self, kind: int, seat: int, number: int) -> bool:
        """Make a decision for the player where there is at most one choice. Returns whether that was so."""
        if kind == steps.FATE:
            war = warring.the_war(self)
            if war.leaving:
                return False
            self.agenda.pop()
            return True
        if kind not in (steps.GAIN, steps.GIVE, steps.TAKE, steps.REVEAL, steps.REMOVE):
            return False
        moves = deciding.moves(self, kind, seat, number)
        if len(moves) > 1:
            return False
        self.agenda.pop()
        if moves and kind == steps.GAIN:
            gathering.add(self, seat, moves[0] - GAINS, number)
        elif moves:
            deciding.play(self, kind, seat, number, moves[0])
        return True

    # --- chance --------------------------------------------------------------------------

    def happen(self, kind: int, seat: int, number: int, outcome: int) -> None:
        if kind == steps.DRAW_TOKEN:
            exploring.turn_up(self, seat, number, outcome - TOKEN_IS)
        elif kind == steps.DRAW_DIAL:
            warring.guess_dial(self, seat, outcome - DIAL_IS)
        else:
            opening.happen(self, kind, seat, outcome)
            if kind == steps.DRAW_STARTER:
                self.active = (self.starter + self.setup.seats - 1) % self.setup.seats

    def draw(self, rng: Random) -> int:
        if self.kind() == steps.DRAW_TOKEN:
            return exploring.draw(self, rng)
        possible = self.outcomes()
        return possible[below(len(possible), rng)]

    def odds(self) -> list[tuple[int, float]]:
        if self.kind() == steps.DRAW_TOKEN:
            return exploring.odds(self)
        possible = self.outcomes()
        return [(outcome, 1 / len(possible)) for outcome in possible]

    def outcomes(self) -> list[int]:
        """The possible outcomes, all equally likely. Tokens are drawn differently."""
        if self.kind() == steps.DRAW_DIAL:
            return warring.possible_dials(self)
        return opening.outcomes(self, self.kind())

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
        return notation.read(self, text, self.turn() if seat == TURN else seat)

    def why_not(self, text: str, seat: int = TURN) -> Reason | None:
        return notation.why_not(self, text, self.turn() if seat == TURN else seat)


def begin(setup: Setup) -> TinyEpicKingdoms:
    """Nothing is laid out yet; the lot decides who starts."""
    state = TinyEpicKingdomsCourse(setup)
    state.agenda = [OVER_NOW]
    state.map = BARE[int(setup.rivers_are_water)]
    state.realms = [new_realm() for _ in range(setup.seats)]
    state.cards = [opening.NO_CARD] * SEATS
    state.unseen = setup.tokens.copy()
    state.open_tokens = [0] * len(TOKENS)
    state.push(steps.NEXT_TURN)
    state.push(steps.LAY_OUT)
    state.push(steps.DRAW_STARTER)
    return state
