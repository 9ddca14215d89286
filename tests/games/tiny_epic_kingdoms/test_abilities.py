"""Every ability outside of war, in a situation that makes it matter; those of the last level are in test_scoring.py."""

from __future__ import annotations

from koruna.games.tiny_epic_kingdoms.rules import TinyEpicKingdoms
from tests.games.tiny_epic_kingdoms.tabletop import (
    choose,
    end_turn,
    fight,
    figures,
    happen,
    have,
    hide,
    learn,
    legal,
    place,
    play,
    refusal,
    stand,
    stock,
    table,
    token,
    until,
)

OTHERS = ("orcs", "dwarves", "undead")


def able(faction: str, level: int, homes: str = "", exploration: bool = False) -> TinyEpicKingdoms:
    """Player 1 has a faction at a level; the two others have no magic."""
    others = [other for other in OTHERS if other != faction][:2]
    state = table(faction, *others, homes=homes, exploration=exploration)
    learn(state, 0, level)
    return state


def researching(faction: str, level: int, homes: str = "", exploration: bool = False) -> TinyEpicKingdoms:
    """Player 1 has just reached a level."""
    state = able(faction, level - 1, homes, exploration)
    have(state, 0, mana=level)
    choose(state, "research")
    return state


# --- dwarves -------------------------------------------------------------------------------


def test_dwarves_1_others_pay_an_ore_more_to_build_up_to_them() -> None:
    for level, price in ((0, 2), (1, 3)):
        state = able("dwarves", level)
        state.realms[0].castle = 2
        state.realms[1].castle = 1
        have(state, 1, ore=9)
        choose(state, "build")
        play(state, "pass", "build")
        assert stock(state, 1) == (0, 9 - price, 0)


def test_dwarves_1_only_on_the_level_where_they_stand() -> None:
    state = able("dwarves", 1)
    state.realms[0].castle = 3
    state.realms[1].castle = 1
    have(state, 1, ore=2)
    choose(state, "build")
    play(state, "pass", "build")
    assert state.realms[1].castle == 2


def test_dwarves_2_an_ore_for_entering_mountains() -> None:
    for level, ore in ((1, 0), (2, 1)):
        state = able("dwarves", level)
        choose(state, "patrol")
        play(state, "patrol a1-a5")
        assert stock(state, 0) == (0, ore, 0)
    state = able("dwarves", 2)
    choose(state, "quest")
    play(state, "quest a1-b5")
    assert stock(state, 0) == (0, 1, 0)


def test_dwarves_2_it_may_be_spent_in_the_war_that_follows() -> None:
    state = able("dwarves", 2)
    stand(state, 1, "a5 b1")
    choose(state, "patrol")
    play(state, "patrol a1-a5")
    assert legal(state, "war", 0) == ["war 1"]


def test_dwarves_3_build_costs_an_ore_less() -> None:
    state = able("dwarves", 3)
    choose(state, "build")
    play(state, "build")  # the first level for nothing
    assert state.realms[0].castle == 1


def test_dwarves_4_they_build_while_others_trade() -> None:
    for level, allowed in ((3, False), (4, True)):
        state = able("dwarves", level)
        choose(state, "trade")
        assert ("build" in legal(state)) == allowed


# --- humans --------------------------------------------------------------------------------


def test_humans_1_they_trade_while_others_research() -> None:
    for level, allowed in ((0, False), (1, True)):
        state = able("humans", level)
        have(state, 0, food=1)
        choose(state, "research")
        assert ("trade 1 food for ore" in legal(state)) == allowed


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
        state.active = 1
        state.agenda[-1] += 1  # it is player 2 who chooses
        choose(state, "build")
        until(state, 0)
        play(state, "collect")
        assert stock(state, 0)[0] == food


# --- lizardfolk ----------------------------------------------------------------------------


def test_lizardfolk_1_a_patrol_reaches_the_whole_card() -> None:
    state = able("lizardfolk", 1)
    choose(state, "patrol")
    assert legal(state, "patrol") == [f"patrol a1-a{number}" for number in (2, 3, 4, 5)]


def test_lizardfolk_1_a_retreat_does_not() -> None:
    state = able("lizardfolk", 1)
    stand(state, 0, "a1 a5")
    stand(state, 1, "a2 b1")
    have(state, 0, food=9)
    have(state, 1, ore=1)
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    fight(state, 0, 1)
    assert legal(state, "retreat") == ["retreat a2-a1", "retreat a2-a3"]


