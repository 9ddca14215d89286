"""The course of a game: turn by turn, an action chosen, done or let be by everybody, until the last shield of the end.

What is still to be done stands on `agenda`, a stack of small steps (see steps.py); the top step alone says who
decides, what is legal and what follows. Steps that ask nobody are done at once.
"""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

from koruna.engine.agenda import OVER_NOW, AgendaState, kind_of, number_of, seat_of
from koruna.engine.chance import below
from koruna.engine.event import NOBODY, Event
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
    warring,
)
from koruna.games.tiny_epic_kingdoms.rules.map import BARE, Map
from koruna.games.tiny_epic_kingdoms.rules.numbers import (
    DIAL_IS,
    DIALS,
    GAINS,
    SEATS,
    SELECTS,
    TOKEN_IS,
)
from koruna.games.tiny_epic_kingdoms.rules.realm import Realm, new_realm
from koruna.games.tiny_epic_kingdoms.rules.setup import Setup
from koruna.games.tiny_epic_kingdoms.rules.tokens import TOKENS
from koruna.games.tiny_epic_kingdoms.rules.values import ACTIONS, FIGURES, SHIELDS, TOP_CASTLE, TOP_MAGIC
from koruna.games.tiny_epic_kingdoms.rules.war import UNSET, War

NO_SEAT: Final = -1


