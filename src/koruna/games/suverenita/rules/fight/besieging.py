"""Sieges (10.1): who may assault what, and how an assault begins."""

from __future__ import annotations

from koruna.engine.event import Fact
from koruna.engine.reason import Reason
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.battle import OTHER, SIEGE, Battle
from koruna.games.suverenita.rules.board.forces import force, join, tell_forces
from koruna.games.suverenita.rules.board.holding import is_encircled
from koruna.games.suverenita.rules.fight.walls import wall
from koruna.games.suverenita.rules.march import withdrawing
from koruna.games.suverenita.rules.numbers import ASSAULT, BUILDINGS, DONE, field_of, kind_of, move
from koruna.games.suverenita.rules.phase import Phase
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


class AskingForAssaults(Phase):
    def go_on(self, state: Suverenita, number: int) -> None:
        ask_for_assault(state, number)


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


class Assaulting(Phase):
    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        return [move(ASSAULT, number), DONE]

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        if move != DONE:
            begin(state, seat, number)
        return True

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        if kind_of(move) != ASSAULT:
            return Reason("assault-or-not")
        field = int(field_of(move))
        if state.lord[field] < 0:
            return Reason("no-settlement")
        if not may_assault(state, seat, field):
            return Reason("not-encircled-by-you")
        return Reason("sieges-in-map-order", {"field": state.setup.world.ids[number]})