def test_lizardfolk_2_patrol_and_quest_stand_in_for_each_other() -> None:
    for level, allowed in ((1, False), (2, True)):
        state = able("lizardfolk", level)
        choose(state, "patrol")
        assert ("quest a1-b2" in legal(state)) == allowed
        state = able("lizardfolk", level)
        choose(state, "quest")
        assert ("patrol a1-a2" in legal(state)) == allowed


def test_lizardfolk_3_entering_a_region_gives_one_of_its_kind() -> None:
    state = able("lizardfolk", 3)
    choose(state, "quest")
    play(state, "quest a1-b2")
    assert stock(state, 0) == (0, 0, 1)


def test_lizardfolk_3_nothing_for_ruins_and_capital() -> None:
    state = able("lizardfolk", 3, homes="tutenstan plebejsko plebejsko")
    choose(state, "patrol")
    play(state, "patrol a1-a3")
    assert stock(state, 0) == (0, 0, 0)


def test_lizardfolk_4_a_quest_may_swap_two_figures() -> None:
    for level, allowed in ((3, False), (4, True)):
        state = able("lizardfolk", level)
        choose(state, "quest")
        assert ("swap a1-b1" in legal(state)) == allowed
    play(state, "swap a1-b1")
    assert figures(state, 0) == "a1 b1"
    assert figures(state, 1) == "a1 b1"
    assert stock(state, 0) == (0, 0, 0)  # it is not a move


def test_lizardfolk_4_no_last_figure_and_no_lying_one() -> None:
    state = able("lizardfolk", 4, homes="plebejsko tutenstan plebejsko")
    stand(state, 1, "b3 b3 b1")
    stand(state, 2, "c1")
    choose(state, "quest")
    assert legal(state, "swap") == ["swap a1-b1"]
    assert refusal(state, "swap a1-b3") == "swap-where"
    assert refusal(state, "swap a1-c1") == "swap-where"


def test_lizardfolk_4_arriving_in_ruins_lays_down_and_no_token_is_turned_up() -> None:
    state = able("lizardfolk", 4, homes="plebejsko tutenstan plebejsko", exploration=True)
    stand(state, 1, "b3 b1")
    state.realms[1].stand_up(place("b3"))
    hide(state, "b3")
    choose(state, "quest")
    play(state, "swap a1-b3")
    assert figures(state, 0) == "a1 (b3)"
    assert figures(state, 1) == "a1 b1"
    assert state.turn() == 1


def test_lizardfolk_4_with_two_players_nobody_ends_up_in_company() -> None:
    state = table("lizardfolk", "dwarves")
    learn(state, 0, 4)
    stand(state, 0, "a1 a1 a2")
    stand(state, 1, "b1 b1 b2")
    choose(state, "quest")
    assert legal(state, "swap") == ["swap a2-b2"]


# --- goblins -------------------------------------------------------------------------------


def test_goblins_1_a_patrol_has_two_moves() -> None:
    state = able("goblins", 1)
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    assert (state.step_name(), state.turn()) == ("patrol", 0)
    assert refusal(state, "collect") == "patrol-on"
    play(state, "patrol a2-a3")
    assert figures(state, 0) == "a1 a3"
    assert state.turn() == 1


def test_goblins_1_one_may_stop_early_and_standing_up_is_a_move() -> None:
    state = able("goblins", 1, homes="tutenstan plebejsko plebejsko")
    stand(state, 0, "a3 a1")
    choose(state, "patrol")
    play(state, "stand a3", "patrol a3-a5")
    assert figures(state, 0) == "a1 a5"
    state = able("goblins", 1)
    choose(state, "patrol")
    play(state, "patrol a1-a2", "done")
    assert state.turn() == 1


def test_goblins_1_the_second_move_comes_after_the_war() -> None:
    state = able("goblins", 1)
    stand(state, 1, "a2 b1")
    have(state, 0, ore=1)
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    fight(state, 1, 0)
    play(state, "lose a2")
    assert (state.step_name(), state.turn()) == ("patrol", 0)


def test_goblins_3_a_food_whenever_another_expands() -> None:
    for level, food in ((2, 0), (3, 1)):
        state = able("goblins", level)
        stand(state, 1, "b1 b2")
        have(state, 1, food=3)
        choose(state, "expand")
        play(state, "pass", "expand b1")
        assert stock(state, 0) == (food, 0, 0)


# --- elves ---------------------------------------------------------------------------------


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
    state.realms[0].castle = 1
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


