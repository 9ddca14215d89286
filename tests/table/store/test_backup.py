"""Backups of one database in a file, and their way back into a database of either kind."""

from __future__ import annotations

import shutil
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

import koruna
from koruna.table.log_lines import Chance, LogLine, Name, SeatKey
from koruna.table.store import backup as backing_up
from koruna.table.store.backup import back_up, restore
from koruna.table.store.blocks import block, blocked
from koruna.table.store.engines import make_engine
from koruna.table.store.migrations import STEPS, migrate
from koruna.table.store.store import Addition, Head, Store
from tests.table.postgres import postgresql
from tests.table.store.older import old_database

FAR = 4e9  # a time in the future


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgresql() as url:
        yield url


def filled(url: str, tables: int = 3) -> Store:
    store = Store(url)
    for number in range(tables):
        head = Head(f"table{number}", "kingdomino", 1, {"harmony": number == 0}, 2)
        log: list[LogLine] = [Name(0, "Žofie"), SeatKey(0, "f" * 64), *[Chance(str(n)) for n in range(1200)]]
        store.create(head, log, listed=number == 1)
    store.append([Addition("table2", 1202, [Name(1, "Petr")], True)])
    store.keep_summaries([("table1", 1202, "a summary")])
    block(store, "192.0.2.0/24", FAR)
    return store


def contents(store: Store) -> dict[str, object]:
    """All that a database has."""
    logs = {id: (store.head(id), store.log(id), store.over(id)) for id in store.ids()}
    held = [(found.table, found.seq, found.text) for found in store.held(["f" * 64], 9)]
    return {**logs, "listed": store.listed(9), "held": held, "blocked": blocked(store)}


def moved(source: str, target: str, folder: Path) -> None:
    assert back_up(source, folder / "backup.db") == 3
    assert restore(folder / "backup.db", target, replace=False) == 3


def test_from_a_file_and_back(tmp_path: Path) -> None:
    store = filled(f"sqlite:///{tmp_path}/one.db")
    moved(f"sqlite:///{tmp_path}/one.db", f"sqlite:///{tmp_path}/two.db", tmp_path)
    other = Store(f"sqlite:///{tmp_path}/two.db")
    assert contents(other) == contents(store)
    assert len(contents(store)) == 6
    for each in (store, other):
        each.close()


def test_from_a_file_into_postgresql_and_back(tmp_path: Path, database: str) -> None:
    store = filled(f"sqlite:///{tmp_path}/one.db")
    moved(f"sqlite:///{tmp_path}/one.db", database, tmp_path)
    there = Store(database)
    assert contents(there) == contents(store)
    (tmp_path / "backup.db").unlink()
    moved(database, f"sqlite:///{tmp_path}/two.db", tmp_path)
    back = Store(f"sqlite:///{tmp_path}/two.db")
    assert contents(back) == contents(store)
    with pytest.raises(koruna.Trouble, match="has tables already"):
        restore(tmp_path / "backup.db", database, replace=False)
    there.remove("table0")
    assert restore(tmp_path / "backup.db", database, replace=True) == 3
    assert contents(there) == contents(store)
    for each in (store, there, back):
        each.close()


def test_a_backup_has_what_a_copy_of_the_file_loses(tmp_path: Path) -> None:
    """What was written last is in the write-ahead log beside the file."""
    store = filled(f"sqlite:///{tmp_path}/koruna.db")
    shutil.copy(tmp_path / "koruna.db", tmp_path / "copied.db")
    with pytest.raises(sqlite3.OperationalError), closing(sqlite3.connect(tmp_path / "copied.db")) as copied:
        copied.execute("SELECT count(*) FROM tables")
    assert back_up(f"sqlite:///{tmp_path}/koruna.db", tmp_path / "backup.db") == 3
    assert (tmp_path / "backup.db").stat().st_mode & 0o777 == 0o600
    assert {path.name for path in tmp_path.iterdir()} & {"backup.db-wal", "backup.db.part"} == set()
    store.close()


