"""Assaults on a wall (10.2 to 10.6): rounds until the breach, the fight inside, and the end."""

from __future__ import annotations

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.battle import OTHER, STARTER, Battle
from koruna.games.suverenita.rules.board import forces
from koruna.games.suverenita.rules.board.forces import (
    Roll,
    add_blue,
    force,
    handful,
    rival_swords,
    tell_roll,
    the_battle,
)
from koruna.games.suverenita.rules.fight.besieging import Assaulting, assaults_left
from koruna.games.suverenita.rules.fight.rolling import Rolling
from koruna.games.suverenita.rules.fight.walls import defence_level, wall
from koruna.games.suverenita.rules.numbers import DONE
from koruna.games.suverenita.rules.pacts import rising
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita

# --- a round against the wall ------------------------------------------------------------


def begin_assault_round(state: Suverenita) -> None:
    battle = the_battle(state)
    seat = battle.sides[STARTER]
    if wall(state, battle.field, seat) == 0:
        breach(state, battle)  # before the first roll
        state.push(steps.BREACH)
        return
    battle.round += 1
    state.assaulted[battle.field] += 1 << 4 * seat
    for side in (STARTER, OTHER):
        battle.rival[side] = rival_swords(state, force(state, battle, side), battle.sides[side], battle.sides[1 - side])
    state.push(steps.SIEGE_DICE)


class BeginningAssaultRound(Phase):
    def go_on(self, state: Suverenita, number: int) -> None:
        begin_assault_round(state)


class RollingInAssault(Rolling):
    def dice_of(self, state: Suverenita, battle: Battle, side: int) -> list[int]:
        dice = handful(state, battle, side, forces.ALL)
        if side == OTHER:
            add_blue(dice, defence_level(state, battle.field) * state.setup.values.blue_dice_per_level)
        return dice

    def rolled(self, state: Suverenita, battle: Battle, swords: list[int], dice: list[list[int]]) -> None:
        """10.3: swords must reach the wall in this one round or are lost; defenders hit attackers without shields."""
        for side in (STARTER, OTHER):
            battle.swords[side] = swords[side] + battle.rival[side]
        shields = wall(state, battle.field, battle.sides[STARTER])
        tell_roll(state, battle, "assault-rolled", Roll(dice, swords, [0, 0], [0, shields]))
        if battle.swords[STARTER] >= shields:
            breach(state, battle)
            if state.setup.has_conversion:
                battle.saved[STARTER] = (battle.swords[STARTER] - shields) // state.setup.values.swords_per_shield
        battle.hits = [0, battle.swords[OTHER]]
        state.push(steps.LOSSES)


# --- the breach --------------------------------------------------------------------------


def breach(state: Suverenita, battle: Battle) -> None:
    battle.is_breached = True
    if state.journal is not None:
        state.tell("breach", battle.sides[STARTER], {"field": state.setup.world.ids[battle.field]})


class Breaching(Phase):
    def go_on(self, state: Suverenita, number: int) -> None:
        if force(state, the_battle(state), OTHER):
            state.push(steps.BATTLE_ROUND)
        else:
            aftermath(state)


# --- after losses ------------------------------------------------------------------------


def aftermath(state: Suverenita) -> None:
    """What follows a round of an assault: the fall, the end, or the attacker's choice."""
    battle = the_battle(state)
    field = battle.field
    seat = battle.sides[STARTER]
    if not force(state, battle, STARTER):
        end_assault(state, "assault-repelled")
    elif battle.is_breached and not force(state, battle, OTHER):
        state.fallen.append(field | seat << 8 | (1 << 12 if battle.is_defended else 0))
        end_assault(state, "")
    elif not may_go_on(state, battle):
        end_assault(state, "assault-ends")
    else:
        state.push(steps.STORM, seat, field)


def may_go_on(state: Suverenita, battle: Battle) -> bool:
    """Before the breach the number of rounds is limited (10.3), after it a stalemate ends the fight (9.5)."""
    if battle.is_breached:
        return battle.bloodless < state.setup.values.bloodless_rounds
    return assaults_left(state, battle.sides[STARTER], battle.field) > 0


def end_assault(state: Suverenita, event: str) -> None:
    battle = the_battle(state)
    if event and state.journal is not None:
        state.tell(event, battle.sides[STARTER], {"field": state.setup.world.ids[battle.field]})
    rising.earn(state, battle)
    state.battle = None


class Storming(Assaulting):
    """Whether the assault goes on."""

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        if move == DONE:
            end_assault(state, "assault-ends")
        else:
            state.push(steps.BATTLE_ROUND if the_battle(state).is_breached else steps.SIEGE_ROUND)
        return True
