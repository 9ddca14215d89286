"""Victory (17.1 to 17.4)."""

from __future__ import annotations

import pytest

from koruna.engine.state import OVER
from koruna.games.suverenita.forms import sentences
from koruna.games.suverenita.rules import steps, winning
from koruna.games.suverenita.rules.numbers import DOMINANCE, POWER
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.values_reading import house, plain
from tests.games.suverenita.positions import at, play, position, refused, settle, sow, texts, units

LANDS = ("a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3", "isle")


def two(round: int = 4, mode: str = "advanced") -> Suverenita:
    state = position(round=round, mode=mode)
    settle(state, "a1", 0)
    settle(state, "c3", 1)
    return state


def check(state: Suverenita) -> None:
    winning.check(state)
    state.go_on()


def small_goals(state: Suverenita) -> None:
    """Lower the goals to what can be reached on the small map with its ten lands."""
    values = state.setup.values
    values.win_lands, values.win_settlements = 3, 2


# --- dominance ---------------------------------------------------------------------------


def test_17_2_dominance_is_announced_and_checked_at_the_end_of_the_next_round() -> None:
    state = two(round=5)
    settle(state, "a1", 0, grain=1)
    state.vp[0] = 10
    check(state)
    assert state.kind() == steps.ANNOUNCE
    assert texts(state) == ["done", "announce dominance"]
    play(state, "announce dominance")
    assert state.turn() == OVER
    assert state.victory == 0  # nothing else was on the agenda
    state.agenda = [steps.OVER]
    state.round = 6
    check(state)
    assert state.winner == 0
    assert state.victory == winning.BY_DOMINANCE


def test_17_2_nine_points_are_too_few() -> None:
    state = two(round=5)
    state.vp[0] = 9
    check(state)
    assert state.kind() == steps.OVER
    state.vp[1] = 10
    check(state)
    assert state.waiting() == [1]
    assert refused(state, "announce power") == "power-not-reached"
    assert refused(state, "sow a1") == "announce-only"


def test_17_2_an_announcement_lapses_when_the_goal_is_lost_and_may_be_renewed_at_once() -> None:
    state = two(round=6)
    state.vp[0] = 10
    state.announced[0] = DOMINANCE
    state.announced_in[0] = 5
    check(state)  # no food for the village: it lapses
    assert state.victory == 0
    assert texts(state) == ["done", "announce dominance"]
    play(state, "announce dominance")
    assert state.announced == [DOMINANCE, 0]
    assert state.announced_in[0] == 6


def test_17_2_the_house_lets_dominance_be_announced_from_round_four_on() -> None:
    for round, may in ((3, False), (4, True)):
        state = two(round=round)
        state.vp[0] = 10
        assert winning.may_announce(state, 0, DOMINANCE) == may
    state = position(round=1, values=plain(house()))
    state.vp[0] = 10
    assert winning.may_announce(state, 0, DOMINANCE)


def test_17_2_refused_too_early() -> None:
    state = two(round=3)
    small_goals(state)
    settle(state, "a2", 0)
    settle(state, "a3", 0)
    state.vp[0] = 10
    check(state)
    assert texts(state) == ["done", "announce power"]
    assert refused(state, "announce dominance") == "dominance-too-early"
    play(state, "announce power")
    state.vp[1] = 10


def test_17_2_an_announcement_is_made_once() -> None:
    state = two(round=5)
    small_goals(state)
    settle(state, "a2", 0)
    settle(state, "a3", 0)
    state.vp[0] = 10
    check(state)
    play(state, "announce dominance")
    assert refused(state, "announce dominance") == "announced-already"
    play(state, "announce power")
    assert state.announced[0] == DOMINANCE | POWER


def test_17_2_dominance_not_reached() -> None:
    state = two(round=5)
    small_goals(state)
    settle(state, "a2", 0)
    settle(state, "a3", 0)
    check(state)
    assert refused(state, "announce dominance") == "dominance-not-reached"


# --- power -------------------------------------------------------------------------------


def test_17_2_the_four_minor_goals() -> None:
    values = house()
    assert (values.win_lands, values.win_settlements, values.win_farm_points, values.win_cities) == (14, 9, 40, 2)
    state = position()
    for field in LANDS[:9]:
        settle(state, field, 0)
    assert winning.minor_goals(state, 0) == [False, True, False, False]
    settle(state, "a1", 0, city=True)
    assert winning.minor_goals(state, 0) == [False, True, False, False]
    settle(state, "a2", 0, city=True)
    assert winning.minor_goals(state, 0) == [False, True, False, True]
    assert winning.has_goal(state, 0, POWER)
    state.grain[at(state, "a1")] = 40
    assert winning.minor_goals(state, 0) == [False, True, True, True]
    state.setup.values.win_lands = 9
    assert winning.minor_goals(state, 0) == [True, True, True, True]
    units(state, "a2", 1)  # encircled: neither a free city nor controlled
    assert winning.minor_goals(state, 0) == [False, False, True, False]


def test_18_goal_c_is_off_in_the_first_game() -> None:
    state = two(mode="first")
    state.grain[at(state, "a1")] = 40
    assert not winning.minor_goals(state, 0)[2]


