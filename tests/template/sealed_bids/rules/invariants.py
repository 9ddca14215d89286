"""What must add up at every moment of a game."""

from __future__ import annotations

from .setup import PURSE
from .state import NONE, SealedBids
from .treasures import COUNT


def broken_invariants(state: SealedBids) -> list[str]:
    broken: list[str] = []
    places = state.unseen + state.burnt + ([state.treasure] if state.treasure else [])
    for treasures in state.won:
        places = places + treasures
    if sorted(places) != list(range(1, COUNT + 1)):
        broken.append("a treasure is lost or in two places")
    if not all(0 <= coins <= PURSE for coins in state.coins):
        broken.append("a purse is overdrawn or has grown")
    if any(bid > coins for bid, coins in zip(state.bids, state.coins, strict=True)):
        broken.append("a bid is higher than its purse")
    wishes = [wish for wish in state.wishes if wish != NONE]
    if len(wishes) != len(set(wishes)):
        broken.append("two players wish for the same kind")
    return broken
