"""Bots by name."""

from __future__ import annotations

from random import Random
from typing import Final

from koruna.bots.greedy import Greedy
from koruna.bots.levels import LEVELS, level
from koruna.bots.outsider import Outsider
from koruna.bots.own import ALLOWED, own_bot_names
from koruna.bots.random_bot import RandomBot
from koruna.engine.bot import Bot
from koruna.engine.errors import BadSetup
from koruna.engine.game import Game

# The middle one, so that newcomers are neither crushed nor bored, and can go up or down.
USUAL_LEVEL: Final = "eliska"


def bot_names(game: Game) -> list[str]:
    """The bots of a game: the five levels for people, the strongest first, then those for simulations likewise, then
    allowed custom bots."""
    known = [*reversed(LEVELS), *game.bots_by_strength()]
    return known + [own for own in own_bot_names(game.id) if own not in known]


def usual_bot(game: Game) -> str:
    """The default opponent, the same for every game."""
    return USUAL_LEVEL


def bot(name: str, game: Game, rng: Random) -> Bot:
    """A bot by its name. `rng` is its own random stream."""
    if name in LEVELS:
        return level(name, game, rng)
    makers = game.bots()
    if name in makers:
        return makers[name](rng)
    if name == "random":
        return RandomBot(rng)
    if name == "greedy":
        return Greedy(game, rng)
    if name in own_bot_names(game.id):
        return Outsider(ALLOWED[name], game, rng)
    raise BadSetup("unknown-bot", {"bot": name[:60], "game": game.id, "known": ", ".join(bot_names(game))})
