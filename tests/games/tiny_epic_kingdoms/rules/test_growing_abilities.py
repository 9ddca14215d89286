"""Abilities of Build, Expand, Trade and collecting, and those that gain by what others do."""

from __future__ import annotations

from tests.games.tiny_epic_kingdoms.tabletop import (
    able,
    change,
    choose,
    fight,
    figures,
    happen,
    have,
    hide,
    legal,
    play,
    refusal,
    stand,
    stock,
    token,
    until,
)


def test_dwarves_1_others_pay_an_ore_more_to_build_up_to_them() -> None:
    for level, price in ((0, 2), (1, 3)):
        state = able("dwarves", level)
        change(state, "realm 0 castle 2")
        change(state, "realm 1 castle 1")
        have(state, 1, ore=9)
        choose(state, "build")
        play(state, "pass", "build")
        assert stock(state, 1) == (0, 9 - price, 0)


def test_dwarves_1_only_on_the_level_where_they_stand() -> None:
    state = able("dwarves", 1)
    change(state, "realm 0 castle 3")
    change(state, "realm 1 castle 1")
    have(state, 1, ore=2)
    choose(state, "build")
    play(state, "pass", "build")
    assert state.realms[1].castle == 2


def test_dwarves_3_build_costs_an_ore_less() -> None:
    state = able("dwarves", 3)
    choose(state, "build")
    play(state, "build")  # the first level for nothing
    assert state.realms[0].castle == 1


def test_humans_2_a_trade_brings_one_more() -> None:
    state = able("humans", 2)
    have(state, 0, food=2)
    choose(state, "trade")
    play(state, "trade 2 food for ore")
    assert stock(state, 0) == (0, 3, 0)


def test_humans_2_only_if_there_is_room() -> None:
    state = able("humans", 2)
    have(state, 0, food=2, ore=7)
    choose(state, "trade")
    play(state, "trade 2 food for ore")
    assert stock(state, 0) == (0, 9, 0)


def test_humans_4_a_food_more_with_a_figure_by_water() -> None:
    for where, food in (("a1 a1", 2), ("a5 a5", 0)):
        state = able("humans", 4)
        stand(state, 0, where)
        change(state, "agenda over select:1 | active 1")  # it is player 2 who chooses
        choose(state, "build")
        until(state, 0)
        play(state, "collect")
        assert stock(state, 0)[0] == food


def test_goblins_3_a_food_whenever_another_expands() -> None:
    for level, food in ((2, 0), (3, 1)):
        state = able("goblins", level)
        stand(state, 1, "b1 b2")
        have(state, 1, food=3)
        choose(state, "expand")
        play(state, "pass", "expand b1")
        assert stock(state, 0) == (food, 0, 0)


def test_elves_1_a_trade_may_give_ore_and_food_for_mana() -> None:
    for level, allowed in ((0, False), (1, True)):
        state = able("elves", level)
        have(state, 0, food=2, ore=2)
        choose(state, "trade")
        assert ("trade 2 food 1 ore for mana" in legal(state)) == allowed
    play(state, "trade 2 food 1 ore for mana")
    assert stock(state, 0) == (0, 1, 3)


def test_elves_1_not_beyond_nine() -> None:
    state = able("elves", 1)
    have(state, 0, food=1, ore=1, mana=8)
    choose(state, "trade")
    assert refusal(state, "trade 1 food 1 ore for mana") == "trade-cap"


def test_elves_3_mana_stands_in_for_ore_and_food() -> None:
    state = able("elves", 3)
    change(state, "realm 0 castle 1")
    have(state, 0, ore=1, mana=2)
    choose(state, "build")
    play(state, "build")
    assert legal(state) == ["pay 1 ore 1 mana", "pay 2 mana"]
    assert refusal(state, "pay 1 mana") == "price-exactly"
    play(state, "pay 2 mana")
    assert stock(state, 0) == (0, 1, 0)
    state = able("elves", 3)
    stand(state, 0, "a1 a2")
    have(state, 0, mana=3)
    choose(state, "expand")
    play(state, "expand a1")
    assert stock(state, 0) == (0, 0, 0)


def test_elves_3_and_for_the_food_of_a_retreat_but_not_before() -> None:
    for level, moves in ((2, ["lose a2"]), (3, ["lose a2", "retreat a2-a1", "retreat a2-a3"])):
        state = able("elves", level)
        stand(state, 1, "a2 b1")
        have(state, 0, mana=2)
        have(state, 1, ore=1)
        choose(state, "patrol")
        play(state, "patrol a1-a2")
        fight(state, 0, 1)
        assert legal(state) == moves
    play(state, "retreat a2-a3")
    assert stock(state, 0) == (0, 0, 0)


def test_undead_2_expand_may_be_paid_with_mana() -> None:
    for level, allowed in ((1, False), (2, True)):
        state = able("undead", level)
        stand(state, 0, "a1 a2")
        have(state, 0, food=1, mana=2)
        choose(state, "expand")
        assert ("expand a1" in legal(state)) == allowed
    play(state, "expand a1")
    assert stock(state, 0) == (0, 0, 0)


def test_undead_3_a_food_whenever_another_player_loses_a_figure() -> None:
    for level, food in ((2, 0), (3, 1)):
        state = able("undead", level, exploration=True)
        hide(state, "b2")
        choose(state, "patrol")
        play(state, "pass", "patrol b1-b2")
        happen(state, "token bandits")  # the reason of the loss does not matter
        assert figures(state, 1) == "b1"
        assert stock(state, 0) == (food, 0, 0)


def test_centaurs_2_a_new_figure_may_go_next_door() -> None:
    state = able("centaurs", 2)
    stand(state, 0, "a1 a1")
    stand(state, 1, "a2 b1")
    have(state, 0, food=3)
    choose(state, "expand")
    assert legal(state, "expand") == ["expand a4", "expand a5"]
    play(state, "expand a5")
    assert figures(state, 0) == "a1 a1 a5"


def test_centaurs_2_a_hidden_token_there_is_turned_up() -> None:
    state = able("centaurs", 2, exploration=True)
    hide(state, "a5")
    have(state, 0, food=3)
    choose(state, "expand")
    play(state, "expand a5")
    happen(state, "token camp")


def test_satyrs_3_two_figures_bring_one_more() -> None:
    for level, food in ((2, 1), (3, 2)):
        state = able("satyrs", level)
        change(state, "agenda over select:1 | active 1")  # it is player 2 who chooses
        choose(state, "build")
        until(state, 0)
        play(state, "collect")
        assert stock(state, 0) == (food, 0, 0)


def test_satyrs_3_it_adds_to_a_camp() -> None:
    state = able("satyrs", 3, exploration=True)
    token(state, "camp", "a1")
    change(state, "agenda over select:1 | active 1")
    choose(state, "build")
    until(state, 0)
    play(state, "collect")
    assert stock(state, 0) == (3, 0, 0)
