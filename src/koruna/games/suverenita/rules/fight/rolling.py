"""The dice of a fight: how many each side rolls, and the probabilities of the results."""

from __future__ import annotations

from random import Random

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.battle import BATTLE, OTHER, STARTER
from koruna.games.suverenita.rules.board import forces
from koruna.games.suverenita.rules.board.forces import add_blue, handful, support_dice, the_battle
from koruna.games.suverenita.rules.fight.dice import Chances, chances, no_dice, throw
from koruna.games.suverenita.rules.fight.walls import defence_level
from koruna.games.suverenita.rules.numbers import ROLL, move
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita


def handfuls(state: Suverenita, kind: int) -> list[list[int]]:
    """The dice of both sides."""
    battle = the_battle(state)
    values = state.setup.values
    dice: list[list[int]] = []
    for side in (STARTER, OTHER):
        if kind == steps.AMBUSH_DICE:
            own = no_dice()
            if side == STARTER:
                add_blue(own, values.fort_dice[state.settlement[battle.field]])
        elif kind == steps.CHARGE_DICE:
            own = handful(state, battle, side, forces.CHARGE) if battle.has_charged[side] else no_dice()
        else:
            own = handful(state, battle, side, forces.ALL)
            if kind == steps.BATTLE_DICE and battle.kind == BATTLE:
                add_blue(own, support_dice(state, battle, side))
            elif kind == steps.SIEGE_DICE and side == OTHER:
                add_blue(own, defence_level(state, battle.field) * values.blue_dice_per_level)
        dice.append(own)
    return dice


def tables(state: Suverenita, kind: int) -> tuple[Chances, Chances]:
    """The probabilities of both sides' dice."""
    dice = handfuls(state, kind)
    return chances(state.setup.values, dice[STARTER]), chances(state.setup.values, dice[OTHER])


class Rolling(Phase):
    """A phase in which dice are rolled."""

    def happen(self, state: Suverenita, kind: int, seat: int, number: int, outcome: int) -> None:
        dice = [] if state.journal is None else handfuls(state, kind)
        self.rolled(state, kind, outcome, dice)

    def rolled(self, state: Suverenita, kind: int, outcome: int, dice: list[list[int]]) -> None:
        """Apply a roll; `dice` is empty unless the journal is on."""
        raise NotImplementedError

    def draw(self, state: Suverenita, kind: int, seat: int, number: int, rng: Random) -> int:
        one, other = tables(state, kind)
        swords, against = throw(one, other, rng)
        return move(ROLL, rest=swords | against << 8)

    def odds(self, state: Suverenita, kind: int, seat: int, number: int) -> list[tuple[int, float]]:
        one, other = tables(state, kind)
        found: list[tuple[int, float]] = []
        for swords, chance in enumerate(one.each):
            for against, likewise in enumerate(other.each):
                if chance * likewise > 0.0:
                    found.append((move(ROLL, rest=swords | against << 8), chance * likewise))
        return found
