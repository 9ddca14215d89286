"""The module of quests: steps, prices, rewards, and who may win (Q1 to Q9)."""

from __future__ import annotations

import koruna
from koruna.games.wonderful_kingdom.forms import sentences
from koruna.games.wonderful_kingdom.rules import free_actions
from koruna.games.wonderful_kingdom.rules.realm import LABORATORY
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from tests.games.wonderful_kingdom.tabletop import (
    brew,
    build,
    have,
    hold,
    lay_out,
    legal,
    make,
    own,
    play,
    realm_of,
    refusal,
    skip_choice,
    skip_to_end,
    skip_to_step,
    table,
)


def questing(board: str = "usurper", seats: int = 2, **options: str | bool) -> WonderfulKingdom:
    state = table(seats, module="quests", quest=board, **options)
    for seat in range(seats):
        have(state, seat)
    return state


def test_Q1_steps_in_any_order_at_any_time_each_once() -> None:
    state = questing()
    have(state, 0, soldiers=15)
    assert refusal(state, "quest usurper 1") == "step-price"
    play(state, "quest usurper 4")
    assert (realm_of(state).soldiers, realm_of(state).krystallium) == (0, 2)
    brew(state, 0, population=4)
    play(state, "quest usurper 1")
    assert realm_of(state).soldiers == 2
    assert refusal(state, "quest usurper 1") == "step-done"
    assert refusal(state, "quest northern_lands 1") == "no-such-quest"
    assert state.step_name() == "offer"


def test_Q1_both_may_do_a_step_but_the_last_rewards_only_the_first() -> None:
    state = questing()
    for seat in (0, 1):
        have(state, seat, soldiers=15)
        brew(state, seat, gold=5)
    hold(state, 0, "calamity mill quarry scholars portal farmstead sappers recruiters")
    play(state, "quest usurper 3", "quest usurper 4", "lay mill 1", "lay quarry 2")
    play(state, "quest usurper 3", "quest usurper 4")
    assert [realm.soldiers for realm in state.realms] == [4, 4]
    assert [realm.krystallium for realm in state.realms] == [2, 0]
    assert state.view().quests[3].done == [True, True]
    assert state.view().quests[3].first == 0


def test_Q2_in_the_same_phase_the_starting_player_is_first() -> None:
    for payers, krystallium in (([1], [0, 2]), ([1, 0], [2, 0])):
        state = questing()
        for seat in payers:
            have(state, seat, soldiers=15)
        skip_choice(state, "mill", "quarry")
        for seat in payers:
            play(state, "quest usurper 4", seat=seat)
            assert realm_of(state, seat).krystallium == 0, "not before the phase is over"
        play(state, "slate mill", "done", seat=0)
        play(state, "slate quarry", "done", seat=1)
        assert [realm.krystallium for realm in state.realms] == krystallium


def test_Q2_whoever_pays_in_a_later_phase_gets_no_reward() -> None:
    state = questing()
    realm_of(state, 0).quests = 8
    state.first_done = [0]
    have(state, 1, soldiers=15)
    skip_choice(state, "mill", "quarry")
    play(state, "quest usurper 4", "slate quarry", "done", seat=1)
    play(state, "slate mill", "done", seat=0)
    assert (state.first_done, realm_of(state, 1).krystallium) == ([0], 0)


def test_P6_a_step_done_in_planning_is_not_seen_before_both_are_done() -> None:
    state = questing()
    have(state, 0, soldiers=15)
    skip_choice(state, "mill", "quarry")
    before = state.view(1), state.view()
    play(state, "quest usurper 4", seat=0)
    assert (state.view(1), state.view()) == before


def test_Q2_in_the_final_window_too() -> None:
    state = questing()
    for seat in (0, 1):
        have(state, seat, soldiers=15)
    state.starter = 1
    skip_to_end(state)
    play(state, "quest usurper 4", seat=1)
    play(state, "quest usurper 4", seat=0)
    assert state.turn() == koruna.OVER
    assert [realm.krystallium for realm in state.realms] == [0, 2]


