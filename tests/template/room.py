"""Registers the template game."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

HERE = str(Path(__file__).parent)


def open_template() -> None:
    """Make `koruna.games` discover the games in this folder too, as modules `koruna.games.<id>`."""
    folders = import_module("koruna.games").__path__
    if HERE not in folders:
        folders.append(HERE)
