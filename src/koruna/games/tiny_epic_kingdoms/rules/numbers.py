"""The number of every move and of every outcome of chance: a fixed coding, the same for every number of players.

A region is 6 times its territory plus its place there, both from 0. The territory of a player has the number of the
seat; with two players the Lost Kingdom comes third. The hall of a player counts as one more place.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = 5
STRIDE: Final = 6  # regions of a territory, at most
REGIONS: Final = 30
HALL: Final = 30
PLACES: Final = 31  # regions and the hall

# Moves. The most frequent ones are small, because Python caches ints up to 256.
PASS: Final = 0
COLLECT: Final = 1
BUILD_UP: Final = 2
LEARN: Final = 3
DONE: Final = 4  # no further Patrol, no further rearranging
DECLINE: Final = 5  # no raise, no castle torn down, no figure removed
TEAR_DOWN: Final = 6
DIALS: Final = 7  # + the number, 0 for the flag
RAISES: Final = 19  # + the kind
GAINS: Final = 22  # + the kind
SELECTS: Final = 25  # + the action
SHIELDS_ON: Final = 31  # + the action
SIDES_UP: Final = 37  # + 0 or 1
DRAFTS: Final = 39  # + the faction
TAKES: Final = 52  # + 3 * the seat + the kind
EXPANDS: Final = 67  # + the region, and so on
STANDS: Final = 97
STARTS: Final = 127
LAYS: Final = 157
HAVENS: Final = 187
REVEALS: Final = 217
LOSES: Final = 247
REMOVES: Final = 277  # + 5 * the region + the seat
STANDING: Final = 427  # of two figures in ruins, the one that stands leaves
LYING: Final = 428
MOVES: Final = 430  # + 31 * the place left + the place entered, and so on
SWAPS: Final = 1391
RETREATS: Final = 2352
SHELTERS: Final = 3313
REARRANGES: Final = 4274
PAYS: Final = 5235  # + 100 * food + 10 * ore + mana
TRADES: Final = 6235  # + 1000 * the kind received + what is given, as above
END_OF_MOVES: Final = 9235

# Outcomes of chance.
STARTER_IS: Final = 0  # + the seat
FACTION_IS: Final = 8  # + the faction
CARD_IS: Final = 24  # + the card
SIDE_IS: Final = 32  # + 0 or 1
EMPTY_IS: Final = 40  # + the region
TOKEN_IS: Final = 72  # + the kind of token
DIAL_IS: Final = 88  # + the number, 0 for the flag

LETTERS: Final = "abcde"  # of the territories


def named(place: int) -> str:
    """A region by the letter of its territory and its number there, from 1; or the hall."""
    return "hall" if place == HALL else f"{LETTERS[place // STRIDE]}{place % STRIDE + 1}"