def test_Q3_cubes_of_the_laboratory_and_in_hand_and_krystallium_pay() -> None:
    state = questing()
    make(state, 0, population=2)
    brew(state, 0, population=1, gold=3)
    have(state, 0, krystallium=1)
    skip_to_step(state, "population")
    play(state, "quest usurper 1", seat=0)
    realm = realm_of(state)
    assert (realm.in_hand, realm.in_lab, realm.krystallium, realm.soldiers) == (0, 3, 0, 2 + 0)


def test_Q3_the_laboratory_pays_before_cubes_in_hand() -> None:
    state = questing()
    make(state, 0, population=4)
    brew(state, 0, population=3)
    skip_to_step(state, "population")
    play(state, "quest usurper 1", seat=0)
    assert (realm_of(state).in_hand, realm_of(state).in_lab) == (3, 0)


def test_Q3_A9_colourless_cubes_never_pay() -> None:
    state = questing()
    brew(state, 0, population=3, colourless=3)
    assert refusal(state, "quest usurper 1") == "step-price"


def test_Q3_krystallium_never_stands_in_for_soldiers() -> None:
    state = questing()
    have(state, 0, krystallium=15)
    assert refusal(state, "quest usurper 4") == "step-price"


def test_Q4_the_laboratory_keeps_colours_without_a_limit_and_changes_when_told() -> None:
    state = questing()
    realm_of(state).add_to_lab(0, 4)
    realm_of(state).add_to_lab(2, 4)
    assert (realm_of(state).in_lab, realm_of(state).krystallium) == (8, 0)
    changes = legal(state, "change")
    assert changes == [
        "change 1 materials 4 gold",
        "change 2 materials 3 gold",
        "change 3 materials 2 gold",
        "change 4 materials 1 gold",
    ]
    play(state, "change 2 materials 3 gold")
    assert [realm_of(state).sums[LABORATORY + colour] for colour in range(4)] == [2, 0, 1, 0]
    assert realm_of(state).krystallium == 1
    assert refusal(state, "change 2 materials 3 gold") == "change-five"
    realm_of(state).add_to_lab(2, 4)
    assert refusal(state, "change 5 materials") == "change-what-you-have"


def test_Q4_I9_played_to_the_letter_five_cubes_change_at_once() -> None:
    state = questing(quest_forced_transmute=True)
    realm_of(state).add_to_lab(0, 4)
    assert realm_of(state).sums[LABORATORY] == 4
    realm_of(state).add_to_lab(2, 2)
    assert (realm_of(state).in_lab, realm_of(state).krystallium) == (1, 1)
    assert [realm_of(state).sums[LABORATORY + colour] for colour in range(5)] == [0, 0, 1, 0, 0]
    assert refusal(state, "change 5 gold") == "change-by-itself"


def test_Q5_up_to_two_calamities_leave_ones_own_duchy() -> None:
    for calamities, left in ((0, 0), (1, 0), (3, 1)):
        state = questing()
        have(state, 0, calamities=calamities)
        have(state, 1, calamities=1)
        brew(state, 0, exploration=5)
        play(state, "quest usurper 2")
        assert [realm.calamities for realm in state.realms] == [left, 1]


def test_Q6_a_spy_turns_up_a_card_of_an_area_once_a_round() -> None:
    state = questing("northern_lands")
    brew(state, 0, materials=4)
    lay_out(state, "1:mill", "2:portal quarry")
    assert refusal(state, "spy 1-1") == "no-spy"
    play(state, "quest northern_lands 1")
    assert legal(state, "spy") == ["spy 1-1", "spy 2-1"]
    assert refusal(state, "spy 2-2") == "spy-hidden"
    play(state, "spy 2-1")
    assert state.view(1).areas[1][0].card == "portal"
    assert refusal(state, "spy 1-1") == "no-spy"
    skip_to_end(state)
    assert realm_of(state).spies_ready == 1


