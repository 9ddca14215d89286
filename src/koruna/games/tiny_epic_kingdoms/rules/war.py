"""A war in progress: who fights where, the numbers set, and who still has to leave."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

UNSET: Final = -1
FLAG: Final = 0
NOBODY: Final = -1  # as winner or loser: not yet known; as defender: a neutral figure
# The stages of the aftermath of a war, in order: whose gains and losses are settled.
OF_LOSER: Final = 0
OF_WINNER: Final = 1
OF_OTHERS: Final = 2


class War:
    attacker: int
    defender: int
    region: int
    origin: int  # where the attacker came from
    by: int  # the action
    pair: bool = False  # two figures of the defender are attacked
    from_stronghold: bool = False
    attack: int = UNSET  # what the attacker set
    defence: int = UNSET
    is_guess: bool = False  # in an imagined game: the number of the other side is drawn when it is revealed
    attack_raise: int = 0  # added after the reveal
    defence_raise: int = 0
    winner: int = NOBODY
    loser: int = NOBODY
    leaving: i64 = 0  # the regions the loser still has to leave
    hosts: i64 = 0  # where the loser has figures that were not beaten
    freed: bool = False  # the figures of the war region retreat for free

    def __init__(self, attacker: int, defender: int, region: int, origin: int, by: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.region = region
        self.origin = origin
        self.by = by

    def copy(self) -> War:
        twin = War(self.attacker, self.defender, self.region, self.origin, self.by)
        twin.pair = self.pair
        twin.from_stronghold = self.from_stronghold
        twin.attack = self.attack
        twin.defence = self.defence
        twin.is_guess = self.is_guess
        twin.attack_raise = self.attack_raise
        twin.defence_raise = self.defence_raise
        twin.winner = self.winner
        twin.loser = self.loser
        twin.leaving = self.leaving
        twin.hosts = self.hosts
        twin.freed = self.freed
        return twin

    def opponent(self, seat: int) -> int:
        return self.defender if seat == self.attacker else self.attacker

    def dial(self, seat: int) -> int:
        return self.attack if seat == self.attacker else self.defence

    def set_dial(self, seat: int, number: int) -> None:
        if seat == self.attacker:
            self.attack = number
        else:
            self.defence = number

    def is_tie(self) -> bool:
        """Equal numbers, after raises; two flags are no tie (L5)."""
        return self.attack != FLAG and self.attack + self.attack_raise == self.defence + self.defence_raise
