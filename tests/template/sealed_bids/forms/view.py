"""What one player, or a spectator, may see.

All output of the rules goes through here, so this is where hidden information is filtered: the wishes of
the others until the end, and their bids until the last one is in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from koruna.engine.library import game
from koruna.engine.state import OVER

from ..rules.setup import ROUNDS
from ..rules.treasures import KIND, KINDS, VALUE

if TYPE_CHECKING:
    from ..rules.state import SealedBids

Step = Literal["deal", "bid", "lot", "over"]


class Treasure(Struct, frozen=True):
    """A treasure that is or was sold."""

    number: int  # from 1 to 12
    kind: str  # amber, silk, spice or wine
    value: int  # its points


class Bidder(Struct, frozen=True):
    """A player with coins, treasures and points."""

    seat: int  # who it is
    coins: int  # left to bid
    treasures: list[Treasure]  # won so far
    points: int  # with the wish once it is revealed
    rank: int  # place, from 1
    sealed: bool  # whether a bid was made
    bid: int | None  # that bid, visible only to its player
    last_bid: int | None  # in the previous sale, or in this one once all bids are revealed
    wish: str | None  # the kind wished for: the viewer's own, and everybody's once the game is over


class SealedBidsView(Struct, frozen=True):
    """What a seat, or a spectator, may see of a game of Sealed Bids."""

    seat: int | None  # the viewer; None for a spectator
    step: Step  # the current decision, of players or of chance
    waiting: list[int]  # the seats that may still bid
    round: int  # the current sale, from 1; 0 while wishes are dealt
    rounds: int  # sales in the whole game
    treasure: Treasure | None  # the one being sold
    bidders: list[Bidder]  # by seat
    burnt: list[Treasure]  # treasures that nobody won

    def _repr_svg_(self) -> str:
        """The drawing of the table, for notebooks."""
        return game("sealed_bids").svg(self)


def look(state: SealedBids, seat: int) -> SealedBidsView:
    return SealedBidsView(
        seat=seat if seat >= 0 else None,
        step=step_of(state),
        waiting=state.waiting(),
        round=state.sales_done() + (1 if state.treasure else 0),
        rounds=ROUNDS,
        treasure=treasure(state.treasure) if state.treasure else None,
        bidders=[look_at_bidder(state, bidder, seat) for bidder in range(state.setup.seats)],
        burnt=[treasure(number) for number in state.burnt],
    )


def look_at_bidder(state: SealedBids, bidder: int, seat: int) -> Bidder:
    sealed = state.is_bidding() and state.bids[bidder] >= 0
    knows_wish = state.wishes[bidder] >= 0 and (bidder == seat or state.turn() == OVER)
    return Bidder(
        seat=bidder,
        coins=state.coins[bidder],
        treasures=[treasure(number) for number in state.won[bidder]],
        points=state.scores()[bidder],
        rank=state.ranks()[bidder],
        sealed=sealed,
        bid=state.bids[bidder] if sealed and bidder == seat else None,
        last_bid=state.shown[bidder] if state.shown else None,
        wish=KINDS[state.wishes[bidder]] if knows_wish else None,
    )


def step_of(state: SealedBids) -> Step:
    if state.turn() == OVER:
        return "over"
    if state.is_bidding():
        return "bid"
    return "lot" if state.treasure else "deal"


def treasure(number: int) -> Treasure:
    return Treasure(number, KINDS[KIND[number]], VALUE[number])
