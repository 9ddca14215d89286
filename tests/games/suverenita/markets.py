"""Positions in Trade."""

from __future__ import annotations

from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade import trading
from tests.games.suverenita.positions import position, settle, units


def trade(state: Suverenita, gold: int = 20) -> Suverenita:
    """Trade begins; the first seat has this much gold."""
    state.gold[0] = gold
    trading.begin(state)
    return state


def home(
    gold: int = 20, mode: str = "advanced", *, city: bool = False, dockyard: int = 0, count: int = 3
) -> Suverenita:
    """A settlement on the coast with light infantry on its field."""
    state = position(mode=mode)
    settle(state, "a1", 0, city=city, dockyard=dockyard)
    units(state, "a1", 0, count=count)
    units(state, "c1", 0, "HI")  # with something to do a seat is asked even without gold
    return trade(state, gold)
