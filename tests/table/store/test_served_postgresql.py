"""A PostgreSQL that is served is not replaced under its servers, and what they remember is not written after a gap."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from litestar.testing import TestClient

import koruna
from koruna.table.peers.worker import Worker
from koruna.table.server import open_tables
from koruna.table.store import served_postgresql
from koruna.table.store.backup import back_up, restore
from koruna.table.store.served_postgresql import SERVED
from koruna.table.store.store import Store
from tests.table.postgres import postgresql
from tests.table.seats import PEOPLE, Client
from tests.table.servers import the_app

KEY = "(classid::bigint << 32) + objid::bigint"
HELD = f"SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND {KEY} = {SERVED}"
OTHERS = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgresql() as url:
        yield url


class Player:
    """Plays for all seats of a table."""

    def __init__(self, client: Client) -> None:
        self.client = client
        made = client.post("/api/tables", json={"game": "kingdomino", "seats": PEOPLE}).json()
        self.id: str = made["table"]
        self.path = f"/api/tables/{self.id}"
        self.keys = [{"Authorization": f"Bearer {seat['key']}"} for seat in made["seats"]]

    def seq(self) -> int:
        seq: int = self.client.get(self.path).json()["seq"]
        return seq

    def move(self) -> int:
        """Returns the status of the answer."""
        key = self.keys[self.client.get(self.path).json()["turn"]]
        seen = self.client.get(self.path, headers=key).json()
        move = {"seq": seen["seq"], "move": seen["moves"][0]["text"]}
        return self.client.post(f"{self.path}/moves", json=move, headers=key).status_code


def refused(file: Path, database: str) -> bool:
    with pytest.raises(koruna.Trouble) as told:
        restore(file, database, replace=True)
    return told.value.message == "table-database-served"


def test_nothing_is_restored_under_a_server_that_runs(database: str, tmp_path: Path) -> None:
    with TestClient(the_app(database)) as client:
        player = Player(client)
        back_up(database, tmp_path / "backup.db")
        assert [player.move() for _ in range(4)] == [200] * 4
        assert refused(tmp_path / "backup.db", database)
        assert player.move() == 200
        seq = player.seq()
    store = Store(database)
    assert len(store.log(player.id)) == seq, "nothing of what was acknowledged is lost"
    assert restore(tmp_path / "backup.db", database, replace=True) == 1, "the server has ended"
    assert len(store.log(player.id)) < seq
    store.close()


def test_nor_under_one_of_several_processes(database: str, tmp_path: Path) -> None:
    supervisor = Store(database)
    supervisor.be_the_server()
    back_up(database, tmp_path / "backup.db")
    link, other = socket.socketpair()
    with link, other:
        worker: Store = open_tables(database, pace=0, worker=Worker("here", 0, link))["tables"].store
    supervisor.close()  # as if it had been killed
    assert refused(tmp_path / "backup.db", database)
    worker.close()
    restore(tmp_path / "backup.db", database, replace=True)


def test_no_server_begins_meanwhile(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(served_postgresql, "LONGEST_WAIT", "20ms")
    server = Store(database)
    with psycopg.connect(database) as restoring:
        restoring.execute(f"SELECT pg_advisory_xact_lock({SERVED})")
        with pytest.raises(koruna.Trouble, match="postgres is in use by another server"):
            server.be_the_server()
    server.be_the_server()
    server.close()


def test_a_server_keeps_others_out_again_after_the_database_was_away(database: str, tmp_path: Path) -> None:
    with TestClient(the_app(database)) as client, psycopg.connect(database, autocommit=True) as asking:
        back_up(database, tmp_path / "backup.db")
        asking.execute(f"SELECT pg_terminate_backend(pid, 30000) {OTHERS}")  # waits until they have ended
        deadline = time.monotonic() + 60
        while asking.execute(HELD).fetchone() == (0,):
            assert time.monotonic() < deadline, "the lock is not taken again"
            time.sleep(0.05)
        assert refused(tmp_path / "backup.db", database)
        assert client.get("/healthz").status_code == 200


def test_a_server_that_remembers_more_than_the_database_has_goes_on_with_what_is_there(database: str) -> None:
    """As after a failover to a copy that was a little behind."""
    with TestClient(the_app(database)) as client, psycopg.connect(database, autocommit=True) as loss:
        player = Player(client)
        count = 'SELECT count(*) FROM lines WHERE "table" = %s'
        assert player.move() == 200
        seq, before = player.seq(), loss.execute(count, [player.id]).fetchone()
        assert player.move() == 200
        assert before is not None
        loss.execute('DELETE FROM lines WHERE "table" = %s AND seq > %s', [player.id, *before])
        assert player.move() == 409
        assert player.seq() == seq
        assert player.move() == 200
        lines = loss.execute('SELECT seq FROM lines WHERE "table" = %s ORDER BY seq', [player.id]).fetchall()
        assert lines == [(seq + 1,) for seq in range(len(lines))], "the log has no gap"
