"""Migrations from the schema of any version to the current one."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Barrier

import pytest
from sqlalchemy import create_engine, inspect, text
from sqlalchemy.engine import Engine
from sqlalchemy.exc import InternalError, OperationalError, ProgrammingError

import koruna
from koruna.table.log_lines import Chance, Name, SeatKey
from koruna.table.store.digests import digest
from koruna.table.store.migrations import STEPS, migrate, schema_of
from koruna.table.store.sql_tables import metadata
from koruna.table.store.sqlite_file import lock_for_server
from koruna.table.store.store import Head, Store
from tests.table.postgres import postgresql

# A database of the first version, as SQLite's own dump has it.
OF_THE_FIRST_VERSION = """
CREATE TABLE koruna (
	schema INTEGER NOT NULL,
	PRIMARY KEY (schema)
);
INSERT INTO koruna VALUES(1);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL,
	game VARCHAR(64) NOT NULL,
	version INTEGER NOT NULL,
	options TEXT NOT NULL,
	seat_keys TEXT NOT NULL,
	created FLOAT NOT NULL,
	changed FLOAT NOT NULL,
	over BOOLEAN NOT NULL,
	listed BOOLEAN NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO tables VALUES('abc','kingdomino',1,'{"harmony":true}','key0 key1',1763000000.0,1763000001.0,0,1);
