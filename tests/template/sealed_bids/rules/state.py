"""One moment of a game: what lies on the table, and what is still to be done.

The phases and the course stand above it: they import it, it imports none of them.
"""

from __future__ import annotations

from typing import Final

from koruna.engine.agenda import AgendaState

from .setup import Setup
from .treasures import KINDS

# The kinds of steps on the agenda. Chance decides all of them but the bidding.
WISH: Final = 1  # the next player gets a secret wish
TREASURE: Final = 2  # the next treasure is turned up
BIDDING: Final = 3  # everybody seals a bid, in any order
LOT: Final = 4  # the lot decides between equal bids

NONE: Final = -1  # a bid not yet sealed, a wish not yet dealt


class SealedBids(AgendaState):
    """A moment of Sealed Bids: what lies on the table, and what is still to be done."""

    setup: Setup  # it never changes, so copies share it
    wishes: list[int]  # the kind each player wishes for: a secret until the end
    coins: list[int]
    won: list[list[int]]  # the treasures of each player
    burnt: list[int]  # treasures that nobody got
    unseen: list[int]  # treasures never turned up, ascending: a set, not the order of a deck
    treasure: int = 0  # the one being sold, 0 between sales
    bids: list[int]  # of this sale, secret until the last is sealed
    shown: list[int]  # the bids of the last sale, as everybody saw them

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup

    def copy_to(self, twin: SealedBids) -> None:
        twin.agenda = self.agenda.copy()
        twin.wishes = self.wishes.copy()
        twin.coins = self.coins.copy()
        twin.won = [treasures.copy() for treasures in self.won]
        twin.burnt = self.burnt.copy()
        twin.unseen = self.unseen.copy()
        twin.treasure = self.treasure
        twin.bids = self.bids.copy()
        twin.shown = self.shown.copy()

    def is_bidding(self) -> bool:
        return self.kind() == BIDDING

    def sales_done(self) -> int:
        return len(self.burnt) + sum(len(treasures) for treasures in self.won)

    def highest_bidders(self) -> list[int]:
        return [seat for seat in range(self.setup.seats) if self.bids[seat] == max(self.bids)]

    def free_wishes(self) -> list[int]:
        return [kind for kind in range(len(KINDS)) if kind not in self.wishes]
