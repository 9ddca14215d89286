"""Taxes and upkeep of the first game (18)."""

from __future__ import annotations

from koruna.games.suverenita.rules import values_reading
from koruna.games.suverenita.rules.farm import feeding
from koruna.games.suverenita.rules.numbers import COUNT_BIT
from tests.games.suverenita.positions import at, play, set_up, texts
from tests.games.suverenita.winters import WINTER


def test_18_upkeep_of_the_first_game() -> None:
    state = set_up(
        f"round {WINTER} | field a1 settlement city:0, units 0:LI*3 | field b1 settlement village:0"
        " | field c3 settlement village:1 | player 0 gold 20 | player 1 gold 20",
        mode="first",
    )
    feeding.pay_or_tax(state)
    state.go_on()
    assert state.gold == [20 - 2 - 1 - 3, 19]


def test_18_upkeep_of_the_first_game_is_a_price_of_its_own() -> None:
    values = values_reading.own(
        "[first_game]\nquick_upkeep_unit = 3\nquick_upkeep_settlement = [0, 4, 7]\nquick_upkeep_encircled = 5"
    )
    state = set_up(
        f"round {WINTER} | field a1 settlement city:0, units 0:LI*2"
        " | field b3 settlement village:0, units 0:LI@inside 1:LI | field c3 settlement village:1"
        " | player 0 gold 60 | player 1 gold 20",
        mode="first",
        values=values,
    )
    feeding.pay_or_tax(state)
    state.go_on()
    assert state.gold == [60 - (7 + 2 * 3) - 5 * (4 + 3), 20 - 4 - 3]


def test_18_upkeep_is_double_when_encircled_and_the_unconnected_are_lost() -> None:
    state = set_up(
        f"round {WINTER} | field a1 settlement village:0, units 0:LI@inside*2 1:LI"
        " | field b1 settlement village:1 | field c3 units 0:LI | player 0 gold 20 | player 1 gold 20",
        mode="first",
    )
    feeding.pay_or_tax(state)
    state.go_on()
    assert state.gold[1] == 20 - 2
    play(state, "auto", 0)
    assert state.gold[0] == 20 - 2 * 3
    assert state.armies[at(state, "c3")] == []


def test_18_who_cannot_pay_chooses_what_is_lost() -> None:
    state = set_up(
        f"round {WINTER} | field a1 settlement village:0, units 0:LI*2 | field a2 units 0:HI"
        " | field c3 settlement village:1 | player 0 gold 2 | player 1 gold 5",
        mode="first",
    )
    feeding.pay_or_tax(state)
    state.go_on()
    assert set(texts(state, 0)) == {"auto", "raze a1", "starve a1 LI*2", "starve a1 LI*1", "starve a2 HI*1"}
    play(state, "starve a2 HI*1", 0)
    play(state, "auto", 0)
    assert state.gold[0] == 0
    assert state.settlement[at(state, "a1")] == 1
    assert [stack >> COUNT_BIT for stack in state.armies[at(state, "a1")]] == [1]


def test_18_taxes_of_the_first_game_come_in_three_seasons() -> None:
    for round, gold in ((1, 6), (2, 6), (3, 6), (4, 4)):
        state = set_up(f"round {round} | field a1 settlement village:0 | field c3 settlement village:1", mode="first")
        feeding.pay_or_tax(state)
        state.go_on()
        assert state.gold == [gold, gold]
