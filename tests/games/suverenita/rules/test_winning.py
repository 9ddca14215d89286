"""Victory (17.1 to 17.4)."""

from __future__ import annotations

import pytest

from koruna.engine.state import OVER
from koruna.games.suverenita.forms import sentences
from koruna.games.suverenita.rules import steps, winning
from koruna.games.suverenita.rules.numbers import DOMINANCE, POWER
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.values import Values
from koruna.games.suverenita.rules.values_reading import house, plain
from tests.games.suverenita.positions import change, play, refused, set_up, sheet, texts

TWO_MORE = "field a2 settlement village:0 | field a3 settlement village:0"
BIG_STORES: list[int] = [0, 40, 40]
SMALL_GOALS = {"win_lands": 3, "win_settlements": 2}  # within reach on the small map with its ten lands
LANDS = ("a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3", "isle")


def two(items: str = "", round: int = 4, mode: str = "advanced", values: Values | None = None) -> Suverenita:
    villages = "field a1 settlement village:0 | field c3 settlement village:1"
    return set_up(f"round {round} | {villages}", items, mode=mode, values=values)


def check(state: Suverenita) -> None:
    winning.check(state)
    state.go_on()


# --- dominance ---------------------------------------------------------------------------


def test_17_2_dominance_is_announced_and_checked_at_the_end_of_the_next_round() -> None:
    state = two("field a1 settlement village:0, grain 1 | player 0 vp 10", round=5)
    check(state)
    assert state.kind() == steps.ANNOUNCE
    assert texts(state) == ["done", "announce dominance"]
    play(state, "announce dominance")
    assert state.turn() == OVER
    assert state.victory == 0  # nothing else was on the agenda
    change(state, "agenda over | round 6")
    check(state)
    assert state.winner == 0
    assert state.victory == winning.BY_DOMINANCE


def test_17_2_nine_points_are_too_few() -> None:
    state = two("player 0 vp 9", round=5)
    check(state)
    assert state.kind() == steps.OVER
    change(state, "player 1 vp 10")
    check(state)
    assert state.waiting() == [1]
    assert refused(state, "announce power") == "power-not-reached"
    assert refused(state, "sow a1") == "announce-only"


def test_17_2_an_announcement_lapses_when_the_goal_is_lost_and_may_be_renewed_at_once() -> None:
    state = two("player 0 vp 10, announced dominance, announced_in 5", round=6)
    check(state)  # no food for the village: it lapses
    assert state.victory == 0
    assert texts(state) == ["done", "announce dominance"]
    play(state, "announce dominance")
    assert state.announced == [DOMINANCE, 0]
    assert state.announced_in[0] == 6


def test_17_2_the_house_lets_dominance_be_announced_from_round_four_on() -> None:
    for round, may in ((3, False), (4, True)):
        state = two("player 0 vp 10", round=round)
        assert winning.may_announce(state, 0, DOMINANCE) == may
    state = set_up("player 0 vp 10", values=plain(house()))
    assert winning.may_announce(state, 0, DOMINANCE)


def test_17_2_refused_too_early() -> None:
    state = two(f"{TWO_MORE} | player 0 vp 10", round=3, values=sheet(**SMALL_GOALS))
    check(state)
    assert texts(state) == ["done", "announce power"]
    assert refused(state, "announce dominance") == "dominance-too-early"
    play(state, "announce power")
    change(state, "player 1 vp 10")


def test_17_2_an_announcement_is_made_once() -> None:
    state = two(f"{TWO_MORE} | player 0 vp 10", round=5, values=sheet(**SMALL_GOALS))
    check(state)
    play(state, "announce dominance")
    assert refused(state, "announce dominance") == "announced-already"
    play(state, "announce power")
    assert state.announced[0] == DOMINANCE | POWER


def test_17_2_dominance_not_reached() -> None:
    state = two(TWO_MORE, round=5, values=sheet(**SMALL_GOALS))
    check(state)
    assert refused(state, "announce dominance") == "dominance-not-reached"


# --- power -------------------------------------------------------------------------------


def test_17_2_the_four_minor_goals() -> None:
    values = house()
    assert (values.win_lands, values.win_settlements, values.win_farm_points, values.win_cities) == (14, 9, 40, 2)
    villages = [f"field {field} settlement village:0" for field in LANDS[:9]]
    state = set_up(*villages, values=sheet(store_grain=BIG_STORES))
    assert winning.minor_goals(state, 0) == [False, True, False, False]
    change(state, "field a1 settlement city:0")
    assert winning.minor_goals(state, 0) == [False, True, False, False]
    change(state, "field a2 settlement city:0")
    assert winning.minor_goals(state, 0) == [False, True, False, True]
    assert winning.has_goal(state, 0, POWER)
    change(state, "field a1 grain 40")
    assert winning.minor_goals(state, 0) == [False, True, True, True]
    rich = "field a1 settlement city:0, grain 40 | field a2 settlement city:0"
    state = set_up(*villages, rich, values=sheet(store_grain=BIG_STORES, win_lands=9))
    assert winning.minor_goals(state, 0) == [True, True, True, True]
    change(state, "field a2 units 1:LI")  # encircled: neither a free city nor controlled
    assert winning.minor_goals(state, 0) == [False, False, True, False]


def test_18_goal_c_is_off_in_the_first_game() -> None:
    state = two(mode="first", values=sheet(win_farm_points=0))
    assert not winning.minor_goals(state, 0)[2]


