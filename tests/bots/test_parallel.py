"""The search on several cores."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from random import Random

import pytest

import koruna
from koruna.bots.parallel import ParallelSearch, end_all, shared
from koruna.engine.match import Match
from tests.laws import tables

# The game of the tests is not known in other processes.
GAMES = [game for game in tables.GAMES if "tests" not in str(files(f"koruna.games.{game.id}"))]
SOME = koruna.Limit(iterations=21)


@pytest.fixture(autouse=True, scope="module")
def no_processes_left() -> Iterator[None]:
    yield
    end_all()


def middle(game: koruna.Game, moves: int = 2) -> Match:
    """A game in its middle, where there is something to choose."""
    match = Match.new(game, next(seats for seats in game.seats if seats > 1), rng=Random(3), thinking=Random(4))
    rng = Random(5)
    while moves > 0 or len(match.moves()) < 2:
        match.play(rng.choice(match.moves()))
        moves -= 1
    return match


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_two_processes_think_together_and_find_the_same_again(game: koruna.Game) -> None:
    match = middle(game)
    seat, imagined = match.turn(), match.imagined(match.turn())
    found = ParallelSearch(game, Random(1)).analyse(imagined, seat, SOME)
    assert found.visits == 21
    again = ParallelSearch(game, Random(1))
    assert [move[:4] for move in again.analyse(match.imagined(seat), seat, SOME).moves] == [
        move[:4] for move in found.moves
    ]
    assert again.choose(imagined, seat, SOME) == found.best.move
    assert found.best.line[0] == f"{seat} {found.best.text}"
    assert sorted(each.move for each in found.moves) == sorted(match.state.moves(seat))


@pytest.mark.parametrize("game", [game for game in GAMES if not game.all_open], ids=lambda game: game.id)
def test_what_is_hidden_changes_nothing(game: koruna.Game) -> None:
    match = middle(game)
    seat = match.turn()
    guesses = [match.state.imagine(seat, Random(seed)) for seed in range(2)]
    assert len({ParallelSearch(game, Random(1)).choose(guess, seat, SOME) for guess in guesses}) == 1


def test_it_tells_how_far_it_is_and_can_be_stopped() -> None:
    match = middle(koruna.game("kingdomino"))
    told: list[int] = []

    def follow(analysis: koruna.Analysis) -> None:
        told.append(analysis.visits)
        progress.stop()

    progress = koruna.Progress(follow)
    search = ParallelSearch(match.game, Random(1))
    assert search.analyse(match.state, match.turn(), koruna.Limit(iterations=5000), progress).visits == 512
    assert told == [512, 512]


def test_what_goes_wrong_there_is_told_here() -> None:
    [unknown_there] = [game for game in tables.GAMES if game not in GAMES]
    match = middle(unknown_there)
    with pytest.raises(koruna.Bug, match=unknown_there.id):
        ParallelSearch(unknown_there, Random(1)).choose(match.state, match.turn(), SOME)


def test_each_process_thinks_otherwise() -> None:
    match = middle(koruna.game("kingdomino"))
    seat = match.turn()
    alone = ParallelSearch(match.game, Random(1), 1).analyse(match.state, seat, SOME)
    both = ParallelSearch(match.game, Random(1), 2).analyse(match.state, seat, koruna.Limit(iterations=42))
    assert [each.chance for each in both.moves] != [each.chance for each in alone.moves]


def test_iterations_are_shared_out() -> None:
    assert shared(41, 2) == [21, 20]
    assert shared(1, 3) == [1, 0, 0]
