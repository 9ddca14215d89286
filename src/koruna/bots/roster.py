"""Every opponent by its name."""

from __future__ import annotations

from random import Random

from koruna.bots.greedy import Greedy
from koruna.bots.random_bot import RandomBot
from koruna.engine.bot import Bot
from koruna.engine.errors import BadSetup
from koruna.engine.game import Game


def bot_names(game: Game) -> list[str]:
    """The opponents a game offers, the strongest first. A game may have a greedy one of its own."""
    return game.bots_by_strength()


def usual_bot(game: Game) -> str:
    """Whom one plays against unless one says otherwise: the strongest."""
    return bot_names(game)[0]


def bot(name: str, game: Game, rng: Random) -> Bot:
    """An opponent by its name. `rng` is the stream it thinks with."""
    makers = game.bots()
    if name in makers:
        return makers[name](rng)
    if name == "random":
        return RandomBot(rng)
    if name == "greedy":
        return Greedy(game, rng)
    raise BadSetup("unknown-bot", {"bot": name[:60], "game": game.id, "known": ", ".join(bot_names(game))})
