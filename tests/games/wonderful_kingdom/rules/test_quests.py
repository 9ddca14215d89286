"""The module of quests: steps, prices, rewards, and who may win (Q1 to Q9)."""

from __future__ import annotations

import koruna
from koruna.games.wonderful_kingdom.forms import sentences
from koruna.games.wonderful_kingdom.rules import free_actions
from koruna.games.wonderful_kingdom.rules.realm import LABORATORY
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from tests.games.wonderful_kingdom.tabletop import (
    ENDING,
    PICKING,
    PLANNING,
    at,
    change,
    legal,
    play,
    realm_of,
    refusal,
    table,
)


def questing(
    board: str = "usurper", items: str = "", seats: int = 2, step: str = "", **options: str | bool
) -> WonderfulKingdom:
    poor = " | ".join(f"realm {seat} krystallium 0" for seat in range(seats))
    return table(poor, items, seats=seats, step=step, module="quests", quest=board, **options)


def at_quest(items: str, quest: str = "usurper") -> WonderfulKingdom:
    return at(items, 2, module="quests", quest=quest)


def test_Q1_steps_in_any_order_at_any_time_each_once() -> None:
    state = at_quest(f"{PICKING} | realm 0 soldiers 15, laboratory population:4, krystallium 0")
    assert refusal(state, "quest usurper 3") == "step-price"
    play(state, "quest usurper 4")
    assert (realm_of(state).soldiers, realm_of(state).krystallium) == (0, 2)
    play(state, "quest usurper 1")
    assert realm_of(state).soldiers == 2
    assert refusal(state, "quest usurper 1") == "step-done"
    assert refusal(state, "quest northern_lands 1") == "no-such-quest"
    assert state.step_name() == "pick"


def test_Q1_both_may_do_a_step_but_the_last_rewards_only_the_first() -> None:
    mine = "soldiers 15, laboratory gold:5, krystallium 0"
    state = at_quest(f"agenda over end_round end_choice pick:1 pick | realm 0 {mine} | realm 1 {mine}")
    play(state, "quest usurper 3", "quest usurper 4", "pick 1", "quest usurper 3", "quest usurper 4")
    assert [realm.soldiers for realm in state.realms] == [4, 4]
    assert [realm.krystallium for realm in state.realms] == [2, 0]
    assert state.view().quests[3].done == [True, True]
    assert state.view().quests[3].first == 0


def test_Q2_in_the_same_phase_the_starting_player_is_first() -> None:
    for payers, krystallium in (([1], [0, 2]), ([1, 0], [2, 0])):
        rich = [f"soldiers {15 if seat in payers else 0}, krystallium 0" for seat in (0, 1)]
        state = at_quest(f"{PLANNING} | realm 0 picks mill, {rich[0]} | realm 1 picks quarry, {rich[1]}")
        for seat in payers:
            play(state, "quest usurper 4", seat=seat)
            assert realm_of(state, seat).krystallium == 0, "not before the phase is over"
        play(state, "slate mill", "done", seat=0)
        play(state, "slate quarry", "done", seat=1)
        assert [realm.krystallium for realm in state.realms] == krystallium


def test_Q2_whoever_pays_in_a_later_phase_gets_no_reward() -> None:
    realms = "realm 0 quests usurper-4, picks mill | realm 1 soldiers 15, krystallium 0, picks quarry"
    state = at_quest(f"{PLANNING} | first_done 0 | {realms}")
    play(state, "quest usurper 4", "slate quarry", "done", seat=1)
    play(state, "slate mill", "done", seat=0)
    assert (state.first_done, realm_of(state, 1).krystallium) == ([0], 0)


def test_P6_a_step_done_in_planning_is_not_seen_before_both_are_done() -> None:
    state = at_quest(f"{PLANNING} | realm 0 soldiers 15, picks mill | realm 1 picks quarry")
    before = state.view(1), state.view()
    play(state, "quest usurper 4", seat=0)
    assert (state.view(1), state.view()) == before


def test_Q2_in_the_final_window_too() -> None:
    rich = "soldiers 15, krystallium 0"
    state = at_quest(f"{ENDING} | starter 1 | realm 0 {rich} | realm 1 {rich}")
    play(state, "quest usurper 4", seat=1)
    play(state, "quest usurper 4", seat=0)
    assert state.turn() == koruna.OVER
    assert [realm.krystallium for realm in state.realms] == [0, 2]


def test_Q3_cubes_of_the_laboratory_and_in_hand_and_krystallium_pay() -> None:
    mine = "cubes population:2, laboratory population:1 gold:3, krystallium 1"
    state = at_quest(f"agenda over end_round produce:0:1 | realm 0 {mine}")
    play(state, "quest usurper 1", seat=0)
    realm = realm_of(state)
    assert (realm.in_hand, realm.in_lab, realm.krystallium, realm.soldiers) == (0, 3, 0, 2 + 0)


def test_Q3_the_laboratory_pays_before_cubes_in_hand() -> None:
    mine = "cubes population:4, laboratory population:3"
    state = at_quest(f"agenda over end_round produce:0:1 | realm 0 {mine}")
    play(state, "quest usurper 1", seat=0)
    assert (realm_of(state).in_hand, realm_of(state).in_lab) == (3, 0)


def test_Q3_A9_colourless_cubes_never_pay() -> None:
    state = at_quest(f"{PICKING} | realm 0 laboratory population:3 colourless:3, krystallium 0")
    assert refusal(state, "quest usurper 1") == "step-price"


