"""The number of every move and of every outcome of chance: a fixed coding, the same on both sides of the board."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 5
NEUTRAL: Final = 5  # in place of a seat: armies that belong to nobody
OWNERS: Final = 6  # five seats and NEUTRAL
STRIDE: Final = 26  # regions are numbered from 1 to at most 25

# Moves. Those of the hot path are small, because Python caches ints up to 256.
BIDS: Final = 0  # + coins, 0 to 14
TAKES: Final = 14  # + the place in the row, 1 to 6
DONE: Final = 21
ADDS: Final = 21  # + the region
CITIES: Final = 46  # + the region
MARCHES: Final = 72  # + the number of the way and its direction, see map.py
STARTS: Final = 146  # + the seat
NEUTRALS: Final = 150  # + the region
DESTROYS: Final = 176  # + OWNERS * (the region - 1) + the owner

# Outcomes of chance. A card is its own number.
TOKENS: Final = 64  # + the good
LOTS: Final = 72  # + the seat
