"""The course of a game: the row, the bid, then card after card with its action until everybody has enough."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

from koruna.engine.agenda import KINDS, OVER_NOW, SEAT_AT, SEATS, pack  # not kind_of, seat_of: calls cost 3 % here
from koruna.engine.bits import bit, nth
from koruna.engine.chance import below
from koruna.engine.event import NOBODY, Event
from koruna.engine.reason import Reason
from koruna.engine.state import CHANCE, OVER, TURN, nothing_drawn, seat_meant
from koruna.games.eight_minute_empire.rules import acting, bidding, notation, scoring, turns
from koruna.games.eight_minute_empire.rules.action import Action
from koruna.games.eight_minute_empire.rules.cards import GOOD, GOODS, ICONS, PRICES, ROW, TOKENS_OF_A_GOOD, about
from koruna.games.eight_minute_empire.rules.empire import new_empire
from koruna.games.eight_minute_empire.rules.numbers import LOTS, NEUTRALS, STARTS, TAKES, TOKENS
from koruna.games.eight_minute_empire.rules.setup import ARMIES, CITIES, FIRST_ARMIES, Setup
from koruna.games.eight_minute_empire.rules.state import NONE, EightMinuteEmpire
from koruna.games.eight_minute_empire.rules.steps import ACT, BIDDING, DEAL, LOT, PLACE_NEUTRAL, START, TAKE, TOKEN

ALL_TAKES: Final[list[int]] = [TAKES + place for place in range(1, ROW + 1)]
DEAREST: Final = 3
# By coins, up to the price of the dearest: how many cards of the row one can pay for.
AFFORDABLE: Final[list[int]] = [sum(price <= coins for price in PRICES) for coins in range(DEAREST + 1)]


class EightMinuteEmpireCourse(EightMinuteEmpire):
    """A game of Eight-Minute Empire that can be played: a `koruna.State`."""

    # --- the order of play ---------------------------------------------------------------

    def turn(self) -> int:
        step: i64 = self.agenda[-1]
        kind = step & KINDS
        if kind > BIDDING:
            return step >> SEAT_AT & SEATS
        if kind == BIDDING:
            return bidding.next_bidder(self)
        return CHANCE if kind else OVER

    def waiting(self) -> list[int]:
        if self.is_bidding():
            return [seat for seat in range(self.setup.seats) if self.bids[seat] == NONE]
        return super().waiting()

    # --- moves ---------------------------------------------------------------------------

    def moves(self, seat: int = TURN) -> list[int]:
        step: i64 = self.agenda[-1]
        kind = step & KINDS
        if kind == BIDDING:
            return bidding.bids_of(self, seat)
        who = int(step >> SEAT_AT & SEATS)
        if kind <= LOT or (seat != who and seat != TURN):
            return []
        if kind == ACT:
            return acting.moves(self, who)
        if kind == TAKE:
            coins = self.empires[who].coins
            return ALL_TAKES[: AFFORDABLE[coins if coins < DEAREST else DEAREST]]
        if kind == START:
            return [STARTS + other for other in range(self.setup.seats)]
        return [NEUTRALS + region for region in range(1, self.setup.side.regions + 1)]

    def play(self, move: int, seat: int = TURN) -> None:
        step: i64 = self.agenda[-1]
        kind = step & KINDS
        who = int(step >> SEAT_AT & SEATS)
        if kind == ACT:
            acting.do(self, who, move)
        elif kind == TAKE:
            self.take(who, move - TAKES)
        elif kind == DEAL:
            self.deal(move)
        elif kind == BIDDING:
            bidding.seal(self, self.turn() if seat == TURN else seat, move)
        elif kind == START:
            self.agenda.pop()
            turns.begin_first(self, move - STARTS)
        elif kind == PLACE_NEUTRAL:
            self.place_neutral(who, move - NEUTRALS)
        elif kind == LOT:
            self.agenda.pop()
            bidding.award(self, move - LOTS)
        else:
            self.lay_token(move - TOKENS)

    def take(self, seat: int, place: int) -> None:
        """Pay for a card, keep its goods for good, and begin its action at once."""
        card = self.row[place - 1]
        good: i64 = GOOD[card]
        price: i64 = PRICES[place - 1]
        self.gap = place - 1
        self.taken += 1
        empire = self.empires[seat]
        empire.coins -= price
        empire.cards.append(card)
        empire.goods[good] = empire.goods[good] + ICONS[card]
        if self.journal is not None:
            self.journal.append(Event("took", seat, {**about(card), "place": place, "price": price}))
        self.agenda[-1] = pack(ACT, seat)
        self.action = Action(card)
        if not acting.is_possible(self, seat):
            if self.journal is not None:
                self.journal.append(Event("no-use", seat, {}))
            turns.end(self, seat)

    def place_neutral(self, seat: int, region: int) -> None:
        self.agenda.pop()
        self.neutral.add(region)
        if self.journal is not None:
            self.journal.append(Event("neutral-placed", seat, {"region": region}))

    # --- chance --------------------------------------------------------------------------

    def deal(self, card: int) -> None:
        self.agenda.pop()
        self.unseen &= ~bit(card)
        self.unseen_count -= 1
        self.row.append(card)
        if self.journal is not None:
            self.journal.append(Event("dealt", NOBODY, {**about(card), "place": len(self.row)}))

    def lay_token(self, good: int) -> None:
        self.agenda.pop()
        region = self.setup.side.triangles[len(self.tokens)]
        self.tokens.append(good)
        if self.journal is not None:
            self.journal.append(Event("token-laid", NOBODY, {"region": region, "good": GOODS[good]}))

    def tokens_in_box(self) -> list[int]:
        """The good of every token that could be drawn."""
        return [good for good in range(len(GOODS)) for _ in range(TOKENS_OF_A_GOOD - self.tokens.count(good))]

    def draw(self, rng: Random) -> int:
        kind = self.kind()
        if kind == TOKEN:
            box = self.tokens_in_box()
            return TOKENS + box[below(len(box), rng)]
        if kind == LOT:
            tied = bidding.highest_bidders(self)
            return LOTS + tied[below(len(tied), rng)]
        if kind != DEAL:
            raise nothing_drawn()
        return nth(self.unseen, below(self.unseen_count, rng))

    def odds(self) -> list[tuple[int, float]]:
        kind = self.kind()
        if kind == TOKEN:
            box = self.tokens_in_box()
            return [(TOKENS + good, box.count(good) / len(box)) for good in range(len(GOODS)) if good in box]
        if kind == LOT:
            tied = bidding.highest_bidders(self)
            return [(LOTS + seat, 1 / len(tied)) for seat in tied]
        if kind != DEAL:
            raise nothing_drawn()
        return [(card, 1 / self.unseen_count) for card in range(len(GOOD)) if self.unseen & bit(card)]

    # --- copies --------------------------------------------------------------------------

    def copy(self) -> EightMinuteEmpireCourse:
        twin = EightMinuteEmpireCourse(self.setup)
        self.copy_to(twin)
        return twin

    def imagine(self, seat: int, rng: Random) -> EightMinuteEmpireCourse:
        """While bids are secret, those of the others are drawn again; the pile has no order until a card is drawn."""
        twin = self.copy()
        if self.is_bidding():
            for other in range(self.setup.seats):
                if other != seat and self.bids[other] != NONE:
                    twin.bids[other] = below(self.empires[other].coins + 1, rng)
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
        return notation.why_not(self, text, seat_meant(self, seat))


def begin(setup: Setup) -> EightMinuteEmpire:
    """The pieces are set up; the row, tokens and neutral armies come next, and then the bid."""
    state = EightMinuteEmpireCourse(setup)
    state.agenda = [OVER_NOW]
    state.empires, state.row, state.tokens = [], [], []
    state.neutral = new_empire(0, setup.neutral_armies, 0)
    state.unseen = setup.deck
    state.unseen_count = setup.deck_size
    state.bids = [NONE] * setup.seats
    for _ in range(setup.seats):
        empire = new_empire(setup.coins, ARMIES, CITIES)
        for _ in range(FIRST_ARMIES):
            empire.add(setup.side.start)
        state.empires.append(empire)
    state.push(BIDDING)
    for number in range(setup.neutral_armies - 1, -1, -1):
        state.push(PLACE_NEUTRAL, setup.ages[number % setup.seats])  # the youngest begins
    if setup.goods_tokens:
        for _ in setup.side.triangles:
            state.push(TOKEN)
    for _ in range(ROW):
        state.push(DEAL)
    return state
