"""Finding games: every folder under `koruna/games` with a `game.py` is one."""

from __future__ import annotations

import os
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from koruna.engine.content import Content, files_in
from koruna.engine.errors import BadSetup
from koruna.engine.game import Game

IDS: Final[dict[str, list[str]]] = {}  # cache by folder, because listing is slow
FOUND: Final[dict[str, Game]] = {}


def game_ids() -> list[str]:
    """The ids of all games, sorted."""
    folders: list[str] = list(import_module("koruna.games").__path__)
    key = os.pathsep.join(folders)
    if key not in IDS:
        IDS[key] = sorted(
            module.name
            for path in folders
            for module in iter_modules([path])
            if module.ispkg and os.path.exists(os.path.join(path, module.name, "game.py"))
        )
    return IDS[key].copy()


def game(id: str) -> Game:
    """A game by its id; an unknown one is refused (`BadSetup`) with the ids there are.

    >>> koruna.game("kingdomino").seats
    [2, 3, 4]
    """
    found = FOUND.get(id)
    if found is None:
        found = FOUND[id] = load(id)
    return found


def contents_in(folder: str) -> list[Content]:
    """The custom content in a folder, for any of the games: numbers, cards or maps, checked."""
    found: list[Content] = []
    for each in all_games():
        files = files_in(folder, each.content_files)
        if files:
            found.append(each.content_of(files))
    return found


def load(id: str) -> Game:
    known = game_ids()
    if id not in known:
        raise BadSetup("unknown-game", {"game": id[:60], "known": ", ".join(known)})
    loaded = import_module(f"koruna.games.{id}").GAME
    assert isinstance(loaded, Game)
    return loaded


def all_games() -> list[Game]:
    """Every game there is, by id.

    >>> [game.id for game in koruna.all_games() if game.all_open]
    ['kingdomino']
    """
    return [game(id) for id in game_ids()]
