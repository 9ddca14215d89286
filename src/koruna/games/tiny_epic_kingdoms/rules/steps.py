"""The kinds of steps on the agenda, and the number that goes with some.

Chance decides those up to `LAST_CHANCE`; those from `FIRST_AUTOMATIC` on need no decision and are done as soon as they
come to the top.
"""

from __future__ import annotations

from typing import Final

from koruna.engine.agenda import OVER_NOW

# Chance.
DRAW_STARTER: Final = 1
DRAW_FACTION: Final = 2
DRAW_CARD: Final = 3
DRAW_LOST_CARD: Final = 4
DRAW_LOST_SIDE: Final = 5
DRAW_EMPTY: Final = 6  # which region stays without a token
DRAW_TOKEN: Final = 7  # number: the region
DRAW_DIAL: Final = 8  # in an imagined game: what the seat has set
LAST_CHANCE: Final = 9
# Decisions.
DIAL: Final = 10  # both sides of a war at once
DRAFT: Final = 11
SIDE: Final = 12
SPLIT: Final = 13
START: Final = 14
LAY: Final = 15
SELECT: Final = 16
SHIELD: Final = 17
OFFER: Final = 18
PATROL_ON: Final = 19  # number: moves left
RAISE: Final = 20
PAY_WAR: Final = 21
PAY: Final = 22  # number: 16 * price + 4 * kind + the kind that may stand in for it
FIRST_FORCED: Final = 23  # from here on a step may leave nothing to decide
GAIN: Final = 23  # number: how many of the kind picked
GIVE: Final = 24  # number: how many resources
TAKE: Final = 25  # number: 8 * how many + from whom
LAIR: Final = 26
FATE: Final = 27
RANSOM: Final = 28  # number: the region
REVEAL: Final = 29
REARRANGE: Final = 30  # number: figures that may still be lifted
REMOVE: Final = 31
WHICH: Final = 32  # number: LIFTED * figures that may still be lifted + the move that takes one of the two away
LIFTED: Final = 16384  # more than any move
# Done at once, without a decision.
FIRST_AUTOMATIC: Final = 40
LAY_OUT: Final = 40  # the territories are laid out and settled, player by player
HIDE: Final = 41  # tokens are laid face down
NEXT_TURN: Final = 42
CHECK: Final = 43
ARRIVE: Final = 44
RESULT: Final = 45
CHARGE: Final = 46
AFTERMATH: Final = 47  # number: its stage, see war.py
JUDGE: Final = 48
AFTER_WAR: Final = 49
BEAT_NEUTRAL: Final = 50

# The steps before the first turn.
OPENING: Final = (
    DRAW_STARTER,
    DRAW_FACTION,
    DRAW_CARD,
    DRAW_LOST_CARD,
    DRAW_LOST_SIDE,
    DRAW_EMPTY,
    DRAFT,
    SIDE,
    SPLIT,
    START,
    LAY,
)

NAMES: Final = {
    OVER_NOW: "over",
    DIAL: "dial",
    DRAFT: "draft",
    SIDE: "side",
    SPLIT: "split",
    START: "start",
    LAY: "lay",
    SELECT: "select",
    SHIELD: "shield",
    OFFER: "offer",
    PATROL_ON: "patrol",
    RAISE: "raise",
    PAY_WAR: "pay-war",
    PAY: "pay",
    GAIN: "gain",
    GIVE: "give",
    TAKE: "take",
    LAIR: "lair",
    FATE: "fate",
    RANSOM: "ransom",
    REVEAL: "reveal",
    REARRANGE: "rearrange",
    REMOVE: "remove",
    WHICH: "which",
}