CREATE TABLE lines (
	"table" VARCHAR(32) NOT NULL,
	seq INTEGER NOT NULL,
	text TEXT NOT NULL,
	PRIMARY KEY ("table", seq),
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO lines VALUES('abc',1,'name 0 Eva');
INSERT INTO lines VALUES('abc',2,'* 17');
CREATE INDEX ix_tables_changed ON tables (changed);
"""
HEAD = Head("abc", "kingdomino", 1, {"harmony": True}, 2)
KEYS = [SeatKey(seat, digest(f"key{seat}")) for seat in range(2)]
# Steps that a later version might have.
LATER = [
    *STEPS,
    ("ALTER TABLE tables ADD COLUMN place TEXT DEFAULT 'tavern' NOT NULL",),
    ("CREATE TABLE guests (id INTEGER NOT NULL PRIMARY KEY)", "UPDATE tables SET place = place || ' of the king'"),
]
BROKEN = [*LATER[:-1], ("CREATE TABLE guests (id INTEGER NOT NULL PRIMARY KEY)", "UPDATE nothing SET at = 'all'")]


@pytest.fixture
def old(tmp_path: Path) -> str:
    with sqlite3.connect(tmp_path / "old.db") as connection:
        connection.executescript(OF_THE_FIRST_VERSION)
    return f"sqlite:///{tmp_path}/old.db"


def seen(engine: Engine) -> int:
    with engine.connect() as connection:
        return schema_of(connection)


def test_tables_of_the_first_version_are_there_today(old: str) -> None:
    store = Store(old)
    assert store.head("abc") == HEAD
    assert store.log("abc") == [Name(0, "Eva"), Chance("17"), *KEYS], "keys are kept as hashes"
    assert [found.table for found in store.held([digest("key1")], 5)] == ["abc"]
    assert store.listed(5) == ["abc"]
    assert seen(store.engine) == len(STEPS)
    store.close()


@pytest.mark.parametrize("schema", range(1, len(STEPS) + 1))
def test_a_database_of_any_version_can_be_read_as_it_is(old: str, schema: int) -> None:
    migrated = create_engine(old)
    migrate(migrated, STEPS[:schema])
    migrated.dispose()
    before = Path(old.removeprefix("sqlite:///")).read_bytes()
    store = Store(old, read_only=True)
    assert (store.ids(), store.head("abc"), store.over("abc")) == (["abc"], HEAD, False)
    assert store.log("abc")[:2] == [Name(0, "Eva"), Chance("17")]
    assert store.position("abc", 2) == ""
    with pytest.raises(OperationalError, match="readonly"):
        store.remove("abc")
    assert seen(store.engine) == schema
    store.close()
    assert Path(old.removeprefix("sqlite:///")).read_bytes() == before


def test_what_is_no_database_of_ours_is_not_made_one_by_reading_it(tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    with pytest.raises(koruna.Trouble, match="no such table"):
        Store(f"sqlite:///{tmp_path}/empty.db", read_only=True)
    assert (tmp_path / "empty.db").read_bytes() == b""


def test_a_new_database_has_what_statements_are_made_of(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/koruna.db")
    found = inspect(store.engine)
    assert {*found.get_table_names()} == {"koruna", *metadata.tables}
    for name, table in metadata.tables.items():
        columns = {each["name"]: (str(each["type"]), each["nullable"]) for each in found.get_columns(name)}
        assert columns == {each.name: (str(each.type), each.nullable) for each in table.columns}
        assert found.get_pk_constraint(name)["constrained_columns"] == [each.name for each in table.primary_key]
        assert {each["name"] for each in found.get_indexes(name)} == {each.name for each in table.indexes}
    store.close()


def test_the_start_of_a_first_version_that_was_interrupted_is_completed(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "half.db") as connection:
        connection.executescript(OF_THE_FIRST_VERSION.partition("INSERT")[0])
    store = Store(f"sqlite:///{tmp_path}/half.db")
    store.create(HEAD, [Chance("17")], listed=False)
    assert (seen(store.engine), store.head("abc")) == (len(STEPS), HEAD)
    store.close()


def check_steps(engine: Engine) -> None:
    """On a database with one table."""
    migrate(engine)
    with pytest.raises((OperationalError, ProgrammingError)):
        migrate(engine, BROKEN)
    assert seen(engine) == len(STEPS), "all steps or none"
    assert not inspect(engine).has_table("guests")
    assert "place" not in {each["name"] for each in inspect(engine).get_columns("tables")}
    for _ in range(2):  # nothing is done twice
        migrate(engine, LATER)
        with engine.connect() as connection:
            assert connection.scalar(text("SELECT place FROM tables")) == "tavern of the king", "in their order"
        assert seen(engine) == len(LATER)
    with pytest.raises(koruna.Trouble) as refused:
        migrate(engine)
    assert refused.value.message == "table-newer-database"
    assert "later Koruna" in str(refused.value)
    assert seen(engine) == len(LATER), "and it is left alone"


def test_steps_are_applied_in_order_and_once_or_not_at_all(old: str) -> None:
    engine = create_engine(old)
    check_steps(engine)
    engine.dispose()
    with pytest.raises(koruna.Trouble):
        Store(old)


def test_nothing_is_changed_under_a_server_of_an_older_version(old: str) -> None:
    """By whatever a newer version is asked to do: to serve, to prune, to restore."""
    before = create_engine(old)
    migrate(before, STEPS[:-1])
    with closing(lock_for_server(old.removeprefix("sqlite:///"))):
        with pytest.raises(koruna.Trouble, match="in use by another server"):
            Store(old)
        assert seen(before) == len(STEPS) - 1
    Store(old).close()
    assert seen(before) == len(STEPS)
    before.dispose()


def start_together(url: str) -> list[list[str]]:
    together = Barrier(4)

    def start(_: int) -> list[str]:
        together.wait(30)
        store = Store(url)
        found = store.listed(5)
        store.close()
        return found

    with ThreadPoolExecutor(4) as servers:
        return list(servers.map(start, range(4)))


def test_of_several_that_start_together_one_makes_the_tables(tmp_path: Path) -> None:
    assert start_together(f"sqlite:///{tmp_path}/koruna.db") == [[]] * 4


def test_the_same_on_postgresql() -> None:
    with postgresql() as url:
        assert start_together(url) == [[]] * 4
        store = Store(url)
        store.create(HEAD, [Name(0, "Eva"), Chance("17")], listed=True)
        reader = Store(url, read_only=True)
        assert (reader.head("abc"), reader.log("abc")) == (HEAD, store.log("abc"))
        with pytest.raises(InternalError, match="read-only"):
            reader.prune(0)
        reader.close()
        check_steps(store.engine)
        assert store.head("abc") == HEAD
        store.close()
