"""Abilities to do one action in place of another, to choose one under a shield, and to rob instead of trading."""

from __future__ import annotations

from tests.games.tiny_epic_kingdoms.tabletop import (
    able,
    change,
    choose,
    have,
    legal,
    play,
    refusal,
    stand,
    stock,
)


def test_dwarves_4_they_build_while_others_trade() -> None:
    for level, allowed in ((3, False), (4, True)):
        state = able("dwarves", level)
        choose(state, "trade")
        assert ("build" in legal(state)) == allowed


def test_humans_1_they_trade_while_others_research() -> None:
    for level, allowed in ((0, False), (1, True)):
        state = able("humans", level)
        have(state, 0, food=1)
        choose(state, "research")
        assert ("trade 1 food for ore" in legal(state)) == allowed


def test_lizardfolk_2_patrol_and_quest_stand_in_for_each_other() -> None:
    for level, allowed in ((1, False), (2, True)):
        state = able("lizardfolk", level)
        choose(state, "patrol")
        assert ("quest a1-b2" in legal(state)) == allowed
        state = able("lizardfolk", level)
        choose(state, "quest")
        assert ("patrol a1-a2" in legal(state)) == allowed


def test_undead_4_they_expand_in_place_of_any_action() -> None:
    for level, allowed in ((3, False), (4, True)):
        for action in ("patrol", "quest", "build", "research", "trade"):
            state = able("undead", level)
            stand(state, 0, "a1 a2")
            have(state, 0, food=3)
            choose(state, action)
            assert ("expand a1" in legal(state)) == allowed


def test_merfolk_4_they_patrol_in_place_of_any_action() -> None:
    for level, allowed in ((3, False), (4, True)):
        state = able("merfolk", level)
        choose(state, "build")
        assert ("patrol a1-a2" in legal(state)) == allowed


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


def test_satyrs_4_they_choose_even_an_action_under_a_shield() -> None:
    for level, rule in ((3, "under-shield"), (4, None)):
        state = able("satyrs", level)
        change(state, "shields patrol")
        assert refusal(state, "choose patrol") == rule
    play(state, "choose patrol")
    assert legal(state) == [f"shield {action}" for action in ("build", "expand", "quest", "research", "trade")]
    assert refusal(state, "shield patrol") == "shield-on-free"
    play(state, "shield trade")
    assert state.shields == 1 | 1 << 5
    assert "patrol a1-a2" in legal(state)
