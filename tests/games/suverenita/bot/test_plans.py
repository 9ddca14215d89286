"""Whole courses of action: legal to their end, different, and the planner's own first."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.engine.ties import seed_of
from koruna.games.suverenita.bot.planner import Planner
from koruna.games.suverenita.bot.planner_habits import usual
from koruna.games.suverenita.bot.plans import MOST, plans
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.bot.planning import march
from tests.games.suverenita.positions import ask, set_up
from tests.how_many import how_many

DECISIONS = how_many(interpreted=150, compiled=600, nightly=3000)


def written(state: Suverenita, seat: int = 0) -> list[list[str]]:
    return [[state.write(move) for move in plan] for plan in plans(state, seat, Random(1))]


def play_on(state: Suverenita, plan: list[int], seat: int) -> None:
    for move in plan:
        assert seat in state.waiting()
        assert move in state.moves(seat), f"{state.write(move)} in {state.step_name()}"
        state.play(move, seat)


@pytest.mark.parametrize(("seats", "movement"), [(2, "in_order"), (4, "hidden")])
def test_every_course_is_legal_to_its_end_and_unlike_the_others(seats: int, movement: str) -> None:
    state = koruna.game("suverenita").start(seats, {"mode": "advanced", "movement": movement})
    assert isinstance(state, Suverenita)
    rng = Random(4)
    for _ in range(DECISIONS):
        while state.turn() == koruna.CHANCE:
            state.play(state.draw(rng))
        if state.turn() == koruna.OVER:
            break
        seat = state.waiting()[-1]
        before, kind = state.position(), state.kind()
        found = plans(state, seat, rng)
        assert state.position() == before
        assert 1 <= len(found) <= MOST
        assert len({tuple(plan) for plan in found}) == len(found)
        for plan in found:
            copy = state.copy()
            play_on(copy, plan, seat)
            assert len(plan) == 1 or plan[-1] == 0 or copy.kind() != kind or seat not in copy.waiting()
        state.play(found[rng.randrange(len(found))][0], seat)


def test_the_first_course_is_the_planners() -> None:
    """Of marches it is the planner's only if it looks ahead as the planner does."""
    state = koruna.game("suverenita").start(3, {"mode": "basic"})
    assert isinstance(state, Suverenita)
    rng = Random(2)
    for _ in range(DECISIONS // 2):
        while state.turn() == koruna.CHANCE:
            state.play(state.draw(rng))
        if state.turn() == koruna.OVER:
            break
        seat = state.turn()
        expected = Planner(Random(7)).choose(state, seat)
        assert plans(state, seat, Random(7), looks_ahead=True)[0][0] == expected
        moves = state.moves(seat)
        if len(moves) > 1:
            assert plans(state, seat, Random(7))[0][0] == usual(state, seat, state.kind(), moves, seed_of(Random(7)))
        state.play(expected, seat)


def test_units_may_also_stay_and_attack_another_village() -> None:
    state = set_up(
        "round 6 | field b2 settlement village:0, grain 5, units 0:LI*9 | field a1 settlement village:1"
        " | field c3 settlement village:1, grain 5 | field isle settlement village:1, grain 5",
        mode="basic",
    )
    march(state)
    found = written(state)
    assert ["done"] in found
    assert len(found) >= 4


def test_gold_may_go_to_men_to_buildings_or_to_nothing() -> None:
    state = set_up(
        "round 5 | field b2 settlement village:0, grain 5 | field b1 units 0:LI*2 | field isle settlement village:1"
        " | player 0 gold 4",
        mode="basic",
    )
    ask(state, steps.TRADE)
    found = written(state)
    assert found[0][0].startswith("rec")
    assert ["done"] in found
    assert any(plan[0] == "build b1 village LI*2" for plan in found)


def test_an_answer_may_be_yes_or_no() -> None:
    state = set_up(
        "round 5 | field a1 settlement village:0 | field c3 settlement village:1"
        " | field isle settlement village:2 | player 0 gold 5 | player 1 gold 5",
        seats=3,
        mode="basic",
    )
    ask(state, steps.OFFER, 1)
    state.play(state.read("offer P1 receive tribute 2 gold"), 1)
    assert written(state) == [["no"], ["yes"]]
