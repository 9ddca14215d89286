"""Realms that make treaties."""

from __future__ import annotations

from koruna.games.suverenita.rules.board.holding import pair
from koruna.games.suverenita.rules.numbers import TREATIES
from koruna.games.suverenita.rules.pacts import treaties
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import position, settle


def three(mode: str = "advanced", round: int = 1, gold: int = 20) -> Suverenita:
    """Three players far from each other."""
    state = position(seats=3, mode=mode, round=round)
    settle(state, "a1", 0)
    settle(state, "a3", 1)
    settle(state, "c2", 2)
    state.gold = [gold, gold, gold]
    return state


def trade(state: Suverenita) -> None:
    treaties.begin(state)
    state.go_on()


def treaty_of(state: Suverenita, one: int, other: int) -> str:
    return TREATIES[state.treaty[pair(state, one, other)]]


def sign(state: Suverenita, superior: int, inferior: int, treaty: str, gold: int = -1) -> None:
    kind = TREATIES.index(treaty)
    treaties.sign(state, superior, inferior, kind, state.setup.values.treaty_gold[kind] if gold < 0 else gold, 0)
