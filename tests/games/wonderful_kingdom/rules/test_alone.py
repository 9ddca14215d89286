"""Playing alone: hazards, spies, search, dominance at five, medals (L1 to L10)."""

from __future__ import annotations

from random import Random

import koruna
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from tests.games.wonderful_kingdom.tabletop import (
    change,
    deal,
    gone,
    happen,
    legal,
    making,
    met,
    named,
    picks,
    play,
    realm_of,
    refusal,
    start,
    table,
)


def alone(items: str = "", **options: str) -> WonderfulKingdom:
    """The first pick of the first round."""
    return table("area1 mill quarry | area2 portal scholars | top farmstead", items, seats=1, **options)


def test_L3_there_are_no_traps() -> None:
    assert [player.traps for player in alone().view(0).players] == [0]


def test_L1_I6_I7_the_hazard_deck_has_twelve_cards_and_the_deck_seventy_two() -> None:
    state = start(1)
    assert (state.hazards, state.hazard_specials, state.hazards_left) == (12, 4, 12)
    assert (state.stack, state.pool_size) == (72, 80)


def test_L2_the_top_card_is_always_seen() -> None:
    state = alone()
    assert state.view().top == "farmstead"
    assert state.view().deck == 68


def test_L4_a_round_alone() -> None:
    state = alone()
    assert [named(state, area) for area in state.areas] == ["mill quarry", "portal scholars"]
    play(state, "pick 1")
    happen(state, "ramparts", "sappers")
    assert [card.card for card in state.view().areas[0]] == ["farmstead", "ramparts"]
    assert [card.card for card in state.view().areas[1]] == ["portal", "scholars", None]
    assert state.hazards_left == 11
    play(state, "pick 1")
    deal(state)
    play(state, "pick 1")
    deal(state)
    assert [card.card for card in state.view().areas[1]] == ["portal", "scholars", None, None, None]
    play(state, "pick 1")
    assert state.areas == [[], []], "the fourth time only the taking happens"
    assert (state.step_name(), state.hazards_left) == ("plan", 9)
    assert state.stack == 72 - 10


def test_L4_hidden_picks_are_turned_up_in_planning() -> None:
    state = alone()
    play(state, "pick 1")
    deal(state)
    play(state, "pick 2")
    assert [card.card for card in state.view().players[0].picks][-1] is None
    deal(state)
    play(state, "pick 1")
    deal(state)
    play(state, "pick 1")
    assert state.turn() == koruna.CHANCE
    odds = {state.write(outcome): p for outcome, p in state.odds()}
    assert odds["calamity"] == 4 / 12
    happen(state, "calamity", "hell_gate")
    assert realm_of(state).calamities == 1
    assert "hell_gate" in picks(state)


def test_L3_a_spy_turns_up_a_hidden_card_of_an_area() -> None:
    state = alone()
    assert refusal(state, "spy 1-1") == "spy-hidden"
    play(state, "pick 1")
    deal(state)
    play(state, "spy 2-3")
    happen(state, "calamity")
    assert state.view().areas[1][2].card == "calamity"
    assert refusal(state, "spy 2-3") == "no-spy"
    assert (state.hazards, state.hazard_specials) == (11, 3)
    assert state.step_name() == "pick"


def test_L3_a_spy_is_refused_by_what_is_wrong() -> None:
    state = alone("area1 mill #*2 | area2 portal | pick_number 2")
    assert refusal(state, "spy 1-3") == "spy-first-hidden"
    for open_or_nothing in ("spy 1-1", "spy 2-1", "spy 2-2"):
        assert refusal(state, open_or_nothing) == "spy-hidden"


def test_L3_what_a_spy_shows_changes_the_odds_of_the_rest() -> None:
    state = alone()
    play(state, "pick 1")
    deal(state)
    play(state, "spy 2-3")
    happen(state, "hell_gate")
    assert state.pool_size == 80 - 7 - 1
    change(state, "realm 0 spies_ready 1")
    play(state, "pick 1")
    deal(state)
    play(state, "spy 2-4")
    assert dict(state.odds())[state.read("calamity")] == 4 / 11


def test_L3_a_spy_can_be_sent_after_an_area_was_chosen_and_before_it_is_taken() -> None:
    state = alone("area1 mill quarry # | area2 portal scholars # | pick_number 2 | realm 0 spies_ready 2")
    play(state, "search 1")
    assert legal(state, "spy") == ["spy 1-3", "spy 2-3"]
    assert refusal(state, "spy 1-1") == "spy-hidden"
    play(state, "spy 1-3")
    happen(state, "hell_gate")
    assert (state.step_name(), legal(state, "remove")) == (
        "remove",
        ["remove hell_gate", "remove mill", "remove quarry"],
    )
    play(state, "remove hell_gate", "remove quarry")
    deal(state)
    assert state.step_name() == "choose"
    play(state, "spy 2-3")
    happen(state, "calamity")
    assert refusal(state, "spy 2-3") == "no-spy"
    play(state, legal(state, "keep")[0])
    assert picks(state).split()[0] == "mill"


