"""Battles (9.5, 9.8): who fights whom, charge, dice, conversion and the end of a round."""

from __future__ import annotations

from random import Random
from typing import Final

from koruna.engine.chance import below
from koruna.engine.event import Event, Fact, come_to_light
from koruna.engine.reason import Reason
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.battle import BATTLE, OTHER, SIEGE, STARTER, UNDECIDED, Battle
from koruna.games.suverenita.rules.board import forces
from koruna.games.suverenita.rules.board.forces import Roll, force, is_rough, join, tell_forces, tell_roll, the_battle
from koruna.games.suverenita.rules.board.holding import pair
from koruna.games.suverenita.rules.fight import besieging, falling, losing
from koruna.games.suverenita.rules.fight.rolling import Rolling
from koruna.games.suverenita.rules.march import fleeing
from koruna.games.suverenita.rules.numbers import (
    CAVALRY,
    CHARGE,
    CONVERT,
    DONE,
    FIGHT,
    field_of,
    kind_of,
    move,
    rest_of,
)
from koruna.games.suverenita.rules.pacts import rising
from koruna.games.suverenita.rules.state import Suverenita

# What comes after the losses of a round; the number of the step AFTERMATH.
AFTER_LOSSES: Final = 0
AFTER_FIRST_FLIGHT: Final = 1
AFTER_SECOND_FLIGHT: Final = 2

NUMBER: Final = 255
MOST_PAIRS: Final = 15  # of swords that may be converted in every combination; more only all to one use


# --- who fights whom ---------------------------------------------------------------------


def ask_for_battle(state: Suverenita, number: int) -> None:
    """Field by field in map order, everybody there by initiative, again and again until nobody wants to fight.

    The number packs the field, how many were asked there, and how many battles there had been before.
    """
    field = number & 255
    asked = number >> 8 & 15
    before = number >> 12 if number else len(state.fought)
    order = state.initiative()
    while field < len(state.armies):
        present = state.present[field]
        if present & present - 1:
            while asked < len(order):
                seat = order[asked]
                asked += 1
                if opponents(state, seat, field):
                    state.push(steps.BATTLES, 0, field | asked << 8 | before << 12)
                    state.push(steps.FIGHT, seat, field)
                    return
            if len(state.fought) > before:
                asked = 0
                before = len(state.fought)
                continue
        field += 1
        asked = 0
        before = len(state.fought)


def opponents(state: Suverenita, seat: int, field: int) -> list[int]:
    """The players one could fight on a field: hostile, in the open, and not yet fought there this round (8.1)."""
    present = state.present[field]
    found: list[int] = []
    if present >> seat & 1:
        enemies = present & state.foes[seat]
        for enemy in range(state.setup.seats):
            if enemies >> enemy & 1 == 0 or battle_code(state, field, seat, enemy) in state.fought:
                continue
            found.append(enemy)
    return found


def battle_code(state: Suverenita, field: int, one: int, other: int) -> int:
    return field | int(pair(state, one, other)) << 8


def begin_battle(state: Suverenita, field: int, seat: int, enemy: int) -> None:
    battle = Battle(BATTLE, field, seat, enemy)
    state.battle = battle
    state.fought.append(battle_code(state, field, seat, enemy))
    join(state, battle)
    if state.journal is not None:
        state.tell("battle", seat, tell_forces(state, battle))
    state.push(steps.BATTLE_ROUND)


# --- a round -----------------------------------------------------------------------------


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


def strike(state: Suverenita, battle: Battle) -> None:
    """Swords break shields first; the others hit units."""
    for side in (STARTER, OTHER):
        battle.hits[side] = max(0, battle.swords[side] - battle.shields[1 - side])
    state.push(steps.LOSSES)


def aftermath(state: Suverenita, number: int) -> None:
    """What comes after losses: the end, flight, stalemate, or the next round."""
    battle = the_battle(state)
    if battle.kind == SIEGE:
        besieging.aftermath(state)
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


# --- choices -----------------------------------------------------------------------------


