"""Files that define the look: shared ones here, those of one game in its `forms/`."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

from koruna.engine.library import game_ids


def sheets(name: str) -> list[Traversable]:
    """The shared file of this name, and those of the games that have one."""
    own = [files(f"koruna.games.{game}").joinpath("forms", name) for game in game_ids()]
    return [files("koruna.look").joinpath(name), *[sheet for sheet in own if sheet.is_file()]]
