"""The strategist tries its courses of action as often as it may, and trusts the trials."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

import koruna
from koruna.engine.analysis import Analysis
from koruna.games.suverenita.bot.plans import MOST, plans
from koruna.games.suverenita.bot.playout import play_on
from koruna.games.suverenita.bot.strategist import WEIGHTY, Strategist
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.state import Suverenita


def first_choice(kind: int, movement: str = "in_order", seats: int = 2) -> Suverenita:
    """Where a seat first has several courses in a step of this kind."""
    state = koruna.game("suverenita").start(seats, {"mode": "basic", "movement": movement})
    assert isinstance(state, Suverenita)
    play_on(state, 3, Random(8))
    rng, bot = Random(8), Strategist(Random(2), 1)
    while state.kind() != kind or len(plans(state, state.turn(), rng)) == 1:
        turn = state.turn()
        assert turn != koruna.OVER
        state.play(state.draw(rng) if turn == koruna.CHANCE else bot.choose(state, turn))
    return state


def test_it_analyses_every_legal_move_and_chooses_the_best() -> None:
    state = first_choice(steps.UNITS)
    before, seat = state.position(), state.turn()
    bot = Strategist(Random(1), 16)
    found = bot.analyse(state, seat)
    assert state.position() == before
    assert sorted(each.move for each in found.moves) == sorted(state.moves(seat))
    assert found.best.move == bot.choose(state, seat) == Strategist(Random(1), 16).choose(state, seat)
    assert found.best.visits >= 2, "the less promising half was dropped after one trial"
    tried = [each.chance for each in found.moves if each.visits]
    assert min(tried) < found.best.chance >= sum(tried) / len(tried)
    assert found.best.line[0] == f"{seat} {found.best.text}"


@pytest.mark.parametrize("trials", [1, 40, 200])
def test_it_tries_as_often_as_it_may(trials: int) -> None:
    state = first_choice(steps.TRADE)
    found = Strategist(Random(1), 5).analyse(state, state.turn(), koruna.Limit(iterations=trials))
    courses = len(plans(state, state.turn(), Random(1), looks_ahead=True))
    assert trials - courses <= found.visits <= trials + MOST * courses


def test_among_more_players_it_tries_less_often() -> None:
    visits = []
    for seats in (2, 4):
        state = first_choice(steps.TRADE, seats=seats)
        visits.append(Strategist(Random(1), 60).analyse(state, state.turn()).visits)
    assert visits[0] >= 60 > visits[1] >= 30


def test_it_stops_when_its_time_is_over_or_it_is_stopped() -> None:
    state = first_choice(steps.TRADE)
    began = perf_counter()
    Strategist(Random(1), 5).choose(state, state.turn(), koruna.Limit(seconds=0.2))
    assert 0.2 <= perf_counter() - began < 5
    heard: list[Analysis] = []
    progress = koruna.Progress(heard.append)
    progress.stop()
    found = Strategist(Random(1), 1_000_000).analyse(state, state.turn(), progress=progress)
    assert heard == [found]


def test_hidden_orders_of_others_do_not_change_its_own() -> None:
    state = first_choice(steps.ORDERS, "hidden")
    mine, other = state.turn(), 1 - state.turn()
    found = Strategist(Random(1), 16).analyse(state, mine)
    state.play(next(move for move in state.moves(other) if move), other)
    assert Strategist(Random(1), 16).analyse(state, mine) == found


def test_in_steps_of_little_weight_it_is_the_planner() -> None:
    state = first_choice(steps.FEED)
    assert state.kind() not in WEIGHTY
    seat = state.turn()
    found = Strategist(Random(1), 16).analyse(state, seat)
    assert {each.visits for each in found.moves} == {1}
