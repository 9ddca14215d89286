"""Upcoming gold if nothing changes: the next taxes and dues, and the next wages."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.holding import pair
from koruna.games.suverenita.rules.numbers import (
    AUTUMN,
    COUNT_BIT,
    MERCENARY,
    TRIBUTE,
    VASSALAGE,
    WINTER,
)
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade.taxing import taxes_of


def next_taxes_in(state: Suverenita) -> int:
    """The round of the next taxes; 0 if there are no more. In the first game three seasons of four have taxes (18)."""
    last = state.setup.values.years * 4
    for round in range(max(1, state.round), last + 1):
        season = (round + 3) % 4
        if season == AUTUMN or (not state.setup.has_farms and season != WINTER):
            return round
    return 0


def taxes_before_winter(state: Suverenita) -> int:
    """How many times taxes are paid before the next winter (18: in the first game three times a year)."""
    if state.season() == WINTER:
        return 0
    if not state.setup.has_farms:
        return WINTER - state.season() - (1 if is_taxed(state) else 0)
    return 0 if is_taxed(state) else 1


def is_taxed(state: Suverenita) -> bool:
    """Whether the taxes of this round have been paid."""
    return state.kind() in (steps.HARVEST, steps.ANNOUNCE) and next_taxes_in(state) == state.round


def coming_taxes(state: Suverenita, seat: i64) -> int:
    """The next taxes, by the current map (15.4); 0 after the last ones."""
    return taxes_of(state, seat) if next_taxes_in(state) else 0


def coming_dues(state: Suverenita, seat: i64) -> int:
    """Tribute and vassals' dues (16.1) with the next taxes: income less payments."""
    round = next_taxes_in(state)
    gold = 0
    if not round:
        return 0
    for other in range(state.setup.seats):
        if other == seat:
            continue
        between = pair(state, seat, other)
        treaty = state.treaty[between]
        if treaty != TRIBUTE and treaty != VASSALAGE:
            continue
        if state.ends_in[between] and state.ends_in[between] <= round:
            continue  # it ends in Trade, before the taxes (16.5)
        gold += state.due[between] if state.superior[between] == seat else -state.due[between]
    return gold


def coming_wages(state: Suverenita, seat: i64) -> int:
    """The wages of a player's mercenaries next winter (13.5)."""
    count: i64 = 0
    for stacks in state.armies:
        for pieces in stacks:
            units: i64 = pieces
            if units & 7 == MERCENARY and units >> 9 & 15 == seat:
                count += units >> COUNT_BIT
    return int(count) * state.setup.values.wage
