"""Sealed Bids: its seats, options, help and bots."""

from __future__ import annotations

from koruna.engine.game import Game
from koruna.engine.option import Options
from koruna.engine.series import Series

from .forms.view import SealedBidsView
from .rules.course import begin
from .rules.setup import OPTIONS, PURSE, Setup
from .rules.state import SealedBids


class SealedBidsGame(Game[SealedBids, SealedBidsView, SealedBids | Series[SealedBids]]):
    def begin(self, seats: int, options: Options) -> SealedBids:
        return begin(Setup(seats, options))


# Four wishes, then six times a treasure, four bids and a draw.
GAME = SealedBidsGame(
    id="sealed_bids",
    version=1,
    seats=[2, 3, 4],
    options=OPTIONS,
    longest=40,
    actions=PURSE + 1,
    idle_moves=[0],  # a bid of nothing
    difficulty=1,
    series="season",
)
