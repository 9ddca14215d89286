"""Scoring, row by row, with the worked examples of the rules."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from koruna.games.eight_minute_empire.rules import scoring
from tests.games.eight_minute_empire.tabletop import acting, bare, put, ready

# By good: how many of it for 1, 2, 3 and 5 points.
STEPS = {
    "ruby": [1, 2, 3, 4],
    "stone": [2, 3, 4, 5],
    "wood": [2, 4, 5, 6],
    "anvil": [2, 4, 6, 7],
    "carrot": [3, 5, 7, 8],
}


def test_scoring_region_goes_to_the_most_armies() -> None:
    state = bare("armies 9:2", "armies 9:1")
    assert scoring.control(state)[9] == 0
    assert state.view().players[0].regions == [9]


def test_scoring_region_a_city_counts_as_one_army() -> None:
    state = bare("armies 9:1", "armies 9:1, cities 9:1")
    assert scoring.control(state)[9] == 1


def test_scoring_region_tied_is_nobodys() -> None:
    state = bare("armies 9:2", "armies 9:1, cities 9:1", "armies 9:1")
    assert scoring.control(state)[9] == scoring.NOBODY
    assert state.scores() == [0, 0, 0]


def test_scoring_region_a_lone_city_suffices() -> None:
    state = bare("cities 9:1", "")
    assert scoring.control(state)[9] == 0
    assert state.view().players[0].points_regions == 1


def test_scoring_continent_goes_to_the_most_controlled_regions_not_armies() -> None:
    state = bare("armies 21:9 25:4", "armies 23:1 24:1")
    ruled = scoring.continents(state, scoring.control(state))
    assert ruled[3] == 0
    assert ruled[4] == 1
    assert state.scores() == [2 + 1, 2 + 1]


def test_scoring_continent_tied_is_nobodys() -> None:
    state = bare("armies 21:5", "armies 22:1")
    assert scoring.continents(state, scoring.control(state))[3] == scoring.NOBODY
    assert state.scores() == [1, 1]


def test_scoring_continent_without_a_controlled_region_is_nobodys() -> None:
    state = bare("armies 21:1", "armies 21:1")
    assert scoring.continents(state, scoring.control(state)) == [scoring.NOBODY] * 5


def test_scoring_start_region_is_an_ordinary_region() -> None:
    state = ready(2)
    assert state.scores() == [0, 0], "tied at the start"
    put(state, 0, 12, armies=1)
    assert state.scores() == [2, 0], "the region, and the continent with it"


def test_scoring_goods_the_worked_example_of_crystals() -> None:
    assert [scoring.worth(0, count) for count in range(6)] == [0, 1, 2, 3, 5, 5]


@pytest.mark.parametrize("good", STEPS)
def test_scoring_goods_best_step_reached(good: str) -> None:
    number = list(STEPS).index(good)
    for count in range(12):
        expected = max([0, *(p for need, p in zip(STEPS[good], (1, 2, 3, 5), strict=True) if count >= need)])
        assert scoring.worth(number, count) == expected


def test_scoring_goods_cards_with_two_icons_count_two() -> None:
    state = acting("carrot-6")
    assert state.empires[0].goods == [0, 0, 0, 0, 2, 0]
    state = acting("anvil-9", seats=5)
    assert state.empires[0].goods == [0, 0, 0, 2, 0, 0]


def test_scoring_overshoot_brings_no_more_and_no_second_set() -> None:
    carrots = "cards carrot-1 carrot-2 carrot-3 carrot-4 carrot-5 carrot-6 carrot-7"
    assert bare(carrots, "").scores()[0] == 5
    assert bare(f"{carrots} carrot-8 wild-1 wild-2 wild-3", "").scores()[0] == 5


def test_scoring_joker_adds_to_a_good_already_owned() -> None:
    assert bare("cards ruby-1 ruby-2 ruby-3 wild-1", "").scores()[0] == 5


def test_scoring_joker_alone_is_worth_nothing() -> None:
    assert bare("cards wild-1 wild-2 wild-3", "").scores()[0] == 0


def test_scoring_jokers_go_separately_where_they_bring_most() -> None:
    state = bare("cards ruby-1 ruby-2 ruby-3 stone-1 carrot-1 wild-1 wild-2", "")
    assert scoring.place_jokers(state.empires[0].goods) == [1, 1, 0, 0, 0]
    assert state.scores()[0] == 5 + 1


def test_scoring_jokers_are_placed_best_in_every_case() -> None:
    """Against every way there is to place them."""
    rng = Random(5)
    for _ in range(300):
        counts = [rng.choice([0, 0, 1, 2, 3, 4, 6]) for _ in range(5)]
        for jokers in range(4):
            owned = [good for good in range(5) if counts[good]]
            ways = product(owned, repeat=jokers) if owned else [()]
            best = max(scoring.points_with(counts, [way.count(good) for good in range(5)]) for way in ways)
            assert scoring.goods_points([*counts, jokers]) == best


def test_scoring_tie_break_coins_then_armies_then_regions() -> None:
    one = "coins 13, armies 1:2, cards ruby-1"
    state = bare(one, "coins 14, armies 21:1, cards ruby-2")
    assert state.scores() == [3, 3]
    assert state.ranks() == [2, 1], "coins before armies"
    assert bare(one, "coins 13, armies 21:1, cards ruby-2").ranks() == [1, 2], "more armies on the map"
    assert bare(one, "coins 13, armies 21:2, cards ruby-2").ranks() == [1, 1], "all equal: shared"


def test_scoring_tie_break_armies_are_cubes_only() -> None:
    state = bare("armies 1:1, cities 1:2", "armies 21:2")
    assert state.scores() == [2, 2]
    assert state.ranks() == [2, 1]


def test_scoring_tie_break_regions_last() -> None:
    state = bare("armies 1:1 2:1", "armies 21:2, cards ruby-1")
    assert state.scores() == [3, 3]
    assert state.ranks() == [1, 2]


def test_scoring_still_tied_is_shared() -> None:
    state = ready(3)
    assert state.ranks() == [1, 1, 1]


def test_scoring_mid_game_is_public() -> None:
    state = acting("ruby-1")
    assert state.scores() == [1, 0]
    assert state.view().players[0].points_goods == 1
