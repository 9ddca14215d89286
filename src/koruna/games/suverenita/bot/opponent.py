"""The five levels of Suverenita: the planner, simulating more and more plans of marches."""

from __future__ import annotations

from random import Random

from koruna.engine.bot import Bot
from koruna.engine.game import Game
from koruna.games.suverenita.bot.planner import Planner


def opponent(game: Game, thinking: dict[str, int], rng: Random) -> Bot:
    """By how many plans it simulates. A search over whole plans, as other games have, is still weaker than this."""
    return Planner(rng, thinking["effort"])
