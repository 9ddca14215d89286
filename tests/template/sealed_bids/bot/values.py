"""The signs of a win, for the chances of winning: what they are worth is fitted, in `weights.toml`."""

from __future__ import annotations

from typing import Final

from koruna.engine.chances import Signs, read_weights

from ..rules import scoring
from ..rules.setup import ROUNDS
from ..rules.state import SealedBids
from .evaluation import evaluate

WEIGHTS: Final = read_weights("sealed_bids")


def signs(state: SealedBids) -> Signs:
    """For every seat, all the signs named in `weights.toml`, and how much of the game is left."""
    rows: list[list[float]] = []
    for seat in range(state.setup.seats):
        won = scoring.worth(state.won[seat]) + scoring.wish_bonus(state.won[seat], state.wishes[seat])
        rows.append([evaluate(state, seat), float(won), float(state.coins[seat])])
    left = 1.0 - float(state.sales_done()) / float(ROUNDS)
    return Signs(left, rows, WEIGHTS[str(state.setup.seats)])
