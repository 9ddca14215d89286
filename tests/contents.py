"""Two custom contents for each game that supports them."""

from __future__ import annotations

from koruna.engine.content import Content
from koruna.games.suverenita.game import GAME as SUVERENITA
from koruna.games.suverenita.rules.board import world_making
from koruna.games.wonderful_kingdom.game import GAME as WONDERFUL_KINGDOM
from koruna.games.wonderful_kingdom.rules.reading import house_files


def dearer_farmsteads(cubes: int) -> Content:
    """The cards of the game, but a farmstead costs more."""
    files = house_files()
    old = "farmstead,structure,5,materials:2"
    assert old in files["developments.csv"]
    files["developments.csv"] = files["developments.csv"].replace(old, f"farmstead,structure,5,materials:{cubes}")
    return WONDERFUL_KINGDOM.content_of(files)


def short_wars() -> Content:
    """Suverenita of two years, on a map of its own."""
    files = {"values.toml": "[limits]\nyears = 2\n[start]\nstart_gold = 9\n"}
    return SUVERENITA.content_of({**files, "map.toml": world_making.generate(3, 44).written()})


def free_riders() -> Content:
    """Suverenita of one year with three free moves of cavalry, on the usual map."""
    return SUVERENITA.content_of(
        {"values.toml": "[limits]\nyears = 1\n[start]\nstart_gold = 7\n[ships]\ncavalry_free_moves = 3\n"}
    )


def two_contents() -> dict[str, tuple[Content, Content]]:
    """By game."""
    return {
        "wonderful_kingdom": (dearer_farmsteads(3), dearer_farmsteads(4)),
        "suverenita": (short_wars(), free_riders()),
    }
