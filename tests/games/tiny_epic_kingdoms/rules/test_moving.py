"""Patrol and Quest, and where figures may not go."""

from __future__ import annotations

from tests.games.tiny_epic_kingdoms.tabletop import (
    choose,
    figures,
    have,
    legal,
    place,
    play,
    refusal,
    stand,
    table,
    until,
)

THREE = ("orcs", "dwarves", "humans")


def test_M1_a_patrol_goes_to_a_neighbour_over_land() -> None:
    state = table(*THREE)
    choose(state, "patrol")
    assert legal(state, "patrol") == ["patrol a1-a2", "patrol a1-a4", "patrol a1-a5"]
    assert refusal(state, "patrol a1-a3") == "not-adjacent"
    play(state, "patrol a1-a2")
    assert figures(state, 0) == "a1 a2"


def test_M1_a_river_parts_neighbours() -> None:
    state = table(*THREE, homes="vrtichvostan plebejsko plebejsko")
    choose(state, "patrol")
    assert legal(state, "patrol") == ["patrol a1-a4"]
    assert refusal(state, "patrol a1-a2") == "not-adjacent"


def test_M1_on_any_card_not_only_at_home() -> None:
    state = table(*THREE)
    stand(state, 0, "a1 b3")
    choose(state, "patrol")
    assert "patrol b3-b4" in legal(state)


def test_M2_a_quest_goes_to_any_other_card() -> None:
    state = table(*THREE)
    choose(state, "quest")
    assert legal(state, "quest") == sorted(f"quest a1-{card}{number}" for card in "bc" for number in (2, 3, 4, 5))
    assert refusal(state, "quest a1-a2") == "patrol-or-quest"
    play(state, "quest a1-c3")
    assert figures(state, 0) == "a1 c3"


def test_M3_quests_leave_from_and_arrive_at_border_regions() -> None:
    state = table(*THREE, homes="pocemburg pocemburg plebejsko")
    stand(state, 0, "a3 a2")  # the third region is the inner one
    choose(state, "quest")
    assert refusal(state, "quest a3-b2") == "border-regions"
    assert refusal(state, "quest a2-b3") == "border-regions"
    assert refusal(state, "quest a2-b2") is None


def test_M4_never_more_than_two_figures_in_a_region() -> None:
    state = table(*THREE)
    stand(state, 0, "a1 a2 a2 a3")
    choose(state, "patrol")
    assert refusal(state, "patrol a1-a2") == "two-figures"
    stand(state, 0, "a1 a2 a3")
    stand(state, 1, "a2 b1 b1")
    assert refusal(state, "patrol a1-a2") == "two-figures"


def test_M5_nobody_enters_a_region_with_a_last_figure() -> None:
    state = table(*THREE)
    stand(state, 0, "a1 a1")
    stand(state, 1, "a2")
    choose(state, "patrol")
    assert refusal(state, "patrol a1-a2") == "last-figure"


def test_M5_a_last_figure_enters_no_region_of_another_player() -> None:
    state = table(*THREE)
    stand(state, 0, "a1")
    stand(state, 1, "a2 b1")
    choose(state, "patrol")
    assert refusal(state, "patrol a1-a2") == "own-last-figure"
    assert refusal(state, "patrol a1-a5") is None


def test_M5_figures_in_the_hall_do_not_count() -> None:
    state = table("orcs", "valkyries", "humans")
    stand(state, 1, "a2", hall=2)
    choose(state, "patrol")
    assert refusal(state, "patrol a1-a2") == "last-figure"


def test_M5_a_last_figure_may_attack_neutrals() -> None:
    state = table("orcs", "dwarves")
    stand(state, 0, "a1")
    have(state, 0, ore=9)
    choose(state, "quest")
    assert refusal(state, "quest a1-c1") is None


def test_M6_a_lying_figure_does_not_move_but_stands_up_by_a_patrol() -> None:
    state = table(*THREE, homes="tutenstan plebejsko plebejsko")
    stand(state, 0, "a3 a5")
    choose(state, "patrol")
    assert refusal(state, "patrol a3-a1") == "lying"
    assert refusal(state, "stand a5") == "nobody-lies"
    play(state, "stand a3")
    assert figures(state, 0) == "a3 a5"
    assert state.turn() == 1  # that was the whole Patrol


def test_M6_nor_does_it_go_on_a_quest_before_it_stands() -> None:
    state = table(*THREE, homes="tutenstan plebejsko plebejsko")
    stand(state, 0, "a3 a1")
    choose(state, "quest")
    assert refusal(state, "quest a3-b2") == "lying"
    state.realms[0].stand_up(place("a3"))
    play(state, "quest a3-b2")
    assert figures(state, 0) == "a1 b2"


def test_M6_of_two_in_ruins_the_one_that_stands_may_leave() -> None:
    state = table(*THREE, homes="tutenstan plebejsko plebejsko")
    stand(state, 0, "a3 a3")
    choose(state, "patrol")
    assert legal(state, "patrol") == []
    state.realms[0].stand_up(place("a3"))
    play(state, "patrol a3-a1")
    assert figures(state, 0) == "a1 (a3)"


def test_M7_who_enters_ruins_lies_down() -> None:
    state = table(*THREE, homes="tutenstan plebejsko plebejsko")
    choose(state, "patrol")
    play(state, "patrol a1-a3")
    assert figures(state, 0) == "a1 (a3)"


def test_M8_one_may_join_an_own_single_figure() -> None:
    state = table(*THREE)
    stand(state, 0, "a1 a2")
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    assert figures(state, 0) == "a2 a2"
    assert state.step_name() == "offer"


def test_P3_water_and_cliffs_are_no_regions() -> None:
    state = table(*THREE)
    choose(state, "patrol")
    assert refusal(state, "patrol a1-a6") == "no-such-region"
    until(state, 1)
    assert refusal(state, "patrol a1-a2") == "no-figure-there"
