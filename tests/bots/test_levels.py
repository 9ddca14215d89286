"""The five levels of every game."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import koruna
from koruna.bots.levels import LEVELS, level, thinking_of
from koruna.bots.search import Search
from koruna.games.suverenita.bot.planner import Planner
from koruna.games.suverenita.bot.strategist import Strategist
from tests.laws.tables import every_game


@every_game
def test_each_level_thinks_more_than_the_one_below(game: koruna.Game) -> None:
    for weaker, stronger in pairwise(thinking_of(game)[name] for name in LEVELS):
        assert stronger["iterations"] > weaker["iterations"]
        assert stronger["width"] == 0 or stronger["width"] > weaker["width"]


def test_a_game_may_have_numbers_of_its_own() -> None:
    few, many = (thinking_of(koruna.game(id))["libuse"] for id in ("wonderful_kingdom", "kingdomino"))
    assert few["iterations"] < many["iterations"]
    assert few["width"] == many["width"] == 0
    found = level("premysl", koruna.game("wonderful_kingdom"), Random(1))
    assert isinstance(found, Search)
    assert (found.own.iterations, found.width) == (4, 3)


def test_a_game_may_have_players_of_its_own() -> None:
    efforts: list[tuple[bool, int]] = []
    for name in LEVELS:
        found = level(name, koruna.game("suverenita"), Random(1))
        assert isinstance(found, Planner | Strategist)
        efforts.append((True, found.trials) if isinstance(found, Strategist) else (False, found.effort))
    assert efforts == sorted(set(efforts)), "planners first, and each thinks more than the one below"
    assert efforts[0] == (False, 0)
