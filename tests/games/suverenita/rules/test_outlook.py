"""Forecasts: the winter and the victories."""

from __future__ import annotations

from koruna.games.suverenita.rules.trade.outlook import Goals, winter_of
from tests.games.suverenita.positions import ally, pen, position, settle, sow, units


def test_15_6_the_winter_as_it_stands() -> None:
    state = position(round=1)
    settle(state, "a1", 0, grain=2, fish=3, dockyard=2)
    units(state, "a1", 0, count=2)
    units(state, "a2", 0, "CA")
    pen(state, "a2", 0, "sheep", "cows")
    units(state, "b1", 0)
    sow(state, "b1", 0)
    winter = winter_of(state, 0)
    assert winter.food == 3
    assert winter.needed == 1 + 2 + 2 + 2 + 1
    assert winter.missing == 5
    assert winter.crops == 3  # green, not yet grown, and there is room for three
    assert winter.missing_after == 2
    assert winter.meat == 10


def test_15_6_what_is_cut_off_is_missing_all_the_same() -> None:
    state = position(round=4)
    settle(state, "a1", 0, grain=5)
    units(state, "c3", 0)
    winter = winter_of(state, 0)
    assert (winter.food, winter.needed, winter.missing) == (5, 2, 1)


def test_15_5_crops_count_as_far_as_there_is_room() -> None:
    state = position(round=3)
    settle(state, "a1", 0, grain=4)
    sow(state, "a1", 0, 4)
    assert winter_of(state, 0).crops == 1


def test_18_the_winter_of_the_first_game_is_paid_in_gold() -> None:
    state = position(mode="first", round=2)
    settle(state, "a1", 0, city=True)
    units(state, "a1", 0, count=5)
    winter = winter_of(state, 0)
    assert (winter.food, winter.needed, winter.missing, winter.crops) == (5, 7, 2, 0)


def test_17_distances() -> None:
    state = position(seats=3)
    settle(state, "a1", 0, city=True, grain=3)
    settle(state, "c3", 1)
    settle(state, "c2", 2)
    units(state, "b1", 0)
    state.vp[0] = 4
    ally(state, 0, 1)
    goals = Goals(state, 0)
    assert goals.vp == 6
    assert goals.have == [2, 1, 3, 1]
    assert goals.need == [14, 9, 40, 2]
    assert (goals.held, goals.goals) == (0, 2)
    assert (goals.food, goals.food_for_dominance, goals.food_for_power) == (3, 2, 42)
    assert goals.treaties == 1
    assert goals.lead == 4 + 2 * 2 + 1 + 1 + 3 - 3
    assert goals.lead_needed == 12
    state.vp[0] = 12
    assert Goals(state, 0).vp == 0
