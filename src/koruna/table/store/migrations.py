"""Migrations: the schema of the database as a list of steps, one per version, never changed afterwards.

On start the missing steps are applied in order, in one transaction that locks other processes out; a database that an
older server is using is not changed. A change of sql_tables.py comes with a new step here; logs of tables need none,
since their lines are text (see log_lines.py). Plain statements suffice for both databases; Alembic would add a folder
of scripts, a configuration and a template engine for the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext

from sqlalchemy import inspect, literal_column, text
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.sql.elements import Label

from koruna.engine.errors import Trouble
from koruna.table.store.digests import digest
from koruna.table.store.served_postgresql import refuse_served
from koruna.table.store.sqlite_file import IN_MEMORY, lock_for_server

WITH_POSITIONS = 2  # the first schema with positions
WITH_SEATS = 3  # the first schema with a number of seats; before, each seat had a key in a column
SEATS_BEFORE: Label[int] = literal_column("length(seat_keys) - length(replace(seat_keys, ' ', '')) + 1").label("seats")
LOCK = 0x6B6F72756E61  # "koruna", for PostgreSQL's advisory lock

# Statements that both SQLite and PostgreSQL understand, and functions for the rest.
Step = Sequence[str | Callable[[Connection], None]]


def hash_keys(connection: Connection) -> None:
    """Move the keys of seats, stored in plain in a column, into the logs of tables as hashes."""
    found = connection.execute(text("SELECT id, seat_keys FROM tables")).all()
    for id, seat_keys in found:
        keys = seat_keys.split(" ")
        last = connection.scalar(text('SELECT max(seq) FROM lines WHERE "table" = :id'), {"id": id}) or 0
        for seat, key in enumerate(keys):
            line = {"table": id, "seq": last + 1 + seat, "text": f"key {seat} {digest(key)}"}
            connection.execute(text('INSERT INTO lines ("table", seq, text) VALUES (:table, :seq, :text)'), line)
            holder = {"digest": digest(key), "table": id}
            connection.execute(text('INSERT INTO holders (digest, "table") VALUES (:digest, :table)'), holder)
        facts = {"id": id, "seats": len(keys), "last": last, "now": last + len(keys)}
        connection.execute(text("UPDATE tables SET seats = :seats WHERE id = :id"), facts)
        moved = "UPDATE tables SET position_at = :now WHERE id = :id AND position_at = :last"
        connection.execute(text(moved), facts)


# `IF NOT EXISTS`, because the first versions created tables outside a transaction and may have been interrupted.
STEPS: list[Step] = [
    (
        "CREATE TABLE IF NOT EXISTS koruna (schema INTEGER NOT NULL PRIMARY KEY)",
        """
        CREATE TABLE IF NOT EXISTS tables (
            id VARCHAR(32) NOT NULL PRIMARY KEY,
            game VARCHAR(64) NOT NULL,
            version INTEGER NOT NULL,
            options TEXT NOT NULL,
            seat_keys TEXT NOT NULL,
            created FLOAT NOT NULL,
            changed FLOAT NOT NULL,
            "over" BOOLEAN NOT NULL,
            listed BOOLEAN NOT NULL
        )
        """,
        "CREATE INDEX IF NOT EXISTS ix_tables_changed ON tables (changed)",
        """
        CREATE TABLE IF NOT EXISTS lines (
            "table" VARCHAR(32) NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seq INTEGER NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY ("table", seq)
        )
        """,
    ),
    (
        "ALTER TABLE tables ADD COLUMN position TEXT DEFAULT '' NOT NULL",
        "ALTER TABLE tables ADD COLUMN position_at INTEGER DEFAULT 0 NOT NULL",
    ),
    (
        "ALTER TABLE tables ADD COLUMN seats INTEGER DEFAULT 0 NOT NULL",
        """
        CREATE TABLE holders (
            digest VARCHAR(64) NOT NULL,
            "table" VARCHAR(32) NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            PRIMARY KEY (digest, "table")
        )
        """,
        'CREATE INDEX ix_holders_table ON holders ("table")',
        hash_keys,
        "ALTER TABLE tables DROP COLUMN seat_keys",
    ),
    (
        """
        CREATE TABLE summaries (
            "table" VARCHAR(32) NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
            seq INTEGER NOT NULL,
            text TEXT NOT NULL
        )
        """,
    ),
    # Networks blocked by the operator.
    ("CREATE TABLE blocks (network VARCHAR(64) NOT NULL PRIMARY KEY, until FLOAT NOT NULL)",),
    (
        """
        CREATE TABLE reviews (
            "table" VARCHAR(32) NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
            text TEXT NOT NULL
        )
        """,
    ),
]


def migrate(engine: Engine, steps: Sequence[Step] = STEPS) -> None:
    """Migrate a database to the latest schema; one made by a later version or another program is refused and left
    alone."""
    with engine.begin() as connection:
        keep_others_out(connection)
        found = schema_of(connection)
        refuse_newer(found, len(steps))
        if found == len(steps):
            return
        refuse_foreign(connection)
        with without_servers(connection) if found else nullcontext():
            apply_steps(connection, steps, found)


@contextmanager
def without_servers(connection: Connection) -> Iterator[None]:
    """Lock servers out, or refuse if one is running."""
    file = connection.engine.url.database or ""
    if connection.dialect.name != "sqlite":
        refuse_served(connection)
        yield
    elif file in IN_MEMORY:
        yield
    else:
        with closing(lock_for_server(file)):
            yield


def apply_steps(connection: Connection, steps: Sequence[Step], found: int = 0) -> None:
    """Apply the missing steps, within a transaction."""
    for step in steps[found:]:
        for change in step:
            if isinstance(change, str):
                connection.execute(text(change))
            else:
                change(connection)
    connection.execute(text("DELETE FROM koruna"))
    connection.execute(text("INSERT INTO koruna (schema) VALUES (:schema)"), {"schema": len(steps)})


def schema_to_read(engine: Engine) -> int:
    """The schema of a database opened read-only; refused if it is newer, or not ours."""
    with engine.connect() as connection:
        found = schema_of(connection)
    refuse_newer(found, len(STEPS))
    if found == 0:
        raise Trouble("table-no-database", {"why": "no such table: koruna"})
    return found


def refuse_newer(found: int, known: int) -> None:
    if found > known:
        raise Trouble("table-newer-database", {"found": found, "known": known})


def refuse_foreign(connection: Connection) -> None:
    """Refuse a database with foreign tables, whose names may clash with ours."""
    tables = inspect(connection).get_table_names()
    if tables and "koruna" not in tables:
        raise Trouble("table-foreign-database", {"file": connection.engine.url.database or ""})


def keep_others_out(connection: Connection) -> None:
    """Lock until the transaction ends. SQLite needs an explicit BEGIN: Python's module would only begin before an
    INSERT."""
    if connection.dialect.name == "sqlite":
        connection.execute(text("BEGIN IMMEDIATE"))
    else:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def schema_of(connection: Connection) -> int:
    """The number of steps that a database has seen; 0 for an empty one."""
    if not inspect(connection).has_table("koruna"):
        return 0
    return connection.scalar(text("SELECT max(schema) FROM koruna")) or 0
