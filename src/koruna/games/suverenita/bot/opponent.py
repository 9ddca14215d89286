"""The five levels of Suverenita: the gentle ones plan marches, the strong ones try whole courses of action."""

from __future__ import annotations

from random import Random

from koruna.engine.bot import Bot
from koruna.engine.game import Game
from koruna.games.suverenita.bot.planner import Planner
from koruna.games.suverenita.bot.strategist import Strategist


def opponent(game: Game, thinking: dict[str, int], rng: Random) -> Bot:
    """By the number of plans that a planner simulates, or of trials of the strategist."""
    if "trials" in thinking:
        return Strategist(rng, thinking["trials"])
    return Planner(rng, thinking["effort"])