def test_R13_free_actions_are_there_in_the_middle_of_a_search() -> None:
    state = alone("realm 0 sites farmstead recruiters, krystallium 9")
    play(state, "search 1", "crystal materials farmstead", "remove mill", "discard recruiters", "remove quarry")
    deal(state)
    assert state.step_name() == "choose"
    assert refusal(state, "enlist farmstead") == "no-soldier"
    play(state, "crystal materials farmstead")
    assert (state.step_name(), realm_of(state).krystallium) == ("choose", 7)


def test_L5_a_search_removes_two_looks_at_three_adds_one_and_takes_the_area() -> None:
    state = alone()
    play(state, "search 1")
    assert legal(state) == ["remove mill", "remove quarry"]
    play(state, "remove mill", "remove quarry")
    happen(state, "ramparts", "sappers", "recruiters")
    assert state.view().looked == ["farmstead", "ramparts", "sappers"]
    assert state.view().top == "recruiters"
    play(state, "keep ramparts")
    assert picks(state) == "ramparts"
    deal(state)
    assert refusal(state, "search 1") == "search-once"
    assert state.stack == 68 - 3 - 2


def test_L5_at_every_pick_if_played_so() -> None:
    state = alone(solo_search="every_pick")
    play(state, "search 1", "remove mill", "remove quarry")
    deal(state)
    play(state, legal(state)[0])
    deal(state)
    assert "search 1" in legal(state)


def test_L5_only_with_two_open_cards_of_the_deck() -> None:
    state = alone("area1 mill calamity # | area2 mill quarry | hazards 11 | hazard_specials 3 | pick_number 2")
    assert legal(state, "search") == ["search 2"]
    assert refusal(state, "search 1") == "search-two-open"


def test_L5_a_calamity_that_a_spy_turned_up_cannot_be_removed() -> None:
    state = alone(f"area1 mill calamity quarry | area2 portal scholars | {met(1)}")
    play(state, "search 1")
    assert refusal(state, "remove calamity") == "remove-open"
    assert legal(state) == ["remove mill", "remove quarry"]


def test_L5_the_deck_is_never_searched_below_what_is_needed() -> None:
    state = alone(solo_search="every_pick")
    change(state, gone(state, state.stack - 36 - 2))
    assert refusal(state, "search 1") == "search-reserve"  # 2 x 3 + 10 x 3 = 36 have to remain
    state = alone(solo_search="every_pick")
    change(state, gone(state, state.stack - 36 - 3))
    assert "search 1" in legal(state)


def test_L5_I7_the_deck_lasts_however_often_it_is_searched() -> None:
    for number in range(6):
        state, rng = start(1, solo_search="every_pick"), Random(number)
        while state.turn() != koruna.OVER:
            if state.turn() == koruna.CHANCE:
                state.play(state.draw(rng))
            else:
                searches = legal(state, "search")
                state.play(state.read(searches[0], 0) if searches else rng.choice(state.moves()))
        assert state.stack >= 0
        assert state.hazards_left == 0


def test_L6_one_used_spy_is_renewed_at_the_end_of_the_choice() -> None:
    for ready, later in ((0, 1), (1, 2), (2, 2)):
        assert realm_of(alone()).spies_ready == 1
        state = alone(f"realm 0 spies_ready {ready}")
        for _ in range(4):
            play(state, "pick 1")
            deal(state)
        assert realm_of(state).spies_ready == later


def test_L7_dominance_takes_five_cubes() -> None:
    for cubes, trained in ((4, 0), (5, 1)):
        state = table(f"realm 0 {making(gold=cubes)}", seats=1, step="begin_step:0:2")
        assert realm_of(state).trained == trained


def test_L8_side_a_costs_fifteen_points_and_medals_follow() -> None:
    assert realm_of(table(seats=1, side="A")).score() == -15
    state = table(seats=1)
    assert state.view().medal == "none"
    for points, medal in ((69, "none"), (70, "bronze"), (95, "silver"), (115, "gold")):
        change(state, f"realm 0 extra {points}")
        assert state.view().medal == medal


def test_L9_the_duchy_can_be_chosen() -> None:
    assert table(seats=1, duchy="second").view().players[0].duchy == "valados"
    state = start(1, duchy="random")
    assert [state.write(outcome) for outcome, _ in state.odds()] == ["duchy teressie", "duchy valados"]


def test_L10_a_shadow_gives_nothing_to_anybody() -> None:
    state = table(
        f"{met(1)} | realm 0 picks shadow mill", seats=1, module="threats", threat="shadows", step="end_choice"
    )
    assert (realm_of(state).in_lab, state.stored) == (0, 0)


def test_all_is_open_alone() -> None:
    state = alone()
    assert state.view(0).areas == state.view().areas
