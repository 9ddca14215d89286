"""Bots by name."""

from __future__ import annotations

from random import Random

from koruna.bots.greedy import Greedy
from koruna.bots.random_bot import RandomBot
from koruna.engine.bot import Bot
from koruna.engine.errors import BadSetup
from koruna.engine.game import Game


def bot_names(game: Game) -> list[str]:
    """The bots of a game, the strongest first. A game may replace the greedy one by its own."""
    return game.bots_by_strength()


def usual_bot(game: Game) -> str:
    """The default opponent: the strongest bot."""
    return bot_names(game)[0]


def bot(name: str, game: Game, rng: Random) -> Bot:
    """A bot by its name. `rng` is its own random stream."""
    makers = game.bots()
    if name in makers:
        return makers[name](rng)
    if name == "random":
        return RandomBot(rng)
    if name == "greedy":
        return Greedy(game, rng)
    raise BadSetup("unknown-bot", {"bot": name[:60], "game": game.id, "known": ", ".join(bot_names(game))})
