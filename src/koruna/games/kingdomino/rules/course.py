"""The course of a game: rows, kings, placing and claiming, from the first row to the last domino."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

from koruna.engine.agenda import OVER_NOW, kind_of, seat_of
from koruna.engine.bits import bit, nth
from koruna.engine.chance import below
from koruna.engine.event import NOBODY, Event
from koruna.engine.reason import Reason
from koruna.engine.state import CHANCE, OVER, TURN, nothing_drawn, seat_meant
from koruna.games.kingdomino.rules import notation, scoring
from koruna.games.kingdomino.rules.dominoes import COUNT
from koruna.games.kingdomino.rules.kingdom import lone_castle
from koruna.games.kingdomino.rules.notation import DISCARD, KINGS
from koruna.games.kingdomino.rules.setup import Setup
from koruna.games.kingdomino.rules.state import CLAIM, DEAL, FREE, KING, PLACE, Kingdomino

ALL_DOMINOES: Final[i64] = (1 << (COUNT + 1)) - 2  # bit n for domino n


class KingdominoCourse(Kingdomino):
    """A game of Kingdomino that can be played: a `koruna.State`."""

    # --- the order of play ---------------------------------------------------------------

    def turn(self) -> int:
        step: i64 = self.agenda[-1]
        kind = kind_of(step)
        if kind >= CLAIM:
            return seat_of(step)
        return CHANCE if kind else OVER

    def begin_setup(self) -> None:
        """The first row and the drawing of kings; nothing is placed yet. # K-B1, K-B3"""
        for _ in range(1 if self.setup.snake_order else self.setup.kings * self.setup.seats):
            self.push(KING)
        self.ask_for_row()

    def begin_round(self) -> None:
        """The claimed row becomes the queue; each king places, then claims from a new row. # K-C1, K-C2, K-C3"""
        self.queue = []
        self.queue_seats = []
        for i in range(len(self.row)):
            if self.claims[i] != FREE:
                self.queue.append(self.row[i])
                self.queue_seats.append(self.claims[i])
        self.placed = 0
        self.row = []
        self.claims = []
        self.round += 1
        last_round = self.is_last_round()
        for i in range(len(self.queue) - 1, -1, -1):
            if not last_round:
                self.push(CLAIM, self.queue_seats[i])
            self.push(PLACE, self.queue_seats[i])
        if not last_round:
            self.ask_for_row()

    def ask_for_row(self) -> None:
        for _ in range(self.setup.row_length):
            self.push(DEAL)

    # --- moves ---------------------------------------------------------------------------

    def moves(self, seat: int = TURN) -> list[int]:
        step: i64 = self.agenda[-1]
        kind = kind_of(step)
        if kind < CLAIM or (seat != TURN and seat != seat_of(step)):
            return []
        if kind == PLACE:
            found = self.kingdoms[seat_of(step)].placements(self.queue[self.placed])
            if not found:
                found.append(DISCARD)  # legal only when nothing fits, and then it is the only move  # K-D1
            return found
        return self.unclaimed()

    def play(self, move: int, seat: int = TURN) -> None:
        step: i64 = self.agenda.pop()
        kind = kind_of(step)
        if kind == PLACE:
            if move == DISCARD:
                self.discard(seat_of(step))
            else:
                self.place(seat_of(step), move)
        elif kind == CLAIM:
            self.claim(seat_of(step), move)
        elif kind == KING:
            self.draw_king(move - KINGS)
        else:
            self.deal(move)
        if self.agenda[-1] == OVER_NOW and self.row:
            self.begin_round()

    def place(self, seat: int, placement: int) -> None:
        domino = self.queue[self.placed]
        self.placed += 1
        kingdom = self.kingdoms[seat]
        if self.journal is None:
            kingdom.lay(domino, placement)
            return
        before = kingdom.points()
        kingdom.lay(domino, placement)
        self.journal.append(Event("placed", seat, {"domino": domino, "gain": kingdom.points() - before}))

    def discard(self, seat: int) -> None:
        """A domino that fits nowhere leaves the game face up; its king still claims. # K-D7"""
        domino = self.queue[self.placed]
        self.placed += 1
        self.kingdoms[seat].discards.append(domino)
        if self.journal is not None:
            self.journal.append(Event("discarded", seat, {"domino": domino}))

    def claim(self, seat: int, domino: int) -> None:
        at = 0
        while self.row[at] != domino:
            at += 1
        self.claims[at] = seat
        if self.journal is not None:
            self.journal.append(Event("claimed", seat, {"domino": domino}))
        if self.setup.row_length > self.setup.kings * self.setup.seats and not self.kings_to_claim():
            self.throw_leftover()

    def throw_leftover(self) -> None:
        """With a wider selection, the domino that nobody claimed leaves the game at once, face up. # K-F5"""
        leftover = self.row[self.claims.index(FREE)]
        self.leftovers.append(leftover)
        if self.journal is not None:
            self.journal.append(Event("left-over", NOBODY, {"domino": leftover}))

    # --- chance --------------------------------------------------------------------------

    def deal(self, domino: int) -> None:
        """Put a domino into the row, which is sorted before it is turned up. # K-A4"""
        self.unseen &= ~bit(domino)
        self.unseen_count -= 1
        at = len(self.row)
        while at > 0 and self.row[at - 1] > domino:
            at -= 1
        self.row.insert(at, domino)
        self.claims.append(FREE)
        if self.journal is not None and len(self.row) == self.setup.row_length:
            self.journal.append(Event("dealt", NOBODY, {"row": self.row.copy()}))

    def draw_king(self, seat: int) -> None:
        """The drawn player chooses before the next king is drawn. # K-B1, K-B2"""
        if self.setup.snake_order:
            other = 1 - seat
            for claimant in (seat, other, other, seat):
                self.push(CLAIM, claimant)
        else:
            self.hand[seat] -= 1
            self.push(CLAIM, seat)
        if self.journal is not None:
            self.journal.append(Event("king-drawn", seat, {}))

    def draw(self, rng: Random) -> int:
        kind = self.kind()
        if kind == KING:
            at = below(self.kings_in_hand(), rng)
            seat = 0
            while at >= self.hand[seat]:
                at -= self.hand[seat]
                seat += 1
            return KINGS + seat
        if kind != DEAL:
            raise nothing_drawn()
        return nth(self.unseen, below(self.unseen_count, rng))

    def odds(self) -> list[tuple[int, float]]:
        kind = self.kind()
        if kind == KING:
            kings = self.kings_in_hand()
            return [(KINGS + seat, n / kings) for seat, n in enumerate(self.hand) if n]
        if kind != DEAL:
            raise nothing_drawn()
        return [(n, 1 / self.unseen_count) for n in range(1, COUNT + 1) if self.unseen >> n & 1]

    # --- copies --------------------------------------------------------------------------

    def copy(self) -> KingdominoCourse:
        twin = KingdominoCourse(self.setup)
        self.copy_to(twin)
        return twin

    def imagine(self, seat: int, rng: Random) -> KingdominoCourse:
        """Everything on the table is open, and the deck has no order until a domino is drawn. # K-A3"""
        return self.copy()

    # --- results and forms ---------------------------------------------------------------

    def scores(self) -> list[int]:
        """Points of the areas; bonuses come on top only when the game is over. # K-E3, K-E4"""
        points = [kingdom.points() for kingdom in self.kingdoms]
        if self.turn() == OVER:
            for seat in range(len(points)):
                points[seat] += scoring.bonus(self.kingdoms[seat], self.setup)
        return points

    def ranks(self) -> list[int]:
        return scoring.ranks(self.kingdoms, self.scores())

    def write(self, move: int, seat: int = TURN) -> str:
        return notation.write(self, move)

    def read(self, text: str, seat: int = TURN) -> int:
        return notation.read(self, text, seat_meant(self, seat))

    def why_not(self, text: str, seat: int = TURN) -> Reason | None:
        return notation.why_not(self, text, seat_meant(self, seat))


def begin(setup: Setup) -> Kingdomino:
    state = KingdominoCourse(setup)
    state.agenda = [OVER_NOW]
    state.kingdoms = [lone_castle(setup.size) for _ in range(setup.seats)]
    state.unseen = ALL_DOMINOES
    state.hand = [setup.kings] * setup.seats
    state.row, state.claims, state.queue, state.queue_seats, state.leftovers = [], [], [], [], []
    state.begin_setup()
    return state
