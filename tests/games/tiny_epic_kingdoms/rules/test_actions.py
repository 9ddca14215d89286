"""Build, Research, Expand, Trade, and collecting."""

from __future__ import annotations

from tests.games.tiny_epic_kingdoms.tabletop import (
    change,
    choose,
    figures,
    have,
    learn,
    legal,
    play,
    refusal,
    stand,
    stock,
    table,
    token,
    until,
)

THREE = ("orcs", "dwarves", "merfolk")


def test_B1_build_costs_ore_and_research_mana_of_the_next_level() -> None:
    state = table(*THREE)
    have(state, 0, ore=2)
    choose(state, "build")
    play(state, "build")
    assert (state.realms[0].castle, stock(state, 0)) == (1, (0, 1, 0))
    state = table(*THREE)
    learn(state, 0, 2)
    have(state, 0, mana=4)
    choose(state, "research")
    play(state, "research")
    assert (state.realms[0].magic, stock(state, 0)) == (3, (0, 0, 1))
    assert (state.step_name(), state.turn()) == ("offer", 1)  # one level an action, and nothing else


def test_B1_the_exact_price_is_enough() -> None:
    state = table(*THREE)
    learn(state, 0, 2)
    have(state, 0, mana=3)
    choose(state, "research")
    play(state, "research")
    assert (state.realms[0].magic, stock(state, 0)) == (3, (0, 0, 0))


def test_B1_without_enough_there_is_no_next_level() -> None:
    state = table(*THREE)
    change(state, "realm 0 castle 3")
    have(state, 0, ore=3, mana=9)
    choose(state, "build")
    assert refusal(state, "build") == "build-price"
    change(state, "realm 0 castle 6")
    assert refusal(state, "build") == "castle-top"
    state = table(*THREE)
    have(state, 0, ore=9)
    choose(state, "research")
    assert refusal(state, "research") == "research-price"
    learn(state, 0, 5)
    assert refusal(state, "research") == "magic-top"


def test_B1_lower_levels_stay_active() -> None:
    state = table(*THREE)
    learn(state, 0, 5)
    powers = state.realms[0].powers
    assert powers.wins_ties
    assert powers.values[0] == 1
    assert powers.raises


def test_C1_the_fourth_figure_costs_four_food() -> None:
    state = table(*THREE)
    stand(state, 0, "a1 a1 a2")
    have(state, 0, food=3)
    choose(state, "expand")
    assert refusal(state, "expand a2") == "expand-price"
    have(state, 0, food=5)
    play(state, "expand a2")
    assert stock(state, 0) == (1, 0, 0)


def test_B2_a_new_figure_joins_a_single_one_of_the_own() -> None:
    state = table(*THREE)
    stand(state, 0, "a1 a1 a2 a3")
    stand(state, 1, "a3 b1")
    have(state, 0, food=9)
    choose(state, "expand")
    assert legal(state, "expand") == ["expand a2"]
    assert refusal(state, "expand a1") == "expand-where"
    assert refusal(state, "expand a4") == "expand-where"
    play(state, "expand a2")
    assert figures(state, 0) == "a1 a1 a2 a2 a3"


def test_B2_in_ruins_the_newcomer_lies_down() -> None:
    state = table(*THREE, homes="tutenstan plebejsko plebejsko")
    stand(state, 0, "a3 a1 a1")
    have(state, 0, food=9)
    choose(state, "expand")
    play(state, "expand a3")
    assert figures(state, 0) == "a1 a1 (a3) (a3)"


def test_B2_with_seven_figures_there_is_none_to_add() -> None:
    state = table(*THREE)
    stand(state, 0, "a1 a1 a2 a2 a3 a3 a4")
    have(state, 0, food=9)
    choose(state, "expand")
    assert refusal(state, "expand a4") == "no-supply"


def test_B3_a_trade_gives_as_many_of_another_kind() -> None:
    state = table(*THREE)
    have(state, 0, food=3)
    choose(state, "trade")
    assert refusal(state, "trade 4 food for ore") == "trade-what-you-have"
    assert refusal(state, "trade 1 food for food") == "trade-for-another"
    play(state, "trade 3 food for ore")
    assert stock(state, 0) == (0, 3, 0)


