"""Summaries of many games."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from koruna.lab import Played, measured, standings, won_by_nobody
from koruna.lab.summary import mean_with_interval, wilson


def game(number: int, points: list[int], places: list[int], lost: bool = False) -> Played:
    first = places.count(1)
    utility = [1 / first if place == 1 and not lost else 0.0 for place in places]
    return Played(number, list(range(len(points))), points, places, utility, {}, "")


def test_wilson_against_published_values() -> None:
    """Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20 and 1 of 29, without continuity correction."""
    for wins, games, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        assert wilson(wins, games) == pytest.approx((low, high), abs=0.00005)


def test_wilson_stays_between_never_and_always() -> None:
    assert [wilson(0, games)[0] for games in range(1, 200)] == [0.0] * 199
    assert [wilson(games, games)[1] for games in range(1, 200)] == [1.0] * 199


def test_mean_with_interval() -> None:
    mean, low, high = mean_with_interval([1, 2, 3, 4, 5])
    assert mean == 3
    assert low == pytest.approx(3 - 1.959964 * (2.5**0.5) / 5**0.5, abs=1e-6)
    assert high == pytest.approx(6 - (low or 0))
    assert mean_with_interval([7]) == (7, None, None)


def test_shared_wins_are_shared_out() -> None:
    games = [game(0, [5, 5, 1], [1, 1, 3]), game(1, [9, 2, 1], [1, 2, 3]), game(2, [4, 4, 4], [1, 1, 1])]
    found = standings(["a", "b", "c"], games)
    assert [line.wins for line in found] == pytest.approx([0.5 + 1 + 1 / 3, 0.5 + 1 / 3, 1 / 3])
    assert sum(line.wins for line in found) == pytest.approx(3)
    assert [line.points for line in found] == pytest.approx([6, 11 / 3, 2])
    assert [line.place for line in found] == pytest.approx([1, 4 / 3, 7 / 3])


def test_a_game_that_all_lost_is_nobodys_win() -> None:
    games = [game(0, [5, 3], [1, 2], lost=True), game(1, [4, 6], [2, 1]), game(2, [9, 2], [1, 2], lost=True)]
    found = standings(["a", "b"], games)
    assert [(line.wins, line.win_rate, line.place) for line in found] == [(0, 0, 2), (1, 1 / 3, 1)]
    assert [line.place for line in standings(["a", "b"], games[:1])] == [None, None]
    assert won_by_nobody(games) == 2
    assert won_by_nobody(games[1:2]) == 0


def test_the_order_of_games_does_not_matter() -> None:
    rng = Random(1)
    orders = [[1, 2, 3], [2, 1, 2], [1, 1, 3], [1, 1, 1]]
    points = [[rng.randrange(90) for _ in range(3)] for _ in range(500)]
    games = [game(n, points[n], rng.choice(orders), lost=n % 5 == 0) for n in range(500)]
    shuffled = rng.sample(games, len(games))
    assert standings(["a", "b", "c"], games) == standings(["a", "b", "c"], shuffled)


def test_measures_are_averaged_over_the_games_that_have_them() -> None:
    counted = [{"wars": 1.0, "faction:orcs": 1.0}, {"wars": 4.0, "faction:elves": 0.0}, {"wars": 1.0}]
    games = [replace(game(at, [1], [1]), measures=measures) for at, measures in enumerate(counted)]
    found = measured(games)
    assert [(line.name, line.games, line.mean) for line in found] == [
        ("wars", 3, 2.0),
        ("faction:elves", 1, 0.0),
        ("faction:orcs", 1, 1.0),
    ]
    assert found[0].low is not None
    assert [(line.low, line.high) for line in found[1:]] == [wilson(0, 1), wilson(1, 1)], "shares stay within 0 and 1"
    assert measured(games[::-1]) == found
    assert measured([]) == []


def test_no_games_say_nothing() -> None:
    assert standings(["a", "b"], []) == []
