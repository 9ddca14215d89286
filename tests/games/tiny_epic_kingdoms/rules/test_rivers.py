"""M1: rivers count as water for abilities that speak of it, unless the option is switched off."""

from __future__ import annotations

import pytest

from koruna.games.tiny_epic_kingdoms.rules.scoring import tally
from tests.games.tiny_epic_kingdoms.tabletop import able, choose, end_turn, have, legal, most, play, stand, stock, until

ON_AND_OFF = pytest.mark.parametrize("rivers", [True, False])
# Muddlemark: a river parts a2 from a1 and a5; a1 is at no other water.
RIVER = "zmatkansko plebejsko plebejsko"


@ON_AND_OFF
def test_M1_merfolk_1_swim_across_a_river(rivers: bool) -> None:
    state = able("merfolk", 1, homes="vrtichvostan plebejsko plebejsko", rivers_are_water=rivers)
    choose(state, "patrol")
    over_lake_and_land = ["patrol a1-a3", "patrol a1-a4"]
    assert legal(state, "patrol") == (["patrol a1-a2"] if rivers else []) + over_lake_and_land


def test_M1_a_river_and_the_lake_it_flows_into_are_two_waters() -> None:
    state = able("merfolk", 1, homes=RIVER)
    choose(state, "patrol")
    assert legal(state, "patrol") == ["patrol a1-a2", "patrol a1-a4", "patrol a1-a5"]  # not a3, which is at the lake


def test_M1_other_factions_do_not_cross_a_river() -> None:
    state = able("humans", 5, homes=RIVER)
    choose(state, "patrol")
    assert legal(state, "patrol") == ["patrol a1-a4", "patrol a1-a5"]


@ON_AND_OFF
def test_M1_merfolk_2_a_war_by_a_river_costs_one_less(rivers: bool) -> None:
    state = able("merfolk", 2, homes=RIVER, rivers_are_water=rivers)
    stand(state, 0, "a4 a4 a2")
    stand(state, 1, "a1 b1 b1")
    have(state, 0, ore=1)
    choose(state, "patrol")
    play(state, "patrol a4-a1")
    assert most(state, 0) == (2 if rivers else 1)


@ON_AND_OFF
def test_M1_merfolk_3_swimming_across_a_river_earns_a_resource(rivers: bool) -> None:
    state = able("merfolk", 3, homes=RIVER, rivers_are_water=rivers)
    choose(state, "patrol")
    play(state, "patrol a1-a5")  # along the river: over land, or by water, which is never worse
    assert state.step_name() == ("gain" if rivers else "offer")


@ON_AND_OFF
def test_M1_merfolk_5_figures_by_a_river_count(rivers: bool) -> None:
    state = able("merfolk", 5, homes=RIVER, rivers_are_water=rivers)
    stand(state, 0, "a1 a1 a2")  # a2 is at the lake too
    assert tally(state, 0).bonus == (1 if rivers else 0)


@ON_AND_OFF
def test_M1_humans_4_collect_more_by_a_river(rivers: bool) -> None:
    state = able("humans", 4, homes=RIVER, rivers_are_water=rivers)
    choose(state, "trade")
    end_turn(state)
    choose(state, "patrol")  # by the second player, so that the first may collect
    until(state, 0)
    play(state, "collect")
    assert stock(state, 0) == ((1, 0, 1) if rivers else (0, 0, 1))


def test_the_view_shows_what_is_by_water() -> None:
    for rivers in (True, False):
        state = able("humans", 0, homes=RIVER, rivers_are_water=rivers)
        view = state.view()
        assert view.rivers_are_water == rivers
        assert [region.by_water for region in view.territories[0].regions] == [rivers, True, True, True, True]