class TinyEpicKingdoms(AgendaState):
    setup: Setup
    map: Map
    realms: list[Realm]  # by seat
    cards: list[int]  # by territory
    starter: int
    active: int
    chosen: int  # the action of this turn
    shields: int  # the set of actions under a shield
    is_final: bool  # the end has been triggered
    reached_top: int  # the set of seats that reached the last level of magic this turn
    ended_by: int  # and of those whose doing so triggered the end
    neutrals: i64
    hidden: i64  # where tokens lie face down
    unseen: list[int]  # by kind: tokens that may lie there
    open_tokens: list[i64]  # by kind: where such a token lies face up
    crown: int
    moved_from: int  # of the figure on its way
    moved_to: int
    moved_by: int
    from_stronghold: bool  # its player had a figure in a stronghold when it set out
    arrivals: i64  # where figures came to while rearranging
    war: War | None

    def __init__(self, setup: Setup, agenda: list[int], map: Map, realms: list[Realm], cards: list[int]) -> None:
        super().__init__()
        self.setup = setup
        self.agenda = agenda
        self.map = map
        self.realms = realms
        self.cards = cards
        self.starter = NO_SEAT
        self.active = NO_SEAT
        self.chosen = 0
        self.shields = 0
        self.is_final = False
        self.reached_top = 0
        self.ended_by = 0
        self.neutrals = 0
        self.hidden = 0
        self.crown = NO_SEAT
        self.moved_from = 0
        self.moved_to = 0
        self.moved_by = 0
        self.from_stronghold = False
        self.arrivals = 0
        self.war = None

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

    def step_name(self) -> str:
        """The step on top by its name; nothing while chance decides."""
        return steps.NAMES.get(self.kind(), "")

    def begin_turn(self) -> None:
        """The next player is active. A full card is cleared first; with five players that is the whole turn (F1)."""
        self.active = (self.active + 1) % self.setup.seats
        if self.is_card_full():
            self.shields = 0
            if self.journal is not None:
                self.journal.append(Event("cleared", self.active, {}))
            if self.setup.skips_clearing_turn:
                self.active = (self.active + 1) % self.setup.seats
        self.reached_top = 0
        self.push(steps.SELECT, self.active)

    def is_card_full(self) -> bool:
        """Five shields end the cycle, though one action is still bare (C3, T2)."""
        return self.shields.bit_count() == SHIELDS

    def select(self, seat: int, action: int) -> None:
        self.chosen = action
        if self.journal is not None:
            self.journal.append(Event("chose", seat, {"action": ACTIONS[action]}))
        self.push(steps.CHECK, seat)
        for ahead in range(self.setup.seats - 1, -1, -1):
            self.push(steps.OFFER, (seat + ahead) % self.setup.seats)
        if self.shields >> action & 1:
            self.push(steps.SHIELD, seat)
        else:
            self.shields |= 1 << action

    def check_end(self) -> None:
        """After everybody has resolved the turn (E1). Once triggered, the cycle is still played out (E2, E3)."""
        if not self.is_final and self.is_triggered():
            self.is_final = True
            self.ended_by = self.reached_top
            if self.journal is not None:
                self.journal.append(Event("end-triggered", NOBODY, {}))
        if not (self.is_final and self.is_card_full()):
            self.push(steps.NEXT_TURN, 0)

    def is_triggered(self) -> bool:
        for realm in self.realms:
            if realm.in_play() == FIGURES or realm.castle == TOP_CASTLE or realm.magic == TOP_MAGIC:
                return True
        return False

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
                self.select(who, move - SELECTS)
            elif kind == steps.GAIN:
                gathering.add(self, who, move - GAINS, number_of(step))
            elif kind <= steps.LAST_CHANCE:
                self.happen(kind, who, number_of(step), move)
            else:
                deciding.play(self, kind, who, number_of(step), move)
        self.go_on()

    # --- steps that ask nobody -----------------------------------------------------------

    def go_on(self) -> None:
        """Do what asks nobody, up to the next decision, chance, or the end."""
        while True:
            step: i64 = self.agenda[-1]
            kind = kind_of(step)
            if kind >= steps.FIRST_AUTOMATIC:
                self.agenda.pop()
                deciding.do_at_once(self, kind, seat_of(step), number_of(step))
            elif not self.is_settled(kind, seat_of(step), number_of(step)):
                return

    def is_settled(self, kind: int, seat: int, number: int) -> bool:
        """Whether a decision needs no asking, because there is nothing or only one thing to choose; then it is done."""
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
            exploring.found(self, seat, number, outcome - TOKEN_IS)
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
        """All that may come out, each as likely as the others; tokens are drawn otherwise."""
        if self.kind() == steps.DRAW_DIAL:
            return warring.possible_dials(self)
        return opening.outcomes(self, self.kind())

    # --- copies --------------------------------------------------------------------------

    def copy(self) -> TinyEpicKingdoms:
        twin = TinyEpicKingdoms(
            self.setup, self.agenda.copy(), self.map, [realm.copy() for realm in self.realms], self.cards.copy()
        )
        twin.starter = self.starter
        twin.active = self.active
        twin.chosen = self.chosen
        twin.shields = self.shields
        twin.is_final = self.is_final
        twin.reached_top = self.reached_top
        twin.ended_by = self.ended_by
        twin.neutrals = self.neutrals
        twin.hidden = self.hidden
        twin.unseen = self.unseen.copy()
        twin.open_tokens = self.open_tokens.copy()
        twin.crown = self.crown
        twin.moved_from = self.moved_from
        twin.moved_to = self.moved_to
        twin.moved_by = self.moved_by
        twin.from_stronghold = self.from_stronghold
        twin.arrivals = self.arrivals
        twin.war = None if self.war is None else self.war.copy()
        return twin

    def imagine(self, seat: int, rng: Random) -> TinyEpicKingdoms:
        """A number that is set and not yet shown is dealt anew, and once more when it is shown: whoever plans ahead
        must not count on one guess. What lies face down is nowhere before it is drawn."""
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
        """As if the game ended now: everything that counts lies open."""
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
    realms = [new_realm() for _ in range(setup.seats)]
    state = TinyEpicKingdoms(setup, [OVER_NOW], BARE, realms, [opening.NO_CARD] * SEATS)
    state.unseen = setup.tokens.copy()
    state.open_tokens = [0] * len(TOKENS)
    state.push(steps.NEXT_TURN, 0)
    state.push(steps.LAY_OUT, 0)
    state.push(steps.DRAW_STARTER, 0)
    return state
