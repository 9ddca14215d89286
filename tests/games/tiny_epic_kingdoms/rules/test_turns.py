"""Turns, actions and shields; the end and five players."""

from __future__ import annotations

import koruna
from koruna.games.tiny_epic_kingdoms.rules.values import ACTIONS
from tests.games.tiny_epic_kingdoms.tabletop import (
    change,
    choose,
    end_turn,
    have,
    learn,
    legal,
    play,
    refusal,
    round_of,
    stand,
    stock,
    table,
    until,
)

THREE = ("orcs", "dwarves", "humans")
FIVE = ("orcs", "dwarves", "humans", "elves", "undead")


def test_C2_there_are_six_actions() -> None:
    assert legal(table(*THREE)) == sorted(f"choose {action}" for action in ACTIONS)
    assert len(ACTIONS) == 6


def test_T1_a_turn_goes_round_and_then_to_the_next_player() -> None:
    state = table(*THREE)
    choose(state, "trade")
    for seat, move in ((0, "pass"), (1, "collect"), (2, "collect")):
        assert state.turn() == seat
        play(state, move)
    assert (state.step_name(), state.turn()) == ("select", 1)


def test_T2_an_action_under_a_shield_cannot_be_chosen() -> None:
    state = table(*THREE)
    round_of(state, "trade")
    assert refusal(state, "choose trade") == "under-shield"


def test_T2_C3_the_fifth_shield_ends_the_cycle_and_the_sixth_action_is_left_out() -> None:
    state = table(*THREE)
    round_of(state, "trade", "patrol", "quest", "build", "research")
    assert legal(state) == sorted(f"choose {action}" for action in ACTIONS)
    assert state.shields == 0


def test_T3_the_card_is_cleared_in_the_turn_of_the_next_player() -> None:
    state = table(*THREE)
    round_of(state, "trade", "patrol", "quest", "build")
    choose(state, "research")
    assert state.shields.bit_count() == 5
    end_turn(state)
    assert state.shields == 0
    assert state.turn() == 2


def test_T4_the_active_player_acts_or_passes_the_others_act_or_collect() -> None:
    state = table(*THREE)
    have(state, 0, ore=1)
    choose(state, "build")
    assert legal(state) == ["build", "pass"]
    assert refusal(state, "collect") == "active-acts"
    play(state, "pass")
    assert legal(state) == ["collect"]
    assert refusal(state, "pass") == "act-or-collect"


def test_T4_collecting_nothing_is_allowed() -> None:
    state = table("orcs", "dwarves", "humans", homes="plebejsko pocemburg plebejsko")
    stand(state, 1, "b3 b3")  # the capital yields nothing
    choose(state, "build")
    play(state, "pass", "collect")
    assert stock(state, 1) == (0, 0, 0)


def test_T5_each_is_finished_before_the_next() -> None:
    state = table(*THREE)
    stand(state, 0, "a1 a2")
    stand(state, 1, "b1 a3")
    choose(state, "patrol")
    play(state, "patrol a2-a3")
    assert state.step_name() == "dial"
    assert state.waiting() == [0, 1]
    play(state, "flag", seat=1)
    play(state, "flag", seat=0)
    assert state.turn() == 1
    assert state.step_name() == "offer"


def test_T6_an_action_may_be_chosen_that_cannot_be_done() -> None:
    state = table(*THREE)
    choose(state, "research")
    assert legal(state) == ["pass"]


def test_T7_an_ability_that_replaces_an_action_leaves_the_shield_where_it_is() -> None:
    state = table("dwarves", "orcs", "humans")
    learn(state, 0, 4)
    have(state, 0, ore=3)
    choose(state, "trade")
    play(state, "build")
    assert state.realms[0].castle == 1
    assert state.shields == 1 << ACTIONS.index("trade")
    assert state.turn() == 1  # it was the action of the turn


