"""The five levels of every game."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import koruna
from koruna.bots.levels import LEVELS, level, thinking_of
from koruna.bots.search import Search
from koruna.games.suverenita.bot.planner import Planner
from tests.laws.tables import every_game


@every_game
def test_each_level_thinks_more_than_the_one_below(game: koruna.Game) -> None:
    for weaker, stronger in pairwise(thinking_of(game)[name] for name in LEVELS):
        assert stronger["iterations"] > weaker["iterations"]
        assert stronger["width"] == 0 or stronger["width"] > weaker["width"]
        assert stronger.get("effort", 1) > weaker.get("effort", 0)


def test_a_game_may_have_numbers_of_its_own() -> None:
    few, many = (thinking_of(koruna.game(id))["libuse"] for id in ("wonderful_kingdom", "kingdomino"))
    assert few["iterations"] < many["iterations"]
    assert few["width"] == many["width"] == 0
    found = level("premysl", koruna.game("wonderful_kingdom"), Random(1))
    assert isinstance(found, Search)
    assert (found.own.iterations, found.width) == (4, 3)


def test_a_game_may_have_players_of_its_own() -> None:
    efforts: list[int] = []
    for name in LEVELS:
        found = level(name, koruna.game("suverenita"), Random(1))
        assert isinstance(found, Planner)
        efforts.append(found.effort)
    assert efforts == sorted(set(efforts))
    assert efforts[0] == 0