def test_17_3_the_winner_must_be_able_to_feed_his_settlements() -> None:
    state = two("field a2 settlement city:0")  # 1 + 2
    assert winning.food_asked(state, 0, DOMINANCE) == 3
    change(state, "field a1 grain 2")
    assert not winning.can_feed(state, 0, DOMINANCE)
    change(state, "field b1 crop 1:0")  # sown grain counts here
    assert winning.can_feed(state, 0, DOMINANCE)


def test_17_3_power_by_goal_c_asks_for_food_beyond_it() -> None:
    state = two("field a1 grain 40", values=sheet(store_grain=BIG_STORES, win_settlements=1))
    assert winning.has_goal(state, 0, POWER)
    assert winning.food_asked(state, 0, POWER) == 41
    assert not winning.can_feed(state, 0, POWER)
    # Two goals without C: it is no longer needed.
    state = two("field a1 grain 40", values=sheet(store_grain=BIG_STORES, win_settlements=1, win_lands=1))
    assert winning.food_asked(state, 0, POWER) == 1
    assert winning.can_feed(state, 0, POWER)


def test_18_the_condition_of_the_first_game_is_gold() -> None:
    state = two("field a2 settlement city:0 | player 0 gold 2", mode="first")
    assert not winning.can_feed(state, 0, POWER)
    change(state, "player 0 gold 3")
    assert winning.can_feed(state, 0, POWER)


def test_17_2_power_wins_after_its_announcement() -> None:
    villages = "field a2 settlement village:0, grain 2 | field b1 settlement village:0, grain 2"
    announced = "player 0 announced power, announced_in 6"
    state = two(f"{villages} | {announced}", round=7, values=sheet(**SMALL_GOALS))
    check(state)
    assert state.winner == 0
    assert state.victory == winning.BY_POWER


# --- points ------------------------------------------------------------------------------


def test_17_4_after_five_years_most_total_points() -> None:
    state = two("player 0 vp 3 | player 1 vp 4", round=20)
    check(state)
    assert state.turn() == OVER
    assert state.victory == winning.BY_SIGNIFICANCE
    assert state.ranks() == [2, 1]


def test_17_4_ties_by_gold() -> None:
    state = two("player 0 gold 6 | player 1 gold 5", round=20)
    check(state)
    assert state.scores()[0] == state.scores()[1]
    assert state.ranks() == [1, 2]
    change(state, "player 0 gold 5 | player 1 gold 5")
    assert state.ranks() == [1, 1]


@pytest.mark.parametrize(("round", "lead", "ends"), [(8, 12, True), (8, 11, False), (4, 12, False), (7, 12, False)])
def test_17_4_a_lead_of_twelve_at_the_end_of_a_year_from_the_second_on(round: int, lead: int, ends: bool) -> None:
    state = two(f"player 0 vp {lead} | player 1 vp 0", round=round)
    winning.check(state)
    assert (state.victory == winning.BY_LEAD) == ends
    assert (state.winner == 0) == ends


def test_17_4_the_plain_sheet_checks_the_lead_from_the_first_year_on() -> None:
    state = set_up(
        "round 4 | field a1 settlement village:0 | field c3 settlement village:1 | player 0 vp 12 | player 1 vp 0",
        values=plain(house()),
    )
    winning.check(state)
    assert state.victory == winning.BY_LEAD


def test_17_2_announcements_are_checked_before_the_final_count() -> None:
    state = two(
        "field a1 settlement village:0, grain 1 | player 0 vp 10, announced dominance, announced_in 19"
        " | player 1 vp 30",
        round=20,
    )
    check(state)
    assert state.winner == 0
    assert state.ranks() == [1, 2]


def test_17_8_of_several_winners_more_points_then_more_gold() -> None:
    for points, gold, winner in (([10, 11], [9, 5], 1), ([10, 10], [5, 6], 1), ([10, 10], [6, 5], 0)):
        both = [f"player {at} vp {points[at]}, gold {gold[at]}, announced dominance, announced_in 5" for at in (0, 1)]
        state = two(f"field a1 grain 1 | field c3 grain 1 | {' | '.join(both)}", round=6)
        check(state)
        assert state.winner == winner


# --- how it is shown -------------------------------------------------------------------------


def test_the_end_says_by_what_it_was_won() -> None:
    state = two("player 0 vp 3 | player 1 vp 4", round=20)
    check(state)
    ending = sentences.tell_end(state.view())
    assert (ending.winners, ending.lead(), ending.details) == ([1], 1, [])
    assert ending.why == ("won-by", {"way": "significance"})
    change(state, "player 0 vp 4, gold 6 | player 1 vp 4, gold 5")
    assert sentences.tell_end(state.view()).details == [("tie-gold", {"gold": 6})]
    change(state, "player 0 gold 5 | player 1 gold 5")
    ending = sentences.tell_end(state.view())
    assert (ending.winners, ending.details) == ([0, 1], [("tie-shared", {})])


def test_whoever_is_out_with_more_points_does_not_win_and_that_is_told() -> None:
    state = set_up("round 8 | field c3 settlement village:1 | player 0 vp 30, is_out 1 | player 1 vp 4")
    winning.end(state, 1, winning.BY_LEAD)
    ending = sentences.tell_end(state.view())
    assert (ending.winners, ending.lead(), ending.details) == ([1], 0, [("won-over-outdone", {})])


def test_sovereignty_is_not_won_by_points() -> None:
    state = two("player 0 vp 30 | player 1 vp 4", round=3)
    winning.end(state, 1, winning.BY_SOVEREIGNTY)
    ending = sentences.tell_end(state.view())
    assert (ending.winners, ending.by_points, ending.lead()) == ([1], False, 0)
    assert ending.why == ("won-by", {"way": "sovereignty"})
