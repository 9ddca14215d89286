"""Points, tie-breaks, and the bonus of every faction."""

from __future__ import annotations

from koruna.games.tiny_epic_kingdoms.rules.scoring import figures as counted
from koruna.games.tiny_epic_kingdoms.rules.scoring import tally
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from tests.games.tiny_epic_kingdoms.tabletop import (
    change,
    choose,
    end_turn,
    have,
    learn,
    place,
    play,
    round_of,
    stand,
    table,
    token,
)


def scored(faction: str, homes: str = "", exploration: bool = False) -> TinyEpicKingdoms:
    """Player 1 has all of a faction's magic."""
    others = [other for other in ("dwarves", "undead", "elves") if other != faction][:2]
    state = table(faction, *others, homes=homes, exploration=exploration)
    learn(state, 0, 5)
    return state


def bonus(state: TinyEpicKingdoms, seat: int = 0) -> int:
    return tally(state, seat).bonus


def test_E4_the_parts_of_a_score() -> None:
    state = table("orcs", "dwarves", "humans", homes="pocemburg plebejsko plebejsko", exploration=True)
    stand(state, 0, "a1 a1 a3 b2")
    change(state, "realm 0 castle 4")
    learn(state, 0, 2)
    token(state, "town", "b2")
    change(state, "crown 0")
    parts = tally(state, 0)
    assert (parts.figures, parts.castle, parts.magic, parts.bonus) == (4, 4, 2, 0)
    assert (parts.capitals, parts.crown, parts.towns) == (2, 2, 1)
    assert parts.total() == state.scores()[0] == 15


def test_E4_the_flatter_castle_has_points_of_its_own() -> None:
    for flat, worth in ((False, [0, 0, 1, 2, 4, 7, 10]), (True, [0, 1, 2, 4, 6, 8, 10])):
        state = table("orcs", "dwarves", "undead", flat_castle=flat)
        for level, points in enumerate(worth):
            change(state, f"realm 0 castle {level}")
            assert tally(state, 0).castle == points
        assert state.view().castle_points == worth


def test_P1_a_capital_is_two_points_alone_and_one_each_when_shared() -> None:
    state = table("orcs", "dwarves", "humans", homes="pocemburg plebejsko plebejsko")
    stand(state, 0, "a3 a3")
    assert tally(state, 0).capitals == 2
    stand(state, 0, "a3 a1")
    stand(state, 1, "a3 b1")
    assert tally(state, 0).capitals == tally(state, 1).capitals == 1


def test_P2_C7_figures_in_ruins_are_lost_lying_or_standing() -> None:
    state = table("orcs", "dwarves", "humans", homes="tutenstan plebejsko plebejsko")
    stand(state, 0, "a3 a3 a1")
    state.realms[0].stand_up(place("a3"))
    assert tally(state, 0).figures == 1
    assert counted(state, 0) == 1
    assert state.realms[0].in_play() == 3


def test_P2_they_count_in_play_until_then() -> None:
    state = table("orcs", "dwarves", "humans", homes="tutenstan plebejsko plebejsko")
    stand(state, 0, "a3 a3 a1 a1 a2 a2 a4")
    assert state.is_triggered()


def test_P2_they_do_not_count_for_a_bonus() -> None:
    state = scored("lizardfolk", homes="plebejsko tutenstan plebejsko")
    stand(state, 0, "a1 b3 c2")
    assert bonus(state) == 1


def test_E5_ties_go_to_figures_castle_magic_and_resources() -> None:
    state = table("orcs", "dwarves", "humans")
    assert state.ranks() == [1, 1, 1]
    have(state, 1, ore=1)
    assert state.ranks() == [2, 1, 2]
    stand(state, 0, "a1 a1 a2")
    change(state, "realm 1 castle 2")  # a point, as much as a figure
    learn(state, 2, 1)
    assert state.scores() == [3, 3, 3]
    assert state.ranks() == [1, 2, 3]


def test_E5_figures_in_ruins_do_not_break_a_tie() -> None:
    state = table("orcs", "dwarves", "humans", homes="tutenstan plebejsko plebejsko")
    stand(state, 0, "a1 a1 a3")
    assert state.scores()[:2] == [2, 2]
    assert state.ranks()[:2] == [1, 1]


# --- the last level of every faction -------------------------------------------------------


def test_orcs_5_two_points_if_no_stranger_stands_at_home() -> None:
    state = scored("orcs")
    assert bonus(state) == 2
    stand(state, 1, "a5 b1")
    assert bonus(state) == 0


