"""The five opponents for people, by name: the same search, with increasing depth and width.

A game with its own player that is stronger than search builds them from that: `opponent(game, thinking, rng)` in its
`bot/opponent.py`.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from random import Random
from typing import Final

from koruna.bots.search import Search
from koruna.engine.bot import Bot
from koruna.engine.game import Game
from koruna.engine.guide import offered
from koruna.engine.limit import Limit

LEVELS: Final = ("premysl", "pribina", "eliska", "svatopluk", "libuse")  # the weakest first

# By level: iterations per decision, and the number of promising moves considered. Games with weightier or costlier
# decisions override them in `bot/levels.toml`.
THINKING: Final = {
    "premysl": {"iterations": 4, "width": 3},
    "pribina": {"iterations": 16, "width": 4},
    "eliska": {"iterations": 80, "width": 6},
    "svatopluk": {"iterations": 400, "width": 10},
    "libuse": {"iterations": 2500, "width": 0},
}
KNOWN: Final[dict[str, dict[str, dict[str, int]]]] = {}  # by game, a cache


def level(name: str, game: Game, rng: Random) -> Bot:
    """The opponent of this name."""
    thinking = thinking_of(game)[name]
    make = offered(game, "bot.opponent", "opponent")
    if make is not None:
        found: Bot = make(game, thinking, rng)
        return found
    return Search(game, rng, Limit(iterations=thinking["iterations"]), thinking["width"])


def thinking_of(game: Game) -> dict[str, dict[str, int]]:
    """The settings of the five opponents in a game, by name."""
    if game.id not in KNOWN:
        file = files(f"koruna.games.{game.id}").joinpath("bot", "levels.toml")
        own = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
        KNOWN[game.id] = {name: {**THINKING[name], **own.get(name, {})} for name in LEVELS}
    return KNOWN[game.id]
