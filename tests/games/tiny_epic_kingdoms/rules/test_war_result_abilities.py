"""Abilities about what a war brings: to the winner, the loser, bystanders and allies."""

from __future__ import annotations

from tests.games.tiny_epic_kingdoms.tabletop import (
    fight,
    have,
    learn,
    legal,
    play,
    refusal,
    stock,
    war_of,
)


def test_halflings_1_who_answers_their_flag_with_a_number_gives_up_two() -> None:
    state = war_of("dwarves", 0, "halflings", 1)
    have(state, 0, food=1, ore=3)
    fight(state, 1, 0)
    assert (state.step_name(), state.turn()) == ("give", 0)
    assert legal(state) == ["pay 1 food 1 ore", "pay 2 ore"]  # after the payment
    play(state, "pay 2 ore")
    assert stock(state, 0) == (1, 0, 0)
    assert state.step_name() == "fate"


def test_halflings_1_not_if_they_show_a_number_themselves() -> None:
    state = war_of("dwarves", 0, "halflings", 1)
    have(state, 0, food=5, ore=3)
    have(state, 1, ore=1)
    fight(state, 2, 1)
    assert state.step_name() == "fate"


def test_halflings_2_a_new_ally_takes_a_resource() -> None:
    state = war_of("dwarves", 0, "halflings", 2)
    fight(state, 0, 0)
    assert (state.step_name(), state.turn()) == ("gain", 0)
    play(state, "gain ore")
    assert stock(state, 0) == (0, 1, 0)
    assert stock(state, 1) == (0, 0, 0)


def test_halflings_3_and_so_do_they() -> None:
    state = war_of("halflings", 3, "dwarves", 0)
    fight(state, 0, 0)
    play(state, "gain ore", "gain ore")
    assert stock(state, 0) == stock(state, 1) == (0, 1, 0)


def test_halflings_4_an_ally_shows_them_nothing_but_the_flag() -> None:
    for level, rule in ((3, None), (4, "only-flag")):
        state = war_of("dwarves", 0, "halflings", level, shared="c3")
        have(state, 0, ore=3)
        have(state, 1, ore=3)
        assert refusal(state, "war 2", 0) == rule
        assert refusal(state, "war 2", 1) is None  # they choose freely


def test_halflings_4_who_is_no_ally_chooses_freely() -> None:
    state = war_of("dwarves", 0, "halflings", 4)
    have(state, 0, ore=3)
    assert refusal(state, "war 2", 0) is None


def test_halflings_4_their_own_number_breaks_the_alliance() -> None:
    state = war_of("dwarves", 0, "halflings", 4, shared="c3")
    have(state, 1, ore=3)
    fight(state, 0, 1)
    assert legal(state) == ["lose a2", "lose c3"]


def test_goblins_2_a_war_won_earns_a_resource() -> None:
    state = war_of("goblins", 2, "dwarves", 0)
    have(state, 0, ore=1)
    fight(state, 1, 0)
    play(state, "gain food")
    assert stock(state, 0) == (1, 0, 0)


def test_goblins_4_a_war_lost_takes_one_from_the_winner() -> None:
    state = war_of("dwarves", 0, "goblins", 4)
    have(state, 0, food=1, ore=3)
    fight(state, 1, 0)
    assert (state.step_name(), state.turn()) == ("take", 1)
    assert legal(state) == ["take food 1", "take ore 1"]
    play(state, "take ore 1")
    assert stock(state, 1) == (0, 1, 0)
    assert stock(state, 0) == (1, 1, 0)


def test_goblins_4_nothing_from_who_has_nothing_left() -> None:
    state = war_of("dwarves", 0, "goblins", 4)
    have(state, 0, ore=1)
    fight(state, 1, 0)
    assert state.step_name() == "fate"


def test_goblins_4_takes_before_satyrs_1_gains() -> None:
    """First the loser's gains are settled, then the winner's."""
    state = war_of("goblins", 4, "satyrs", 1)
    have(state, 0, ore=2)
    have(state, 1, ore=2)
    fight(state, 2, 2)
    assert state.step_name() == "fate"  # the winner had nothing left to take
    assert stock(state, 1) == (0, 0, 1)


def test_undead_1_a_figure_lost_in_war_leaves_two_food() -> None:
    state = war_of("dwarves", 0, "undead", 1)
    have(state, 0, ore=1)
    fight(state, 1, 0)
    play(state, "lose a2")
    assert stock(state, 1) == (2, 0, 0)


def test_undead_1_not_for_a_retreat() -> None:
    state = war_of("dwarves", 0, "undead", 1)
    have(state, 0, ore=1)
    have(state, 1, food=3)
    fight(state, 1, 0)
    play(state, "retreat a2-a3")
    assert stock(state, 1) == (0, 0, 0)


def test_satyrs_1_a_mana_whenever_a_war_ends_in_equal_numbers() -> None:
    for numbers, mana in (((2, 2), 1), ((2, 1), 0)):
        state = war_of("dwarves", 0, "undead", 0, third="satyrs")
        learn(state, 2, 1)
        have(state, 0, ore=2)
        have(state, 1, ore=2)
        fight(state, *numbers)
        assert stock(state, 2) == (0, 0, mana)


def test_satyrs_1_two_flags_are_no_tie_and_their_own_wars_count() -> None:
    state = war_of("satyrs", 1, "undead", 0)
    fight(state, 0, 0)
    assert stock(state, 0) == (0, 0, 0)
    state = war_of("satyrs", 1, "undead", 0)
    have(state, 0, ore=2)
    have(state, 1, ore=2)
    fight(state, 2, 2)
    assert stock(state, 0) == (0, 0, 1)


def test_halflings_1_before_goblins_2() -> None:
    """The loser's ability comes first, so that the winner keeps what winning earns."""
    state = war_of("goblins", 2, "halflings", 1)
    have(state, 0, ore=2)
    fight(state, 1, 0)
    play(state, "gain food")
    assert stock(state, 0) == (1, 0, 0)


def test_undead_1_for_every_figure_of_a_broken_alliance() -> None:
    state = war_of("dwarves", 0, "undead", 1, shared="c3")
    have(state, 0, ore=1)
    fight(state, 1, 0)
    play(state, "lose a2", "lose c3")
    assert stock(state, 1) == (4, 0, 0)


def test_undead_3_of_an_opponent_lost_in_war() -> None:
    state = war_of("undead", 3, "dwarves", 0)
    have(state, 0, ore=1)
    fight(state, 1, 0)
    play(state, "lose a2")
    assert stock(state, 0) == (1, 0, 0)