class Fighting(Rolling):
    def moves(self, state: Suverenita, kind: int, seat: int, number: int) -> list[int]:
        if kind == steps.FLEE:
            return falling.ships_out(state, seat, number - 1) if number else fleeing.moves(state, seat)
        if kind == steps.FIGHT:
            found = [move(FIGHT, number, rest=enemy) for enemy in opponents(state, seat, number)]
            found.append(DONE)
            return found
        if kind == steps.CHARGE:
            return [move(CHARGE), DONE]
        return conversions(state, seat)

    def play(self, state: Suverenita, kind: int, seat: int, number: int, move: int) -> bool:
        if kind == steps.FLEE:
            return falling.sail_out(state, seat, number - 1, move) if number else fleeing.play(state, seat, move)
        if kind == steps.FIGHT:
            if move != DONE:
                begin_battle(state, number, seat, int(rest_of(move)))
            return True
        battle = the_battle(state)
        choice = 0
        secret: dict[str, Fact]
        if kind == steps.CHARGE:
            choice = 1 if move != DONE else 0
            secret = {"charge": choice}
            name = "chooses-charge"
        else:
            choice = int(rest_of(move))
            secret = {"shields": choice & NUMBER, "saved": choice >> 8}
            name = "chooses-conversion"
        battle.choice[battle.side_of(seat)] = choice
        if state.journal is not None:
            state.journal.append(Event(name, seat, {"field": state.setup.world.ids[battle.field]}, secret, [seat]))
        return True

    def why_not(self, state: Suverenita, kind: int, seat: int, number: int, move: int) -> Reason:
        if kind == steps.FLEE:
            return fleeing.why_not(state, seat, number - 1 if number else the_battle(state).field, move)
        asked = kind_of(move)
        if kind == steps.FIGHT:
            if asked != FIGHT:
                return Reason("fight-or-not")
            field = int(field_of(move))
            enemy = int(rest_of(move))
            if field != number:
                return Reason("battles-in-map-order", {"field": state.setup.world.ids[number]})
            if enemy == seat or not state.present[field] >> enemy & 1:
                return Reason("nobody-to-fight", {"field": state.setup.world.ids[field]})
            if not state.foes[seat] >> enemy & 1:
                return Reason("partners-do-not-fight")
            return Reason("one-battle-per-pair")
        if kind == steps.CHARGE:
            return Reason("charge-or-not")
        if asked != CONVERT:
            return Reason("convert-or-not")
        return Reason("pairs-of-swords", {"swords": the_battle(state).swords[the_battle(state).side_of(seat)]})

    def finish(self, state: Suverenita, kind: int) -> None:
        """Reveal the secret choices of both sides."""
        battle = the_battle(state)
        if state.journal is not None:
            come_to_light(state.journal, "chooses-charge" if kind == steps.CHARGE else "chooses-conversion")
        if kind == steps.CHARGE:
            for side in (STARTER, OTHER):
                battle.has_charged[side] = battle.choice[side] > 0
                battle.choice[side] = UNDECIDED
            state.push(steps.CHARGE_DICE if any(battle.has_charged) else steps.BATTLE_DICE)
            return
        for side in (STARTER, OTHER):
            chosen = max(battle.choice[side], 0)
            battle.choice[side] = UNDECIDED
            shields = chosen & NUMBER
            battle.saved[side] = chosen >> 8
            battle.shields[side] += shields
            battle.swords[side] -= (shields + battle.saved[side]) * state.setup.values.swords_per_shield
        strike(state, battle)

    def rolled(self, state: Suverenita, kind: int, outcome: int, dice: list[list[int]]) -> None:
        battle = the_battle(state)
        swords = [int(rest_of(outcome)) & NUMBER, int(rest_of(outcome)) >> 8]
        values = state.setup.values
        if kind == steps.CHARGE_DICE:
            battle.of_charge = True
            for side in (STARTER, OTHER):
                battle.swords[side] = swords[side]
                against = battle.shields[1 - side] * values.charge_shield_factor
                battle.hits[side] = max(0, swords[side] - against)
            shields = [battle.shields[side] * values.charge_shield_factor for side in (STARTER, OTHER)]
            tell_roll(state, battle, "charge-rolled", Roll(dice, swords, [0, 0], shields))
            state.push(steps.LOSSES)
            return
        converts = 0
        saved = battle.saved.copy()
        for side in (STARTER, OTHER):
            battle.swords[side] = swords[side] + battle.rival[side] + battle.saved[side]
            battle.saved[side] = 0
            if battle.swords[side] >= values.swords_per_shield:
                converts |= 1 << battle.sides[side]
        tell_roll(state, battle, "rolled", Roll(dice, swords, saved, battle.shields))
        if converts and state.setup.has_conversion:
            state.begin_shared(steps.CONVERT, converts)
        else:
            strike(state, battle)

    def go_on(self, state: Suverenita, kind: int, number: int) -> None:
        if kind == steps.BATTLES:
            ask_for_battle(state, number)
        elif kind == steps.BATTLE_ROUND:
            begin_round(state)
        else:
            aftermath(state, number)


def conversions(state: Suverenita, seat: int) -> list[int]:
    """9.5: pairs of swords become shields or are saved for the next round; no more shields than enemy swords."""
    battle = the_battle(state)
    side = battle.side_of(seat)
    pairs = battle.swords[side] // state.setup.values.swords_per_shield
    found: list[int] = []
    for shields in range(min(pairs, battle.swords[1 - side]) + 1):
        step = 1 if pairs <= MOST_PAIRS else max(1, pairs - shields)
        found += [move(CONVERT, rest=shields | saved << 8) for saved in range(0, pairs - shields + 1, step)]
    found[0] = DONE  # no shields, none saved
    return found


def imagine(twin: Suverenita, kind: int, seat: int, rng: Random) -> None:
    """Resample the secret choice of the other side, which this seat cannot know yet."""
    battle = the_battle(twin)
    for side in (STARTER, OTHER):
        if battle.sides[side] != seat and battle.choice[side] != UNDECIDED:
            if kind == steps.CHARGE:
                battle.choice[side] = below(2, rng)
            else:
                choices = conversions(twin, battle.sides[side])
                battle.choice[side] = int(rest_of(choices[below(len(choices), rng)]))
