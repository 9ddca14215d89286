"""The server killed in the middle of play, again and again: every acknowledged move is there afterwards."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from koruna.table.store.store import Store
from tests.how_many import how_many

from .killing import OneServer, kill_again_and_again
from .postgres import postgresql

KILLS = how_many(interpreted=4, compiled=4, nightly=100)
KILLS_ON_POSTGRESQL = how_many(interpreted=0, compiled=0, nightly=40)

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs os.fork")


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    killed_again_and_again(f"sqlite:///{tmp_path}/koruna.db", KILLS)


@pytest.mark.skipif(not KILLS_ON_POSTGRESQL, reason="only nightly")
def test_the_same_on_postgresql() -> None:
    with postgresql() as database:
        killed_again_and_again(database, KILLS_ON_POSTGRESQL)


def killed_again_and_again(database: str, kills: int) -> None:
    with OneServer(database) as server:
        players = kill_again_and_again(server, kills)
    assert sum(player.count() for player in players) > kills
    store = Store(database)
    for player in players:
        player.check(store)
    store.close()