def test_dwarves_5_a_point_if_no_castle_is_higher() -> None:
    state = scored("dwarves")
    assert bonus(state) == 0  # a player without a castle gets nothing
    change(state, "realm 0 castle 1 | realm 1 castle 1")
    assert bonus(state) == 1
    change(state, "realm 1 castle 2")
    assert bonus(state) == 0


def test_humans_5_a_point_for_each_kind_with_four_in_store() -> None:
    state = scored("humans")
    have(state, 0, food=4, ore=3, mana=9)
    assert bonus(state) == 2


def test_halflings_5_a_point_for_each_shared_region() -> None:
    state = scored("halflings")
    stand(state, 0, "a1 a2 b3")
    stand(state, 1, "a2 b1")
    stand(state, 2, "b3 c1")
    assert bonus(state) == 2


def test_lizardfolk_5_a_point_for_each_foreign_home() -> None:
    state = scored("lizardfolk")
    stand(state, 0, "a1 b2 b3 c4")
    assert bonus(state) == 2


def test_goblins_5_two_points_if_nobody_has_more_figures() -> None:
    state = scored("goblins")
    assert bonus(state) == 2
    stand(state, 1, "b1 b1 b2")
    assert bonus(state) == 0


def test_elves_5_a_point_for_each_player_with_less_mana() -> None:
    state = scored("elves")
    have(state, 0, mana=3)
    have(state, 1, mana=3)
    have(state, 2, mana=2)
    assert bonus(state) == 1


def test_undead_5_two_points_for_outnumbering_everyone_on_a_foreign_home() -> None:
    state = scored("undead")
    stand(state, 0, "a1 b2 b3")
    stand(state, 1, "b1 c1")
    assert bonus(state) == 2
    stand(state, 1, "b1 b1")
    assert bonus(state) == 0


def test_centaurs_5_three_fields_give_a_point_and_five_two() -> None:
    state = scored("centaurs")
    for where, points in (("a1 a3", 0), ("a1 a3 a4", 1), ("a1 a3 a4 b1 b3", 2), ("a1 a1 a3 a3 a2", 0)):
        stand(state, 1, "b2 b2")
        stand(state, 0, where)
        assert bonus(state) == points


def test_merfolk_5_a_point_for_every_three_figures_by_water() -> None:
    state = scored("merfolk")
    for where, points in (("a1 a1", 0), ("a1 a1 a2", 1), ("a1 a1 a2 a2 a3 a5", 1), ("a1 a1 a2 a2 a3 a4 a5", 2)):
        stand(state, 0, where)
        assert bonus(state) == points


def test_dark_elves_5_three_forests_give_a_point_and_five_two() -> None:
    state = scored("dark_elves")
    stand(state, 0, "a2 b2 c2")
    assert bonus(state) == 1
    state = scored("dark_elves", homes="jedlohvozd jedlohvozd plebejsko")
    stand(state, 1, "b2 b2")
    stand(state, 0, "a1 a3 a5 b3 b5")
    assert bonus(state) == 2


def test_valkyries_5_a_point_for_each_figure_in_the_hall() -> None:
    state = scored("valkyries")
    stand(state, 0, "a1", hall=3)
    assert bonus(state) == 3
    assert tally(state, 0).figures == 4


def test_satyrs_5_a_point_if_reaching_the_level_started_the_finale() -> None:
    state = table("satyrs", "dwarves", "humans")
    learn(state, 0, 4)
    have(state, 0, mana=5)
    choose(state, "research")
    play(state, "research")
    assert bonus(state) == 0
    end_turn(state)
    assert state.is_final
    assert bonus(state) == 1


def test_satyrs_5_not_if_it_had_begun_before() -> None:
    state = table("satyrs", "dwarves", "humans")
    learn(state, 0, 4)
    change(state, "realm 1 castle 6")
    round_of(state, "trade", "patrol", "quest")
    have(state, 0, mana=5)
    choose(state, "research")
    play(state, "research")
    end_turn(state)
    assert bonus(state) == 0


def test_satyrs_5_a_lower_level_in_the_turn_that_started_it_is_not_enough() -> None:
    state = table("satyrs", "dwarves", "humans")
    learn(state, 0, 3)
    change(state, "realm 1 castle 6")
    have(state, 0, mana=4)
    choose(state, "research")
    play(state, "research")
    end_turn(state)
    assert state.is_final
    learn(state, 0, 5)
    assert bonus(state) == 0
