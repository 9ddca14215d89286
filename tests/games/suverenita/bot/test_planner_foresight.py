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
from tests.games.suverenita.positions import army, ask, position, settle, sow, units


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
    state = position(mode="basic", round=round)
    settle(state, "b1", 0, grain=5)
    units(state, "b2", 0)
    settle(state, "c2", 1, grain=5)
    settle(state, "isle", 1, grain=5)
    marched(state)
    assert (army(state, "c2") != []) == expected


@pytest.mark.parametrize(("enemies", "expected"), [(1, False), (5, True)])
def test_men_stay_with_a_village_that_many_threaten(enemies: int, expected: bool) -> None:
    """Few enemies are attacked; facing many, most men stay."""
    state = position(mode="basic", round=6)
    settle(state, "a1", 0, grain=5)
    units(state, "a1", 0, count=4)
    settle(state, "isle", 1, grain=5)
    units(state, "b1", 1, count=enemies)
    marched(state)
    assert (army(state, "a1") in (["LI*3"], ["LI*4"])) == expected
    assert (army(state, "b1") == []) == expected


@pytest.mark.parametrize(("announced", "expected"), [(1, "c1"), (0, "a1")])
def test_whoever_would_win_this_season_is_stopped(announced: int, expected: str) -> None:
    """The enemy holds dominance by one point, so a risky battle is better than a free field."""
    state = position(mode="basic", round=6)
    settle(state, "b1", 0, grain=5)
    units(state, "b1", 0)
    settle(state, "isle", 1, grain=5)
    units(state, "c1", 1)
    sow(state, "c1", 1)
    state.vp[1] = 10
    state.announced[1] = announced
    state.announced_in[1] = 5
    marched(state)
    assert army(state, expected) != []


def test_the_same_seed_marches_the_same_way_and_keeps_to_it() -> None:
    state = position(mode="basic", round=6)
    settle(state, "b2", 0, grain=5)
    units(state, "b2", 0, count=4)
    settle(state, "isle", 1, grain=5)
    units(state, "c3", 1, count=2)
    march(state)
    planned = best_marches(state, 0, 5)
    assert len(planned) > 2
    played: list[int] = []
    while state.kind() == steps.UNITS and state.turn() == 0:
        assert best_marches(state, 0, 5) == planned[len(played) :]
        played.append(planned[len(played)])
        state.play(played[-1], 0)
    assert played == planned


@pytest.mark.parametrize("enemies", [2, 3, 4])
def test_hidden_orders_do_not_depend_on_who_gives_them_first(enemies: int) -> None:
    """The others will march too, even if they have given their orders already."""
    state = position(mode="basic", round=6)
    settle(state, "a1", 0, grain=5)
    units(state, "a1", 0, count=4)
    settle(state, "isle", 1, grain=5)
    units(state, "b1", 1, count=enemies)
    state.push(steps.PHASE, 0, calendar.RIDES)
    state.shown = [stacks.copy() for stacks in state.armies]
    ask(state, steps.ORDERS)
    after = state.copy()
    after.play(DONE, 1)
    for seed in range(5):
        assert best_marches(state, 0, seed) == best_marches(after, 0, seed)


def test_only_who_is_near_moves_in_its_thoughts() -> None:
    state = position(3, mode="basic", round=6)
    settle(state, "a1", 0)
    units(state, "a1", 0)
    units(state, "b2", 1)
    units(state, "c3", 2)
    assert who_is_near(state, 0) == 0b011


# --- judging -----------------------------------------------------------------------------


def test_points_men_and_gold_are_better_than_none() -> None:
    state = position(mode="basic", round=6)
    settle(state, "a1", 0, grain=2)
    settle(state, "c3", 1, grain=2)
    even = judge(state, 0)
    assert even == -judge(state, 1)
    units(state, "b2", 0)
    more = judge(state, 0)
    state.gold[1] += 3
    assert even < judge(state, 0) < more


def test_a_settlement_that_is_cut_off_is_worth_less_to_its_owner() -> None:
    state = position(mode="basic", round=6)
    settle(state, "a1", 0)
    settle(state, "c3", 1)
    units(state, "b1", 1)
    before = judge(state, 0)
    units(state, "a1", 1)
    assert judge(state, 0) < before - 3


def test_a_game_won_is_better_than_anything_and_a_game_lost_is_worse() -> None:
    state = position(mode="basic", round=6)
    settle(state, "a1", 0)
    settle(state, "c3", 1)
    state.vp[1] = 9
    state.winner, state.victory = 0, 1
    assert judge(state, 0) > 50
    assert judge(state, 1) < -50
