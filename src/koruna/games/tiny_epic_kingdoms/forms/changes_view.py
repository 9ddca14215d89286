"""Immediate costs and gains of a choice that its label does not say: a neutral figure, a retreat, abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from koruna.engine.agenda import kind_of, number_of, seat_of
from koruna.games.tiny_epic_kingdoms.rules import steps
from koruna.games.tiny_epic_kingdoms.rules.numbers import (
    HALL,
    LOSES,
    MOVES,
    PASS,
    PLACES,
    REMOVES,
    RETREATS,
    SHELTERS,
    SWAPS,
    TAKES,
)
from koruna.games.tiny_epic_kingdoms.rules.values import ACTIONS

if TYPE_CHECKING:
    from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms


class ChangeView(Struct, frozen=True):
    """What a move would change in the stock of its player."""

    food: int  # gained, or lost if negative
    ore: int  # gained, or lost if negative
    mana: int  # gained, or lost if negative
    picks: int = 0  # resources of any kind to be picked then
    number: int = 0  # an amount to be paid then, in one of several ways


NO_CHANGE = ChangeView(0, 0, 0)


def changes_of(state: TinyEpicKingdoms, seat: int) -> dict[str, ChangeView]:
    """By the text of the move, found by playing it: prices include all discounts."""
    found: dict[str, ChangeView] = {}
    for move in state.moves(seat):
        if is_worth_trying(state, seat, move):
            change = change_by(state, seat, move)
            if change != NO_CHANGE:
                found[state.write(move, seat)] = change
    return found


def is_worth_trying(state: TinyEpicKingdoms, seat: int, move: int) -> bool:
    powers = state.realms[seat].powers
    if MOVES <= move < SWAPS:
        target = (move - MOVES) % PLACES
        return bool(powers.move_gains) or (target != HALL and bool(state.neutrals >> target & 1))
    if LOSES <= move < RETREATS:
        return powers.figure_lost.amount > 0
    return RETREATS <= move < SHELTERS or TAKES <= move < REMOVES


def change_by(state: TinyEpicKingdoms, seat: int, move: int) -> ChangeView:
    ahead, before = state.copy(), state.realms[seat].stock.copy()
    ahead.play(move, seat)
    food, ore, mana = [after - had for after, had in zip(ahead.realms[seat].stock, before, strict=True)]
    picks = sum(number_of(step) for step in ahead.agenda if kind_of(step) == steps.GAIN and seat_of(step) == seat)
    return ChangeView(food, ore, mana, picks, still_to_pay(ahead, seat))


def vain_actions(state: TinyEpicKingdoms, seat: int) -> list[str]:
    """Actions that may be chosen although the active player could not carry them out (T4)."""
    found: list[str] = []
    for move in state.moves(seat):
        ahead = state.copy()
        ahead.play(move, seat)
        if ahead.kind() == steps.OFFER and ahead.turn() == seat and ahead.moves(seat) == [PASS]:
            found.append(ACTIONS[ahead.chosen])
    return found


def still_to_pay(state: TinyEpicKingdoms, seat: int) -> int:
    if state.turn() != seat:
        return 0
    if state.kind() == steps.PAY:
        return state.number() >> 4
    return state.war.dial(seat) if state.war is not None and state.kind() == steps.PAY_WAR else 0
