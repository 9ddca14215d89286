"""The rounds of a battle (9.5): how one begins, its dice, and what follows losses."""

from __future__ import annotations

from typing import Final

from koruna.engine.event import Fact
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.battle import BATTLE, OTHER, SIEGE, STARTER, Battle
from koruna.games.suverenita.rules.board import forces
from koruna.games.suverenita.rules.board.forces import (
    Roll,
    add_blue,
    force,
    handful,
    is_rough,
    support_dice,
    tell_roll,
    the_battle,
)
from koruna.games.suverenita.rules.fight import losing, storming
from koruna.games.suverenita.rules.fight.rolling import Rolling
from koruna.games.suverenita.rules.numbers import CAVALRY
from koruna.games.suverenita.rules.pacts import rising
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita

# What comes after the losses of a round; the number of the step AFTERMATH.
AFTER_LOSSES: Final = 0
AFTER_FIRST_FLIGHT: Final = 1
AFTER_SECOND_FLIGHT: Final = 2


def begin_round(state: Suverenita) -> None:
    """9.5: shields and the bonus against the rival are counted at the start of the round; then charges (9.8)."""
    battle = the_battle(state)
    battle.round += 1
    battle.bloodless += 1
    battle.of_charge = False
    riders = 0
    for side in (STARTER, OTHER):
        units = force(state, battle, side)
        battle.has_charged[side] = False
        battle.shields[side] = forces.shields_of(state, units)
        battle.rival[side] = forces.rival_swords(state, units, battle.sides[side], battle.sides[1 - side])
        if any(stack & 7 == CAVALRY for stack in units):
            riders |= 1 << battle.sides[side]
    if riders and battle.round == 1 and battle.kind == BATTLE and not is_rough(state, battle, STARTER):
        state.begin_shared(steps.CHARGE, riders)
    else:
        state.push(steps.BATTLE_DICE)


class BeginningRound(Phase):
    def go_on(self, state: Suverenita, number: int) -> None:
        begin_round(state)


# --- dice --------------------------------------------------------------------------------


class RollingInBattle(Rolling):
    def dice_of(self, state: Suverenita, battle: Battle, side: int) -> list[int]:
        dice = handful(state, battle, side, forces.ALL)
        if battle.kind == BATTLE:
            add_blue(dice, support_dice(state, battle, side))
        return dice

    def rolled(self, state: Suverenita, battle: Battle, swords: list[int], dice: list[list[int]]) -> None:
        converts = 0
        saved = battle.saved.copy()
        for side in (STARTER, OTHER):
            battle.swords[side] = swords[side] + battle.rival[side] + battle.saved[side]
            battle.saved[side] = 0
            if battle.swords[side] >= state.setup.values.swords_per_shield:
                converts |= 1 << battle.sides[side]
        tell_roll(state, battle, "rolled", Roll(dice, swords, saved, battle.shields))
        if converts and state.setup.has_conversion:
            state.begin_shared(steps.CONVERT, converts)
        else:
            strike(state, battle)


def strike(state: Suverenita, battle: Battle) -> None:
    """Swords break shields first; the others hit units."""
    for side in (STARTER, OTHER):
        battle.hits[side] = max(0, battle.swords[side] - battle.shields[1 - side])
    state.push(steps.LOSSES)


# --- after losses ------------------------------------------------------------------------


def aftermath(state: Suverenita, number: int) -> None:
    """What comes after losses: the end, flight, stalemate, or the next round."""
    battle = the_battle(state)
    if battle.kind == SIEGE:
        storming.aftermath(state)
        return
    if battle.fleeing >= 0:
        losing.lose_the_rest(state, battle, battle.fleeing)
        end_battle(state, 1 - battle.fleeing)
        return
    if number == AFTER_LOSSES:
        alive = [bool(force(state, battle, STARTER)), bool(force(state, battle, OTHER))]
        if not alive[STARTER] or not alive[OTHER]:
            end_battle(state, STARTER if alive[STARTER] else OTHER if alive[OTHER] else -1)
        elif battle.of_charge:
            battle.of_charge = False
            state.push(steps.BATTLE_DICE)
        else:
            battle.wounds = [0, 0]  # lives are restored
            state.push(steps.AFTERMATH, 0, AFTER_FIRST_FLIGHT)
            state.push(steps.FLEE, battle.sides[OTHER])
    elif number == AFTER_FIRST_FLIGHT:
        state.push(steps.AFTERMATH, 0, AFTER_SECOND_FLIGHT)
        state.push(steps.FLEE, battle.sides[STARTER])
    elif battle.bloodless >= state.setup.values.bloodless_rounds:
        end_battle(state, -1)
    else:
        state.push(steps.BATTLE_ROUND)


def end_battle(state: Suverenita, winner: int) -> None:
    """End the battle; winner -1 is a draw."""
    battle = the_battle(state)
    field = state.setup.world.ids[battle.field]
    if winner >= 0:
        points = state.setup.values.vp_battle
        state.vp[battle.sides[winner]] += points
        state.vp[battle.sides[1 - winner]] -= points
        if state.journal is not None:
            facts: dict[str, Fact] = {"field": field, "other": battle.sides[1 - winner], "vp": points}
            state.tell("battle-won", battle.sides[winner], facts)
    elif state.journal is not None:
        state.tell("battle-drawn", battle.sides[STARTER], {"field": field, "other": battle.sides[OTHER]})
    rising.earn(state, battle)
    state.battle = None


class Aftermath(Phase):
    def go_on(self, state: Suverenita, number: int) -> None:
        aftermath(state, number)
