"""The file of a database: not another program's, not for others to read, and what is wrong with it if anything is."""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import koruna
from koruna.table.log_lines import Chance
from koruna.table.store.sqlite_file import lock_for_server
from koruna.table.store.store import Head, Store
from tests.table.seats import Client, Seats

NOBODY = 65534
HEAD = Head("abc", "kingdomino", 1, {}, 2)
not_on_windows = pytest.mark.skipif(os.name == "nt", reason="there are no such rights")


def refusal(file: Path, read_only: bool = False) -> str:
    with pytest.raises(koruna.Trouble) as refused:
        Store(f"sqlite:///{file}", read_only)
    assert str(file) in str(refused.value)
    return refused.value.message


# --- of another program -------------------------------------------------------------------------


@pytest.mark.parametrize("journal", ["WAL", "DELETE"])
@pytest.mark.parametrize("read_only", [True, False])
def test_a_file_of_another_program_is_refused_and_left_alone(tmp_path: Path, journal: str, read_only: bool) -> None:
    file = tmp_path / "photos.db"
    with sqlite3.connect(file) as connection:
        connection.execute(f"PRAGMA journal_mode={journal}")
        connection.execute("CREATE TABLE tables (id INTEGER)")
    connection.close()
    file.chmod(0o644)
    before = file.read_bytes()
    assert refusal(file, read_only) == "table-foreign-database"
    assert file.read_bytes() == before
    assert stat.S_IMODE(file.stat().st_mode) == 0o644
    assert [path.name for path in tmp_path.iterdir()] == ["photos.db"]


def test_an_empty_database_is_anybodys(tmp_path: Path) -> None:
    for name, sql in (("empty.db", "PRAGMA user_version=1"), ("cleared.db", "CREATE TABLE x (y); DROP TABLE x")):
        with sqlite3.connect(tmp_path / name) as connection:
            connection.executescript(sql)
        connection.close()
        Store(f"sqlite:///{tmp_path}/{name}").close()
    (tmp_path / "nothing.db").touch()
    Store(f"sqlite:///{tmp_path}/nothing.db").close()


# --- rights ---------------------------------------------------------------------------------------


def rights(folder: Path) -> dict[str, str]:
    return {path.name: oct(stat.S_IMODE(path.stat().st_mode)) for path in folder.iterdir()}


@not_on_windows
def test_nobody_else_can_read_a_database(tmp_path: Path) -> None:
    usual = os.umask(0)
    try:
        store = Store(f"sqlite:///{tmp_path}/tables.db")
        store.be_the_server()
        store.create(HEAD, [Chance("17")], listed=False)
        found = rights(tmp_path)
    finally:
        os.umask(usual)
    assert found.keys() >= {"tables.db", "tables.db-wal", "tables.db-shm", "tables.db-server"}
    assert set(found.values()) == {"0o600"}
    store.close()


@not_on_windows
def test_a_file_that_everybody_could_read_is_closed_and_one_for_a_group_is_left(tmp_path: Path) -> None:
    for before, after in ((0o644, "0o600"), (0o666, "0o600"), (0o660, "0o660")):
        file = tmp_path / "tables.db"
        Store(f"sqlite:///{file}").close()
        file.chmod(before)
        Store(f"sqlite:///{file}", read_only=True).close()
        assert rights(tmp_path)["tables.db"] == oct(before), "whoever only looks changes nothing"
        Store(f"sqlite:///{file}").close()
        assert rights(tmp_path)["tables.db"] == after


@contextmanager
def allowed(rights_of_file: int) -> Iterator[Path]:
    """A folder with a database, in which nothing can be made. Root may do anything, so the test is nobody meanwhile."""
    folder = Path(tempfile.mkdtemp())
    Store(f"sqlite:///{folder}/tables.db").close()
    (folder / "tables.db").chmod(rights_of_file)
    folder.chmod(0o555)
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(NOBODY)
    try:
        yield folder
    finally:
        if is_root:
            os.seteuid(0)
        folder.chmod(0o755)
        shutil.rmtree(folder)


@not_on_windows
@pytest.mark.parametrize("rights_of_file", [0o444, 0o000])
def test_a_file_that_is_not_ours_to_write_is_not_called_damaged(rights_of_file: int) -> None:
    with allowed(rights_of_file) as folder:
        assert refusal(folder / "tables.db") == "table-unwritable-database"
        assert refusal(folder / "new.db") == "table-unwritable-database"


@not_on_windows
def test_nor_is_it_said_to_be_in_use() -> None:
    with allowed(0o666) as folder:
        with pytest.raises(koruna.Trouble) as refused:
            lock_for_server(f"{folder}/tables.db")
        assert refused.value.message == "table-unwritable-database"


# --- what is logged -------------------------------------------------------------------------------


def test_an_error_of_the_database_tells_no_secret(
    client: Client, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = Seats(client)
    seat = table.now()["waiting"][0]
    seen = table.now(seat)
    with sqlite3.connect(tmp_path / "koruna.db") as connection:
        connection.execute("ALTER TABLE lines RENAME TO gone")
    connection.close()
    move = {"seq": seen["seq"], "move": seen["moves"][0]["text"]}
    with caplog.at_level(logging.ERROR):
        answer = client.post(
            f"/api/tables/{table.id}/moves", json=move, headers={"Authorization": f"Bearer {table.keys[seat]}"}
        )
    with sqlite3.connect(tmp_path / "koruna.db") as connection:
        connection.execute("ALTER TABLE gone RENAME TO lines")  # the server stores positions when it ends
    connection.close()
    assert answer.status_code == 500
    assert "no such table: lines" in caplog.text
    assert f"{seat} {move['move']}" not in caplog.text
    assert not any(key in caplog.text for key in table.keys)
