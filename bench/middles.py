"""Tables in the middle of a game, written into a database as if a server had stopped there.

A few games are played by bots in the seats of people, just as a server plays them; every table is one of these games,
cut somewhere in its second third, and goes on differently.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import NamedTuple

import koruna
from bench.setups import TableLoad
from koruna.bots import bot
from koruna.engine.option import Value
from koruna.table.live.new_table import dealt
from koruna.table.log_lines import LogLine, Name, SeatKey, Secret
from koruna.table.store.digests import digest
from koruna.table.store.store import Head, Store

GAMES = 4  # that are played
SPARE = 1.5  # since a game may end earlier
LEVEL = "greedy"  # of the bots
EVERYBODY = ("Eva", "Petr", "Jana", "Ivan", "Olga", "Karel", "Marta", "Josef", "Alena", "Pavel", "Hana", "Jan")


class Game(NamedTuple):
    """A played game, and the length of the log before each decision."""

    lines: list[LogLine]
    decisions: list[int]


class Middle(NamedTuple):
    """A table, the keys of its seats, and the number of moves in the middle of its game."""

    id: str
    keys: list[str]
    moves: int


def play(head: Head, seed: str) -> Game:
    """A whole game of bots at a table."""
    rng = Random(seed)
    lines, table = dealt(head, [Secret(seed)])
    players = [bot(LEVEL, table.match.game, Random(f"{seed} {seat}")) for seat in range(head.seats)]
    decisions = []
    while not table.is_over():
        decisions.append(len(lines))
        seat = rng.choice(table.deciding() or table.match.state.waiting())
        move = players[seat].choose(table.match.state.imagine(seat, rng), seat)
        added, _ = table.move(table.match.state.write(move, seat), seat)
        table.read(added)
        lines += added
    return Game(lines[1:], [before - 1 for before in decisions])  # each table has its own seed


def company(seats: int, keys: list[str]) -> list[LogLine]:
    named = [Name(seat, EVERYBODY[seat]) for seat in range(seats)]
    return [*named, *[SeatKey(seat, digest(key)) for seat, key in enumerate(keys)]]


def write_middles(store: Store, game: str, load: TableLoad, most: int, moves: float) -> list[Middle]:
    """Write this many tables plus two per concurrent one, and more if needed for the moves."""
    most += 2 * load.tables
    wanted, found = moves * SPARE, []
    for table in middles(store, game, load):
        found.append(table)
        if len(found) > most:
            wanted -= table.moves
        if wanted < 0:
            break
    return found


def middles(store: Store, game: str, load: TableLoad) -> Iterator[Middle]:
    head = head_of("", game, load.seats, load.options)
    played = cycle([play(head, f"game {number}") for number in range(GAMES)])
    rng = Random(1)
    for number, (lines, decisions) in enumerate(played, 1):
        third = len(decisions) // 3
        begin = third + rng.randrange(max(1, third // 2))
        id, keys = f"middle{number}", [f"key {number} {seat}" for seat in range(load.seats)]
        log = [Secret(f"table {number}"), *company(load.seats, keys), *lines[: decisions[begin]]]
        store.create(head_of(id, game, load.seats, load.options), log, listed=False)
        yield Middle(id, keys, max(1, 2 * third - begin))


def write_long_table(store: Store, id: str, lines: int) -> None:
    """A table of the game that most people can play, with all of them, at random up to some length."""
    game = max(koruna.all_games(), key=lambda game: max(game.seats))
    seats, rng = max(game.seats), Random(1)
    log, table = dealt(head_of(id, game.id, seats), [Secret("known to nobody"), *company(seats, [])])
    while len(log) < lines and not table.is_over():
        state = table.match.state
        seat = rng.choice(table.deciding() or state.waiting())
        added, _ = table.move(state.write(rng.choice(state.moves(seat)), seat), seat)
        table.read(added)
        log += added
    store.create(table.head, log, listed=True)


def head_of(id: str, game: str, seats: int, options: dict[str, Value] | None = None) -> Head:
    return Head(id, game, koruna.game(game).version, dict(options or {}), seats)
