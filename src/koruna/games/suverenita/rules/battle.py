"""An ongoing fight: an ambush, a battle or a siege."""

from __future__ import annotations

from typing import Final

BATTLE: Final = 0
AMBUSH: Final = 1
SIEGE: Final = 2

# Sides: the attacker (or ambusher, or besieger), and the other.
STARTER: Final = 0
OTHER: Final = 1

UNDECIDED: Final = -1


class Battle:
    """The state of the fight itself; its units are on the field as always (forces.py)."""

    kind: int
    field: int
    sides: list[int]  # the two seats
    round: int
    bloodless: int  # rounds in a row without a destroyed unit

    # Of this round, by side.
    shields: list[int]
    swords: list[int]
    rival: list[int]  # extra swords against the own rival
    saved: list[int]  # swords from the last round; after conversion, those for the next one
    has_charged: list[bool]
    choice: list[int]  # the secret choice; UNDECIDED before it is made and after it is revealed

    # Losses in progress, by side.
    hits: list[int]  # swords it can still use against units of the other side
    doomed: list[list[int]]  # items of its units that fall, one entry per unit
    wounded: list[int]  # the item of its unit that survived a charge with wounds
    wounds: list[int]  # the number of wounds; 0 for none
    of_charge: bool  # whether these are the losses of a charge

    killed: list[int]  # units of the other side it has destroyed
    fleeing: int  # the side that flees, or -1
    # Sieges only.
    is_breached: bool
    is_defended: bool  # there were units inside when the assault began (10.7)

    def __init__(self, kind: int, field: int, starter: int, other: int) -> None:
        self.kind = kind
        self.field = field
        self.sides = [starter, other]
        self.round = 0
        self.bloodless = 0
        self.shields = [0, 0]
        self.swords = [0, 0]
        self.rival = [0, 0]
        self.saved = [0, 0]
        self.has_charged = [False, False]
        self.choice = [UNDECIDED, UNDECIDED]
        self.hits = [0, 0]
        self.doomed = [[], []]
        self.wounded = [0, 0]
        self.wounds = [0, 0]
        self.of_charge = False
        self.killed = [0, 0]
        self.fleeing = -1
        self.is_breached = False
        self.is_defended = False

    def side_of(self, seat: int) -> int:
        return STARTER if self.sides[STARTER] == seat else OTHER

    def copy(self) -> Battle:
        twin = Battle(self.kind, self.field, self.sides[STARTER], self.sides[OTHER])
        twin.round = self.round
        twin.bloodless = self.bloodless
        twin.shields = self.shields.copy()
        twin.swords = self.swords.copy()
        twin.rival = self.rival.copy()
        twin.saved = self.saved.copy()
        twin.has_charged = self.has_charged.copy()
        twin.choice = self.choice.copy()
        twin.hits = self.hits.copy()
        twin.doomed = [fallen.copy() for fallen in self.doomed]
        twin.wounded = self.wounded.copy()
        twin.wounds = self.wounds.copy()
        twin.of_charge = self.of_charge
        twin.killed = self.killed.copy()
        twin.fleeing = self.fleeing
        twin.is_breached = self.is_breached
        twin.is_defended = self.is_defended
        return twin
