"""Whose turn it is, the action chosen in it, and whether the game has come to its end."""

from __future__ import annotations

from koruna.engine.event import NOBODY, Event
from koruna.games.tiny_epic_kingdoms.rules import steps
from koruna.games.tiny_epic_kingdoms.rules.numbers import SELECTS, SHIELDS_ON
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.step import Step
from koruna.games.tiny_epic_kingdoms.rules.values import ACTIONS, LAST_CYCLE


class NextTurn(Step):
    def go_on(self, state: TinyEpicKingdoms, seat: int, number: int) -> None:
        """The next player is active. A full card is cleared first; with five players that is the whole turn (F1)."""
        state.active = (state.active + 1) % state.setup.seats
        if state.is_card_full():
            state.shields = 0
            if state.journal is not None:
                state.journal.append(Event("cleared", state.active, {}))
            begin_cycle(state)
            if state.setup.skips_clearing_turn:
                state.active = (state.active + 1) % state.setup.seats
        state.reached_top = 0
        state.push(steps.SELECT, state.active)


def begin_cycle(state: TinyEpicKingdoms) -> None:
    """The last cycle is our own limit: players who never grow would play for ever."""
    state.cycle += 1
    if state.cycle == LAST_CYCLE:
        state.is_final = True
        if state.journal is not None:
            state.journal.append(Event("last-cycle", NOBODY, {"cycle": state.cycle}))


class Select(Step):
    def moves(self, state: TinyEpicKingdoms, seat: int, number: int) -> list[int]:
        every = state.realms[seat].powers.selects_any
        return [SELECTS + action for action in range(6) if every or not state.shields >> action & 1]

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        action = move - SELECTS
        state.chosen = action
        if state.journal is not None:
            state.journal.append(Event("chose", seat, {"action": ACTIONS[action]}))
        state.push(steps.CHECK, seat)
        for ahead in range(state.setup.seats - 1, -1, -1):
            state.push(steps.OFFER, (seat + ahead) % state.setup.seats)
        if state.shields >> action & 1:
            state.push(steps.SHIELD, seat)
        else:
            state.shields |= 1 << action


class Shield(Step):
    def moves(self, state: TinyEpicKingdoms, seat: int, number: int) -> list[int]:
        return [SHIELDS_ON + action for action in range(6) if not state.shields >> action & 1]

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        action = move - SHIELDS_ON
        state.shields |= 1 << action
        if state.journal is not None:
            state.journal.append(Event("shielded", seat, {"action": ACTIONS[action]}))


class Check(Step):
    def go_on(self, state: TinyEpicKingdoms, seat: int, number: int) -> None:
        """After everybody has resolved the turn (E1). Once triggered, the cycle is still played out (E2, E3)."""
        if not state.is_final and state.is_triggered():
            state.is_final = True
            state.ended_by = state.reached_top
            if state.journal is not None:
                state.journal.append(Event("end-triggered", NOBODY, {}))
        if not (state.is_final and state.is_card_full()):
            state.push(steps.NEXT_TURN)
