"""Tables that cannot be loaded, and a server that has them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from litestar.testing import TestClient

import koruna
from koruna.engine.option import Options
from koruna.table.live.live_table import Live
from koruna.table.log_lines import LogLine, Name, Seed
from koruna.table.store.store import Head, Store
from tests.table.keys import key_lines
from tests.table.seats import Client
from tests.table.servers import the_app

NAMES = [Name(0, "Eva"), Name(1, "Petr")]


def head(id: str = "icy", game: str = "kingdomino", more: int = 0, options: Options | None = None) -> Head:
    return Head(id, game, koruna.game(game).version + more if game != "chess" else 1, options or {}, 2)


def played(moves: int, game: str = "kingdomino", options: Options | None = None) -> list[LogLine]:
    """The log of a game that has begun."""
    table = Live(head(game=game, options=options), [*NAMES, Seed("winter")])
    log = [*NAMES, *table.deal()]
    table = Live(table.head, log)
    rng = Random(4)
    for _ in range(moves):
        state = table.match.state
        if table.match.over():
            break
        seat = rng.choice(state.waiting())
        lines, _ = table.move(state.write(rng.choice(state.moves(seat)), seat), seat)
        table.read(lines)
        log += lines
    return log


@contextmanager
def serving(tmp_path: Path, *tables: tuple[Head, list[LogLine]], damage: str = "") -> Iterator[Client]:
    """A server whose lobby lists these tables, which were there before it; `over` if their game is."""
    store = Store(f"sqlite:///{tmp_path}/koruna.db")
    for made, log in tables:
        store.create(made, [*log, *key_lines(made.seats, (0, 1))], listed=True)
    store.close()
    if damage:
        with sqlite3.connect(f"{tmp_path}/koruna.db") as connection:
            connection.execute(damage)
    with TestClient(the_app(f"sqlite:///{tmp_path}/koruna.db")) as client:
        client.headers.update({"Accept-Language": "en", "Accept": "text/html"})
        yield client
