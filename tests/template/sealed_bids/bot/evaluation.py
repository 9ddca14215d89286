"""How good a state is for a player; greedy play and search maximise it."""

from __future__ import annotations

from typing import Final

from koruna.engine.state import OVER

from ..rules import scoring
from ..rules.state import NONE, SealedBids

COIN: Final = 0.5  # points that a coin may still buy


def evaluate(state: SealedBids, seat: int) -> float:
    """Treasures with the bonus of the wish, the coins left while there is something to buy, and the pending bid.

    A sealed bid counts with its estimated chance of winning.
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


def before_others(state: SealedBids, seat: int) -> SealedBids:
    """What a bid is chosen from: nobody else has bid yet, so that the last one to bid does not see a guess opened."""
    if not state.is_bidding():
        return state
    before = state.copy()
    before.bids = [NONE] * state.setup.seats
    return before


def chance_to_win(state: SealedBids, seat: int) -> float:
    """Assumes that every rival's bid is uniform over its purse: rough, but enough to bid more for better treasures."""
    chance = 1.0
    for rival in range(state.setup.seats):
        if rival != seat:
            chance *= min(1.0, (state.bids[seat] + 0.5) / (state.coins[rival] + 1))
    return chance
