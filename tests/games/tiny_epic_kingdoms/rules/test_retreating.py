"""What becomes of beaten figures; alliances."""

from __future__ import annotations

from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from tests.games.tiny_epic_kingdoms.rules.test_war import war
from tests.games.tiny_epic_kingdoms.tabletop import (
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
)


def lost(defender_at: str = "a2 b1", food: int = 0, **others: str) -> TinyEpicKingdoms:
    """Player 2 has just lost a war in a2 against player 1, who came from a1."""
    state = table("dwarves", "merfolk", "humans", homes=others.get("homes", ""))
    stand(state, 0, "a1 a1")
    stand(state, 1, defender_at)
    if "third" in others:
        stand(state, 2, others["third"])
    have(state, 0, ore=1)
    have(state, 1, food=food)
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    fight(state, 1, 0)
    return state


def test_R1_a_retreat_costs_a_food_for_every_figure_in_play() -> None:
    state = lost(food=3)
    assert state.step_name() == "fate"
    play(state, "retreat a2-a3")
    assert stock(state, 1) == (1, 0, 0)
    assert figures(state, 1) == "a3 b1"
    assert figures(state, 0) == "a1 a2"


def test_R1_without_the_food_the_figure_is_lost() -> None:
    state = lost(food=1)
    assert legal(state) == ["lose a2"]
    assert refusal(state, "retreat a2-a3") == "retreat-price"
    play(state, "lose a2")
    assert figures(state, 1) == "b1"
    assert state.realms[1].supply == 6


def test_R1_figures_in_ruins_count_in_the_price() -> None:
    state = lost("a2 b3", food=2, homes="plebejsko tutenstan plebejsko")
    play(state, "retreat a2-a3")
    assert stock(state, 1) == (0, 0, 0)


def test_R2_only_to_neighbours_without_other_players() -> None:
    state = lost("a2 b1 b1", food=3, third="a3 c1")
    assert legal(state) == ["lose a2"]  # a1 is the attacker's, a3 a third player's
    assert refusal(state, "retreat a2-a3") == "retreat-where"
    assert refusal(state, "retreat a2-a5") == "retreat-where"


def test_R2_an_own_figure_is_no_hindrance_two_are() -> None:
    assert legal(lost("a2 a3 b1", food=3)) == ["lose a2", "retreat a2-a3"]
    assert legal(lost("a2 a3 a3", food=3)) == ["lose a2"]


def test_R2_an_attacker_goes_back_only_to_a_neighbour() -> None:
    state = war(quest=True)
    have(state, 0, food=2)
    have(state, 1, ore=1)
    fight(state, 0, 1)
    assert state.turn() == 0
    assert legal(state) == ["lose a2", "retreat a2-a1", "retreat a2-a3"]


def test_R3_who_could_retreat_may_give_the_figure_up() -> None:
    state = lost(food=9)
    play(state, "lose a2")
    assert stock(state, 1) == (9, 0, 0)


def test_R4_retreating_into_ruins_lays_down() -> None:
    state = table("dwarves", "merfolk", "humans", homes="tutenstan plebejsko plebejsko")
    stand(state, 0, "a5 a5")
    stand(state, 1, "a1 b1")
    have(state, 0, ore=1)
    have(state, 1, food=2)
    choose(state, "patrol")
    play(state, "patrol a5-a1")
    fight(state, 1, 0)
    play(state, "retreat a1-a3")
    assert figures(state, 1) == "(a3) b1"


def test_R4_a_lying_figure_may_retreat() -> None:
    state = table("dwarves", "merfolk", "humans", homes="tutenstan plebejsko plebejsko")
    stand(state, 0, "a5 a5")
    stand(state, 1, "a3 b1")
    have(state, 0, ore=2)
    have(state, 1, food=9)
    choose(state, "patrol")
    play(state, "patrol a5-a3")
    fight(state, 1, 0)
    play(state, "retreat a3-a1")
    assert figures(state, 1) == "a1 b1"
    assert figures(state, 0) == "(a3) a5"  # the winner lies down in the ruins


def test_R4_a_retreat_onto_a_hidden_token_turns_it_up() -> None:
    state = table("dwarves", "merfolk", "humans", exploration=True)
    stand(state, 0, "a1 a1")
    stand(state, 1, "a2 b1")
    have(state, 0, ore=1)
    have(state, 1, food=2)
    hide(state, "a3")
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    fight(state, 1, 0)
    play(state, "retreat a2-a3")
    assert [state.write(outcome)[:5] for outcome, _ in state.odds()] == ["token"] * 9


def test_R5_a_last_figure_is_never_at_stake_in_a_plain_war() -> None:
    state = table("dwarves", "merfolk", "humans")
    stand(state, 1, "a2")
    choose(state, "patrol")
    assert "patrol a1-a2" not in legal(state)


# --- alliances -----------------------------------------------------------------------------


def allies(where: str = "c3", attack: int = 1, defence: int = 0, **more: str) -> TinyEpicKingdoms:
    """Players 1 and 2 share a region, or several; 1 attacks 2 in a2 and both have shown their dice."""
    state = table("dwarves", "merfolk", "humans")
    stand(state, 0, f"a1 a1 {where}")
    stand(state, 1, f"a2 {more.get('also', 'b1')} {where}")
    have(state, 0, ore=attack)
    have(state, 1, ore=defence, food=int(more.get("food", "0")))
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    fight(state, attack, defence)
    return state


def test_A1_both_figures_stay_and_collect() -> None:
    state = war()
    fight(state, 0, 0)
    play(state, "collect")
    assert stock(state, 1) == (1, 0, 1)  # fields at home, the shared forest