# --- undead --------------------------------------------------------------------------------


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
        happen(state, "token bandits")  # for whatever reason
        assert figures(state, 1) == "b1"
        assert stock(state, 0) == (food, 0, 0)


def test_undead_4_they_expand_in_place_of_any_action() -> None:
    for level, allowed in ((3, False), (4, True)):
        for action in ("patrol", "quest", "build", "research", "trade"):
            state = able("undead", level)
            stand(state, 0, "a1 a2")
            have(state, 0, food=3)
            choose(state, action)
            assert ("expand a1" in legal(state)) == allowed


# --- centaurs ------------------------------------------------------------------------------


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


def test_centaurs_3_once_they_rearrange_their_figures() -> None:
    state = researching("centaurs", 3, homes="plebejsko tutenstan plebejsko")
    stand(state, 1, "b1 c1")
    play(state, "research")
    assert (state.step_name(), state.turn()) == ("rearrange", 0)
    assert refusal(state, "rearrange a1-b1") == "rearrange-where"
    play(state, "rearrange a1-b3", "rearrange a1-c5")
    assert figures(state, 0) == "(b3) c5"
    assert state.turn() == 1  # no more figures to lift


def test_centaurs_3_tokens_are_turned_up_when_all_are_placed() -> None:
    state = researching("centaurs", 3, exploration=True)
    hide(state, "a2 a3 a4")
    play(state, "research", "rearrange a1-a2", "rearrange a1-a4")
    assert legal(state) == ["reveal a2", "reveal a4"]
    assert refusal(state, "reveal a3") == "reveal-where"
    play(state, "reveal a4")
    happen(state, "token blank", "token blank")
    assert state.hidden == 1 << place("a3")


def test_centaurs_3_they_need_not() -> None:
    state = researching("centaurs", 3)
    play(state, "research", "done")
    assert figures(state, 0) == "a1 a1"
    end_turn(state)
    assert state.step_name() == "select"


# --- merfolk -------------------------------------------------------------------------------


def test_merfolk_1_a_patrol_may_cross_water() -> None:
    for level, allowed in ((0, False), (1, True)):
        state = able("merfolk", level)
        choose(state, "patrol")
        assert ("patrol a1-a3" in legal(state)) == allowed


def test_merfolk_1_a_river_is_no_body_of_water() -> None:
    state = able("merfolk", 1, homes="vrtichvostan plebejsko plebejsko")
    choose(state, "patrol")
    assert legal(state, "patrol") == ["patrol a1-a3", "patrol a1-a4"]  # the lake, not the river to a2


def test_merfolk_3_crossing_water_earns_a_resource_of_choice() -> None:
    state = able("merfolk", 3)
    choose(state, "patrol")
    play(state, "patrol a1-a3", "gain mana")
    assert stock(state, 0) == (0, 0, 1)
    state = able("merfolk", 3)
    choose(state, "patrol")
    play(state, "patrol a1-a5")  # over land
    assert stock(state, 0) == (0, 0, 0)
    assert state.turn() == 1


def test_merfolk_4_they_patrol_in_place_of_any_action() -> None:
    for level, allowed in ((3, False), (4, True)):
        state = able("merfolk", level)
        choose(state, "build")
        assert ("patrol a1-a2" in legal(state)) == allowed


# --- dark elves ----------------------------------------------------------------------------


def test_dark_elves_1_two_figures_or_fewer_are_not_attacked() -> None:
    for level, rule in ((0, None), (1, "protected-figures")):
        state = able("dark_elves", level)
        stand(state, 0, "a1 b2")
        choose(state, "patrol")
        play(state, "pass")
        assert refusal(state, "patrol b1-b2") == rule
    stand(state, 0, "a1 a3 b2")
    assert refusal(state, "patrol b1-b2") is None


def test_dark_elves_4_nobody_attacks_them_in_a_forest() -> None:
    for level, rule in ((3, None), (4, "safe-terrain")):
        state = able("dark_elves", level)
        stand(state, 0, "a1 a3 b2 b4")
        choose(state, "patrol")
        play(state, "pass")
        assert refusal(state, "patrol b1-b2") == rule
        assert refusal(state, "patrol b1-b4") is None


# --- valkyries -----------------------------------------------------------------------------


