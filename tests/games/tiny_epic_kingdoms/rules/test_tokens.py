"""Exploration tokens."""

from __future__ import annotations

import pytest

import koruna
from koruna.games.tiny_epic_kingdoms.rules.scoring import tally
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.tokens import TOKENS
from tests.games.tiny_epic_kingdoms.tabletop import (
    change,
    choose,
    fight,
    figures,
    happen,
    have,
    hide,
    legal,
    place,
    play,
    refusal,
    stand,
    stock,
    table,
    token,
)


def explored(kind: str, **stock: int) -> TinyEpicKingdoms:
    """Player 1 has just come to a2 and found a token there."""
    state = table("dwarves", "merfolk", "humans", exploration=True)
    have(state, 0, **stock)
    hide(state, "a2")
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    happen(state, f"token {kind}")
    return state


def lost_with(kind: str, where: str, castle: int = 2, figures_of_loser: str = "a2 b1") -> TinyEpicKingdoms:
    """Player 1, with a token face up somewhere, has just beaten player 2 in a2."""
    state = table("dwarves", "merfolk", "humans", exploration=True)
    token(state, kind, where)
    stand(state, 0, "a1 a1 c3")
    stand(state, 1, figures_of_loser)
    change(state, f"realm 1 castle {castle}")
    have(state, 0, ore=1)
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    fight(state, 1, 0)
    return state


def test_X1_a_token_is_turned_up_by_the_first_figure_that_stays() -> None:
    state = table("dwarves", "merfolk", "humans", exploration=True)
    hide(state, "a2 a3")
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    assert state.turn() == koruna.CHANCE
    assert sum(chance for _, chance in state.odds()) == pytest.approx(1)
    happen(state, "token blank")
    assert state.hidden == 1 << place("a3")
    assert state.step_name() == "offer"


def test_X1_what_lies_face_down_is_known_to_nobody() -> None:
    state = table("dwarves", "merfolk", "humans", exploration=True)
    hide(state, "a2")
    region = state.view(0).territories[0].regions[1]
    assert (region.hidden, region.token) == (True, None)


def test_X1_a_token_is_turned_up_once_the_war_is_won() -> None:
    state = table("dwarves", "merfolk", "humans", exploration=True)
    stand(state, 1, "a2 b1")
    hide(state, "a2")
    have(state, 0, ore=1)
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    fight(state, 1, 0)
    assert state.step_name() == "fate"
    play(state, "lose a2")
    assert state.turn() == koruna.CHANCE


def test_X2_the_crown_is_two_points_and_goes_to_who_beats_its_holder() -> None:
    state = explored("crown")
    assert state.crown == 0
    assert tally(state, 0).crown == 2
    state = lost_with("town", "c5")
    assert state.crown == -1
    state = table("dwarves", "merfolk", "humans", exploration=True)
    stand(state, 1, "a2 b1")
    change(state, "crown 1")
    have(state, 0, ore=1)
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    fight(state, 1, 0)
    assert state.crown == 0


def test_X2_it_goes_along_with_a_broken_alliance_but_not_with_a_neutral() -> None:
    state = table("dwarves", "merfolk", "humans", exploration=True)
    stand(state, 0, "a1 a1 c3")
    stand(state, 1, "a2 b1 c3")
    change(state, "crown 0")
    have(state, 0, ore=1)
    have(state, 1, ore=1)
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    fight(state, 1, 1)
    assert state.crown == 1
    state = table("dwarves", "merfolk", exploration=True)
    change(state, "crown 0")
    have(state, 0, mana=9)
    choose(state, "quest")
    play(state, "quest a1-c1")
    assert (state.crown, state.realms[0].beaten) == (0, 1)


def test_X3_a_treasure_is_two_resources_of_choice() -> None:
    state = explored("treasure")
    play(state, "gain mana", "gain food")
    assert stock(state, 0) == (1, 0, 1)
    assert state.step_name() == "offer"


def test_X4_bandits_take_two_resources_or_the_figure() -> None:
    state = explored("bandits", food=1, ore=1, mana=1)
    assert legal(state) == ["lose a2", "pay 1 food 1 mana", "pay 1 food 1 ore", "pay 1 ore 1 mana"]
    assert refusal(state, "pay 1 food") == "ransom-price"
    play(state, "pay 1 food 1 ore")
    assert stock(state, 0) == (0, 0, 1)
    state = explored("bandits", food=2)
    play(state, "lose a2")
    assert figures(state, 0) == "a1"
    assert stock(state, 0) == (2, 0, 0)


def test_X4_who_has_fewer_than_two_loses_the_figure() -> None:
    state = explored("bandits", food=1)
    assert figures(state, 0) == "a1"
    assert stock(state, 0) == (1, 0, 0)


def test_X4_a_last_figure_is_never_taken_and_pays_what_it_has() -> None:
    state = table("dwarves", "merfolk", "humans", exploration=True)
    stand(state, 0, "a1")
    have(state, 0, food=1)
    hide(state, "a2")
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    happen(state, "token bandits")
    assert figures(state, 0) == "a2"
    assert stock(state, 0) == (0, 0, 0)


def test_X5_a_lair_tears_down_a_castle_and_frees_the_retreat() -> None:
    state = lost_with("dragon_lair", "c3")
    assert (state.step_name(), state.turn()) == ("lair", 0)
    assert legal(state) == ["decline", "raze"]
    play(state, "raze")
    assert state.realms[1].castle == 1
    assert legal(state) == ["lose a2", "retreat a2-a3"]
    play(state, "retreat a2-a3")
    assert stock(state, 1) == (0, 0, 0)


