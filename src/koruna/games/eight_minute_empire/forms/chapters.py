"""The chapters of the help, with the names of their rules."""

from __future__ import annotations

from typing import Final

CHAPTERS: Final = {
    "goal": "aim length",
    "setup": "pieces coins five-cards",
    "bid": "bid-now !within-purse !bid-stays highest-bid equal-bids !bid-once",
    "turn": "take-first cannot-pay keep-good at-once two-actions one-card refill !not-your-turn !game-over",
    "actions": "not-on-card no-home !no-supply !no-army-there not-adjacent over-land-only sea free-passage"
    " city-needs-army three-cities nothing-to-destroy destroyed no-effect !no-such-region !no-such-player",
    "scoring": "regions continents goods jokers ties live-score",
    "variants": "sides goods-tokens full-game lot start-now neutral-now neutral-for-two stone6",
    "moves": "write-bid write-act write-rare",
}
