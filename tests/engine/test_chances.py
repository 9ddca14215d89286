"""From signs of a win to chances; the same numbers compiled and interpreted."""

from __future__ import annotations

from math import exp, log

import pytest

import koruna
from koruna.engine.chances import Signs, Weights, chances, read_weights
from koruna.engine.series import Series
from koruna.games.kingdomino.bot.values import signs
from koruna.games.kingdomino.rules.state import Kingdomino

# A point is worth 1 at the end and nothing at the beginning, being first to move always 0.5.
WEIGHTS = Weights("2", ["points", "first"], [[1.0, 0.5, 0.0], [0.5, 0.5, 0.5]], game=4.0, ending=0.25)


def test_a_weight_is_between_those_of_the_nearest_steps() -> None:
    rows = [[2.0, 0.0], [0.0, 1.0]]
    assert Signs(0.0, rows, WEIGHTS).log_odds() == [2.0, 0.5]
    assert Signs(0.25, rows, WEIGHTS).log_odds() == [1.5, 0.5]
    assert Signs(0.5, rows, WEIGHTS).log_odds() == [1.0, 0.5]
    assert Signs(1.0, rows, WEIGHTS).log_odds() == [0.0, 0.5]
    assert Signs(7.0, rows, WEIGHTS).log_odds() == [0.0, 0.5], "never more than everything is left"


def test_chances_are_in_proportion_to_the_odds() -> None:
    assert chances([log(3.0), 0.0], 2) == pytest.approx([0.75, 0.25])
    assert chances([1000.0, 1000.0, -1000.0], 3) == pytest.approx([0.5, 0.5, 0.0])


def test_where_all_can_lose_nobody_has_a_chance_too() -> None:
    alone = Signs(0.0, [[1.0, 1.0]], WEIGHTS, nobody=True)
    assert chances(alone.log_odds(), 1) == pytest.approx([exp(1.5) / (1.0 + exp(1.5))])


def test_in_a_series_a_lead_counts_more_the_less_is_to_come() -> None:
    even = [[0.0, 0.0], [0.0, 0.0]]
    early = Signs(1.0, even, WEIGHTS).log_odds_in_series([8, 0], 1)
    late = Signs(0.0, even, WEIGHTS).log_odds_in_series([8, 0], 0)
    assert early == pytest.approx([8 / 4 / 1.5, 0.0])  # a game and a quarter to come, and one more
    assert late == pytest.approx([8 / 4 / 0.5, 0.0])
    this_game = Signs(0.0, [[1.0, 0.0], [0.0, 0.0]], WEIGHTS)
    assert this_game.log_odds_in_series([0, 0], 0) == pytest.approx(this_game.log_odds())
    assert this_game.log_odds_in_series([0, 0], 2) == pytest.approx([0.5 / 1.5, 0.0]), "and this game counts less"


def test_the_signs_of_a_game_are_those_with_weights() -> None:
    state = koruna.game("kingdomino").start(2)
    assert isinstance(state, Kingdomino)
    found = signs(state)
    assert [len(row) for row in found.rows] == [len(found.weights.names)] * 2
    assert read_weights("kingdomino")["2"].by_sign == found.weights.by_sign


def test_a_series_that_is_nearly_won_is_nearly_sure() -> None:
    game = koruna.game("kingdomino")
    series = game.start(2, {"dynasty": True})
    assert isinstance(series, Series)
    assert game.values(series) == pytest.approx([0.5, 0.5], abs=0.01)
    series.results = [[60, 40]]
    ahead = game.values(series)[0]
    series.results = [[60, 40], [50, 50]]
    assert 0.6 < ahead < game.values(series)[0] < 1.0
