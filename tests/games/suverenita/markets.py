"""Positions in Trade."""

from __future__ import annotations

from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade import trading
from tests.games.suverenita.positions import set_up


def trade(state: Suverenita) -> Suverenita:
    trading.begin(state)
    return state


def home(items: str = "", gold: int = 20, mode: str = "advanced", count: int = 3) -> Suverenita:
    """Trade of a village on the coast with light infantry on its field."""
    village = f"field a1 settlement village:0, units 0:LI*{count} | player 0 gold {gold}"
    # With something to do a seat is asked even without gold.
    return trade(set_up(f"{village} | field c1 units 0:HI", items, mode=mode))
