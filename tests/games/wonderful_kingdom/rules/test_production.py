"""Production in four steps, dominance, and the end of the game (R1 to R8, T1 to T3)."""

from __future__ import annotations

import pytest

import koruna
from tests.games.wonderful_kingdom.tabletop import (
    ENDING,
    at,
    completed,
    legal,
    making,
    open_spaces,
    play,
    realm_of,
    refusal,
    table,
)


def test_R1_the_steps_follow_in_their_order() -> None:
    state = table(f"realm 0 {making(materials=1, population=1, gold=1, exploration=1)}", step="end_choice")
    seen: list[str] = []
    while state.step_name() == "produce":
        word = legal(state, "lab", state.turn())
        seen += [text.split()[1] for text in word if state.turn() == 0 and not text.endswith("all")]
        play(state, *(word[-1:] or ["done"]))
    assert seen == ["materials", "population", "gold", "exploration"]


def test_R2_a_card_completed_in_a_step_adds_nothing_to_it() -> None:
    state = at("agenda over end_round begin_step | realm 0 sites quarry:materials1")
    play(state, "fill quarry", seat=0)  # the quarry makes materials
    assert completed(state) == "quarry"
    assert realm_of(state).in_hand == 0
    play(state, "done", seat=0)


def test_R2_sites_do_not_produce() -> None:
    assert realm_of(at("realm 0 sites quarry")).volume(0) == 2


def test_R3_a_symbol_by_family_counts_cards_of_the_family_with_itself() -> None:
    for cards, volume in (
        ("expedition", 1),
        ("expedition scholars tax_collectors", 3),
        ("expedition*2 scholars tax_collectors", 8),
        ("expedition*2 scholars tax_collectors great_library", 9),  # per masterwork
    ):
        assert realm_of(at(f"realm 0 completed {cards}")).volume(3) == volume


def test_R3_a_card_completed_before_raises_a_later_step() -> None:
    state = table(f"realm 0 {making(materials=3)}, sites barracks", step="begin_step")
    play(state, "fill barracks", "done", seat=0)  # the example of the rulebook
    play(state, "lab materials all", "done", seat=1)
    assert state.volumes == [1, 1]


def test_R4_the_larger_volume_wins_and_equal_ones_nothing() -> None:
    for mine, other, trained in ((3, 2, [1, 0]), (2, 3, [0, 1]), (2, 2, [0, 0]), (0, 0, [0, 0])):
        state = table(f"realm 0 {making(gold=mine)} | realm 1 {making(gold=other)}", step="begin_step:0:2")
        assert [realm.trained for realm in state.realms] == trained


def test_R5_every_second_dominance_brings_a_soldier() -> None:
    state = table()
    realm = realm_of(state)
    seen = []
    for _ in range(4):
        realm.win_dominance()
        seen.append((realm.trained, realm.soldiers))
    assert seen == [(1, 0), (0, 1), (1, 1), (0, 2)]


def test_R5_the_training_ground_is_kept_over_rounds() -> None:
    state = table(f"realm 0 {making()}, trained 1 | realm 1 {making()}", step="begin_step:0:3")
    assert (state.round, realm_of(state).trained) == (2, 1)


def test_R6_soldiers_from_a_bonus_come_straight_to_the_duchy() -> None:
    state = table("realm 0 sites recruiters, trained 1")
    realm_of(state).fill(0, 1, 3)
    assert (realm_of(state).soldiers, realm_of(state).trained) == (3, 1)


def test_R7_a_soldier_of_dominance_can_be_used_in_the_same_step() -> None:
    state = at("agenda over end_round begin_step:0:2 | realm 0 completed tax_collectors, sites throne_room, trained 1")
    assert "enlist throne_room" in legal(state, "", 0)


def test_R8_a_step_cannot_be_closed_with_cubes_in_hand() -> None:
    state = at("agenda over end_round begin_step | realm 0 sites mill")
    assert refusal(state, "done", 0) == "cubes-left"
    play(state, "place materials mill", seat=0)
    assert refusal(state, "fill mill", 0) == "fill-several"
    play(state, "lab materials", seat=0)
    assert refusal(state, "place materials mill", 0) == "no-cube"
    play(state, "done", seat=0)


def test_R8_cubes_may_go_to_the_laboratory_though_a_site_could_take_them() -> None:
    state = at("agenda over end_round begin_step | realm 0 sites mill")
    play(state, "lab materials all", seat=0)
    assert (open_spaces(state)[0], realm_of(state).in_lab) == (3, 2)


def test_R10_cubes_in_the_laboratory_never_come_back() -> None:
    state = at("agenda over end_round begin_step | realm 0 sites mill")
    play(state, "lab materials all", seat=0)
    assert legal(state, "place", 0) == []


def test_R8_whoever_has_nothing_to_do_is_not_asked() -> None:
    state = table("realm 0 krystallium 0 | realm 1 krystallium 0", step="begin_step:0:3")
    assert state.step_name() == "offer" or state.turn() == koruna.CHANCE  # nobody makes any


# --- the end -------------------------------------------------------------------------------


def test_T1_the_example_of_the_rulebook_gives_39() -> None:
    cards = "tax_collectors monumental_statue great_library secret_society magnificent_arena enchanted_forge"
    line = f"round 4 | realm 0 completed {cards}, sites banquet_hall, krystallium 3, soldiers 5, calamities 2"
    realm = realm_of(at(line, side="A"))  # the first duchy is Téressie
    assert (realm.points, realm.family_points(), realm.score()) == (11, 36, 39)


def test_T1_two_players_lose_nothing_for_side_a() -> None:
    state = table(side="A")
    assert state.scores() == [0, 0]


@pytest.mark.parametrize(
    ("mine", "others", "ranks"),
    [
        ("soldiers 0", "soldiers 0", [1, 1]),
        ("soldiers 0", "completed farmstead", [2, 1]),
        ("completed farmstead, soldiers 1", "completed farmstead", [1, 2]),
        ("completed farmstead, soldiers 1", "completed farmstead, trained 1", [1, 2]),  # in training it does not count
        ("completed farmstead, soldiers 1", "completed farmstead*2", [2, 1]),
    ],
)
def test_T2_ties_are_broken_by_completed_cards_then_soldiers(mine: str, others: str, ranks: list[int]) -> None:
    state = at(f"realm 0 {mine} | realm 1 {others}")
    assert (state.scores(), state.ranks()) == ([0, 0], ranks)


def test_T3_each_combination_counts_its_own_family() -> None:
    state = at("realm 0 completed ramparts royal_gaol banquet_hall scholars")
    # Two per structure, one per company, two per company: 2 x 2 + 1 + 2.
    assert realm_of(state).family_points() == 7


def test_R13_the_final_window_is_open_to_the_starter_first() -> None:
    mine = "sites farmstead, krystallium 2"
    state = at(f"{ENDING} | realm 0 {mine} | realm 1 {mine}")
    assert (state.step_name(), state.turn()) == ("final", 0)
    play(state, "crystal materials farmstead", "crystal materials farmstead")  # and nothing is left to do
    assert (state.step_name(), state.turn()) == ("final", 1)
    play(state, "done")
    assert state.turn() == koruna.OVER
    assert completed(state) == "farmstead"
