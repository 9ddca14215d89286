"""The schema of the database, as the steps that lead to it: one for every version, none of them ever changed.

On start the steps that a database has not seen are applied in order, in one transaction, which keeps other processes
out meanwhile. A change of the tables in store.py comes with a new step here; the log of a table needs none, for its
lines are text (see log_lines.py). Plain statements suffice for both databases; Alembic would bring a folder of
scripts, a configuration and a template engine for the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection, Engine

from koruna.engine.errors import Trouble

WITH_POSITIONS = 2  # the schema since which positions are stored
LOCK = 0x6B6F72756E61  # "koruna", for PostgreSQL's advisory lock

Step = Sequence[str]  # statements that SQLite and PostgreSQL both understand

# `IF NOT EXISTS`, because the first versions made tables outside of a transaction and may have been interrupted.
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
]


def migrate(engine: Engine, steps: Sequence[Step] = STEPS) -> None:
    """Bring a database up to the last of these steps; one that a later version made is refused and left alone."""
    with engine.begin() as connection:
        keep_others_out(connection)
        found = schema_of(connection)
        refuse_newer(found, len(steps))
        if found == len(steps):
            return
        for step in steps[found:]:
            for statement in step:
                connection.execute(text(statement))
        connection.execute(text("DELETE FROM koruna"))
        connection.execute(text("INSERT INTO koruna (schema) VALUES (:schema)"), {"schema": len(steps)})


def schema_to_read(engine: Engine) -> int:
    """The schema of a database that is left as it is; one that a later version made, or none, is refused."""
    with engine.connect() as connection:
        found = schema_of(connection)
    refuse_newer(found, len(STEPS))
    if found == 0:
        raise Trouble("table-no-database", {"why": "no such table: koruna"})
    return found


def refuse_newer(found: int, known: int) -> None:
    if found > known:
        raise Trouble("table-newer-database", {"found": found, "known": known})


def keep_others_out(connection: Connection) -> None:
    """Until the transaction ends. SQLite begins it by this alone: Python's module would only do so before an INSERT."""
    if connection.dialect.name == "sqlite":
        connection.execute(text("BEGIN IMMEDIATE"))
    else:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def schema_of(connection: Connection) -> int:
    """The number of steps that a database has seen; 0 for an empty one."""
    if not inspect(connection).has_table("koruna"):
        return 0
    return connection.scalar(text("SELECT max(schema) FROM koruna")) or 0
