"""The dice of a fight: how many each side rolls, and the probabilities of the results."""

from __future__ import annotations

from random import Random

from koruna.games.suverenita.rules.battle import OTHER, STARTER, Battle
from koruna.games.suverenita.rules.board.forces import the_battle
from koruna.games.suverenita.rules.fight.dice import Chances, chances, throw
from koruna.games.suverenita.rules.numbers import ROLL, move, rest_of
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita


class Rolling(Phase):
    """A step in which both sides of a fight roll at once."""

    def dice_of(self, state: Suverenita, battle: Battle, side: int) -> list[int]:
        """How many dice of each kind a side rolls."""
        raise NotImplementedError

    def rolled(self, state: Suverenita, battle: Battle, swords: list[int], dice: list[list[int]]) -> None:
        """Apply a roll: the swords and dice of both sides; `dice` is empty unless the journal is on."""
        raise NotImplementedError

    def tables(self, state: Suverenita) -> tuple[Chances, Chances]:
        """The probabilities of both sides' dice."""
        battle = the_battle(state)
        one, other = self.dice_of(state, battle, STARTER), self.dice_of(state, battle, OTHER)
        return chances(state.setup.values, one), chances(state.setup.values, other)

    def happen(self, state: Suverenita, seat: int, number: int, outcome: int) -> None:
        battle = the_battle(state)
        dice: list[list[int]] = []
        if state.journal is not None:
            dice = [self.dice_of(state, battle, side) for side in (STARTER, OTHER)]
        swords = int(rest_of(outcome))
        self.rolled(state, battle, [swords & 255, swords >> 8], dice)

    def draw(self, state: Suverenita, seat: int, number: int, rng: Random) -> int:
        one, other = self.tables(state)
        swords, against = throw(one, other, rng)
        return move(ROLL, rest=swords | against << 8)

    def odds(self, state: Suverenita, seat: int, number: int) -> list[tuple[int, float]]:
        one, other = self.tables(state)
        found: list[tuple[int, float]] = []
        for swords, chance in enumerate(one.each):
            for against, likewise in enumerate(other.each):
                if chance * likewise > 0.0:
                    found.append((move(ROLL, rest=swords | against << 8), chance * likewise))
        return found
