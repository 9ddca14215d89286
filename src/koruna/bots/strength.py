"""How strong the five levels are, as measured: read from a game's `bot/strength.toml`.

    [pribina]
    wins = 71.5     # per cent of games of two that it won against the level below, a shared win counted half
    games = 400     # of how many
    seconds = 0.12  # it usually takes for a decision

Figures not measured are left out, there and wherever they are shown; the weakest level has no `wins` and `games`.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, NamedTuple

from koruna.bots.levels import LEVELS

FIELDS: Final = ("wins", "games", "seconds")


class Measured(NamedTuple):
    wins: float | None  # per cent of games of two won against the level below
    games: int | None  # of how many
    seconds: float | None  # usual time of a decision


NOTHING: Final = Measured(None, None, None)
READ: Final[dict[str, dict[str, Measured]]] = {}  # by game and level


def measured(game: str, bot: str) -> Measured:
    """The figures measured for a bot in the game with this id."""
    if game not in READ:
        file = files(f"koruna.games.{game}").joinpath("bot", "strength.toml")
        READ[game] = read_strength(file.read_text("utf-8") if file.is_file() else "")
    return READ[game].get(bot, NOTHING)


def read_strength(text: str) -> dict[str, Measured]:
    """The figures in a file, by level; raises `ValueError` for unknown entries."""
    found: dict[str, Measured] = {}
    for name, table in tomllib.loads(text).items():
        if name not in LEVELS or not isinstance(table, dict) or not set(table) <= set(FIELDS):
            raise ValueError(f"not the strength of a level: [{name}]")
        if ("wins" in table) != ("games" in table) or (name == LEVELS[0] and "wins" in table):
            raise ValueError(f"wins and games belong together, above the weakest level: [{name}]")
        found[name] = Measured(number(table, "wins", 100.0), counted(table), number(table, "seconds", 60.0))
    return found


def number(table: dict[str, Any], field: str, most: float) -> float | None:
    if field not in table:
        return None
    value = float(table[field])
    if not 0.0 <= value <= most:
        raise ValueError(f"{field} is between 0 and {most:g}: {value:g}")
    return value


def counted(table: dict[str, Any]) -> int | None:
    if "games" not in table:
        return None
    games = int(table["games"])
    if games < 1:
        raise ValueError(f"games that were played: {games}")
    return games