def test_T7_others_than_the_active_player_may_replace_too() -> None:
    state = table("orcs", "dwarves", "humans")
    learn(state, 1, 4)
    have(state, 1, ore=3)
    choose(state, "trade")
    until(state, 1)
    assert "build" in legal(state)


def test_T8_what_is_learned_works_in_the_same_turn() -> None:
    state = table("dwarves", "orcs", "humans")
    have(state, 0, mana=1)
    have(state, 1, ore=1)
    change(state, "realm 0 castle 1")
    choose(state, "research")
    play(state, "research")
    assert state.realms[0].powers.build_surcharge == 1


# --- the end -------------------------------------------------------------------------------


def test_E1_seven_figures_a_whole_castle_or_all_magic_trigger_the_end() -> None:
    for trigger in range(3):
        state = table(*THREE)
        if trigger == 0:
            stand(state, 1, "b1 b1 b2 b2 b3 b3 b4")
        elif trigger == 1:
            change(state, "realm 1 castle 6")
        else:
            learn(state, 1, 5)
        choose(state, "trade")
        assert not state.is_final
        end_turn(state)
        assert state.is_final


def test_E1_it_is_checked_after_the_turn_not_within() -> None:
    state = table(*THREE)
    stand(state, 0, "a1 a1 a2 a2 a3 a3")
    have(state, 0, food=7)
    choose(state, "quest")
    stand(state, 0, "a1 a1 a2 a2 a3 a3 a4")
    play(state, "pass")
    stand(state, 0, "a1 a1 a2 a2 a3 a3")
    end_turn(state)
    assert not state.is_final


def test_E2_the_end_stays_triggered() -> None:
    state = table(*THREE)
    stand(state, 0, "a1 a1 a2 a2 a3 a3 a4")
    round_of(state, "trade")
    stand(state, 0, "a1 a1")
    round_of(state, "patrol", "quest", "build")
    assert state.is_final
    round_of(state, "research")
    assert state.turn() == koruna.OVER


def test_E3_the_game_ends_with_the_fifth_shield() -> None:
    state = table(*THREE)
    round_of(state, "trade", "patrol", "quest", "build")
    change(state, "realm 2 castle 6")
    round_of(state, "research")
    assert state.turn() == koruna.OVER
    assert state.moves() == []
    assert refusal(state, "choose trade", 0) == "game-over"


def test_E3_else_the_cycle_is_played_out() -> None:
    state = table(*THREE)
    change(state, "realm 2 castle 6")
    round_of(state, "trade")
    assert state.is_final
    for action in ("patrol", "quest", "build"):
        round_of(state, action)
        assert state.turn() != koruna.OVER
    round_of(state, "research")
    assert state.turn() == koruna.OVER


# --- five players --------------------------------------------------------------------------


def test_F1_with_five_players_whoever_clears_the_card_does_nothing_else() -> None:
    state = table(*FIVE)
    assert state.turn() == 0
    round_of(state, "trade", "patrol", "quest", "build", "research")
    assert state.turn() == 1  # player 1 cleared the card
    assert state.shields == 0
    round_of(state, "trade", "patrol", "quest", "build", "research")
    assert state.turn() == 2


def test_F2_nobody_collects_in_the_skipped_turn() -> None:
    state = table(*FIVE)
    round_of(state, "trade", "patrol", "quest", "build")
    choose(state, "research")
    while not (state.step_name() == "offer" and state.turn() == 3):
        play(state, "pass" if state.turn() == state.active else "collect")
    before = [stock(state, seat) for seat in range(5) if seat != 3]
    play(state, "collect")
    assert state.step_name() == "select"
    assert [stock(state, seat) for seat in range(5) if seat != 3] == before


def test_E6_five_players_have_no_skipped_turn_in_the_final_part() -> None:
    state = table(*FIVE)
    round_of(state, "trade", "patrol", "quest", "build")
    change(state, "realm 2 castle 6")
    round_of(state, "research")
    assert state.turn() == koruna.OVER