def test_Q6_at_most_two_spies_exist_whoever_has_them() -> None:
    state = questing("northern_lands")
    for seat, spies in ((0, [1, 0]), (1, [1, 1]), (0, [1, 1]), (1, [1, 1])):
        free_actions.reward(state, seat, state.setup.quests[0][0])
        assert [realm.spies for realm in state.realms] == [realm.spies_ready for realm in state.realms] == spies


def test_Q6_of_a_last_spy_that_both_take_at_once_the_starting_player_has_it() -> None:
    state = questing("northern_lands")
    realm_of(state, 1).spies = 1
    for seat in (0, 1):
        brew(state, seat, materials=4)
    state.starter = 1
    skip_choice(state, "mill", "quarry")
    play(state, "quest northern_lands 1", "slate mill", "done", seat=0)
    play(state, "quest northern_lands 1", "slate quarry", seat=1)
    assert [realm.spies for realm in state.realms] == [1, 2], "neither sees what the other has done"
    play(state, "done", seat=1)
    assert [realm.spies for realm in state.realms] == [0, 2]
    assert [realm.spies_ready for realm in state.realms] == [0, 1]


def test_Q7_only_who_did_the_last_step_can_win() -> None:
    state = questing()
    own(state, 0, "dawn_cathedral")
    assert state.ranks() == [1, 2]
    realm_of(state, 1).quests = 8
    assert state.ranks() == [2, 1]
    realm_of(state, 0).quests = 8
    assert state.ranks() == [1, 2]


def test_Q7_a_game_is_won_with_fewer_points_by_the_last_step() -> None:
    state = questing()
    own(state, 0, "dawn_cathedral")
    have(state, 1, soldiers=15)
    skip_to_end(state)
    assert sentences.tie_break(state.view()) is None
    play(state, "quest usurper 4", seat=1)
    assert state.turn() == koruna.OVER
    assert (state.scores()[0] > state.scores()[1], state.ranks(), state.view().lost) == (True, [2, 1], False)
    assert sentences.tie_break(state.view()) == ("tie-quest", {})


def test_Q7_both_lose_if_nobody_did_it() -> None:
    state = questing()
    skip_to_end(state)
    assert state.turn() == koruna.OVER
    assert state.view().lost
    assert 1 in state.ranks()
    assert (state.winners(), state.utility()) == ([], [0.0, 0.0])
    state = questing()
    realm_of(state, 1).quests = 8
    skip_to_end(state)
    assert not state.view().lost
    assert (state.winners(), state.utility()) == ([1], [0.0, 1.0])


def test_Q8_alone_the_last_step_is_needed_and_rewards_at_once() -> None:
    state = questing(seats=1)
    have(state, 0, soldiers=12)
    play(state, "quest usurper 4")
    assert realm_of(state).krystallium == 2
    skip_to_end(state)
    while state.turn() != koruna.OVER:
        play(state, "done")
    assert not state.is_lost
    state = questing(seats=1)
    skip_to_end(state)
    assert state.is_lost


def test_Q8_alone_a_spy_reward_readies_a_used_spy_and_later_both() -> None:
    state = questing("lord_of_ruin", seats=1)
    brew(state, 0, population=4)
    assert (realm_of(state).spies, realm_of(state).spies_ready) == (2, 1)
    play(state, "quest lord_of_ruin 2")
    assert (realm_of(state).spies, realm_of(state).spies_ready) == (2, 2)
    free_actions.reward(state, 0, state.setup.quests[0][1])
    assert (realm_of(state).spies, realm_of(state).spies_ready) == (2, 2), "there is no third"
    realm_of(state).spies_ready = 0
    skip_choice(state)
    assert realm_of(state).spies_ready == 2


def test_R13_quest_steps_may_be_done_in_every_phase() -> None:
    state = questing()
    build(state, 0, "farmstead")
    brew(state, 0, gold=5)
    skip_choice(state, "mill")
    assert "quest usurper 3" in legal(state, "", 0)
    skip_to_end(state)
    assert "quest usurper 3" in legal(state)
