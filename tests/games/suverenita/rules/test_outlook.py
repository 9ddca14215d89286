"""Forecasts: the winter and the victories."""

from __future__ import annotations

from koruna.games.suverenita.rules.trade.outlook import Goals, winter_of
from tests.games.suverenita.positions import change, set_up


def test_15_6_the_winter_as_it_stands() -> None:
    state = set_up(
        "field a1 settlement village:0, dockyard harbour, grain 2, fish 3, units 0:LI*2"
        " | field a2 herds 0:sheep 0:cows, units 0:CA | field b1 crop 1:0, units 0:LI"
    )
    winter = winter_of(state, 0)
    assert winter.food == 3
    assert winter.needed == 1 + 2 + 2 + 2 + 1
    assert winter.missing == 5
    assert winter.crops == 3  # green, not yet grown, and there is room for three
    assert winter.missing_after == 2
    assert winter.meat == 10


def test_15_6_what_is_cut_off_is_missing_all_the_same() -> None:
    state = set_up("round 4 | field a1 settlement village:0, grain 5 | field c3 units 0:LI")
    winter = winter_of(state, 0)
    assert (winter.food, winter.needed, winter.missing) == (5, 2, 1)


def test_15_5_crops_count_as_far_as_there_is_room() -> None:
    state = set_up("round 3 | field a1 settlement village:0, crop 4:0, grain 4")
    assert winter_of(state, 0).crops == 1


def test_18_the_winter_of_the_first_game_is_paid_in_gold() -> None:
    state = set_up("round 2 | field a1 settlement city:0, units 0:LI*5", mode="first")
    winter = winter_of(state, 0)
    assert (winter.food, winter.needed, winter.missing, winter.crops) == (5, 7, 2, 0)


def test_17_distances() -> None:
    state = set_up(
        "field a1 settlement city:0, grain 3 | field c3 settlement village:1 | field c2 settlement village:2"
        " | field b1 units 0:LI | player 0 vp 4 | pair 0-1 treaty vassalage:0, due 1",
        seats=3,
    )
    goals = Goals(state, 0)
    assert goals.vp == 6
    assert goals.have == [2, 1, 3, 1]
    assert goals.need == [14, 9, 40, 2]
    assert (goals.held, goals.goals) == (0, 2)
    assert (goals.food, goals.food_for_dominance, goals.food_for_power) == (3, 2, 42)
    assert goals.treaties == 1
    assert goals.lead == 4 + 2 * 2 + 1 + 1 + 3 - 3
    assert goals.lead_needed == 12
    change(state, "player 0 vp 12")
    assert Goals(state, 0).vp == 0
