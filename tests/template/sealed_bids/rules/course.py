"""The course of a game: wishes are dealt, then treasures are sold one by one.

The top step of the agenda (`koruna/engine/agenda.py`) alone says who decides, what is legal and what follows.
"""

from __future__ import annotations

from random import Random

from koruna.engine.agenda import OVER_NOW
from koruna.engine.chance import below
from koruna.engine.event import NOBODY, Event, Fact, come_to_light
from koruna.engine.reason import Reason
from koruna.engine.state import CHANCE, OVER, TURN, nothing_drawn, seat_meant

from . import notation, scoring
from .notation import LOTS, WISHES
from .setup import PURSE, ROUNDS, Setup
from .state import BIDDING, LOT, NONE, TREASURE, WISH, SealedBids
from .treasures import COUNT, KIND, KINDS, VALUE


class SealedBidsCourse(SealedBids):
    """A game of Sealed Bids that can be played: a `koruna.State`."""

    # --- the order of play ---------------------------------------------------------------

    def turn(self) -> int:
        if self.is_bidding():
            return self.bids.index(NONE)
        return CHANCE if self.kind() else OVER

    def waiting(self) -> list[int]:
        if not self.is_bidding():
            return []
        return [seat for seat in range(self.setup.seats) if self.bids[seat] == NONE]

    # --- moves ---------------------------------------------------------------------------

    def moves(self, seat: int = TURN) -> list[int]:
        who = seat_meant(self, seat)
        if who not in self.waiting():
            return []
        return list(range(self.coins[who] + 1))  # a bid is its own number

    def play(self, move: int, seat: int = TURN) -> None:
        kind = self.kind()
        if kind == BIDDING:
            self.seal(move, seat_meant(self, seat))
            return
        self.agenda.pop()
        if kind == WISH:
            self.deal_wish(move - WISHES)
        elif kind == TREASURE:
            self.turn_up(move)
        else:
            self.award(move - LOTS)

    def seal(self, bid: int, seat: int) -> None:
        self.bids[seat] = bid
        if self.journal is not None:
            self.journal.append(Event("sealed", seat, {}, {"bid": bid}, [seat]))
        if NONE not in self.bids:
            self.agenda.pop()
            self.open_bids()

    def open_bids(self) -> None:
        """The highest bid takes the treasure; equal ones are settled by lot, or burn it."""
        self.shown = self.bids.copy()
        if self.journal is not None:
            come_to_light(self.journal, "sealed")
            self.journal.append(Event("opened", NOBODY, {"bids": self.shown.copy()}))
        highest = self.highest_bidders()
        if len(highest) == 1:
            self.award(highest[0])
        elif self.setup.burn_ties:
            self.burn()
        else:
            self.push(LOT)

    def award(self, seat: int) -> None:
        price = sorted(self.bids)[-2] if self.setup.second_price else self.bids[seat]
        self.coins[seat] -= price
        self.won[seat].append(self.treasure)
        if self.journal is not None:
            self.journal.append(Event("won", seat, {**about(self.treasure), "price": price}))
        self.end_sale()

    def burn(self) -> None:
        self.burnt.append(self.treasure)
        if self.journal is not None:
            self.journal.append(Event("burnt", NOBODY, about(self.treasure)))
        self.end_sale()

    def end_sale(self) -> None:
        self.treasure = 0
        self.bids = [NONE] * self.setup.seats
        if self.kind() == OVER_NOW and self.journal is not None:
            come_to_light(self.journal, "wish-dealt")
            for seat in range(self.setup.seats):
                bonus = scoring.wish_bonus(self.won[seat], self.wishes[seat])
                self.journal.append(Event("wish-shown", seat, {"kind": KINDS[self.wishes[seat]], "bonus": bonus}))

    # --- chance --------------------------------------------------------------------------

    def deal_wish(self, kind: int) -> None:
        seat = self.wishes.index(NONE)
        self.wishes[seat] = kind
        if self.journal is not None:
            self.journal.append(Event("wish-dealt", seat, {}, {"kind": KINDS[kind]}, [seat]))

    def turn_up(self, treasure: int) -> None:
        self.unseen.remove(treasure)
        self.treasure = treasure
        if self.journal is not None:
            self.journal.append(Event("turned-up", NOBODY, about(treasure)))

    def outcomes(self) -> list[int]:
        """The possible outcomes of chance now, all equally likely."""
        if self.kind() == WISH:
            return [WISHES + wish for wish in self.free_wishes()]
        if self.kind() == TREASURE:
            return self.unseen.copy()
        if self.kind() == LOT:
            return [LOTS + seat for seat in self.highest_bidders()]
        raise nothing_drawn()

    def draw(self, rng: Random) -> int:
        outcomes = self.outcomes()
        return outcomes[below(len(outcomes), rng)]

    def odds(self) -> list[tuple[int, float]]:
        outcomes = self.outcomes()
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    # --- copies --------------------------------------------------------------------------

    def copy(self) -> SealedBidsCourse:
        twin = SealedBidsCourse(self.setup)
        self.copy_to(twin)
        return twin

    def imagine(self, seat: int, rng: Random) -> SealedBidsCourse:
        """The wishes of the others and the bids they have sealed are drawn again; everything else is open."""
        twin = self.copy()
        if self.kind() == OVER_NOW:
            return twin  # the wishes are revealed when the game is over
        kinds = [kind for kind in range(len(KINDS)) if seat < 0 or kind != self.wishes[seat]]
        rng.shuffle(kinds)
        for other in range(self.setup.seats):
            if other == seat:
                continue
            if self.wishes[other] != NONE:
                twin.wishes[other] = kinds.pop()
            if self.is_bidding() and self.bids[other] != NONE:
                twin.bids[other] = below(self.coins[other] + 1, rng)
        return twin

    # --- results and forms ---------------------------------------------------------------

    def scores(self) -> list[int]:
        """The treasures; the bonus of the wishes is added only at the end, because they are secret until then."""
        points = [scoring.worth(treasures) for treasures in self.won]
        if self.kind() == OVER_NOW:
            for seat in range(self.setup.seats):
                points[seat] += scoring.wish_bonus(self.won[seat], self.wishes[seat])
        return points

    def ranks(self) -> list[int]:
        return scoring.ranks(self.scores(), self.coins)

    def write(self, move: int, seat: int = TURN) -> str:
        return notation.write(self, move)

    def read(self, text: str, seat: int = TURN) -> int:
        return notation.read(text, seat_meant(self, seat))

    def why_not(self, text: str, seat: int = TURN) -> Reason | None:
        return notation.why_not(self, text, seat_meant(self, seat))


def about(treasure: int) -> dict[str, Fact]:
    """The facts of an event about a treasure."""
    return {"treasure": treasure, "kind": KINDS[KIND[treasure]], "value": VALUE[treasure]}


def begin(setup: Setup) -> SealedBids:
    state = SealedBidsCourse(setup)
    state.agenda = [OVER_NOW, *([BIDDING, TREASURE] * ROUNDS), *([WISH] * setup.seats)]
    state.wishes = [NONE] * setup.seats
    state.coins = [PURSE] * setup.seats
    state.won = [[] for _ in range(setup.seats)]
    state.burnt = []
    state.unseen = list(range(1, COUNT + 1))
    state.bids = [NONE] * setup.seats
    state.shown = []
    return state
