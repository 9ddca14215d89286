"""Ambushes (9.7): a fort's dice against units that have entered its field."""

from __future__ import annotations

from typing import Final

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.battle import AMBUSH, OTHER, STARTER, Battle
from koruna.games.suverenita.rules.board.forces import Roll, add_blue, force, shields_of, tell_forces, tell_roll
from koruna.games.suverenita.rules.fight.dice import no_dice
from koruna.games.suverenita.rules.fight.rolling import Rolling
from koruna.games.suverenita.rules.numbers import ENTERED, OPEN
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita

AMBUSHED: Final = 1 << 16  # flag in the list of this round's battles


class Ambushing(Phase):
    def go_on(self, state: Suverenita, number: int) -> None:
        """The next ambush, field by field in map order, the victims by initiative; once per victim."""
        if not state.setup.has_ambush:
            return
        for field in range(len(state.armies)):
            lord = state.lord[field]
            if lord < 0 or not state.fort[field] or not state.was_free[field]:
                continue
            enemies = state.present[field] & state.foes[lord]
            if not enemies:
                continue
            for victim in state.initiative():
                code = field | victim << 8 | AMBUSHED
                if enemies >> victim & 1 and has_entered(state, victim, field) and code not in state.fought:
                    state.fought.append(code)
                    begin(state, field, lord, victim)
                    return


class RollingAmbush(Rolling):
    def dice_of(self, state: Suverenita, battle: Battle, side: int) -> list[int]:
        dice = no_dice()
        if side == STARTER:
            add_blue(dice, state.setup.values.fort_dice[state.settlement[battle.field]])
        return dice

    def rolled(self, state: Suverenita, battle: Battle, swords: list[int], dice: list[list[int]]) -> None:
        battle.swords[STARTER] = swords[STARTER]
        battle.hits[STARTER] = max(0, swords[STARTER] - battle.shields[OTHER])
        tell_roll(state, battle, "ambush-rolled", Roll(dice, [swords[STARTER], 0], [0, 0], battle.shields))
        state.push(steps.LOSSES)


def has_entered(state: Suverenita, seat: int, field: int) -> bool:
    return any(stack & ENTERED and stack >> 9 & 15 == seat and stack >> 6 & 7 == OPEN for stack in state.armies[field])


def dice_to_come(state: Suverenita, field: int, victim: int) -> int:
    """The dice of the ambush that a player's units on a field still have to face this round."""
    if not state.setup.has_ambush or state.subphase > 3 or not state.fort[field] or not state.was_free[field]:
        return 0
    lord = state.lord[field]
    if lord < 0 or state.foes[lord] >> victim & 1 == 0 or not has_entered(state, victim, field):
        return 0
    return state.setup.values.fort_dice[state.settlement[field]]


def begin(state: Suverenita, field: int, lord: int, victim: int) -> None:
    battle = Battle(AMBUSH, field, lord, victim)
    battle.shields[OTHER] = shields_of(state, force(state, battle, OTHER))
    state.battle = battle
    if state.journal is not None:
        state.tell("ambush", lord, tell_forces(state, battle))
    state.push(steps.AMBUSHES)
    state.push(steps.AMBUSH_DICE)
