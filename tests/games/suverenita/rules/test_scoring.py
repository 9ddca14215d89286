"""Total points and farm points (17.6, 17.7)."""

from __future__ import annotations

from koruna.games.suverenita.rules import scoring
from koruna.games.suverenita.rules.numbers import CITY
from tests.games.suverenita.positions import ally, at, pen, position, settle, sow, units


def test_17_7_farm_points() -> None:
    state = position()
    settle(state, "a1", 0, grain=3, fish=3, dockyard=2)
    assert scoring.farm_points(state, 0) == 3 + 1
    settle(state, "a2", 0, fish=1, dockyard=1)
    assert scoring.farm_points(state, 0) == 3 + 2  # four fish, in two places
    state.fish[at(state, "a2")] = 0
    pen(state, "b1", 0, "sheep", "pigs")
    pen(state, "b2", 0, "horses", "cows")
    assert scoring.farm_points(state, 0) == 4 + 2 + 4 + 4 + 6
    assert scoring.farm_points(state, 1) == 0


def test_17_7_sown_grain_is_no_farm_point() -> None:
    state = position()
    sow(state, "a1", 0, 4)
    assert scoring.farm_points(state, 0) == 0
    assert scoring.standing_grain(state, 0) == 4


def test_17_6_points_of_land_and_settlements() -> None:
    state = position()
    assert state.scores() == [0, 0]
    units(state, "b1", 0)
    assert state.scores()[0] == 2  # one land field that is not plundered
    state.plundered[at(state, "b1")] = 1
    assert state.scores()[0] == 1
    settle(state, "a1", 0)
    assert state.scores()[0] == 1 + 2 + 1  # with a free settlement
    settle(state, "a1", 0, city=True)
    assert state.scores()[0] == 1 + 2 + 1 + 1  # and a free city
    sow(state, "c3", 0)
    assert state.scores()[0] == 5 + 2  # owned
    units(state, "s1", 0, "TR")
    units(state, "hub", 0)
    assert state.scores()[0] == 7  # neither sea nor neutral land


def test_17_6_an_encircled_city_scores_nothing() -> None:
    state = position()
    settle(state, "a1", 0, city=True)
    units(state, "a1", 1)
    assert state.scores() == [0, 2]
    assert scoring.free_settlements(state, 0) == 0
    assert scoring.free_settlements(state, 0, CITY) == 0


def test_17_6_five_farm_points_are_one() -> None:
    state = position()
    settle(state, "a1", 0, grain=4)
    assert state.scores()[0] == 3
    state.grain[at(state, "a1")] = 5
    assert state.scores()[0] == 4


def test_17_6_victory_points_count_one_each_and_may_be_negative() -> None:
    state = position()
    state.vp = [7, -3]
    assert state.scores() == [7, -3]


def test_17_6_treaties() -> None:
    for treaty, superior, inferior in (("tribute", 1, -1), ("ransom", 2, -2), ("vassalage", 3, -3), ("aid", 1, -2)):
        state = position(seats=3)
        ally(state, 0, 1, treaty, 9)
        assert state.scores() == [superior, inferior, 0]
