"""Every ability of war, in a situation that makes it matter, and those that meet in one war."""

from __future__ import annotations

import pytest

from koruna.games.tiny_epic_kingdoms.factions import FACTIONS
from koruna.games.tiny_epic_kingdoms.invariants import broken_invariants
from koruna.games.tiny_epic_kingdoms.rules import TinyEpicKingdoms
from tests.games.tiny_epic_kingdoms.tabletop import (
    choose,
    fight,
    figures,
    have,
    idle,
    learn,
    legal,
    play,
    refusal,
    stand,
    stock,
    table,
    token,
)


def war(
    attacker: str,
    level: int,
    defender: str,
    defender_level: int,
    target: str = "a2",
    origin: str = "a1",
    third: str = "",
    shared: str = "",
) -> TinyEpicKingdoms:
    """Player 1 has just attacked player 2; both have figures elsewhere, and no resources yet."""
    rest = next(faction for faction in FACTIONS if faction not in (attacker, defender))
    state = table(attacker, defender, third or rest)
    learn(state, 0, level)
    learn(state, 1, defender_level)
    stand(state, 0, f"{origin} a1 a1 {shared}" if origin != "a1" else f"a1 a1 {shared}")
    stand(state, 1, f"{target} b4 b4 {shared}")
    by = "patrol" if origin[0] == target[0] else "quest"
    choose(state, by)
    play(state, f"{by} {origin}-{target}")
    return state


def most(state: TinyEpicKingdoms, seat: int) -> int:
    return len(legal(state, "war", seat))


def winner(state: TinyEpicKingdoms) -> int:
    assert state.war is not None
    return state.war.winner


# --- orcs ----------------------------------------------------------------------------------


def test_orcs_1_they_win_ties_attacking() -> None:
    for level, won_by in ((0, 1), (1, 0)):
        state = war("orcs", level, "dwarves", 0)
        have(state, 0, ore=2)
        have(state, 1, ore=2)
        fight(state, 2, 2)
        assert winner(state) == won_by


def test_orcs_2_food_pays_for_war() -> None:
    for level, number in ((1, 0), (2, 3)):
        state = war("orcs", level, "dwarves", 0)
        have(state, 0, food=3)
        assert most(state, 0) == number
    fight(state, 3, 0)
    assert stock(state, 0) == (0, 0, 0)


def test_orcs_3_every_war_costs_one_less() -> None:
    state = war("dwarves", 0, "orcs", 3)
    have(state, 1, ore=2)
    assert most(state, 1) == 3
    fight(state, 0, 3)
    assert stock(state, 1) == (0, 0, 0)


def test_orcs_4_they_may_add_a_mana_even_past_eleven() -> None:
    state = war("dwarves", 0, "orcs", 4)
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
    state = war("dwarves", 0, "orcs", 4)
    have(state, 0, ore=1)
    have(state, 1, mana=6)
    fight(state, 1, 0)
    assert state.step_name() == "fate"


# --- humans, elves -------------------------------------------------------------------------


@pytest.mark.parametrize(("ore", "mana", "number"), [(2, 2, 6), (1, 3, 8), (0, 0, 2), (3, 1, 5), (9, 1, 11)], ids=str)
def test_humans_3_a_payment_of_one_kind_saves_two(ore: int, mana: int, number: int) -> None:
    state = war("humans", 3, "dwarves", 0)
    have(state, 0, ore=ore, mana=mana)
    assert most(state, 0) == number


def test_humans_3_the_ways_to_pay() -> None:
    state = war("humans", 3, "dwarves", 0)
    have(state, 0, ore=3, mana=3)
    fight(state, 5, 0)
    assert legal(state) == ["pay 2 mana", "pay 3 ore"]  # 2 mana would do without the ore beside it


def test_elves_2_a_payment_of_mana_alone_saves_one() -> None:
    state = war("elves", 2, "dwarves", 0)
    have(state, 0, ore=1, mana=3)
    assert most(state, 0) == 7
    fight(state, 7, 0)
    assert stock(state, 0) == (0, 1, 0)  # the ore beside it would be too much


