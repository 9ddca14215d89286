"""The moves of each step, and how they are played: the one place that knows which module handles a step."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.engine.event import Event
from koruna.games.wonderful_kingdom.rules import (
    advising,
    choosing,
    fighting,
    finishing,
    free_actions,
    planning,
    producing,
    searching,
    spying,
    steps,
    suffering,
)
from koruna.games.wonderful_kingdom.rules.numbers import DONE
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom


def moves(state: WonderfulKingdom, kind: i64, who: int, number: int) -> list[int]:
    if kind == steps.PRODUCE:
        return producing.moves(state, who, number)
    if kind == steps.PLAN:
        return planning.moves(state, who)
    if kind == steps.OFFER:
        return choosing.offers(state, who, number)
    if kind == steps.PICK:
        return choosing.picks(state, who)
    if kind == steps.COMBAT:
        return fighting.moves(state, who)
    if kind == steps.FINAL:
        return finishing.moves(state, who)
    if kind == steps.LOSE or kind == steps.COVER or kind == steps.TUCK:
        return suffering.moves(state, int(kind), who)
    if kind == steps.DECLARE:
        return producing.declarations(state, who)
    if kind == steps.FLIP or kind == steps.SHIFT:
        return advising.moves(state, int(kind), who, number)
    return searching.moves(state, int(kind), who, number)


def play_shared(state: WonderfulKingdom, kind: i64, who: int, number: int, move: int) -> bool:
    """Play a move in a simultaneous phase. Returns whether the player is done with the phase."""
    if move == DONE:
        if state.journal is not None:
            state.journal.append(Event("done", who, {}))
        return True
    if state.shown and state.shown[who] is state.realms[who]:
        state.realms[who] = state.realms[who].copy()  # the others still see it as it was
    if kind == steps.KEEP:
        searching.keep_advisor(state, who, move)
        return True
    if kind == steps.PRODUCE:
        producing.play(state, who, number, move)
    elif kind == steps.PLAN:
        planning.play(state, who, move)
    else:
        fighting.play(state, who, move)
    return False


def play_alone(state: WonderfulKingdom, kind: i64, who: int, number: int, move: int) -> None:
    if kind == steps.OFFER:
        choosing.play_offer(state, who, number, move)
    elif kind == steps.PICK:
        choosing.play_pick(state, who, move)
    elif kind == steps.FINAL:
        finishing.play(state, who, move)
    elif free_actions.is_one(move) or spying.is_one(move):  # the step stays on the agenda
        choosing.play_other(state, who, move)
    else:
        state.agenda.pop()
        if kind == steps.LOSE or kind == steps.COVER or kind == steps.TUCK:
            suffering.play(state, int(kind), who, move)
        elif kind == steps.DECLARE:
            producing.declare(state, who, move)
        elif kind == steps.FLIP or kind == steps.SHIFT:
            advising.play(state, int(kind), who, number, move)
        else:
            searching.play(state, int(kind), who, number, move)
