"""Who fights whom (9.5): field by field, everybody there may name an opponent."""

from __future__ import annotations

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.battle import BATTLE, Battle
from koruna.games.suverenita.rules.board.forces import join, tell_forces
from koruna.games.suverenita.rules.board.holding import pair
from koruna.games.suverenita.rules.numbers import DONE, FIGHT, field_of, kind_of, move, rest_of
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita


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


class AskingForBattles(Phase):
    def go_on(self, state: Suverenita, number: int) -> None:
        ask_for_battle(state, number)


class Fighting(Phase):
    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        found = [move(FIGHT, number, rest=enemy) for enemy in opponents(state, seat, number)]
        found.append(DONE)
        return found

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        if move != DONE:
            begin_battle(state, number, seat, int(rest_of(move)))
        return True

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        if kind_of(move) != FIGHT:
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
