"""How good a moment is for a player: what greedy play and search maximise."""

from __future__ import annotations

from typing import Final

from koruna.engine.state import OVER

from ..rules import scoring
from ..rules.state import SealedBids

COIN: Final = 0.5  # the points that a coin kept may still buy


def evaluate(state: SealedBids, seat: int) -> float:
    """Treasures with the wish, the coins left while there is something to buy, and the bid at stake.

    A sealed bid is taken as won with the chance that a bid of its size has against the purses.
    """
    won = state.won[seat]
    value = float(scoring.worth(won) + scoring.wish_bonus(won, state.wishes[seat]))
    if state.turn() == OVER:
        return value
    value += COIN * state.coins[seat]
    if state.is_bidding() and state.bids[seat] >= 0:
        prize = [state.treasure]
        gain = scoring.worth(prize) + scoring.wish_bonus(prize, state.wishes[seat]) - COIN * state.bids[seat]
        value += gain * chance_to_win(state, seat)
    return value


def chance_to_win(state: SealedBids, seat: int) -> float:
    """As if every rival bid any part of its purse: rough, and enough to bid more for what is worth more."""
    chance = 1.0
    for rival in range(state.setup.seats):
        if rival != seat:
            chance *= min(1.0, (state.bids[seat] + 0.5) / (state.coins[rival] + 1))
    return chance
