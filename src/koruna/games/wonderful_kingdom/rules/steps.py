"""The kinds of steps on the agenda, some of which have a number.

Steps up to `LAST_CHANCE` are decided by chance. Steps from `FIRST_AUTOMATIC` on are done as soon as they reach the top.
"""

from __future__ import annotations

from typing import Final

from koruna.engine.agenda import OVER_NOW

# Chance.
DRAW_STARTER: Final = 1
DRAW_DUCHY: Final = 2
DRAW_ADVISOR: Final = 3
DEAL: Final = 4  # a card into a hand
TURN_UP: Final = 5  # number: the area
DRAW_TOP: Final = 6  # solo: the new top card of the deck
SHOW_HAZARD: Final = 7  # number: 32 * area + place
SHOW_PICK: Final = 8  # number: the place among the picked cards
LOOK: Final = 9  # a card to look at
LAST_CHANCE: Final = 9
# Simultaneous decisions, hidden from the other player until both are done.
KEEP: Final = 10
PLAN: Final = 11
PRODUCE: Final = 12  # number: the resource
COMBAT: Final = 13
LAST_SHARED: Final = 13
# Decisions of one player.
OFFER: Final = 16  # number: how many cards of the offer are laid already
PICK: Final = 17
FIRST_FORCED: Final = 18  # from here on a step may leave nothing to decide
FLIP: Final = 18  # number: 2 * cards that may still be turned up, + 1 if one was
SHIFT: Final = 19
CHOOSE: Final = 20  # one of the cards looked at; number: 1 for a search
REMOVE: Final = 21  # number: 2 * cards still to be removed + area
LOSE: Final = 22  # a picked card to a shadow
COVER: Final = 23
TUCK: Final = 24
DECLARE: Final = 25  # a herald before a comparison; number: the resource
FINAL: Final = 26
# Automatic steps.
FIRST_AUTOMATIC: Final = 40
BEGIN_ROUND: Final = 40
BEGIN_KEEPING: Final = 41
REFILL: Final = 42  # solo: the top card goes into an area; number: the area
TAKE: Final = 43  # solo: the chosen area is taken; number: the area
END_CHOICE: Final = 44
SETTLE: Final = 45  # advisors and calamities leave the picked cards
BREED: Final = 46
SHADOWS: Final = 47
THIEVES: Final = 48
GIANTS: Final = 49
BEGIN_PLANNING: Final = 50
BEGIN_STEP: Final = 51  # number: the resource
COMPARE: Final = 52  # number: the resource
BEGIN_COMBAT: Final = 53
END_ROUND: Final = 54
FINISH: Final = 55

# What happens before the end of the choice, and nowhere else while that is to come.
CHOICE: Final = (
    DEAL,
    TURN_UP,
    DRAW_TOP,
    SHOW_HAZARD,
    LOOK,
    OFFER,
    PICK,
    FLIP,
    SHIFT,
    CHOOSE,
    REMOVE,
    REFILL,
    TAKE,
)

ALONE: Final = (DRAW_TOP, SHOW_HAZARD, SHOW_PICK, REMOVE, REFILL, TAKE)  # only in games of one player
OF_TWO: Final = (DRAW_STARTER, DEAL, TURN_UP, OFFER)  # only in games of two
# One of them is still to come while there are calamities or threats among picked cards.
SETTLING: Final = (SHOW_PICK, END_CHOICE, SETTLE, BREED, SHADOWS, THIEVES, GIANTS, LOSE, TUCK)

NAMES: Final = {
    OVER_NOW: "over",
    KEEP: "keep",
    PLAN: "plan",
    PRODUCE: "produce",
    COMBAT: "combat",
    OFFER: "offer",
    PICK: "pick",
    FLIP: "flip",
    SHIFT: "shift",
    CHOOSE: "choose",
    REMOVE: "remove",
    LOSE: "lose",
    COVER: "cover",
    TUCK: "tuck",
    DECLARE: "declare",
    FINAL: "final",
}