def test_X5_the_lair_may_be_where_the_war_was_just_won() -> None:
    assert lost_with("dragon_lair", "a2").step_name() == "lair"
    assert lost_with("dragon_lair", "b1").step_name() == "fate"  # a lair of the loser is of no use to anybody


def test_X5_without_a_way_out_the_figure_is_lost_and_the_castle_falls_all_the_same() -> None:
    state = lost_with("dragon_lair", "c3", figures_of_loser="a2 a3 a3")
    play(state, "raze")
    assert legal(state) == ["lose a2"]
    assert state.realms[1].castle == 1


def test_X5_not_if_the_castle_is_nothing_and_not_if_one_declines() -> None:
    assert lost_with("dragon_lair", "c3", castle=0).step_name() == "fate"
    state = lost_with("dragon_lair", "c3")
    play(state, "decline")
    assert state.realms[1].castle == 2
    assert legal(state) == ["lose a2"]


def test_X5_in_a_broken_alliance_only_the_war_region_is_free() -> None:
    state = lost_with("dragon_lair", "c3", figures_of_loser="a2 c3 b1")
    play(state, "raze")
    assert legal(state) == ["lose a2", "lose c3", "retreat a2-a3"]


def test_X7_a_stronghold_makes_attacks_two_cheaper_from_anywhere() -> None:
    state = table("dwarves", "merfolk", "humans", exploration=True)
    token(state, "stronghold", "c3")
    stand(state, 0, "a1 a1 c3")
    stand(state, 1, "a2 b1")
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    assert legal(state, "war", 0) == ["war 1", "war 2"]
    fight(state, 2, 0)
    assert stock(state, 0) == (0, 0, 0)


def test_X7_it_counts_where_the_attacker_stood_before_and_not_for_a_defence() -> None:
    state = table("dwarves", "merfolk", "humans", exploration=True)
    token(state, "stronghold", "a1")
    stand(state, 0, "a1 b3")
    stand(state, 1, "a2 b1")
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    assert legal(state, "war", 0) == ["war 1", "war 2"]
    state = table("dwarves", "merfolk", "humans", exploration=True)
    token(state, "stronghold", "a2")
    stand(state, 1, "a2 b1")
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    assert legal(state, "war", 1) == []


def test_X8_a_town_is_a_point_for_everybody_there() -> None:
    state = table("dwarves", "merfolk", "humans", exploration=True)
    token(state, "town", "a2")
    stand(state, 0, "a1 a2")
    stand(state, 1, "a2 b1")
    assert [tally(state, seat).towns for seat in range(3)] == [1, 1, 0]


def test_X9_a_church_takes_a_figure_that_would_be_lost() -> None:
    state = lost_with("church", "b1")
    assert legal(state) == ["lose a2", "shelter a2-b1"]
    play(state, "shelter a2-b1")
    assert figures(state, 1) == "b1 b1"
    assert state.open_tokens[TOKENS.index("church")] == 0


def test_X9_not_if_it_is_full_or_nobody_else_is_there() -> None:
    assert legal(lost_with("church", "b1", figures_of_loser="a2 b1 b1")) == ["lose a2"]
    assert legal(lost_with("church", "b2")) == ["lose a2"]
    state = lost_with("church", "b1", figures_of_loser="a2 b1")
    assert refusal(state, "shelter a2-b2") == "shelter-where"


def test_X9_a_shared_church_is_full() -> None:
    state = table("dwarves", "merfolk", "humans", exploration=True)
    token(state, "church", "b1")
    stand(state, 1, "a2 b1")
    stand(state, 2, "b1 c1")
    have(state, 0, ore=1)
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    fight(state, 1, 0)
    assert legal(state) == ["lose a2"]


def test_X9_not_from_bandits() -> None:
    state = table("dwarves", "merfolk", "humans", exploration=True)
    token(state, "church", "a1")
    hide(state, "a2")
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    happen(state, "token bandits")
    assert figures(state, 0) == "a1"


def test_X9_a_beaten_figure_is_no_host() -> None:
    state = lost_with("church", "c3", figures_of_loser="a2 c3 b1")
    assert legal(state) == ["lose a2", "lose c3"]


def test_X9_nor_is_one_that_has_just_retreated_there() -> None:
    state = lost_with("church", "a3", figures_of_loser="a2 c3 b1")
    have(state, 1, food=3)
    play(state, "retreat a2-a3")
    assert legal(state) == ["lose c3"]


def test_X10_a_blank_does_nothing() -> None:
    state = explored("blank")
    assert state.step_name() == "offer"
    assert sum(state.open_tokens) == 0


@pytest.mark.parametrize("kind", ["dragon_lair", "camp", "stronghold", "town", "church"])
def test_some_tokens_stay_face_up(kind: str) -> None:
    state = explored(kind)
    assert state.view(1).territories[0].regions[1].token == kind


def test_a_token_that_was_found_is_not_found_again() -> None:
    state = explored("crown")
    hide(state, "b2")
    play(state, "patrol b1-b2")
    outcomes = [state.write(outcome) for outcome, _ in state.odds()]
    assert outcomes == [f"token {kind}" for kind in TOKENS if kind != "crown"]