def test_elves_4_against_them_mana_is_worth_one() -> None:
    for level, number in ((3, 7), (4, 4)):
        state = war("dwarves", 0, "elves", level)
        have(state, 0, ore=1, mana=3)
        assert most(state, 0) == number


def test_elves_4_and_orcs_4_a_raise_against_them_is_worth_one() -> None:
    state = war("orcs", 4, "elves", 4)
    have(state, 0, ore=2, mana=1)
    have(state, 1, mana=2)
    fight(state, 3, 4)
    play(state, "raise mana")
    assert state.war is not None
    assert state.war.attack + state.war.attack_raise == 4
    assert winner(state) == 0  # and Orcs win ties


# --- halflings -----------------------------------------------------------------------------


def test_halflings_1_who_answers_their_flag_with_a_number_gives_up_two() -> None:
    state = war("dwarves", 0, "halflings", 1)
    have(state, 0, food=1, ore=3)
    fight(state, 1, 0)
    assert (state.step_name(), state.turn()) == ("give", 0)
    assert legal(state) == ["pay 1 food 1 ore", "pay 2 ore"]  # after the payment
    play(state, "pay 2 ore")
    assert stock(state, 0) == (1, 0, 0)
    assert state.step_name() == "fate"


def test_halflings_1_not_if_they_show_a_number_themselves() -> None:
    state = war("dwarves", 0, "halflings", 1)
    have(state, 0, food=5, ore=3)
    have(state, 1, ore=1)
    fight(state, 2, 1)
    assert state.step_name() == "fate"


def test_halflings_2_a_new_ally_takes_a_resource() -> None:
    state = war("dwarves", 0, "halflings", 2)
    fight(state, 0, 0)
    assert (state.step_name(), state.turn()) == ("gain", 0)
    play(state, "gain ore")
    assert stock(state, 0) == (0, 1, 0)
    assert stock(state, 1) == (0, 0, 0)


def test_halflings_3_and_so_do_they() -> None:
    state = war("halflings", 3, "dwarves", 0)
    fight(state, 0, 0)
    play(state, "gain ore", "gain ore")
    assert stock(state, 0) == stock(state, 1) == (0, 1, 0)


def test_halflings_4_an_ally_shows_them_nothing_but_the_flag() -> None:
    for level, rule in ((3, None), (4, "only-flag")):
        state = war("dwarves", 0, "halflings", level, shared="c3")
        have(state, 0, ore=3)
        have(state, 1, ore=3)
        assert refusal(state, "war 2", 0) == rule
        assert refusal(state, "war 2", 1) is None  # they choose freely


def test_halflings_4_who_is_no_ally_chooses_freely() -> None:
    state = war("dwarves", 0, "halflings", 4)
    have(state, 0, ore=3)
    assert refusal(state, "war 2", 0) is None


def test_halflings_4_their_own_number_breaks_the_alliance() -> None:
    state = war("dwarves", 0, "halflings", 4, shared="c3")
    have(state, 1, ore=3)
    fight(state, 0, 1)
    assert legal(state) == ["lose a2", "lose c3"]


# --- goblins, undead -----------------------------------------------------------------------


def test_goblins_2_a_war_won_earns_a_resource() -> None:
    state = war("goblins", 2, "dwarves", 0)
    have(state, 0, ore=1)
    fight(state, 1, 0)
    play(state, "gain food")
    assert stock(state, 0) == (1, 0, 0)


def test_goblins_4_a_war_lost_takes_one_from_the_winner() -> None:
    state = war("dwarves", 0, "goblins", 4)
    have(state, 0, food=1, ore=3)
    fight(state, 1, 0)
    assert (state.step_name(), state.turn()) == ("take", 1)
    assert legal(state) == ["take food 1", "take ore 1"]
    play(state, "take ore 1")
    assert stock(state, 1) == (0, 1, 0)
    assert stock(state, 0) == (1, 1, 0)


def test_goblins_4_nothing_from_who_has_nothing_left() -> None:
    state = war("dwarves", 0, "goblins", 4)
    have(state, 0, ore=1)
    fight(state, 1, 0)
    assert state.step_name() == "fate"


