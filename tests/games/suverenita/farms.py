"""Realms with farms, and their springs and autumns."""

from __future__ import annotations

from koruna.games.suverenita.rules.farm import farming
from koruna.games.suverenita.rules.numbers import HERDS, herd_kind, herd_owner
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import position, settle, units


def spring(state: Suverenita) -> None:
    farming.begin_spring(state)
    state.go_on()


def autumn(state: Suverenita) -> None:
    farming.begin_autumn(state)
    state.go_on()


def herds_of(state: Suverenita, seat: int) -> list[str]:
    found = [HERDS[herd_kind(h)] for herds in state.herds for h in herds if herd_owner(h) == seat]
    return sorted(found)


def realm() -> Suverenita:
    """A village on a1 with three controlled fields around it, and a neighbour far away."""
    state = position()
    settle(state, "a1", 0, grain=0)
    units(state, "a2", 0)
    units(state, "b1", 0)
    units(state, "c1", 0)
    settle(state, "c3", 1)
    return state
