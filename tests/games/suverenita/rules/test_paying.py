"""Payments between players (16.2): everything paid leaves one player and reaches the other."""

from __future__ import annotations

from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade import paying
from tests.games.suverenita.positions import at, set_up

SHEEP = paying.COINS.index("sheep")
GRAIN = paying.COINS.index("grain")


def herds_of(state: Suverenita, seat: int) -> int:
    return sum(herd >> 2 & 15 == seat for herds in state.herds for herd in herds)


def test_16_2_a_herd_that_holds_the_others_together_is_paid_with_them() -> None:
    # Here c1 is connected over b1 alone, and b1 is owned by its herd alone.
    state = set_up(
        "field a1 settlement village:0 | field c3 settlement village:1 | field b1 herds 0:sheep"
        " | field c1 herds 0:sheep"
    )
    assert paying.purse_of(state, 0, True).stock[SHEEP - 1] == 2
    paying.pay(state, 1, 0, SHEEP, 2)
    assert (herds_of(state, 0), herds_of(state, 1)) == (0, 2)


def test_16_2_grain_goes_from_the_fullest_store_to_the_emptiest() -> None:
    state = set_up(
        "field a1 settlement village:0, grain 2 | field a2 settlement village:0, grain 5"
        " | field c3 settlement village:1, grain 4 | field b3 settlement village:1, grain 1"
    )
    paying.pay(state, 1, 0, GRAIN, 3)
    assert [state.grain[at(state, id)] for id in ("a1", "a2", "c3", "b3")] == [2, 2, 4, 4]
