"""Abilities about the number in a war: what may be set, what it costs, and who wins with it."""

from __future__ import annotations

import pytest

from tests.games.tiny_epic_kingdoms.tabletop import (
    fight,
    have,
    legal,
    most,
    play,
    refusal,
    stock,
    war_of,
    winner,
)


def test_orcs_1_they_win_ties_attacking() -> None:
    for level, won_by in ((0, 1), (1, 0)):
        state = war_of("orcs", level, "dwarves", 0)
        have(state, 0, ore=2)
        have(state, 1, ore=2)
        fight(state, 2, 2)
        assert winner(state) == won_by


def test_orcs_2_food_pays_for_war() -> None:
    for level, number in ((1, 0), (2, 3)):
        state = war_of("orcs", level, "dwarves", 0)
        have(state, 0, food=3)
        assert most(state, 0) == number
    fight(state, 3, 0)
    assert stock(state, 0) == (0, 0, 0)


def test_orcs_3_every_war_costs_one_less() -> None:
    state = war_of("dwarves", 0, "orcs", 3)
    have(state, 1, ore=2)
    assert most(state, 1) == 3
    fight(state, 0, 3)
    assert stock(state, 1) == (0, 0, 0)


def test_orcs_4_they_may_add_a_mana_even_past_eleven() -> None:
    state = war_of("dwarves", 0, "orcs", 4)
    have(state, 0, mana=6)
    have(state, 1, mana=6)
    fight(state, 11, 11)
    assert (state.step_name(), state.turn()) == ("raise", 1)
    assert refusal(state, "raise ore") == "cannot-raise"
    play(state, "raise mana")
    assert state.war is not None
    assert state.war.defence + state.war.defence_raise == 13
    assert stock(state, 1) == (0, 0, 0)


def test_orcs_4_not_with_a_flag() -> None:
    state = war_of("dwarves", 0, "orcs", 4)
    have(state, 0, ore=1)
    have(state, 1, mana=6)
    fight(state, 1, 0)
    assert state.step_name() == "fate"


@pytest.mark.parametrize(("ore", "mana", "number"), [(2, 2, 6), (1, 3, 8), (0, 0, 2), (3, 1, 5), (9, 1, 11)], ids=str)
def test_humans_3_a_payment_of_one_kind_saves_two(ore: int, mana: int, number: int) -> None:
    state = war_of("humans", 3, "dwarves", 0)
    have(state, 0, ore=ore, mana=mana)
    assert most(state, 0) == number


def test_humans_3_the_ways_to_pay() -> None:
    state = war_of("humans", 3, "dwarves", 0)
    have(state, 0, ore=3, mana=3)
    fight(state, 5, 0)
    assert legal(state) == ["pay 2 mana", "pay 3 ore"]  # not with an ore as well: 2 mana alone are enough
    state = war_of("humans", 3, "dwarves", 0)
    have(state, 0, ore=2, mana=2)
    fight(state, 6, 0)
    assert stock(state, 0) == (
        0,
        2,
        0,
    )  # 2 mana alone; with 2 ore as well no single unit could be spared, but all the ore can


def test_elves_2_a_payment_of_mana_alone_saves_one() -> None:
    state = war_of("elves", 2, "dwarves", 0)
    have(state, 0, ore=1, mana=3)
    assert most(state, 0) == 7
    fight(state, 7, 0)
    assert stock(state, 0) == (0, 1, 0)  # an ore as well would be too much


def test_elves_4_against_them_mana_is_worth_one() -> None:
    for level, number in ((3, 7), (4, 4)):
        state = war_of("dwarves", 0, "elves", level)
        have(state, 0, ore=1, mana=3)
        assert most(state, 0) == number


def test_elves_4_and_so_it_is_paid() -> None:
    state = war_of("dwarves", 0, "elves", 4)
    have(state, 0, mana=3)
    fight(state, 3, 0)
    assert stock(state, 0) == (0, 0, 0)


def test_elves_4_and_orcs_4_a_raise_against_them_is_worth_one() -> None:
    state = war_of("orcs", 4, "elves", 4)
    have(state, 0, ore=2, mana=1)
    have(state, 1, mana=2)
    fight(state, 3, 4)
    play(state, "raise mana")
    assert state.war is not None
    assert state.war.attack + state.war.attack_raise == 4
    assert winner(state) == 0  # and Orcs win ties


@pytest.mark.parametrize(("target", "number"), [("a4", 2), ("a2", 1)])
def test_centaurs_1_defending_on_fields_costs_one_less(target: str, number: int) -> None:
    state = war_of("dwarves", 0, "centaurs", 1, target=target)
    have(state, 1, ore=1)
    assert most(state, 1) == number


@pytest.mark.parametrize(("origin", "number"), [("b5", 3), ("a1", 1)])
def test_centaurs_4_attacking_by_quest_costs_two_less(origin: str, number: int) -> None:
    state = war_of("centaurs", 4, "dwarves", 0, origin=origin)
    have(state, 0, ore=1)
    assert most(state, 0) == number


@pytest.mark.parametrize(("target", "number"), [("a2", 2), ("a5", 1)])
def test_merfolk_2_a_war_by_water_costs_one_less(target: str, number: int) -> None:
    state = war_of("merfolk", 2, "dwarves", 0, target=target)
    have(state, 0, ore=1)
    assert most(state, 0) == number


def test_dark_elves_2_defending_costs_one_less_attacking_does_not() -> None:
    state = war_of("dwarves", 0, "dark_elves", 2)
    have(state, 1, ore=1)
    assert most(state, 1) == 2
    state = war_of("dark_elves", 2, "dwarves", 0)
    have(state, 0, ore=1)
    assert most(state, 0) == 1


def test_valkyries_1_a_lost_war_costs_one_less_but_does_not_raise_the_limit() -> None:
    state = war_of("dwarves", 0, "valkyries", 1)
    have(state, 0, ore=3)
    have(state, 1, ore=2)
    assert most(state, 1) == 2
    fight(state, 3, 2)
    assert stock(state, 1) == (0, 1, 0)
    state = war_of("dwarves", 0, "valkyries", 1)
    have(state, 1, ore=2)
    fight(state, 0, 2)
    assert stock(state, 1) == (0, 0, 0)
