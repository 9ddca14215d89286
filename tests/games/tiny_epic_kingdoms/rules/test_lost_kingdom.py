"""Two players, and the neutral figures of the Lost Kingdom."""

from __future__ import annotations

from koruna.games.tiny_epic_kingdoms.rules.scoring import tally
from koruna.games.tiny_epic_kingdoms.rules.sides import SIDES
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from tests.games.tiny_epic_kingdoms.tabletop import (
    change,
    choose,
    fight,
    figures,
    happen,
    have,
    hide,
    learn,
    legal,
    play,
    refusal,
    stand,
    stock,
    table,
    token,
)


def two(one: str = "dwarves", other: str = "undead", exploration: bool = False) -> TinyEpicKingdoms:
    return table(one, other, exploration=exploration)


def test_L2_a_neutral_costs_as_many_as_there_are_neutrals() -> None:
    state = two()
    have(state, 0, ore=4)
    choose(state, "quest")
    assert refusal(state, "quest a1-c2") == "neutral-price"
    have(state, 0, ore=3, mana=1)
    play(state, "quest a1-c2")
    assert stock(state, 0) == (0, 0, 0)
    assert int(state.neutrals).bit_count() == 4
    assert figures(state, 0) == "a1 c2"


def test_L2_the_next_one_is_cheaper() -> None:
    state = two()
    have(state, 0, ore=9)
    stand(state, 0, "a1 a1 c2")
    state.neutrals &= ~(1 << 13)
    choose(state, "patrol")
    play(state, "patrol c2-c3")
    assert stock(state, 0) == (0, 5, 0)


def test_L2_what_is_found_on_entering_may_be_spent_but_does_not_count_before() -> None:
    state = two("dwarves")
    learn(state, 0, 2)  # an ore for entering mountains
    have(state, 0, ore=4)
    choose(state, "quest")
    assert refusal(state, "quest a1-c5") == "neutral-price"
    have(state, 0, ore=5)
    play(state, "quest a1-c5")
    assert stock(state, 0) == (0, 1, 0)


def test_L2_discounts_and_values_count() -> None:
    state = two("orcs")
    learn(state, 0, 3)
    have(state, 0, food=4)
    choose(state, "quest")
    play(state, "quest a1-c2")
    assert stock(state, 0) == (0, 0, 0)


def test_L3_the_beaten_neutral_is_a_point() -> None:
    state = two()
    have(state, 0, ore=5)
    choose(state, "quest")
    play(state, "quest a1-c2")
    assert state.realms[0].beaten == 1
    assert tally(state, 0).neutrals == 1


def test_L4_a_point_for_each_region_of_the_lost_kingdom_but_not_for_ruins() -> None:
    state = table("dwarves", "undead", homes="plebejsko plebejsko tutenstan")
    change(state, "neutrals")
    stand(state, 0, "a1 c1 c1 c2 c3")
    assert tally(state, 0).lost_kingdom == 2


def test_L4_a_capital_there_brings_its_points_on_top() -> None:
    state = table("dwarves", "undead", homes="plebejsko plebejsko pocemburg")
    change(state, "neutrals")
    stand(state, 0, "a1 c3")
    parts = tally(state, 0)
    assert (parts.capitals, parts.lost_kingdom) == (2, 1)


def test_L5_two_flags_are_won_by_the_defender() -> None:
    state = two()
    stand(state, 1, "a2 b1")
    have(state, 0, food=2)
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    fight(state, 0, 0)
    assert state.turn() == 0
    assert legal(state) == ["lose a2", "retreat a2-a1", "retreat a2-a3"]
    play(state, "retreat a2-a1")
    assert figures(state, 0) == "a1 a1"


def test_L5_winning_ties_does_not_turn_two_flags() -> None:
    state = two("orcs")
    learn(state, 0, 1)
    stand(state, 1, "a2 b1")
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    fight(state, 0, 0)
    assert state.turn() == 0
    assert state.step_name() == "fate"


def test_L5_it_counts_as_a_war_won_and_lost() -> None:
    state = two("undead", "goblins")
    learn(state, 1, 2)
    stand(state, 1, "a2 b1")
    change(state, "crown 0")
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    fight(state, 0, 0)
    assert state.step_name() == "gain"
    assert state.turn() == 1
    play(state, "gain ore")
    assert state.crown == 1


def test_L6_winning_against_a_neutral_is_winning() -> None:
    state = two("goblins")
    learn(state, 0, 2)
    have(state, 0, ore=5)
    choose(state, "quest")
    play(state, "quest a1-c2", "gain food")
    assert stock(state, 0) == (1, 0, 0)


def test_L7_no_side_has_more_land_than_a_colour_has_figures() -> None:
    assert max(len(side.terrain) for side in SIDES) <= 7


def test_L8_a_token_there_is_turned_up_when_the_neutral_is_beaten() -> None:
    state = two(exploration=True)
    hide(state, "c2")
    have(state, 0, ore=5)
    choose(state, "quest")
    play(state, "quest a1-c2")
    happen(state, "token town")
    assert tally(state, 0).towns == 1


def test_L8_a_stronghold_makes_neutrals_cheaper() -> None:
    state = two(exploration=True)
    token(state, "stronghold", "a1")
    have(state, 0, ore=3)
    choose(state, "quest")
    play(state, "quest a1-c2")
    assert stock(state, 0) == (0, 0, 0)