def test_a_copy_of_the_file_with_its_log_is_restored_with_what_is_in_the_log(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/koruna.db")
    (tmp_path / "copies").mkdir()
    copied = tmp_path / "copies" / "copied.db"
    for tables in (1, 2):  # of the first copy all is in the log; of the second some is in the file
        store.create(Head(f"table{tables}", "kingdomino", 1, {}, 2), [Chance("17")], listed=False)
        for end in ("", "-wal"):
            shutil.copy(f"{tmp_path}/koruna.db{end}", f"{copied}{end}")
        assert restore(copied, f"sqlite:///{tmp_path}/restored.db", replace=True) == tables
        with store.engine.begin() as connection:
            connection.execute(text("PRAGMA wal_checkpoint"))
    restored = Store(f"sqlite:///{tmp_path}/restored.db")
    assert sorted(restored.ids()) == ["table1", "table2"]
    for each in (store, restored):
        each.close()


def test_a_backup_is_of_one_moment_though_a_server_writes(tmp_path: Path) -> None:
    store = filled(f"sqlite:///{tmp_path}/koruna.db", 3)
    done = threading.Event()
    written = 0

    def write() -> None:
        nonlocal written
        while not done.is_set():
            added: list[LogLine] = [Chance(str(written)), Chance("again")]
            assert store.append([Addition("table0", 1202 + 2 * written, added, False)]) == [True]
            written += 1

    writer = threading.Thread(target=write)
    writer.start()
    for number in range(5):
        assert back_up(f"sqlite:///{tmp_path}/koruna.db", tmp_path / f"{number}.db") == 3
        kept = Store(f"sqlite:///{tmp_path}/{number}.db", read_only=True)
        assert len(kept.log("table0")) % 2 == 0, "no line without those that were written with it"
        kept.close()
    done.set()
    writer.join()
    assert written > 0
    store.close()


@pytest.mark.parametrize("schema", range(1, len(STEPS) + 1))
def test_a_backup_of_an_older_version_is_restored(tmp_path: Path, schema: int) -> None:
    old = old_database(tmp_path)
    engine = make_engine(old, read_only=False)
    migrate(engine, STEPS[:schema])
    engine.dispose()
    assert back_up(old, tmp_path / "backup.db") == 17
    assert restore(tmp_path / "backup.db", f"sqlite:///{tmp_path}/new.db", replace=False) == 17
    store = Store(f"sqlite:///{tmp_path}/new.db")
    migrated = Store(old)
    assert contents(store) == contents(migrated)
    for each in (store, migrated):
        each.close()


def test_an_older_postgresql_is_backed_up_as_it_is(tmp_path: Path, database: str) -> None:
    engine = make_engine(database, read_only=False)
    with engine.begin() as connection:
        for name in inspect(connection).get_table_names():
            connection.execute(text(f"DROP TABLE {name} CASCADE"))
    migrate(engine, STEPS[:2])
    row = "INSERT INTO tables VALUES ('abc', 'kingdomino', 1, '{}', 'key0 key1', 1, 2, false, true, '', 0)"
    with engine.begin() as connection:
        connection.execute(text(row))
        connection.execute(text("INSERT INTO lines VALUES ('abc', 1, 'name 0 Eva')"))
    assert back_up(database, tmp_path / "backup.db") == 1
    assert restore(tmp_path / "backup.db", f"sqlite:///{tmp_path}/new.db", replace=False) == 1
    store = Store(f"sqlite:///{tmp_path}/new.db")
    assert store.log("abc")[0] == Name(0, "Eva")
    assert store.listed(9) == ["abc"]
    store.close()
    restore(tmp_path / "backup.db", database, replace=True)
    engine.dispose()


def test_restoring_replaces_only_when_it_is_said(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/koruna.db"
    filled(url).close()
    back_up(url, tmp_path / "backup.db")
    store = Store(url)
    store.remove("table1")
    store.create(Head("later", "kingdomino", 1, {}, 2), [Name(0, "Jana")], listed=False)
    store.close()
    with pytest.raises(koruna.Trouble, match="has tables already, and was left as it is"):
        restore(tmp_path / "backup.db", url, replace=False)
    assert restore(tmp_path / "backup.db", url, replace=True) == 3
    store = Store(url)
    assert sorted(store.ids()) == ["table0", "table1", "table2"]
    store.close()


def test_restoring_leaves_what_another_program_has_put_beside_our_tables(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/koruna.db"
    filled(url).close()
    back_up(url, tmp_path / "backup.db")
    with closing(sqlite3.connect(tmp_path / "koruna.db")) as other:
        other.execute("CREATE TABLE photos AS SELECT 'cat' AS name")
        other.commit()
        assert restore(tmp_path / "backup.db", url, replace=True) == 3
        assert other.execute("SELECT name FROM photos").fetchall() == [("cat",)]


def test_a_database_restored_from_itself_is_as_it_was(tmp_path: Path) -> None:
    store = filled(f"sqlite:///{tmp_path}/koruna.db")
    before = contents(store)
    assert restore(tmp_path / "koruna.db", f"sqlite:///{tmp_path}/koruna.db", replace=True) == 3
    assert contents(store) == before
    store.close()


def test_nothing_is_restored_under_a_server_that_runs(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/koruna.db"
    server = filled(url)
    server.be_the_server()
    back_up(url, tmp_path / "backup.db")
    with pytest.raises(koruna.Trouble, match="in use by another server"):
        restore(tmp_path / "backup.db", url, replace=True)
    assert len(server.ids()) == 3
    server.close()


def test_what_fails_halfway_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path}/koruna.db"
    filled(url).close()
    back_up(url, tmp_path / "backup.db")

    def fail(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(backing_up, "copy_rows", fail)
    with pytest.raises(KeyboardInterrupt):
        restore(tmp_path / "backup.db", url, replace=True)
    store = Store(url)
    assert len(store.ids()) == 3
    store.close()


@pytest.mark.parametrize("make", ["none", "empty", "text", "foreign", "newer"])
def test_what_is_no_backup_is_told_and_nothing_is_done(tmp_path: Path, make: str) -> None:
    file, url = tmp_path / "backup.db", f"sqlite:///{tmp_path}/koruna.db"
    filled(url).close()
    match make:
        case "empty":
            file.touch()
        case "text":
            file.write_text("not a database " * 100)
        case "foreign":
            with closing(sqlite3.connect(file)) as other:
                other.execute("CREATE TABLE photos (id INTEGER)")
        case "newer":
            back_up(url, file)
            with closing(sqlite3.connect(file)) as other:
                other.execute("UPDATE koruna SET schema = 99")
                other.commit()
    with pytest.raises(koruna.Trouble):
        restore(file, url, replace=True)
    store = Store(url)
    assert len(store.ids()) == 3
    store.close()


def test_no_file_is_written_over(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/koruna.db"
    filled(url).close()
    (tmp_path / "mine").write_text("letters")
    with pytest.raises(koruna.Trouble, match="exists already"):
        back_up(url, tmp_path / "mine")
    assert (tmp_path / "mine").read_text() == "letters"
    for source in (url, "postgresql://nobody@127.0.0.1:1/none"):
        with pytest.raises(koruna.Trouble):
            back_up(source, tmp_path / "no folder" / "backup.db")