def test_17_3_the_winner_must_be_able_to_feed_his_settlements() -> None:
    state = two()
    settle(state, "a2", 0, city=True)  # 1 + 2
    assert winning.food_asked(state, 0, DOMINANCE) == 3
    state.grain[at(state, "a1")] = 2
    assert not winning.can_feed(state, 0, DOMINANCE)
    sow(state, "b1", 0, 1)  # sown grain counts here
    assert winning.can_feed(state, 0, DOMINANCE)


def test_17_3_power_by_goal_c_asks_for_food_beyond_it() -> None:
    state = two()
    state.setup.values.win_settlements = 1
    settle(state, "a1", 0, grain=40)
    assert winning.has_goal(state, 0, POWER)
    assert winning.food_asked(state, 0, POWER) == 41
    assert not winning.can_feed(state, 0, POWER)
    state.setup.values.win_lands = 1  # two goals without C: it is no longer needed
    assert winning.food_asked(state, 0, POWER) == 1
    assert winning.can_feed(state, 0, POWER)


def test_18_the_condition_of_the_first_game_is_gold() -> None:
    state = two(mode="first")
    settle(state, "a2", 0, city=True)
    state.gold[0] = 2
    assert not winning.can_feed(state, 0, POWER)
    state.gold[0] = 3
    assert winning.can_feed(state, 0, POWER)


def test_17_2_power_wins_after_its_announcement() -> None:
    state = two(round=7)
    small_goals(state)
    for field in ("a2", "b1"):
        settle(state, field, 0, grain=2)
    state.announced[0] = POWER
    state.announced_in[0] = 6
    check(state)
    assert state.winner == 0
    assert state.victory == winning.BY_POWER


# --- points ------------------------------------------------------------------------------


def test_17_4_after_five_years_most_total_points() -> None:
    state = two(round=20)
    state.vp = [3, 4]
    check(state)
    assert state.turn() == OVER
    assert state.victory == winning.BY_SIGNIFICANCE
    assert state.ranks() == [2, 1]


def test_17_4_ties_by_gold() -> None:
    state = two(round=20)
    state.gold = [6, 5]
    check(state)
    assert state.scores()[0] == state.scores()[1]
    assert state.ranks() == [1, 2]
    state.gold = [5, 5]
    assert state.ranks() == [1, 1]


@pytest.mark.parametrize(("round", "lead", "ends"), [(8, 12, True), (8, 11, False), (4, 12, False), (7, 12, False)])
def test_17_4_a_lead_of_twelve_at_the_end_of_a_year_from_the_second_on(round: int, lead: int, ends: bool) -> None:
    state = two(round=round)
    state.vp = [lead, 0]
    winning.check(state)
    assert (state.victory == winning.BY_LEAD) == ends
    assert (state.winner == 0) == ends


def test_17_4_the_plain_sheet_checks_the_lead_from_the_first_year_on() -> None:
    state = position(round=4, values=plain(house()))
    settle(state, "a1", 0)
    settle(state, "c3", 1)
    state.vp = [12, 0]
    winning.check(state)
    assert state.victory == winning.BY_LEAD


def test_17_2_announcements_are_checked_before_the_final_count() -> None:
    state = two(round=20)
    settle(state, "a1", 0, grain=1)
    state.vp = [10, 30]
    state.announced[0] = DOMINANCE
    state.announced_in[0] = 19
    check(state)
    assert state.winner == 0
    assert state.ranks() == [1, 2]


def test_17_8_of_several_winners_more_points_then_more_gold() -> None:
    for points, gold, winner in (([10, 11], [9, 5], 1), ([10, 10], [5, 6], 1), ([10, 10], [6, 5], 0)):
        state = two(round=6)
        for field in ("a1", "c3"):
            state.grain[at(state, field)] = 1
        state.vp = list(points)
        state.gold = list(gold)
        state.announced = [DOMINANCE, DOMINANCE]
        state.announced_in = [5, 5]
        check(state)
        assert state.winner == winner


# --- how it is shown -------------------------------------------------------------------------


def test_the_end_says_by_what_it_was_won() -> None:
    state = two(round=20)
    state.vp = [3, 4]
    check(state)
    ending = sentences.tell_end(state.view())
    assert (ending.winners, ending.lead(), ending.details) == ([1], 1, [])
    assert ending.why == ("won-by", {"way": "significance"})
    state.vp, state.gold = [4, 4], [6, 5]
    assert sentences.tell_end(state.view()).details == [("tie-gold", {"gold": 6})]
    state.gold = [5, 5]
    ending = sentences.tell_end(state.view())
    assert (ending.winners, ending.details) == ([0, 1], [("tie-shared", {})])


def test_whoever_is_out_with_more_points_does_not_win_and_that_is_told() -> None:
    state = two(round=8)
    state.vp = [30, 4]
    state.is_out[0] = True
    winning.end(state, 1, winning.BY_LEAD)
    ending = sentences.tell_end(state.view())
    assert (ending.winners, ending.lead(), ending.details) == ([1], 0, [("won-over-outdone", {})])


def test_sovereignty_is_not_won_by_points() -> None:
    state = two(round=3)
    state.vp = [30, 4]
    winning.end(state, 1, winning.BY_SOVEREIGNTY)
    ending = sentences.tell_end(state.view())
    assert (ending.winners, ending.by_points, ending.lead()) == ([1], False, 0)
    assert ending.why == ("won-by", {"way": "sovereignty"})