def test_Q3_krystallium_never_stands_in_for_soldiers() -> None:
    assert refusal(at_quest(f"{PICKING} | realm 0 krystallium 15"), "quest usurper 4") == "step-price"


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
        mine = f"calamities {calamities}, laboratory exploration:5"
        state = at_quest(f"{PICKING} | round 4 | realm 0 {mine} | realm 1 calamities 1")
        play(state, "quest usurper 2")
        assert [realm.calamities for realm in state.realms] == [left, 1]


def test_Q6_a_spy_turns_up_a_card_of_an_area_once_a_round() -> None:
    areas = "area1 0:mill | area2 1:portal quarry"
    state = at_quest(f"{PICKING} | {areas} | realm 0 laboratory materials:4", quest="northern_lands")
    assert refusal(state, "spy 1-1") == "no-spy"
    play(state, "quest northern_lands 1")
    assert legal(state, "spy") == ["spy 1-1", "spy 2-1"]
    assert refusal(state, "spy 2-2") == "spy-hidden"
    play(state, "spy 2-1")
    assert state.view(1).areas[1][0].card == "portal"
    assert refusal(state, "spy 1-1") == "no-spy"
    state = at_quest(f"{ENDING} | realm 0 spies 1", quest="northern_lands")
    assert realm_of(state).spies_ready == 1


def test_Q6_at_most_two_spies_exist_whoever_has_them() -> None:
    state = questing("northern_lands")
    for seat, spies in ((0, [1, 0]), (1, [1, 1]), (0, [1, 1]), (1, [1, 1])):
        free_actions.reward(state, seat, state.setup.quests[0][0])
        assert [realm.spies for realm in state.realms] == [realm.spies_ready for realm in state.realms] == spies


def test_Q6_of_a_last_spy_that_both_take_at_once_the_starting_player_has_it() -> None:
    rich = "laboratory materials:4"
    realms = f"realm 0 {rich}, picks mill | realm 1 {rich}, picks quarry, spies 1"
    state = at_quest(f"agenda over end_round begin_step plan | starter 1 | {realms}", quest="northern_lands")
    play(state, "quest northern_lands 1", "slate mill", "done", seat=0)
    play(state, "quest northern_lands 1", "slate quarry", seat=1)
    assert [realm.spies for realm in state.realms] == [1, 2], "neither sees what the other has done"
    play(state, "done", seat=1)
    assert [realm.spies for realm in state.realms] == [0, 2]
    assert [realm.spies_ready for realm in state.realms] == [0, 1]


def test_Q7_only_who_did_the_last_step_can_win() -> None:
    rich = "realm 0 completed dawn_cathedral"
    assert at_quest(rich).ranks() == [1, 2]
    assert at_quest(f"{rich} | realm 1 quests usurper-4").ranks() == [2, 1]
    assert at_quest(f"{rich}, quests usurper-4 | realm 1 quests usurper-4").ranks() == [1, 2]


def test_Q7_a_game_is_won_with_fewer_points_by_the_last_step() -> None:
    state = at_quest(f"{ENDING} | realm 0 completed dawn_cathedral | realm 1 soldiers 15")
    assert sentences.tie_break(state.view()) is None
    play(state, "quest usurper 4", seat=1)
    assert state.turn() == koruna.OVER
    assert (state.scores()[0] > state.scores()[1], state.ranks(), state.view().lost) == (True, [2, 1], False)
    assert sentences.tie_break(state.view()) == ("tie-quest", {})


def test_Q7_both_lose_if_nobody_did_it() -> None:
    state = at_quest(ENDING)
    assert state.turn() == koruna.OVER
    assert state.view().lost
    assert 1 in state.ranks()
    assert (state.winners(), state.utility()) == ([], [0.0, 0.0])
    state = at_quest(f"{ENDING} | realm 1 quests usurper-4")
    assert not state.view().lost
    assert (state.winners(), state.utility()) == ([1], [0.0, 1.0])


def test_Q8_alone_the_last_step_is_needed_and_rewards_at_once() -> None:
    state = questing(items="realm 0 soldiers 12", seats=1)
    play(state, "quest usurper 4")
    assert realm_of(state).krystallium == 2
    change(state, "round 4", step="end_round")
    while state.turn() != koruna.OVER:
        play(state, "done")
    assert not state.is_lost
    state = questing(items="round 4", seats=1, step="end_round")
    assert state.is_lost


def test_Q8_alone_a_spy_reward_readies_a_used_spy_and_later_both() -> None:
    state = questing("lord_of_ruin", "realm 0 laboratory population:4", seats=1)
    assert (realm_of(state).spies, realm_of(state).spies_ready) == (2, 1)
    play(state, "quest lord_of_ruin 2")
    assert (realm_of(state).spies, realm_of(state).spies_ready) == (2, 2)
    free_actions.reward(state, 0, state.setup.quests[0][1])
    assert (realm_of(state).spies, realm_of(state).spies_ready) == (2, 2), "there is no third"
    change(state, "realm 0 spies_ready 0", step="end_choice")
    assert realm_of(state).spies_ready == 2


def test_R13_quest_steps_may_be_done_in_every_phase() -> None:
    for agenda in (PICKING, PLANNING, "agenda over end_round produce:0:3", ENDING):
        state = at_quest(f"{agenda} | realm 0 sites farmstead, laboratory gold:5")
        assert "quest usurper 3" in legal(state, "", 0)
