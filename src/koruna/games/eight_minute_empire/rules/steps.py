"""The kinds of steps on the agenda: decided by chance, by all players at once (the bid), or by one seat."""

from __future__ import annotations

from typing import Final, Literal

TOKEN: Final = 1  # a token for the next triangle
DEAL: Final = 2  # one more card for the row
LOT: Final = 3  # which of the equal bids wins
BIDDING: Final = 4  # everybody makes a bid, in any order
PLACE_NEUTRAL: Final = 5
START: Final = 6  # the winner of the bid names who starts
TAKE: Final = 7
ACT: Final = 8

StepName = Literal["over", "deal", "lot", "bid", "neutral", "start", "take", "act"]
NAMES: Final[list[StepName]] = ["over", "deal", "deal", "lot", "bid", "neutral", "start", "take", "act"]