def test_undead_1_a_figure_lost_in_war_leaves_two_food() -> None:
    state = war("dwarves", 0, "undead", 1)
    have(state, 0, ore=1)
    fight(state, 1, 0)
    play(state, "lose a2")
    assert stock(state, 1) == (2, 0, 0)


def test_undead_1_not_for_a_retreat() -> None:
    state = war("dwarves", 0, "undead", 1)
    have(state, 0, ore=1)
    have(state, 1, food=3)
    fight(state, 1, 0)
    play(state, "retreat a2-a3")
    assert stock(state, 1) == (0, 0, 0)


# --- centaurs, merfolk, dark elves ---------------------------------------------------------


@pytest.mark.parametrize(("target", "number"), [("a4", 2), ("a2", 1)])
def test_centaurs_1_defending_on_fields_costs_one_less(target: str, number: int) -> None:
    state = war("dwarves", 0, "centaurs", 1, target=target)
    have(state, 1, ore=1)
    assert most(state, 1) == number


@pytest.mark.parametrize(("origin", "number"), [("b5", 3), ("a1", 1)])
def test_centaurs_4_attacking_by_quest_costs_two_less(origin: str, number: int) -> None:
    state = war("centaurs", 4, "dwarves", 0, origin=origin)
    have(state, 0, ore=1)
    assert most(state, 0) == number


@pytest.mark.parametrize(("target", "number"), [("a2", 2), ("a5", 1)])
def test_merfolk_2_a_war_by_water_costs_one_less(target: str, number: int) -> None:
    state = war("merfolk", 2, "dwarves", 0, target=target)
    have(state, 0, ore=1)
    assert most(state, 0) == number


def test_dark_elves_2_defending_costs_one_less_attacking_does_not() -> None:
    state = war("dwarves", 0, "dark_elves", 2)
    have(state, 1, ore=1)
    assert most(state, 1) == 2
    state = war("dark_elves", 2, "dwarves", 0)
    have(state, 0, ore=1)
    assert most(state, 0) == 1


def pair(level: int = 3, figures_of_defender: str = "a2 a2 b1", exploration: bool = False) -> TinyEpicKingdoms:
    """Dark elves are about to act, with two figures of one opponent next door."""
    state = table("dark_elves", "merfolk", "humans", exploration=exploration)
    learn(state, 0, level)
    stand(state, 0, "a1 a1")
    stand(state, 1, figures_of_defender)
    have(state, 0, ore=1)
    choose(state, "patrol")
    return state


def test_dark_elves_3_they_attack_two_at_once_and_both_must_go() -> None:
    assert refusal(pair(2), "patrol a1-a2") == "two-figures"
    state = pair()
    play(state, "patrol a1-a2")
    fight(state, 1, 0)
    assert legal(state) == ["lose a2"]
    play(state, "lose a2")
    assert state.turn() == 1
    play(state, "lose a2")
    assert figures(state, 1) == "b1"
    assert figures(state, 0) == "a1 a2"


def test_dark_elves_3_if_they_lose_only_their_figure_is_concerned() -> None:
    state = pair()
    have(state, 1, ore=2)
    play(state, "patrol a1-a2")
    fight(state, 1, 2)
    assert (state.turn(), legal(state)) == (0, ["lose a2"])
    play(state, "lose a2")
    assert figures(state, 1) == "a2 a2 b1"


def test_dark_elves_3_two_flags_send_the_attacker_back() -> None:
    state = pair()
    play(state, "patrol a1-a2")
    fight(state, 0, 0)
    assert figures(state, 0) == "a1 a1"
    assert figures(state, 1) == "a2 a2 b1"
    assert (state.step_name(), state.turn()) == ("offer", 1)


def test_dark_elves_3_not_if_those_two_are_all_he_has() -> None:
    assert refusal(pair(figures_of_defender="a2 a2"), "patrol a1-a2") == "last-two"


def test_dark_elves_3_not_with_a_last_figure() -> None:
    state = pair()
    stand(state, 0, "a1")
    assert refusal(state, "patrol a1-a2") == "own-last-figure"


