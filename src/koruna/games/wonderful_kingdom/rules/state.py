"""The course of a game: four rounds of choice, planning, production and, where there are threats, combat.

What is still to be done stands on `agenda`, a stack of small steps (see steps.py); the top step alone says who
decides, what is legal and what follows. Steps that ask nobody are done at once.

Planning, each step of production, and combat are everybody's at once. Until the last player has closed such a phase,
`shown` keeps what the others may see: everybody as they were when it began.
"""

from __future__ import annotations

from random import Random

from mypy_extensions import i64

from koruna.engine.agenda import OVER_NOW, AgendaState, kind_of, number_of, seat_of
from koruna.engine.event import Event, Fact
from koruna.engine.reason import Reason
from koruna.engine.state import CHANCE, OVER, TURN
from koruna.games.wonderful_kingdom.rules import (
    advising,
    choosing,
    dealing,
    fighting,
    finishing,
    following,
    free_actions,
    imagining,
    notation,
    planning,
    producing,
    scoring,
    searching,
    steps,
    suffering,
)
from koruna.games.wonderful_kingdom.rules.numbers import DONE, NONE
from koruna.games.wonderful_kingdom.rules.realm import Realm
from koruna.games.wonderful_kingdom.rules.setup import Setup


class WonderfulKingdom(AgendaState):
    setup: Setup
    realms: list[Realm]  # by seat
    shown: list[Realm]  # what others see of them while all decide at once; a realm is copied before it changes
    closed: int  # the set of seats that are done with the phase of all
    round: int
    starter: int
    pool: list[int]  # by card: how many nobody has seen
    pool_size: int
    areas: list[list[int]]
    buried: list[int]  # cards that were seen by one player alone: 4096 * round + 256 * (seat + 1) + card
    looked: list[int]  # cards out of the deck that one player looks at
    discarded: int  # cards of the deck that left the game face up, beside those of the players
    averted: int  # calamities and threats that did
    volumes: list[int]  # by seat: what is produced in this step
    vermin: int  # left in their deck
    first_done: list[int]  # by board: the seat that did the last step first
    # Playing alone.
    top: int  # the card that lies on top of the deck
    stack: int  # cards in the deck, that one included
    hazards: int  # cards of the hazard deck that nobody has seen, wherever they lie
    hazard_specials: int  # calamities or threats among them
    hazards_left: int  # cards still in the hazard deck
    pick_number: int
    has_searched: bool
    stored: int  # cubes beside the hazard deck
    is_lost: bool
    is_told: bool  # something of the move being played stands in the journal

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup
        self.closed = 0
        self.round = 0
        self.starter = NONE
        self.pool_size = 0
        self.discarded = 0
        self.averted = 0
        self.vermin = 0
        self.top = NONE
        self.stack = 0
        self.hazards = 0
        self.hazard_specials = 0
        self.hazards_left = 0
        self.pick_number = 0
        self.has_searched = False
        self.stored = 0
        self.is_lost = False
        self.is_told = False

    # --- the order of play ---------------------------------------------------------------

    def step_name(self) -> str:
        """The step on top by its name; nothing while chance decides."""
        return steps.NAMES.get(self.kind(), "")

    def turn(self) -> int:
        step: i64 = self.agenda[-1]
        kind = kind_of(step)
        if kind > steps.LAST_SHARED:
            return seat_of(step)
        if kind > steps.LAST_CHANCE:
            return self.closed & 1
        return CHANCE if kind else OVER

    def waiting(self) -> list[int]:
        if self.is_shared():
            return [seat for seat in range(self.setup.seats) if not self.closed >> seat & 1]
        return super().waiting()

    def is_shared(self) -> bool:
        """Whether this is a decision of all at once."""
        return steps.LAST_CHANCE < self.kind() <= steps.LAST_SHARED

    # --- moves ---------------------------------------------------------------------------

    def moves(self, seat: int = TURN) -> list[int]:
        step: i64 = self.agenda[-1]
        kind = kind_of(step)
        if kind <= steps.LAST_CHANCE:
            return []
        if kind > steps.LAST_SHARED:
            who = seat_of(step)
            if seat not in (who, TURN):
                return []
        else:
            who = self.closed & 1 if seat == TURN else seat
            if not 0 <= who < self.setup.seats or self.closed >> who & 1:
                return []
        return self.moves_of(kind, who, number_of(step))

    def moves_of(self, kind: i64, who: int, number: int) -> list[int]:
        if kind == steps.PRODUCE:
            return producing.moves(self, who, number)
        if kind == steps.PLAN:
            return planning.moves(self, who)
        if kind == steps.OFFER:
            return choosing.offers(self, who, number)
        if kind == steps.PICK:
            return choosing.picks(self, who)
        if kind == steps.COMBAT:
            return fighting.moves(self, who)
        if kind == steps.FINAL:
            return finishing.moves(self, who)
        if kind == steps.LOSE or kind == steps.COVER or kind == steps.TUCK:
            return suffering.moves(self, int(kind), who)
        if kind == steps.DECLARE:
            return producing.declarations(self, who)
        if kind == steps.FLIP or kind == steps.SHIFT:
            return advising.moves(self, int(kind), who, number)
        return searching.moves(self, int(kind), who, number)

    def play(self, move: int, seat: int = TURN) -> None:
        step: i64 = self.agenda[-1]
        kind = kind_of(step)
        if kind <= steps.LAST_CHANCE:
            self.agenda.pop()
            dealing.happen(self, int(kind), seat_of(step), number_of(step), move)
        elif kind <= steps.LAST_SHARED:
            self.play_shared(kind, self.closed & 1 if seat == TURN else seat, number_of(step), move)
        else:
            self.play_alone(kind, seat_of(step), number_of(step), move)
        self.is_told = False
        self.go_on()

    def play_shared(self, kind: i64, who: int, number: int, move: int) -> None:
        if move != DONE and self.shown and self.shown[who] is self.realms[who]:
            self.realms[who] = self.realms[who].copy()  # the others still see it as it was
        if kind == steps.KEEP:
            searching.keep_advisor(self, who, move)
        elif move == DONE:
            self.close(who)
        elif kind == steps.PRODUCE:
            producing.play(self, who, number, move)
        elif kind == steps.PLAN:
            planning.play(self, who, move)
        else:
            fighting.play(self, who, move)

    def play_alone(self, kind: i64, who: int, number: int, move: int) -> None:
        if kind == steps.OFFER:
            choosing.play_offer(self, who, number, move)
        elif kind == steps.PICK:
            choosing.play_pick(self, who, move)
        elif kind == steps.FINAL:
            finishing.play(self, who, move)
        elif free_actions.is_one(move) or choosing.is_spying(move):  # the step itself goes on
            choosing.play_other(self, who, move)
        else:
            self.agenda.pop()
            if kind == steps.LOSE or kind == steps.COVER or kind == steps.TUCK:
                suffering.play(self, int(kind), who, move)
            elif kind == steps.DECLARE:
                producing.declare(self, who, move)
            elif kind == steps.FLIP or kind == steps.SHIFT:
                advising.play(self, int(kind), who, number, move)
            else:
                searching.play(self, int(kind), who, number, move)

    # --- phases of all at once -----------------------------------------------------------

    def begin_shared(self, kind: int, number: int = 0) -> None:
        """Everybody may decide now. Whoever has nothing to decide is done."""
        self.closed = 0
        self.push(kind, 0, number)
        for seat in range(self.setup.seats):
            if self.is_idle(kind, seat, number):
                self.closed |= 1 << seat
        if self.closed == (1 << self.setup.seats) - 1:
            self.end_shared()
        elif self.setup.seats > 1:
            self.shown = self.realms.copy()

    def is_idle(self, kind: int, seat: int, number: int) -> bool:
        """Whether all that a player could do is to be done."""
        realm = self.realms[seat]
        if realm.in_hand or realm.picks or kind == steps.KEEP or free_actions.can_discard(realm):
            return False
        moves = self.moves_of(kind, seat, number)
        return len(moves) == 1 and moves[0] == DONE

    def close(self, seat: int) -> None:
        if self.journal is not None:
            self.journal.append(Event("done", seat, {}))
        self.closed |= 1 << seat
        if self.closed == (1 << self.setup.seats) - 1:
            self.end_shared()

    def end_shared(self) -> None:
        """The last player is done: what was decided comes to light."""
        kind = self.kind()
        self.agenda.pop()
        self.shown = []
        self.closed = 0
        if self.journal is not None:
            following.publish(self.journal, self.setup.content.ids)
        if self.setup.boards:
            finishing.settle_claims(self)
        if kind == steps.PLAN:
            for realm in self.realms:
                realm.doubled = 0
        elif kind == steps.COMBAT:
            fighting.end(self)
        elif kind == steps.KEEP:
            searching.end_keeping(self)

    # --- steps that ask nobody -----------------------------------------------------------

    def go_on(self) -> None:
        """Do what asks nobody, up to the next decision, chance, or the end."""
        while True:
            step: i64 = self.agenda[-1]
            kind = kind_of(step)
            if kind >= steps.FIRST_AUTOMATIC:
                self.agenda.pop()
                following.do_at_once(self, int(kind), seat_of(step), number_of(step))
            elif kind == steps.FLIP or kind == steps.DECLARE:
                if self.is_open(kind, seat_of(step)):
                    return
                self.agenda.pop()
            elif kind < steps.LOSE:
                return
            else:
                moves = self.moves_of(kind, seat_of(step), number_of(step))
                if len(moves) > 1:
                    return
                if kind == steps.FINAL or not moves:
                    self.agenda.pop()
                else:
                    self.play_alone(kind, seat_of(step), number_of(step), moves[0])

    def is_open(self, kind: i64, seat: int) -> bool:
        """Whether there is still a card to turn up, a herald who can be paid: spies and free actions may come first."""
        return choosing.count_down(self) > 0 if kind == steps.FLIP else advising.herald(self, seat) != NONE

    # --- chance --------------------------------------------------------------------------

    def draw(self, rng: Random) -> int:
        return dealing.draw(self, self.kind(), rng)

    def odds(self) -> list[tuple[int, float]]:
        return dealing.odds(self, self.kind())

    # --- copies --------------------------------------------------------------------------

    def copy(self) -> WonderfulKingdom:
        twin = WonderfulKingdom(self.setup)
        twin.agenda = self.agenda.copy()
        twin.realms = [realm.copy() for realm in self.realms]
        twin.shown = self.shown
        if self.shown:  # a realm that has not changed yet is shown as it is
            twin.shown = [
                twin.realms[seat] if shown is self.realms[seat] else shown for seat, shown in enumerate(self.shown)
            ]
        twin.closed = self.closed
        twin.round = self.round
        twin.starter = self.starter
        twin.pool = self.pool.copy()
        twin.pool_size = self.pool_size
        twin.areas = [self.areas[0].copy(), self.areas[1].copy()]
        twin.buried = self.buried.copy()
        twin.looked = self.looked.copy()
        twin.discarded = self.discarded
        twin.averted = self.averted
        twin.volumes = self.volumes.copy()
        twin.vermin = self.vermin
        twin.first_done = self.first_done.copy()
        twin.top = self.top
        twin.stack = self.stack
        twin.hazards = self.hazards
        twin.hazard_specials = self.hazard_specials
        twin.hazards_left = self.hazards_left
        twin.pick_number = self.pick_number
        twin.has_searched = self.has_searched
        twin.stored = self.stored
        twin.is_lost = self.is_lost
        return twin

    def imagine(self, seat: int, rng: Random) -> WonderfulKingdom:
        return imagining.imagine(self, seat, rng)

    # --- telling -------------------------------------------------------------------------

    def tell(self, kind: str, seat: int, facts: dict[str, Fact]) -> None:
        """Note what happened. While all decide at once a move is one event, whatever it brings, known to its player."""
        journal = self.journal
        if journal is None:
            return
        if not self.shown:
            journal.append(Event(kind, seat, facts))
        elif not self.is_told:
            journal.append(Event("secret-move", seat, {}, {"did": kind, **facts}, [seat]))
            self.is_told = True

    def tell_completed(self, seat: int, card: int) -> None:
        """A card was completed by what was just told."""
        journal = self.journal
        if journal is None:
            return
        if not self.shown:
            journal.append(Event("completed", seat, {"card": self.setup.content.ids[card]}))
        else:
            journal[-1].secret = {**journal[-1].secret, "completed": [card]}

    def lose(self) -> None:
        """The game is lost here and now."""
        self.is_lost = True
        self.agenda = [OVER_NOW]
        if self.journal is not None:
            self.journal.append(Event("lost", 0, {}))

    # --- results and forms ---------------------------------------------------------------

    def scores(self) -> list[int]:
        """As if the game ended now, by what everybody can see."""
        return [realm.score() for realm in (self.shown or self.realms)]

    def own_points(self, seat: int) -> int:
        return self.realms[seat].score()

    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def write(self, move: int, seat: int = TURN) -> str:
        return notation.write(self, move, self.turn() if seat == TURN else seat)

    def read(self, text: str, seat: int = TURN) -> int:
        return notation.read(self, text, self.turn() if seat == TURN else seat)

    def why_not(self, text: str, seat: int = TURN) -> Reason | None:
        return notation.why_not(self, text, self.turn() if seat == TURN else seat)


def begin(setup: Setup) -> WonderfulKingdom:
    state = WonderfulKingdom(setup)
    dealing.lay_out(state, setup)
    return state
