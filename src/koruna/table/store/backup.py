"""Backups: a whole database, of either kind, in one SQLite file, and from there into a database of either kind.

A backup has the schema of its database, so that it can be made before an update; restoring migrates it. Copying a
SQLite file with `cp` instead loses what is still in the write-ahead log beside it, unless that is copied, too.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, MetaData, create_engine, func, inspect, select, text
from sqlalchemy import Table as SqlTable
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DBAPIError

from koruna.engine.errors import Trouble
from koruna.table.store.engines import make_engine
from koruna.table.store.migrations import (
    STEPS,
    apply_steps,
    keep_others_out,
    migrate,
    refuse_newer,
    schema_of,
    schema_to_read,
    without_servers,
)
from koruna.table.store.sql_tables import metadata
from koruna.table.store.sqlite_file import (
    close_to_others,
    connect_to_read,
    connect_to_unused,
    look_before_opening,
    trouble_with,
)
from koruna.table.store.store import Store

ROWS_TOGETHER = 1000
OURS = {"koruna", *metadata.tables}  # the names of the tables of all versions


def back_up(url: str, file: Path) -> int:
    """Write a database, which may be in use, into a new file. Returns the number of its tables."""
    if file.exists():
        raise Trouble("backup-exists", {"file": str(file)})
    part = file.with_name(f"{file.name}.part")  # renamed when complete
    try:
        part.unlink(missing_ok=True)
        close_to_others(str(part))
        if url.startswith("sqlite"):
            copy_file(Path(url.removeprefix("sqlite:///")), part)
        else:
            copy_from_server(url, part)
        count = count_tables(part)
        part.rename(file)
    except OSError as error:
        raise Trouble("backup-unwritable", {"file": str(file), "why": str(error.strerror)}) from None
    except sqlite3.Error as error:
        raise trouble_with(str(part), error) from None
    except DBAPIError as error:  # from PostgreSQL or from the written file
        raise trouble_with(str(part), error.orig) from None
    finally:
        part.unlink(missing_ok=True)
    return count


def copy_file(source: Path, target: Path) -> None:
    """SQLite's own backup: a consistent snapshot, even while a server writes."""
    look_before_opening(str(source))
    with closing(connect_to_read(source)) as read, closing(sqlite3.connect(target)) as written:
        read.backup(written)
        written.execute("PRAGMA journal_mode=DELETE")  # no -wal file beside it


def copy_from_server(url: str, target: Path) -> None:
    source, file = make_engine(url, read_only=True), create_engine(f"sqlite:///{target}")
    try:
        with source.connect().execution_options(isolation_level="REPEATABLE READ") as read:
            schema = schema_of(read)
            refuse_newer(schema, len(STEPS))
            migrate(file, STEPS[:schema])
            with file.begin() as written:
                copy_rows(read, written)
    finally:
        source.dispose()
        file.dispose()


def count_tables(file: Path) -> int:
    """Check the file, and count its tables."""
    look_before_opening(str(file))
    with closing(connect_to_unused(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def restore(file: Path, url: str, replace: bool) -> int:
    """Write a backup into an empty database, or with `replace` in place of all its tables. Returns the number of
    tables."""
    if not file.is_file():
        raise Trouble("serve-no-such-data", {"file": str(file)})
    look_before_opening(str(file))
    store = Store(url)
    source = create_engine("sqlite://", creator=lambda: connect_to_unused(file))
    try:
        schema = schema_to_read(source)
        with source.connect() as read:
            write_all(read, schema, store.engine, replace)
    except DBAPIError as error:
        raise trouble_with(url.removeprefix("sqlite:///"), error.orig) from None
    finally:
        source.dispose()
        store.close()
    return count_tables(file)


def write_all(read: Connection, schema: int, target: Engine, replace: bool) -> None:
    """All or nothing, in one transaction."""
    with target.begin() as written, without_servers(written):  # they would go on with their caches
        keep_others_out(written)
        if not replace and written.scalar(text("SELECT count(*) FROM tables")):
            raise Trouble("backup-not-empty", {})
        for table in reversed(tables_of(written)):
            written.execute(text(f'DROP TABLE "{table.name}"'))
        apply_steps(written, STEPS[:schema])
        copy_rows(read, written)
        apply_steps(written, STEPS, schema)


def copy_rows(read: Connection, written: Connection) -> None:
    """Copy all rows of all tables, in the order of their foreign keys."""
    for table in tables_of(written):
        written.execute(table.delete())
        rows = read.execution_options(yield_per=ROWS_TOGETHER).execute(select(table)).mappings()
        for some in rows.partitions():
            written.execute(table.insert(), [dict(row) for row in some])
        counts = [connection.scalar(select(func.count()).select_from(table)) for connection in (read, written)]
        assert counts[0] == counts[1], table.name


def tables_of(connection: Connection) -> list[SqlTable]:
    """Our tables in a database as they are, which may be older than sql_tables.py; other programs may have tables
    there, too."""
    found = MetaData()
    names = inspect(connection).get_table_names()
    found.reflect(connection, only=[name for name in names if name in OURS])
    return list(found.sorted_tables)
