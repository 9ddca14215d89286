"""One moment of a game: what lies on the table, and what is still to be done."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.agenda import AgendaState, kind_of, seat_of
from koruna.games.kingdomino.rules.dominoes import COUNT
from koruna.games.kingdomino.rules.kingdom import Kingdom
from koruna.games.kingdomino.rules.setup import Setup

# The kinds of steps on the agenda. The two that chance decides are numbered below those of a seat.
DEAL: Final = 1  # one more domino for the row
KING: Final = 2  # the next king is drawn from the hand
CLAIM: Final = 3
PLACE: Final = 4

FREE: Final = -1  # in `claims`: a domino that nobody has claimed yet


class Kingdomino(AgendaState):
    """A moment of Kingdomino: what lies on the table, and what is still to be done."""

    setup: Setup
    kingdoms: list[Kingdom]
    unseen: i64 = 0  # dominoes that were never turned up, in the box or removed: nobody can tell which  # K-A3
    unseen_count: int = COUNT
    round: int = 0  # the round being played, 0 while the first row is claimed  # K-B3
    hand: list[int]  # kings not yet drawn, by seat
    row: list[int]  # the row to claim from, ascending once complete  # K-A4
    claims: list[int]  # for each domino of the row the seat that claimed it, or FREE
    queue: list[int]  # the dominoes to be placed this round, ascending; done ones stay  # K-C1
    queue_seats: list[int]
    placed: int = 0  # how many of the queue are done
    leftovers: list[int]  # dominoes that nobody claimed  # K-F5

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup

    def copy_to(self, twin: Kingdomino) -> None:
        twin.kingdoms = [kingdom.copy() for kingdom in self.kingdoms]
        twin.agenda = self.agenda.copy()
        twin.unseen = self.unseen
        twin.unseen_count = self.unseen_count
        twin.round = self.round
        twin.hand = self.hand.copy()
        twin.row = self.row.copy()
        twin.claims = self.claims.copy()
        twin.queue = self.queue.copy()
        twin.queue_seats = self.queue_seats.copy()
        twin.placed = self.placed
        twin.leftovers = self.leftovers.copy()

    def is_placing(self) -> bool:
        return self.kind() == PLACE

    def domino_to_place(self) -> int:
        return self.queue[self.placed]

    def is_last_round(self) -> bool:
        """Whether the last row is claimed and only has to be placed. # K-C5"""
        return self.round == self.setup.rows

    def current_king(self) -> int:
        """The index in the queue of the king whose turn it is; he places first and then claims."""
        if self.is_last_round():
            return self.placed
        return len(self.row) - self.claims.count(FREE)

    def claimants(self) -> list[int]:
        """The seats known to claim next, in order."""
        return [seat_of(step) for step in reversed(self.agenda) if kind_of(step) >= CLAIM]

    def claimed_by(self, seat: int) -> list[int]:
        """The dominoes a seat has claimed and not yet placed, in the order it will place them."""
        held = [self.queue[i] for i in range(self.placed, len(self.queue)) if self.queue_seats[i] == seat]
        return held + [self.row[i] for i in range(len(self.row)) if self.claims[i] == seat]

    def unclaimed(self) -> list[int]:
        """The dominoes of the row that are still free."""
        return [self.row[i] for i in range(len(self.row)) if self.claims[i] == FREE]

    def kings_to_claim(self) -> bool:
        return len(self.row) - self.claims.count(FREE) < self.setup.kings * self.setup.seats

    def kings_in_hand(self) -> int:
        kings = 0
        for n in self.hand:
            kings += n
        return kings
