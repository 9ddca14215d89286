"""Taxes (15.4), without tributes and vassals' dues, which players pay each other."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.games.suverenita.rules.board.connecting import network
from koruna.games.suverenita.rules.board.holding import is_free
from koruna.games.suverenita.rules.numbers import CITY
from koruna.games.suverenita.rules.state import Suverenita


def taxes_of(state: Suverenita, seat: i64) -> int:
    """Free settlements and their harbours pay, connected or not.

    A land field pays half a gold if it is not plundered, is connected to a free settlement, and has own units or a free
    settlement on it.
    """
    values = state.setup.values
    is_sea = state.setup.world.is_sea
    parts = network(state, seat)
    gold = 0
    halves = 0
    for field in range(len(parts)):
        if state.lord[field] == seat and is_free(state, field, seat):
            gold += values.tax_city if state.settlement[field] == CITY else values.tax_village
            if state.dockyard[field] == 2:
                gold += values.tax_harbour
        if parts[field] > 0 and not is_sea[field] and state.control[field] == seat and not state.plundered[field]:
            halves += values.tax_field_halves
    return gold + halves // 2
