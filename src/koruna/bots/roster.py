"""Every opponent by its name."""

from __future__ import annotations

from random import Random

from koruna.bots.greedy import Greedy
from koruna.bots.random_bot import RandomBot
from koruna.engine.bot import Bot
from koruna.engine.errors import BadSetup
from koruna.engine.game import Game


def bot_names(game: Game) -> list[str]:
    """The opponents a game offers: those every game has, then its own."""
    return ["random", "greedy", *game.bots()]


def bot(name: str, game: Game, rng: Random) -> Bot:
    """An opponent by its name. `rng` is the stream it thinks with."""
    if name == "random":
        return RandomBot(rng)
    if name == "greedy":
        return Greedy(game, rng)
    makers = game.bots()
    if name not in makers:
        raise BadSetup("unknown-bot", {"bot": name[:60], "game": game.id, "known": ", ".join(bot_names(game))})
    return makers[name](rng)
