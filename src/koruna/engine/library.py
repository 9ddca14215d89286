"""Finding games: every folder under `koruna/games` with a `game.py` is one."""

from __future__ import annotations

import os
from importlib import import_module
from pkgutil import iter_modules

from koruna.engine.errors import BadSetup
from koruna.engine.game import CONTENT, Game


def game_ids() -> list[str]:
    package = import_module("koruna.games")
    return sorted(
        module.name
        for path in package.__path__
        for module in iter_modules([path])
        if module.ispkg and os.path.exists(os.path.join(path, module.name, "game.py"))
    )


def game(id: str) -> Game:
    """A game by its id."""
    known = game_ids()
    if id not in known:
        raise BadSetup("unknown-game", {"game": id[:60], "known": ", ".join(known)})
    found = import_module(f"koruna.games.{id}").GAME
    assert isinstance(found, Game)
    folder = os.environ.get(CONTENT)
    if folder and not found.own_content:
        found.own_content = found.take_content(folder)
    return found


def games() -> list[Game]:
    """Every game there is, by id."""
    return [game(id) for id in game_ids()]
