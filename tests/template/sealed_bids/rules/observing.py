"""What a seat may know, as numbers: its own wish and bid, and everything that lies open."""

from __future__ import annotations

from koruna.engine.observation import Observation

from .setup import PURSE, ROUNDS
from .state import LOT, NONE, SealedBids
from .treasures import COUNT, KINDS


def observe(state: SealedBids, seen: Observation, seat: int) -> None:
    seats = state.setup.seats
    seen.field("step")
    seen.one_of(state.kind(), LOT + 1)
    seen.field("sales done")
    seen.number(state.sales_done(), ROUNDS)
    seen.field("own wish")
    seen.one_of(state.wishes[seat], len(KINDS))
    seen.field("own bid")
    seen.flag(state.bids[seat] != NONE)
    seen.number(max(0, state.bids[seat]), PURSE)
    seen.field("treasure")
    seen.one_of(state.treasure - 1, COUNT)
    seen.field("unseen treasures")
    seen.counts([treasure - 1 for treasure in state.unseen], COUNT, 1.0)
    seen.field("last bids")
    for at in range(seats):
        seen.number(float(state.shown[(seat + at) % seats]) if state.shown else 0.0, PURSE)
    for at in range(seats):
        seen.field(f"bidder {at}")
        seen.number(state.coins[(seat + at) % seats], PURSE)
        seen.counts([treasure - 1 for treasure in state.won[(seat + at) % seats]], COUNT, 1.0)
