"""Realms with farms, and their springs and autumns."""

from __future__ import annotations

from koruna.games.suverenita.rules.farm import farming
from koruna.games.suverenita.rules.numbers import HERDS, herd_kind, herd_owner
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import set_up

FIELDS_AROUND = "field a2 units 0:LI | field b1 units 0:LI | field c1 units 0:LI"


def spring(state: Suverenita) -> None:
    farming.begin_spring(state)
    state.go_on()


def autumn(state: Suverenita) -> None:
    farming.begin_autumn(state)
    state.go_on()


def herds_of(state: Suverenita, seat: int) -> list[str]:
    found = [HERDS[herd_kind(h)] for herds in state.herds for h in herds if herd_owner(h) == seat]
    return sorted(found)


def realm(items: str = "") -> Suverenita:
    """A village on a1 with three controlled fields around it, and a neighbour far away."""
    return set_up(f"field a1 settlement village:0 | {FIELDS_AROUND} | field c3 settlement village:1", items)
