"""Abilities that work once, when their level is reached."""

from __future__ import annotations

from tests.games.tiny_epic_kingdoms.tabletop import (
    choose,
    end_turn,
    figures,
    happen,
    have,
    hide,
    learn,
    legal,
    place,
    play,
    refusal,
    researching,
    stand,
    stock,
    table,
)


def test_centaurs_3_once_they_rearrange_their_figures() -> None:
    state = researching("centaurs", 3, homes="plebejsko tutenstan plebejsko")
    stand(state, 1, "b1 c1")
    play(state, "research")
    assert (state.step_name(), state.turn()) == ("rearrange", 0)
    assert refusal(state, "rearrange a1-b1") == "rearrange-where"
    play(state, "rearrange a1-b3", "rearrange a1-c5")
    assert figures(state, 0) == "(b3) c5"
    assert state.turn() == 1  # no more figures to lift


def test_centaurs_3_a_figure_that_stands_in_ruins_may_lie_down_again() -> None:
    state = researching("centaurs", 3, homes="tutenstan plebejsko plebejsko")
    stand(state, 0, "a3 a1")
    play(state, "research")
    assert refusal(state, "rearrange a3-a3") == "rearrange-where"  # it lies already
    state.realms[0].stand_up(place("a3"))
    play(state, "rearrange a3-a3")
    assert figures(state, 0) == "a1 (a3)"


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


def test_valkyries_4_and_dark_elves_1_protected_figures_are_not_removed() -> None:
    for level, rule in ((0, None), (1, "remove-whom")):
        state = table("valkyries", "dark_elves", "humans")
        learn(state, 0, 3)
        learn(state, 1, level)
        have(state, 0, mana=4)
        choose(state, "research")
        play(state, "research")
        assert refusal(state, "remove b1 2") == rule
