"""The server killed in the middle of play, again and again: every acknowledged move is there afterwards."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from koruna.table.store.store import Store
from tests.how_many import how_many

from .killing import Killable, ManyWorkers, OneServer, kill_again_and_again
from .postgres import postgresql

KILLS = how_many(interpreted=4, compiled=4, nightly=100)
KILLS_ON_POSTGRESQL = how_many(interpreted=0, compiled=0, nightly=40)
KILLS_OF_WORKERS = how_many(interpreted=0, compiled=0, nightly=20)  # on each database

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs os.fork")


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/koruna.db"
    with OneServer(database) as server:
        nothing_is_lost(server, database, KILLS, 4)


@pytest.mark.skipif(not KILLS_ON_POSTGRESQL, reason="only nightly")
def test_the_same_on_postgresql() -> None:
    with postgresql() as database, OneServer(database) as server:
        nothing_is_lost(server, database, KILLS_ON_POSTGRESQL, 4)


@pytest.mark.skipif(not KILLS_OF_WORKERS, reason="only nightly")
def test_the_others_go_on_while_one_of_several_workers_is_killed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/koruna.db"
    with ManyWorkers(database, tmp_path / "errors") as server:
        nothing_is_lost(server, database, KILLS_OF_WORKERS, 10)


@pytest.mark.skipif(not KILLS_OF_WORKERS, reason="only nightly")
def test_the_same_of_workers_on_postgresql(tmp_path: Path) -> None:
    with postgresql() as database, ManyWorkers(database, tmp_path / "errors") as server:
        nothing_is_lost(server, database, KILLS_OF_WORKERS, 10)


def nothing_is_lost(server: Killable, database: str, kills: int, with_bots_every: int) -> None:
    players = kill_again_and_again(server, kills, with_bots_every)
    count = sum(player.count() for player in players)
    print(f"{kills} kills, {count} moves acknowledged")
    assert count > kills
    store = Store(database)
    for player in players:
        player.check(store)
    store.close()