def test_B3_no_trade_goes_beyond_nine_and_none_gives_two_kinds() -> None:
    state = table(*THREE)
    have(state, 0, food=3, ore=8, mana=1)
    choose(state, "trade")
    assert refusal(state, "trade 1 food for ore") is None
    assert refusal(state, "trade 2 food for ore") == "trade-cap"
    assert refusal(state, "trade 1 food 1 ore for mana") == "trade-one-kind"


def test_B4_one_resource_for_each_region_with_a_figure() -> None:
    state = table(*THREE)
    stand(state, 1, "b1 b1 b2 b5 a3")
    choose(state, "build")
    until(state, 1)
    play(state, "collect")
    assert stock(state, 1) == (2, 1, 1)


def test_B4_a_capital_yields_nothing_and_ruins_only_to_who_lies() -> None:
    state = table(*THREE, homes="plebejsko tutenstan pocemburg")
    stand(state, 1, "b3 b3 c3")
    choose(state, "build")
    until(state, 1)
    play(state, "collect")
    assert state.step_name() == "gain"
    play(state, "gain ore")
    assert stock(state, 1) == (0, 1, 0)
    assert state.step_name() == "offer"  # two lying figures in one region: one resource


def test_B4_a_standing_figure_in_ruins_finds_nothing() -> None:
    state = table(*THREE, homes="plebejsko tutenstan plebejsko")
    stand(state, 1, "b3 b3")
    state.realms[1].lying = state.realms[1].lying_pair = 0
    choose(state, "build")
    until(state, 1)
    play(state, "collect")
    assert stock(state, 1) == (0, 0, 0)


def test_B5_no_more_than_nine_of_a_kind() -> None:
    state = table(*THREE, homes="plebejsko tutenstan plebejsko")
    stand(state, 1, "b1 b2 b3")
    have(state, 1, food=8, ore=9)
    choose(state, "build")
    until(state, 1)
    play(state, "collect")
    assert stock(state, 1) == (9, 9, 1)  # only mana has room, so nobody is asked
    assert state.turn() == 2


def test_B5_a_kind_without_room_cannot_be_picked() -> None:
    state = table(*THREE, homes="plebejsko tutenstan plebejsko")
    stand(state, 1, "b3 b4 b4")
    have(state, 1, food=9)
    choose(state, "build")
    until(state, 1)
    play(state, "collect")
    assert legal(state) == ["gain mana", "gain ore"]
    assert refusal(state, "gain food") == "cap"


def test_B6_a_single_figure_brings_one_more_of_choice() -> None:
    state = table(*THREE)
    stand(state, 1, "b2")
    choose(state, "build")
    until(state, 1)
    play(state, "collect", "gain food")
    assert stock(state, 1) == (1, 0, 1)


def test_B6_also_in_a_capital() -> None:
    state = table(*THREE, homes="plebejsko pocemburg plebejsko")
    stand(state, 1, "b3")
    choose(state, "build")
    until(state, 1)
    play(state, "collect", "gain mana")
    assert stock(state, 1) == (0, 0, 1)


def test_B6_not_with_another_in_the_hall() -> None:
    state = table("dwarves", "valkyries", "humans")
    learn(state, 1, 2)
    stand(state, 1, "b1", hall=1)
    choose(state, "build")
    until(state, 1)
    play(state, "collect")
    assert (state.turn(), stock(state, 1)) == (2, (1, 0, 0))


def test_X6_a_camp_doubles_what_a_region_gives() -> None:
    state = table(*THREE, homes="plebejsko tutenstan plebejsko", exploration=True)
    stand(state, 1, "b1 b3 b4")
    token(state, "camp", "b4")
    token(state, "camp", "b3")
    choose(state, "build")
    until(state, 1)
    play(state, "collect", "gain mana")
    assert stock(state, 1) == (1, 2, 2)  # in ruins two of the kind picked


def test_X6_a_capital_yields_nothing_even_with_a_camp() -> None:
    state = table(*THREE, homes="plebejsko pocemburg plebejsko", exploration=True)
    stand(state, 1, "b3 b3")
    token(state, "camp", "b3")
    choose(state, "build")
    until(state, 1)
    play(state, "collect")
    assert stock(state, 1) == (0, 0, 0)
