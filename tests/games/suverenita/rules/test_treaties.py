"""Suverenita 16.3 to 17.1: treaties in force, their points, and sovereignty."""

from __future__ import annotations

import pytest

from koruna.games.suverenita.rules import winning
from koruna.games.suverenita.rules.board.holding import is_encircled, is_hostile, pair
from koruna.games.suverenita.rules.farm import farming
from koruna.games.suverenita.rules.numbers import HERD_INSIDE, TREATIES
from koruna.games.suverenita.rules.pacts import diplomacy, treaties
from tests.games.suverenita.pacts import sign, three, trade, treaty_of
from tests.games.suverenita.positions import at, change, play, set_up

# --- in force, 16.3 and 16.5 -------------------------------------------------------------


def test_16_3_partners_are_not_hostile_and_encirclements_end() -> None:
    state = three("field a3 units 0:LI*2 1:LI@inside")
    assert is_encircled(state, at(state, "a3"))
    sign(state, 0, 1, "ransom")
    assert not is_hostile(state, 0, 1)
    assert not is_encircled(state, at(state, "a3"))
    assert state.control[at(state, "a3")] == 1
    assert all(stack >> 6 & 7 == 0 for stack in state.armies[at(state, "a3")])  # those inside come out


def test_16_3_a_herd_comes_out_of_a_settlement_without_units_too() -> None:
    state = three("field a3 herds 1:pigs+inside, units 0:LI")
    sign(state, 0, 1, "tribute")
    assert not state.herds[at(state, "a3")][0] & HERD_INSIDE


@pytest.mark.parametrize(("treaty", "rounds"), [("aid", 2), ("tribute", 4), ("ransom", 4)])
def test_16_5_a_treaty_of_n_rounds_ends_at_the_start_of_trade_in_round_r_plus_n(treaty: str, rounds: int) -> None:
    state = three(round=3)
    sign(state, 0, 1, treaty)
    change(state, f"round {3 + rounds - 1}")
    diplomacy.begin(state)
    assert treaty_of(state, 0, 1) == treaty
    change(state, f"round {3 + rounds}")
    diplomacy.begin(state)
    assert treaty_of(state, 0, 1) == ""
    assert is_hostile(state, 0, 1)


def test_16_5_vassalage_lasts_until_released() -> None:
    state = three(round=1)
    sign(state, 0, 1, "vassalage")
    change(state, "round 20")
    diplomacy.begin(state)
    assert treaty_of(state, 0, 1) == "vassalage"


@pytest.mark.parametrize(("treaty", "gain", "loss"), [("aid", 1, 0), ("ransom", 2, -1)])
def test_16_5_aid_and_ransom_score_when_signed(treaty: str, gain: int, loss: int) -> None:
    state = three()
    sign(state, 0, 1, treaty)
    assert state.vp == [gain, loss, 0]
    assert state.gold[0] == 20 + state.setup.values.treaty_gold[TREATIES.index(treaty)]


@pytest.mark.parametrize(("treaty", "due"), [("tribute", 2), ("vassalage", 1)])
def test_16_5_tribute_and_vassalage_score_with_the_first_due_paid(treaty: str, due: int) -> None:
    state = three(round=3)
    sign(state, 0, 1, treaty)
    assert state.vp == [0, 0, 0]
    treaties.pay_dues(state)
    assert state.vp == [2, -1, 0]
    assert state.gold == [20 + due, 20 - due, 20]
    change(state, "round 7")
    treaties.pay_dues(state)
    assert state.vp == [2, -1, 0]
    assert state.gold == [20 + 2 * due, 20 - 2 * due, 20]


def test_16_1_a_higher_tribute_is_paid_as_agreed() -> None:
    state = three(round=3)
    sign(state, 0, 1, "tribute", 4)
    treaties.pay_dues(state)
    assert state.gold == [24, 16, 20]


def test_16_4_an_unpaid_due_ends_the_treaty_at_once() -> None:
    state = three(round=3, gold=0)
    sign(state, 0, 1, "tribute")
    treaties.pay_dues(state)
    assert treaty_of(state, 0, 1) == ""
    assert state.vp == [0, 0, 0]
    assert is_hostile(state, 0, 1)


def test_15_4_dues_are_paid_out_of_the_taxes_of_the_season() -> None:
    state = three(round=3, gold=0)
    sign(state, 0, 1, "vassalage")
    farming.collect(state)
    assert state.gold == [2, 0, 1]


def test_16_5_a_pair_scores_one_treaty_a_year() -> None:
    state = three(round=1)
    sign(state, 0, 1, "aid")
    treaties.close(state, pair(state, 0, 1), "time")
    change(state, "round 4")
    sign(state, 0, 1, "ransom")
    assert state.vp == [1, 0, 0]
    treaties.close(state, pair(state, 0, 1), "time")
    change(state, "round 5")
    sign(state, 0, 1, "ransom")
    assert state.vp == [3, -1, 0]


def test_16_5_the_opposite_treaty_scores_nothing_for_eight_rounds() -> None:
    for round, points in ((8, [1, 0, 0]), (9, [1, 1, 0])):
        state = three(round=1)
        sign(state, 0, 1, "aid")
        treaties.close(state, pair(state, 0, 1), "time")
        change(state, f"round {round}")
        sign(state, 1, 0, "aid")
        assert state.vp == points


def test_16_5_net_points_of_treaties_stay_within_six() -> None:
    state = three("player 0 treaty_vp 5", round=1)
    sign(state, 0, 1, "ransom")
    assert state.vp == [1, -1, 0]
    assert state.treaty_vp == [6, -1, 0]


# --- sovereignty, 17.1 -------------------------------------------------------------------


def test_17_1_truce_or_peace_with_all_as_superior_wins_at_once() -> None:
    state = three("pair 0-1 treaty tribute:0, ends_in 9, due 2")
    trade(state)
    assert treaties.would_end(state, 0, 2)
    assert not treaties.would_end(state, 2, 0)
    play(state, "offer P3 receive vassalage 1 gold")
    assert state.journal is not None
    assert state.journal[-1].facts["ends_game"] == 1
    play(state, "yes")
    assert state.turn() == -2
    assert state.winner == 0
    assert state.victory == winning.BY_SOVEREIGNTY
    assert state.ranks()[0] == 1


def test_17_1_an_inferior_is_not_sovereign() -> None:
    state = three("pair 0-1 treaty vassalage:0, due 1")
    sign(state, 2, 0, "vassalage")
    assert state.victory == 0


def test_q24_with_two_players_any_treaty_ends_the_game() -> None:
    state = set_up("field a1 settlement village:0 | field a3 settlement village:1")
    trade(state)
    play(state, "offer P2 pay aid 1 gold")
    assert state.journal is not None
    assert state.journal[-1].facts["ends_game"] == 1
    play(state, "yes")
    assert state.turn() == -2
    assert state.winner == 1
