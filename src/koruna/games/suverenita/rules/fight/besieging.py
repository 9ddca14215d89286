"""Sieges (10.1 to 10.6): assaults on the wall, the breach, and the fight inside."""

from __future__ import annotations

from koruna.engine.event import Fact
from koruna.engine.reason import Reason
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.battle import OTHER, SIEGE, STARTER, Battle
from koruna.games.suverenita.rules.board.forces import (
    Roll,
    force,
    join,
    rival_swords,
    tell_forces,
    tell_roll,
    the_battle,
)
from koruna.games.suverenita.rules.board.holding import is_encircled
from koruna.games.suverenita.rules.fight.rolling import Rolling
from koruna.games.suverenita.rules.fight.walls import wall
from koruna.games.suverenita.rules.march import withdrawing
from koruna.games.suverenita.rules.numbers import (
    ASSAULT,
    BUILDINGS,
    DONE,
    field_of,
    kind_of,
    move,
    rest_of,
)
from koruna.games.suverenita.rules.pacts import rising
from koruna.games.suverenita.rules.state import Suverenita

# --- who assaults what -------------------------------------------------------------------


def ask_for_assault(state: Suverenita, number: int) -> None:
    """10.1: settlement by settlement in map order, besiegers by initiative; the number: field, how many asked."""
    field = number & 255
    asked = number >> 8
    order = state.initiative()
    while field < len(state.armies):
        if state.lord[field] >= 0 and state.present[field]:
            while asked < len(order):
                seat = order[asked]
                asked += 1
                if may_assault(state, seat, field):
                    state.push(steps.SIEGES, 0, field | asked << 8)
                    state.push(steps.ASSAULT, seat, field)
                    return
        field += 1
        asked = 0
    book(state)
    withdrawing.feed_inside(state)


def may_assault(state: Suverenita, seat: int, field: int) -> bool:
    lord = state.lord[field]
    return (
        state.round >= state.setup.values.first_assault_round
        and lord >= 0
        and state.present[field] >> seat & 1 != 0
        and state.foes[seat] >> lord & 1 != 0
        and is_encircled(state, field)
        and not has_fallen(state, field)
    )


def has_fallen(state: Suverenita, field: int) -> bool:
    return any(fall & 255 == field for fall in state.fallen)


def assaults_left(state: Suverenita, seat: int, field: int) -> int:
    """How many rounds against the wall a besieger still has this season."""
    return state.setup.values.assault_rounds - (state.assaulted[field] >> 4 * seat & 15)


def book(state: Suverenita) -> None:
    """10.7: victory points for fallen settlements are scored at the end of subphase 5."""
    for fall in state.fallen:
        field = fall & 255
        seat = fall >> 8 & 15
        settlement = state.settlement[field]
        lord = state.lord[field]
        points = state.setup.values.vp_settlement[settlement]
        state.vp[seat] += points
        state.vp[lord] -= points
        if state.journal is not None:
            facts: dict[str, Fact] = {"field": state.setup.world.ids[field], "building": BUILDINGS[settlement]}
            state.tell("conquers", seat, facts | {"other": lord, "vp": points})


# --- an assault --------------------------------------------------------------------------


def begin(state: Suverenita, seat: int, field: int) -> None:
    battle = Battle(SIEGE, field, seat, state.lord[field])
    battle.is_defended = bool(force(state, battle, OTHER))
    state.battle = battle
    join(state, battle)
    if state.journal is not None:
        facts = tell_forces(state, battle)
        facts["wall"] = wall(state, field, seat)
        state.tell("assault", seat, facts)
    state.push(steps.SIEGE_ROUND)


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


def breach(state: Suverenita, battle: Battle) -> None:
    battle.is_breached = True
    if state.journal is not None:
        state.tell("breach", battle.sides[STARTER], {"field": state.setup.world.ids[battle.field]})


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


# --- choices -----------------------------------------------------------------------------


class Besieging(Rolling):
    def moves(self, state: Suverenita, kind: int, seat: int, number: int) -> list[int]:
        return [move(ASSAULT, number), DONE]

    def play(self, state: Suverenita, kind: int, seat: int, number: int, move: int) -> bool:
        if kind == steps.ASSAULT:
            if move != DONE:
                begin(state, seat, number)
        elif move == DONE:
            end_assault(state, "assault-ends")
        else:
            state.push(steps.BATTLE_ROUND if the_battle(state).is_breached else steps.SIEGE_ROUND)
        return True

    def why_not(self, state: Suverenita, kind: int, seat: int, number: int, move: int) -> Reason:
        if kind_of(move) != ASSAULT:
            return Reason("assault-or-not")
        field = int(field_of(move))
        if state.lord[field] < 0:
            return Reason("no-settlement")
        if not may_assault(state, seat, field):
            return Reason("not-encircled-by-you")
        return Reason("sieges-in-map-order", {"field": state.setup.world.ids[number]})

    def rolled(self, state: Suverenita, kind: int, outcome: int, dice: list[list[int]]) -> None:
        """10.3: swords must reach the wall in this one round or are lost; defenders hit attackers without shields."""
        battle = the_battle(state)
        values = state.setup.values
        rolled = [int(rest_of(outcome)) & 255, int(rest_of(outcome)) >> 8]
        for side in (STARTER, OTHER):
            battle.swords[side] = rolled[side] + battle.rival[side]
        shields = wall(state, battle.field, battle.sides[STARTER])
        tell_roll(state, battle, "assault-rolled", Roll(dice, rolled, [0, 0], [0, shields]))
        if battle.swords[STARTER] >= shields:
            breach(state, battle)
            if state.setup.has_conversion:
                battle.saved[STARTER] = (battle.swords[STARTER] - shields) // values.swords_per_shield
        battle.hits = [0, battle.swords[OTHER]]
        state.push(steps.LOSSES)

    def go_on(self, state: Suverenita, kind: int, number: int) -> None:
        if kind == steps.SIEGES:
            ask_for_assault(state, number)
        elif kind == steps.SIEGE_ROUND:
            begin_assault_round(state)
        elif force(state, the_battle(state), OTHER):
            state.push(steps.BATTLE_ROUND)
        else:
            aftermath(state)
