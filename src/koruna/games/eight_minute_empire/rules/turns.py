"""Whose turn begins, and what follows when it is over."""

from __future__ import annotations

from koruna.engine.agenda import pack
from koruna.engine.event import Event
from koruna.games.eight_minute_empire.rules.state import NONE, EightMinuteEmpire
from koruna.games.eight_minute_empire.rules.steps import DEAL, TAKE


def begin_first(state: EightMinuteEmpire, seat: int) -> None:
    state.starter = seat
    if state.journal is not None:
        state.journal.append(Event("starts", seat, {}))
    state.push(TAKE, seat)


def end(state: EightMinuteEmpire, seat: int) -> None:
    """The row closes up and is filled again, then the next player chooses; the last card taken ends the game."""
    state.action = None
    state.row.pop(state.gap)
    state.gap = NONE
    if state.taken == state.setup.seats * state.setup.cards:
        state.agenda.pop()
    else:
        following = next_seat(state, seat)
        while len(state.empires[following].cards) >= state.setup.cards:  # only from positions that no game comes to
            following = next_seat(state, following)
        state.agenda[-1] = pack(TAKE, following)
        state.push(DEAL)


def next_seat(state: EightMinuteEmpire, seat: int) -> int:
    return 0 if seat + 1 == state.setup.seats else seat + 1
