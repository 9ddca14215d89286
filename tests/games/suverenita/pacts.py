"""Realms that make treaties."""

from __future__ import annotations

from koruna.games.suverenita.rules.board.holding import pair
from koruna.games.suverenita.rules.numbers import TREATIES
from koruna.games.suverenita.rules.pacts import diplomacy, treaties
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import set_up


def three(items: str = "", mode: str = "advanced", round: int = 1, gold: int = 20) -> Suverenita:
    """Three players far from each other."""
    realms = "field a1 settlement village:0 | field a3 settlement village:1 | field c2 settlement village:2"
    purses = f"player 0 gold {gold} | player 1 gold {gold} | player 2 gold {gold}"
    return set_up(f"round {round} | {realms} | {purses}", items, seats=3, mode=mode)


def trade(state: Suverenita) -> None:
    diplomacy.begin(state)
    state.go_on()


def treaty_of(state: Suverenita, one: int, other: int) -> str:
    return TREATIES[state.treaty[pair(state, one, other)]]


def sign(state: Suverenita, superior: int, inferior: int, treaty: str, gold: int = -1) -> None:
    kind = TREATIES.index(treaty)
    treaties.sign(state, superior, inferior, kind, state.setup.values.treaty_gold[kind] if gold < 0 else gold, 0)
