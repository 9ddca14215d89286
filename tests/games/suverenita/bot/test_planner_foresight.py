"""How the planner looks a season ahead before it marches."""

from __future__ import annotations

from random import Random

import pytest

from koruna.games.suverenita.bot.planner import Planner
from koruna.games.suverenita.bot.planner_foresight import best_marches, who_is_near
from koruna.games.suverenita.bot.planner_judging import judge
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.course import calendar
from koruna.games.suverenita.rules.numbers import DONE
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import army, ask, change, set_up


def march(state: Suverenita) -> None:
    """The first player's units may move; the rest of the season follows."""
    state.push(steps.PHASE, 0, calendar.RIDES)
    ask(state, steps.UNITS, 0)


def marched(state: Suverenita) -> list[str]:
    """Everything a planner's units do in the step."""
    march(state)
    bot = Planner(Random(1))
    found: list[str] = []
    while state.kind() == steps.UNITS and state.turn() == 0:
        move = bot.choose(state, 0)
        found.append(state.write(move))
        state.play(move, 0)
    return found


@pytest.mark.parametrize(("round", "expected"), [(2, True), (4, False)])
def test_nobody_goes_where_he_would_starve_in_winter(round: int, expected: bool) -> None:
    state = set_up(
        f"round {round} | field b1 settlement village:0, grain 5 | field b2 units 0:LI"
        " | field c2 settlement village:1, grain 5 | field isle settlement village:1, grain 5",
        mode="basic",
    )
    marched(state)
    assert (army(state, "c2") != []) == expected


@pytest.mark.parametrize(("enemies", "expected"), [(1, False), (5, True)])
def test_men_stay_with_a_village_that_many_threaten(enemies: int, expected: bool) -> None:
    """Few enemies are attacked; facing many, most men stay."""
    state = set_up(
        "round 6 | field a1 settlement village:0, grain 5, units 0:LI*4"
        f" | field isle settlement village:1, grain 5 | field b1 units 1:LI*{enemies}",
        mode="basic",
    )
    marched(state)
    assert (army(state, "a1") in (["LI*3"], ["LI*4"])) == expected
    assert (army(state, "b1") == []) == expected


@pytest.mark.parametrize(("announced", "expected"), [("player 1 announced dominance", "c1"), ("", "a1")])
def test_whoever_would_win_this_season_is_stopped(announced: str, expected: str) -> None:
    """The enemy holds dominance by one point, so a risky battle is better than a free field."""
    state = set_up(
        "round 6 | field b1 settlement village:0, grain 5, units 0:LI"
        " | field isle settlement village:1, grain 5 | field c1 crop 1:1, units 1:LI | player 1 vp 10, announced_in 5",
        announced,
        mode="basic",
    )
    marched(state)
    assert army(state, expected) != []


def test_the_same_seed_marches_the_same_way_and_keeps_to_it() -> None:
    state = set_up(
        "round 6 | field b2 settlement village:0, grain 5, units 0:LI*4"
        " | field isle settlement village:1, grain 5 | field c3 units 1:LI*2",
        mode="basic",
    )
    march(state)
    planned = best_marches(state, 0, 5)
    assert len(planned) > 2
    played: list[int] = []
    while state.kind() == steps.UNITS and state.turn() == 0:
        assert best_marches(state, 0, 5) == planned[len(played) :]
        played.append(planned[len(played)])
        state.play(played[-1], 0)
    assert played == planned


@pytest.mark.parametrize(("own", "enemies"), [(4, 1), (5, 6), (6, 2)])
def test_hidden_orders_do_not_depend_on_who_gives_them_first(own: int, enemies: int) -> None:
    """The others will march too, even if they have given their orders already."""
    state = set_up(
        f"round 6 | field a1 settlement village:0, grain 5, units 0:LI*{own}"
        f" | field isle settlement village:1, grain 5 | field b1 units 1:LI*{enemies}",
        f"agenda over phase:0:{calendar.RIDES} orders",
        mode="basic",
        movement="hidden",
    )
    after = state.copy()
    after.play(DONE, 1)
    for seed in range(5):
        assert best_marches(state, 0, seed) == best_marches(after, 0, seed)


def test_only_who_is_near_moves_in_its_thoughts() -> None:
    state = set_up(
        "round 6 | field a1 settlement village:0, units 0:LI | field b2 units 1:LI | field c3 units 2:LI",
        seats=3,
        mode="basic",
    )
    assert who_is_near(state, 0) == 0b011


# --- judging -----------------------------------------------------------------------------


def test_points_men_and_gold_are_better_than_none() -> None:
    state = set_up(
        "round 6 | field a1 settlement village:0, grain 2 | field c3 settlement village:1, grain 2", mode="basic"
    )
    even = judge(state, 0)
    assert even == -judge(state, 1)
    change(state, "field b2 units 0:LI")
    more = judge(state, 0)
    change(state, "player 1 gold 8")
    assert even < judge(state, 0) < more


def test_a_settlement_that_is_cut_off_is_worth_less_to_its_owner() -> None:
    state = set_up(
        "round 6 | field a1 settlement village:0 | field c3 settlement village:1 | field b1 units 1:LI", mode="basic"
    )
    before = judge(state, 0)
    change(state, "field a1 units 1:LI")
    assert judge(state, 0) < before - 3


def test_a_game_won_is_better_than_anything_and_a_game_lost_is_worse() -> None:
    state = set_up(
        "round 6 | field a1 settlement village:0 | field c3 settlement village:1"
        " | player 1 vp 9 | winner 0 | victory dominance",
        mode="basic",
    )
    assert judge(state, 0) > 50
    assert judge(state, 1) < -50
