"""Every move and every outcome of chance as a number, and the numbers of resources, families and kinds of cards.

A card is its number in the content (content.py). A site is one number too: its card, four bits for the open spaces of
each resource, a bit for a frost giant under it and a bit for a site that may not be discarded.
"""

from __future__ import annotations

from typing import Final

RESOURCES: Final = ["materials", "population", "gold", "exploration", "krystallium", "soldier"]
CUBES: Final = 4  # the first four are produced, in this order (R1)
KRYSTALLIUM: Final = 4
SOLDIER: Final = 5
COLOURLESS: Final = 4  # among the cubes of a laboratory
COLOURS: Final = [*RESOURCES[:CUBES], "colourless"]

FAMILIES: Final = ["structure", "company", "masterwork", "discovery"]

# Kinds of cards.
DEVELOPMENT: Final = 0
TREASURE: Final = 1
ADVISOR: Final = 2
CALAMITY: Final = 3
THREAT: Final = 4

# Kinds of threats, by what they do.
RAT: Final = 0
VERMIN: Final = 1
GIANT: Final = 2
SHADOW: Final = 3
THIEF: Final = 4
THREATS: Final = 5

# A site.
CARD: Final = 255
SPACES: Final = 8  # where the bits of the open spaces begin
SPACE_BITS: Final = 4
ALL_SPACES: Final = 0xFFFFFF00
FROZEN: Final = 1 << 32
PROTECTED: Final = 1 << 33
MOST_SPACES: Final = 15

# A card in an area or among picked cards: its number, + 256 * (seat + 1) if that seat laid it face down.
DOWN: Final = 8
HAZARD: Final = 3  # instead of seat + 1: it is from the hazard deck
UNKNOWN: Final = 255  # instead of the card: nobody has seen it, so it is not decided yet

NONE: Final = -1

# Moves. The numbers of cards are below 128, of sites below 96, of places in an area below 32.
MOST_CARDS: Final = 128
MOST_SITES: Final = 96
AREA: Final = 32

DONE: Final = 0
SEARCHES: Final = 2  # area
PICKS: Final = 4  # area
LAB: Final = 8  # resource: one cube
LAB_ALL: Final = 12  # resource: every cube of it in hand
QUESTS: Final = 16  # 4 * board + step
BEATS: Final = 32  # kind of threat
BEAT_THIEF: Final = 40  # the symbol that is uncovered
COVERS: Final = 64  # the symbol that is covered
SPIES: Final = 128  # 32 * area + place
FLIPS: Final = 192
SHIFTS: Final = 256
USES: Final = 384  # advisor: its card
KEEPS: Final = 512  # card
REMOVES: Final = 640
SLATES: Final = 768
EXCHANGES: Final = 896
LOSES: Final = 1024  # to a shadow
TUCK_CARDS: Final = 1152
LAYS: Final = 1280  # 4 * card + 2 * area + face down
TUCK_SITES: Final = 1792  # site
BEAT_GIANTS: Final = 1888
DISCARDS: Final = 1984
ENLISTS: Final = 2080  # a soldier onto a site
FILLS: Final = 2176  # as many cubes as fit
PLACES: Final = 2304  # 8 * site + resource
CRYSTALS: Final = 3072  # 8 * site + resource
CHANGES: Final = 4096  # the cubes that are changed, by colour, in base 6
LAST: Final = CHANGES + 6**5

# Outcomes of chance: a card by its number, and these.
STARTER_IS: Final = 256
DUCHY_IS: Final = 260

# Symbols of production: a plain one is its resource, one that counts a family 4 + 4 * resource + family.
SYMBOLS: Final = 20
SYMBOL_NAMES: Final = RESOURCES[:CUBES] + [f"{made}*{family}" for made in RESOURCES[:CUBES] for family in FAMILIES]
assert len(SYMBOL_NAMES) == SYMBOLS