def test_A1_allies_share_a_region_and_nothing_else_is_remembered() -> None:
    state = war()
    fight(state, 0, 0)
    assert state.realms[0].has & state.realms[1].has == 1 << place("a2")
    play(state, "patrol a2-a3")
    assert state.realms[0].has & state.realms[1].has == 0


def test_A2_a_shared_region_is_full() -> None:
    state = war()
    fight(state, 0, 0)
    stand(state, 2, "a3 c1")
    play(state, "collect")
    assert refusal(state, "patrol a3-a2") == "two-figures"


def test_A2_nobody_expands_into_a_shared_region() -> None:
    state = table("dwarves", "merfolk", "humans")
    stand(state, 0, "a1 a2")
    stand(state, 1, "a2 b1")
    have(state, 0, food=9)
    choose(state, "expand")
    assert legal(state, "expand") == ["expand a1"]


def test_A3_two_flags_between_allies_share_a_further_region() -> None:
    state = allies(attack=0)
    assert state.realms[0].has & state.realms[1].has == 1 << place("a2") | 1 << place("c3")


def test_A3_a_number_breaks_the_alliance_in_every_shared_region() -> None:
    state = allies("c3 c4")
    assert state.turn() == 1
    assert legal(state) == ["lose a2", "lose c3", "lose c4"]
    play(state, "lose c4", "lose a2", "lose c3")
    assert figures(state, 1) == "b1"
    assert figures(state, 0) == "a1 a2 c3 c4"


def test_A4_the_loser_may_be_the_one_who_broke_it() -> None:
    state = allies(attack=1, defence=2)
    assert state.turn() == 0
    assert legal(state) == ["lose a2", "lose c3"]


def test_A4_the_price_is_counted_anew_each_time() -> None:
    state = allies(food="5")
    assert "retreat a2-a3" in legal(state)
    play(state, "lose c3")  # of three figures
    play(state, "retreat a2-a3")
    assert stock(state, 1) == (3, 0, 0)


def test_A5_the_last_figure_must_retreat_if_it_can() -> None:
    state = allies(food="9", also="")
    play(state, "lose c3")
    assert legal(state) == ["retreat a2-a3"]
    assert refusal(state, "lose a2") == "keep-last"
    play(state, "retreat a2-a3")
    assert stock(state, 1) == (8, 0, 0)


def test_A5_else_it_goes_to_the_nearest_free_region_for_nothing() -> None:
    state = allies(also="")
    play(state, "lose c3")
    assert legal(state) == ["haven a3"]  # a1 and a2 are taken; a3 is one step away
    assert refusal(state, "haven a4") == "haven-where"
    play(state, "haven a3")
    assert figures(state, 1) == "a3"


def test_A5_other_cards_only_if_none_is_free_there() -> None:
    state = allies(also="")
    stand(state, 0, "a1 a2 a4 a5 c3")
    stand(state, 2, "a3 c1")
    play(state, "lose c3")
    free = ["b1", "b2", "b3", "b4", "b5", "c2", "c4", "c5"]
    assert legal(state) == [f"haven {name}" for name in free]


def test_A5_in_its_haven_it_lies_down_in_ruins_and_turns_up_a_token() -> None:
    state = table("dwarves", "merfolk", "humans", homes="tutenstan plebejsko plebejsko", exploration=True)
    stand(state, 0, "a5 a5 c3")
    stand(state, 1, "a1 c3")
    have(state, 0, ore=1)
    hide(state, "a3")
    choose(state, "patrol")
    play(state, "patrol a5-a1")
    fight(state, 1, 0)
    play(state, "lose c3", "haven a3")
    assert figures(state, 1) == "(a3)"
    happen(state, "token bandits")
    assert figures(state, 1) == "(a3)"  # the last one is not taken


def test_A5_of_regions_as_near_the_owner_chooses() -> None:
    state = table("dwarves", "merfolk", "humans")
    stand(state, 0, "a1 a1 c3")
    stand(state, 1, "a4 c3")
    have(state, 0, ore=1)
    choose(state, "patrol")
    play(state, "patrol a1-a4")
    fight(state, 1, 0)
    play(state, "lose c3")
    assert legal(state) == ["haven a3", "haven a5"]


def test_A5_where_no_region_is_free_it_joins_somebody_but_never_two() -> None:
    state = table("dwarves", "merfolk", "humans", "elves")
    for seat, where in enumerate(("a1 a1 b1 b2 b3 b4 c3", "a2 c3", "a3 a4 a5 b5 c1 c2 c4", "c5 c5 d1 d2 d3 d4 d5")):
        stand(state, seat, where)
    have(state, 0, ore=1)
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    fight(state, 1, 0)
    play(state, "lose c3")
    assert len(legal(state)) == 18
    assert not {"haven a2", "haven c5"} & set(legal(state))


def test_A6_one_war_concerns_two_players() -> None:
    state = table("dwarves", "merfolk", "humans")
    stand(state, 0, "a1 a1 c3 c4")
    stand(state, 1, "a2 b1 c3")
    stand(state, 2, "c1 c4")
    have(state, 0, ore=1)
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    fight(state, 1, 0)
    assert legal(state) == ["lose a2", "lose c3"]  # the alliance with player 3 stands


def test_A7_an_ally_may_be_attacked() -> None:
    state = table("dwarves", "merfolk", "humans")
    stand(state, 0, "a1 a1 c3")
    stand(state, 1, "a2 b1 c3")
    choose(state, "patrol")
    assert refusal(state, "patrol a1-a2") is None