def test_valkyries_2_a_quest_leads_to_the_hall_and_back() -> None:
    state = able("valkyries", 2)
    choose(state, "quest")
    play(state, "quest a1-hall")
    realm = state.realms[0]
    assert (realm.hall, realm.on_map, realm.in_play()) == (1, 1, 2)
    end_turn(state)
    for action in ("trade", "patrol"):
        choose(state, action)
        end_turn(state)
    state.shields = 0
    choose(state, "quest")
    assert refusal(state, "quest a1-hall") == "last-stays-on-map"
    assert "quest hall-a2" in legal(state)  # also to the card where others are
    play(state, "quest hall-b3")
    assert figures(state, 0) == "a1 b3"


def test_valkyries_2_only_three_find_room_and_nobody_else_has_a_hall() -> None:
    state = able("valkyries", 2)
    stand(state, 0, "a1 a2", hall=3)
    choose(state, "quest")
    assert refusal(state, "quest a1-hall") == "hall-full"
    state = able("valkyries", 1)
    choose(state, "quest")
    assert refusal(state, "quest a1-hall") == "no-hall"


def test_valkyries_2_coming_from_the_hall_may_be_an_attack() -> None:
    state = able("valkyries", 2)
    stand(state, 0, "a1", hall=1)
    stand(state, 1, "b2 b1")
    choose(state, "quest")
    play(state, "quest hall-b2")
    assert state.step_name() == "dial"


def test_valkyries_3_every_other_player_gives_up_three() -> None:
    state = researching("valkyries", 3)
    have(state, 1, food=2, ore=2)
    have(state, 2, mana=2)
    play(state, "research")
    assert (state.step_name(), state.turn()) == ("give", 1)
    assert legal(state) == ["pay 1 food 2 ore", "pay 2 food 1 ore"]
    assert refusal(state, "pay 2 food") == "give-exactly"
    play(state, "pay 2 food 1 ore")
    assert stock(state, 1) == (0, 1, 0)
    assert stock(state, 2) == (0, 0, 0)  # all there was


def test_valkyries_4_they_remove_a_foreign_figure_but_no_last_one() -> None:
    state = researching("valkyries", 4)
    stand(state, 1, "b1 b2")
    stand(state, 2, "c1")
    play(state, "research")
    assert legal(state) == ["decline", "remove b1 2", "remove b2 2"]
    assert refusal(state, "remove c1 3") == "remove-whom"
    play(state, "remove b2 2")
    assert figures(state, 1) == "b1"
    assert state.realms[1].supply == 6


def test_valkyries_4_they_may_spare_everybody() -> None:
    state = researching("valkyries", 4)
    play(state, "research", "decline")
    assert figures(state, 1) == "b1 b1"


# --- satyrs --------------------------------------------------------------------------------


def test_satyrs_2_they_take_a_resource_while_others_trade() -> None:
    state = able("satyrs", 2)
    have(state, 1, ore=2)
    choose(state, "trade")
    assert legal(state, "take") == ["take ore 2"]
    assert refusal(state, "take food 2") == "nothing-to-take"
    assert refusal(state, "take food 1") == "take-from-other"
    play(state, "take ore 2")
    assert stock(state, 0) == (0, 1, 0)
    assert stock(state, 1) == (0, 1, 0)
    state = able("satyrs", 1)
    have(state, 1, ore=2)
    choose(state, "trade")
    assert refusal(state, "take ore 2") == "no-robbing"


def test_satyrs_3_two_figures_bring_one_more() -> None:
    for level, food in ((2, 1), (3, 2)):
        state = able("satyrs", level)
        state.active = 1
        state.agenda[-1] += 1  # it is player 2 who chooses
        choose(state, "build")
        until(state, 0)
        play(state, "collect")
        assert stock(state, 0) == (food, 0, 0)


def test_satyrs_3_it_adds_to_a_camp() -> None:
    state = able("satyrs", 3, exploration=True)
    token(state, "camp", "a1")
    state.active = 1
    state.agenda[-1] += 1
    choose(state, "build")
    until(state, 0)
    play(state, "collect")
    assert stock(state, 0) == (3, 0, 0)


def test_satyrs_4_they_choose_even_an_action_under_a_shield() -> None:
    for level, rule in ((3, "under-shield"), (4, None)):
        state = able("satyrs", level)
        state.shields = 1  # patrol
        assert refusal(state, "choose patrol") == rule
    play(state, "choose patrol")
    assert legal(state) == [f"shield {action}" for action in ("build", "expand", "quest", "research", "trade")]
    assert refusal(state, "shield patrol") == "shield-on-free"
    play(state, "shield trade")
    assert state.shields == 1 | 1 << 5
    assert "patrol a1-a2" in legal(state)