def test_dark_elves_3_each_retreat_has_its_own_price_and_a_lair_frees_both() -> None:
    state = pair(exploration=True)
    token(state, "dragon_lair", "a1")
    state.realms[1].castle = 1
    play(state, "patrol a1-a2")
    fight(state, 1, 0)
    play(state, "raze", "retreat a2-a3", "retreat a2-a3")
    assert figures(state, 1) == "a3 a3 b1"
    assert state.realms[1].castle == 0


def test_dark_elves_3_with_two_players_two_flags_are_lost() -> None:
    state = table("dark_elves", "merfolk")
    learn(state, 0, 3)
    stand(state, 1, "a2 a2 b1")
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    fight(state, 0, 0)
    assert (state.step_name(), state.turn()) == ("fate", 0)


# --- valkyries, satyrs ---------------------------------------------------------------------


def test_valkyries_1_a_lost_war_costs_one_less_but_does_not_raise_the_limit() -> None:
    state = war("dwarves", 0, "valkyries", 1)
    have(state, 0, ore=3)
    have(state, 1, ore=2)
    assert most(state, 1) == 2
    fight(state, 3, 2)
    assert stock(state, 1) == (0, 1, 0)
    state = war("dwarves", 0, "valkyries", 1)
    have(state, 1, ore=2)
    fight(state, 0, 2)
    assert stock(state, 1) == (0, 0, 0)


def test_satyrs_1_a_mana_whenever_a_war_ends_in_equal_numbers() -> None:
    for numbers, mana in (((2, 2), 1), ((2, 1), 0)):
        state = war("dwarves", 0, "undead", 0, third="satyrs")
        learn(state, 2, 1)
        have(state, 0, ore=2)
        have(state, 1, ore=2)
        fight(state, *numbers)
        assert stock(state, 2) == (0, 0, mana)


def test_satyrs_1_two_flags_are_no_tie_and_their_own_wars_count() -> None:
    state = war("satyrs", 1, "undead", 0)
    fight(state, 0, 0)
    assert stock(state, 0) == (0, 0, 0)
    state = war("satyrs", 1, "undead", 0)
    have(state, 0, ore=2)
    have(state, 1, ore=2)
    fight(state, 2, 2)
    assert stock(state, 0) == (0, 0, 1)


def test_goblins_4_takes_before_satyrs_1_gains() -> None:
    """First what the loser gets, then the winner."""
    state = war("goblins", 4, "satyrs", 1)
    have(state, 0, ore=2)
    have(state, 1, ore=2)
    fight(state, 2, 2)
    assert state.step_name() == "fate"  # the winner had nothing left to take
    assert stock(state, 1) == (0, 0, 1)


# --- all that meet in one war --------------------------------------------------------------

MEETINGS = [(one, other) for one in FACTIONS for other in FACTIONS if one != other]


@pytest.mark.parametrize(("one", "other"), MEETINGS, ids=str)
def test_any_two_factions_at_the_top_of_their_magic_fight_to_a_result(one: str, other: str) -> None:
    """Whatever both set, the right one wins, both can pay, nothing is lost or doubled, and the turn goes on."""
    for attack, defence in ((3, 2), (2, 3), (2, 2), (0, 2), (2, 0), (0, 0)):
        state = war(one, 5, other, 5, target="a5", origin="c5")
        have(state, 0, food=4, ore=4, mana=4)
        have(state, 1, food=4, ore=4, mana=4)
        fight(state, attack, defence)
        while state.step_name() == "raise":
            play(state, "decline")
        if attack or defence:
            assert winner(state) == expected_winner(state, attack, defence)
        while state.step_name() != "offer":
            assert broken_invariants(state) == []
            idle(state)
        assert state.turn() == 1
        for seat in range(2):
            stays = attack == defence == 0 or seat == expected_winner(state, attack, defence)
            assert ("a5" in figures(state, seat)) == stays


def expected_winner(state: TinyEpicKingdoms, attack: int, defence: int) -> int:
    if attack == defence:
        return 0 if state.realms[0].powers.wins_ties else 1
    return 0 if attack > defence else 1
