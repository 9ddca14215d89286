"""What must add up at every moment of a game."""

from __future__ import annotations

from koruna.engine.agenda import kind_of

from .setup import PURSE
from .state import BIDDING, LOT, NONE, TREASURE, WISH, SealedBids
from .treasures import COUNT


def broken_invariants(state: SealedBids) -> list[str]:
    broken = broken_agenda(state)
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


def broken_agenda(state: SealedBids) -> list[str]:
    """What is still to be done fits what lies on the table."""
    broken: list[str] = []
    kinds = [kind_of(step) for step in state.agenda]
    if kinds.count(WISH) != state.wishes.count(NONE):
        broken.append("a player gets two wishes, or none")
    if kinds.count(TREASURE) > len(state.unseen):
        broken.append("more treasures are to be turned up than there are")
    if (kinds[-1] in (BIDDING, LOT)) != (state.treasure != 0):
        broken.append("a treasure is not sold, or nothing is")
    if (kinds[-1] == LOT) != (NONE not in state.bids):
        broken.append("a bid is missing, or made and still to be made")
    return broken
