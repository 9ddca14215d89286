"""Abilities of Patrol and Quest, and those that keep others away."""

from __future__ import annotations

from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from tests.games.tiny_epic_kingdoms.tabletop import (
    able,
    change,
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
)


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


def test_merfolk_1_a_patrol_may_cross_water() -> None:
    for level, allowed in ((0, False), (1, True)):
        state = able("merfolk", level)
        choose(state, "patrol")
        assert ("patrol a1-a3" in legal(state)) == allowed


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
    change(state, "shields")
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


# --- abilities of two factions that meet ---------------------------------------------------


def swapping(dark_elves_level: int, where: str) -> TinyEpicKingdoms:
    state = table("lizardfolk", "dark_elves", "humans")
    learn(state, 0, 4)
    learn(state, 1, dark_elves_level)
    stand(state, 1, where)
    choose(state, "quest")
    return state


def test_lizardfolk_4_and_dark_elves_1_protected_figures_are_not_swapped() -> None:
    assert "swap a1-b2" in legal(swapping(0, "b2 b3"))
    assert refusal(swapping(1, "b2 b3"), "swap a1-b2") == "swap-where"


def test_lizardfolk_4_and_dark_elves_4_a_swap_into_a_forest_is_no_attack() -> None:
    state = swapping(4, "b2 b3 b4")
    assert refusal(state, "quest a1-b2") == "safe-terrain"
    assert refusal(state, "swap a1-b2") is None


def test_dark_elves_1_bandits_take_one_of_two() -> None:
    state = able("dark_elves", 1, exploration=True)
    hide(state, "a2")
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    happen(state, "token bandits")
    assert figures(state, 0) == "a1"
