"""Which set-ups are measured, and the figures they must reach."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from msgspec import Struct, convert, structs

import koruna
from koruna.engine.option import Value
from koruna.engine.record import counted

IMPORT_MS = 150.0  # `import koruna`
HELP_MS = 300.0  # `koruna --help`, the start of Python included


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up of a game. A figure of 0 means that it is measured, but without a target."""

    name: str
    seats: int
    options: dict[str, Value] = {}
    games: int = 0  # random games a second, compiled, at least
    decisions: int = 0  # random decisions a second, compiled, at least
    ratio: int = 0  # how many times the interpreted speed, at least
    copy_us: float = 0.0  # microseconds for a copy in the middle of a game, at most
    bots_s: float = 0.0  # seconds for a whole game of greedy bots, compiled, at most; measured only where it is given


class TableLoad(Struct, frozen=True, forbid_unknown_fields=True):
    """Concurrent tables of a game, with a person in every seat."""

    seats: int
    options: dict[str, Value] = {}
    tables: int = 40
    rate: float = 40  # moves a second over all tables
    p99_ms: float = 100  # from the request until every page has the update, in 99 of 100 cases, at most
    table_kb: float = 0  # of memory for an idle table, at most; 0 where it has no target

    def share(self, part: float) -> TableLoad:
        """A fraction of the load."""
        return structs.replace(self, tables=max(1, round(self.tables * part)), rate=self.rate * part)


class SoakShare(Struct, frozen=True, forbid_unknown_fields=True):
    """The part that a game has in the soak test."""

    seats: list[int]  # the numbers of players to pick from; a frequent one is there more than once
    often: int = 20  # compared with the other games


class Chosen(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `bench.toml` in the folder of a game: set-ups that have targets or are notable variants."""

    setups: list[Setup] = []
    tables: TableLoad | None = None
    soak: SoakShare | None = None


def players(count: int) -> str:
    return counted(count, "player")


def chosen_for(game: str) -> Chosen:
    file = files(f"koruna.games.{game}").joinpath("bench.toml")
    return convert(tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}, Chosen)


def table_load_of(game: str) -> TableLoad:
    """The load for a game: with the most seats, unless its file says otherwise."""
    return chosen_for(game).tables or TableLoad(koruna.game(game).seats[-1])


def soak_share_of(game: str) -> SoakShare:
    """The part of a game in the soak test: average, with any number of players, unless its file says otherwise."""
    return chosen_for(game).soak or SoakShare(koruna.game(game).seats)


def setups_of(game: str) -> list[Setup]:
    """Every seat count, those with targets among them, then the variants."""
    chosen = chosen_for(game).setups
    plain = {setup.seats: setup for setup in chosen if not setup.options}
    every = [plain.get(n, Setup(players(n), n)) for n in koruna.game(game).seats]
    return every + [setup for setup in chosen if setup.options]
