"""Which set-ups are measured, and the figures they must reach."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from msgspec import Struct, convert

import koruna
from koruna.engine.option import Value
from koruna.engine.record import counted

IMPORT_MS = 150.0  # `import koruna`
HELP_MS = 300.0  # `koruna --help`, the start of Python included


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up of a game. A figure of 0 means that it is measured but has no target."""

    name: str
    seats: int
    options: dict[str, Value] = {}
    games: int = 0  # random games a second, compiled, at least
    decisions: int = 0  # random decisions a second, compiled, at least
    ratio: int = 0  # how many times the interpreted speed, at least
    copy_us: float = 0.0  # microseconds for a copy in the middle of a game, at most
    bots_s: float = 0.0  # seconds for a whole game of greedy bots, compiled, at most; measured only where it is given


class Chosen(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `bench.toml` in the folder of a game: set-ups that have targets or are notable variants."""

    setups: list[Setup] = []


def players(count: int) -> str:
    return counted(count, "player")


def setups_of(game: str) -> list[Setup]:
    """Every seat count, those with targets among them, then the variants."""
    file = files(f"koruna.games.{game}").joinpath("bench.toml")
    chosen = convert(tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}, Chosen).setups
    plain = {setup.seats: setup for setup in chosen if not setup.options}
    every = [plain.get(n, Setup(players(n), n)) for n in koruna.game(game).seats]
    return every + [setup for setup in chosen if setup.options]
