"""The search over the contract: what it finds, what it tells, and that it stops."""

from __future__ import annotations

import pickle
from random import Random
from time import perf_counter, thread_time

import pytest

import koruna
from koruna.bots.search import Search
from koruna.bots.thought import Thought
from koruna.engine.analysis import Analysis
from koruna.engine.limit import USUAL, Limit, Progress
from koruna.engine.state import CHANCE, State
from tests.laws.tables import every_game

FEW = Limit(iterations=40)


def decision(game: koruna.Game, seats: int, seed: int) -> State:
    """A moment with something to choose, early in a game."""
    match = koruna.Match.new(game, seats, rng=Random(seed))
    while len(match.state.moves(match.turn())) < 3:
        match.play(match.moves()[0])
    return match.state


@every_game
def test_every_iteration_tries_one_move_of_the_decision(game: koruna.Game) -> None:
    state = decision(game, game.seats[0], 3)
    seat = state.waiting()[0]
    found = Search(game, Random(1)).analyse(state, seat, FEW)
    assert found.visits == 40
    assert {considered.move for considered in found.moves} == set(state.moves(seat))


@every_game
def test_the_expected_course_can_be_played(game: koruna.Game) -> None:
    state = decision(game, game.seats[0], 4)
    found = Search(game, Random(1)).analyse(state, state.waiting()[0], FEW)
    played = game.before_others(state.copy(), state.waiting()[0])
    for line in found.best.line:
        seat, _, text = line.partition(" ")
        assert played.turn() != CHANCE
        if int(seat) == state.waiting()[0]:  # what others do may depend on what is hidden
            played.play(played.read(text, int(seat)), int(seat))
        else:
            break


def test_it_tells_its_progress_and_stops_when_told() -> None:
    game = koruna.game("kingdomino")
    state = decision(game, 2, 5)
    told: list[Analysis] = []

    def hear(analysis: Analysis) -> None:
        told.append(analysis)
        if analysis.visits >= 16:
            progress.stop()

    progress = Progress(hear)
    found = Search(game, Random(1)).analyse(state, state.turn(), Limit(iterations=1_000_000), progress)
    assert [analysis.visits for analysis in told] == [1, 2, 4, 8, 16]
    assert found.visits == 16


def test_seconds_are_kept() -> None:
    game = koruna.game("kingdomino")
    state = decision(game, 2, 6)
    begun, worked = perf_counter(), thread_time()
    Search(game, Random(1)).choose(state, state.turn(), Limit(seconds=0.1))
    assert perf_counter() - begun >= 0.1
    assert thread_time() - worked < 2.0  # by the clock it may take any time, on a busy machine


def test_a_limit_of_its_own_holds_where_none_is_asked_for() -> None:
    game = koruna.game("kingdomino")
    state = decision(game, 2, 7)
    own = Search(game, Random(1), Limit(iterations=7))
    assert own.analyse(state, state.turn()).visits == 7
    for asked in (9, USUAL.iterations):
        assert own.analyse(state, state.turn(), Limit(iterations=asked)).visits == asked
    assert own.analyse(state, state.turn(), pickle.loads(pickle.dumps(USUAL))).visits == 7
    assert pickle.loads(pickle.dumps(own)).analyse(state, state.turn()).visits == 7


def test_a_narrow_search_tries_only_the_most_promising_moves() -> None:
    game = koruna.game("kingdomino")
    state = decision(game, 4, 8)
    found = Search(game, Random(1), FEW, 2).analyse(state, state.turn())
    assert sum(considered.visits > 0 for considered in found.moves) == 2


def test_a_secret_simultaneous_decision_is_made_without_knowing_the_others() -> None:
    """The second bidder in the order of asking has the same tree as if it were first: one decision, not one for each
    bid of the other."""
    game = koruna.game("eight_minute_empire")
    state = koruna.Match.new(game, 2, rng=Random(1)).state
    assert state.waiting() == [0, 1]
    thought = Thought(game, state, 0, Random(2))
    for _ in range(60):
        thought.iterate()
    answers = [edge.known_next_of(1) for edge in thought.root.edges.values() if edge.visits]
    assert all(node is None for node in answers)
    other = thought.before.known_next_of(1)
    assert other is not None
    assert other.visits > 10


@pytest.mark.parametrize("game", ["kingdomino", "eight_minute_empire"])
def test_it_takes_the_win_that_lies_before_it(game: str) -> None:
    """Let a game go on until one move wins and another loses; the search must find the winning one."""
    rules = koruna.game(game)
    for seed in range(400):
        match = koruna.Match.new(rules, 2, rng=Random(seed))
        chooser = Random(seed)
        while match.turn() >= 0:
            state, seat = match.state, match.turn()
            ends = [after(state, move, seat) for move in state.moves(seat)]
            if all(end is not None for end in ends) and len(set(ends)) > 1:
                move = Search(rules, Random(1)).choose(state, seat, Limit(iterations=200))
                assert after(state, move, seat) == max(end for end in ends if end is not None)
                return
            match.play(chooser.choice(match.moves()))
    pytest.fail("no such moment was found")


def after(state: State, move: int, seat: int) -> float | None:
    """The share of the win if a move ends the game."""
    state = state.copy()
    state.play(move, seat)
    return state.utility()[seat] if state.turn() == koruna.OVER else None
