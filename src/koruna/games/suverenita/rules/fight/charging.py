"""Charges (9.8): cavalry may roll first; what it destroys does not strike back."""

from __future__ import annotations

from random import Random

from koruna.engine.chance import below
from koruna.engine.reason import Reason
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.battle import OTHER, STARTER, Battle
from koruna.games.suverenita.rules.board import forces
from koruna.games.suverenita.rules.board.forces import Roll, handful, tell_roll, the_battle
from koruna.games.suverenita.rules.fight import choosing
from koruna.games.suverenita.rules.fight.dice import no_dice
from koruna.games.suverenita.rules.fight.rolling import Rolling
from koruna.games.suverenita.rules.numbers import CHARGE, DONE, move
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita


class Charging(Phase):
    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        return [move(CHARGE), DONE]

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        choice = 1 if move != DONE else 0
        choosing.choose(state, seat, choice, "chooses-charge", {"charge": choice})
        return True

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        return Reason("charge-or-not")

    def finish(self, state: Suverenita) -> None:
        has_charged = [choice > 0 for choice in choosing.reveal(state, "chooses-charge")]
        the_battle(state).has_charged = has_charged
        state.push(steps.CHARGE_DICE if any(has_charged) else steps.BATTLE_DICE)


class RollingCharge(Rolling):
    def dice_of(self, state: Suverenita, battle: Battle, side: int) -> list[int]:
        return handful(state, battle, side, forces.CHARGE) if battle.has_charged[side] else no_dice()

    def rolled(self, state: Suverenita, battle: Battle, swords: list[int], dice: list[list[int]]) -> None:
        battle.of_charge = True
        battle.swords = swords.copy()
        shields = [shields * state.setup.values.charge_shield_factor for shields in battle.shields]
        for side in (STARTER, OTHER):
            battle.hits[side] = max(0, swords[side] - shields[1 - side])
        tell_roll(state, battle, "charge-rolled", Roll(dice, swords, [0, 0], shields))
        state.push(steps.LOSSES)


def choose_anew(twin: Suverenita, seat: int, rng: Random) -> None:
    """Resample whether the other side charges, which this seat cannot know yet."""
    battle = the_battle(twin)
    for side in choosing.hidden_from(battle, seat):
        battle.choice[side] = below(2, rng)
