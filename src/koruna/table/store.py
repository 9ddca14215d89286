"""Where tables are kept: SQLite in one file, or PostgreSQL by its URL; the same statements for both.

A table is its log, one line a change, and a line is never altered (see log.py). Two writers cannot both
append line n, because a line's number is part of its key; and what `append` has answered for is on disk.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path

import msgspec
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Text, create_engine, event, select
from sqlalchemy import Table as SqlTable
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.sql import func

from koruna.engine.errors import Trouble
from koruna.engine.option import Options

SCHEMA = 1

metadata = MetaData()
schema_table = SqlTable("koruna", metadata, Column("schema", Integer, primary_key=True))
tables = SqlTable(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seat_keys", Text, nullable=False),  # by seat
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("over", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),  # whether the lobby shows it to anybody
)
lines = SqlTable(
    "lines",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # from 1
    Column("text", Text, nullable=False),
)


class Head(msgspec.Struct, frozen=True):
    """What never changes about a table. A seat belongs to whoever has its key."""

    id: str
    game: str
    version: int
    options: Options
    keys: list[str]


class Store:
    engine: Engine

    def __init__(self, url: str) -> None:
        """Open a store, making it if it is not there. A file that is none of ours is left untouched."""
        if url.startswith("sqlite"):
            look_before_opening(Path(url.removeprefix("sqlite:///")))
        self.engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://", 1))
        if url.startswith("sqlite"):
            event.listen(self.engine, "connect", set_up_sqlite)
        try:
            with self.engine.begin() as connection:
                migrate(connection)
        except OperationalError as error:
            raise Trouble("table-no-database", {"why": str(error.orig).strip().splitlines()[0]}) from None

    def create(self, head: Head, log: list[str], listed: bool) -> None:
        now = time.time()
        with self.engine.begin() as connection:
            connection.execute(
                tables.insert().values(
                    id=head.id,
                    game=head.game,
                    version=head.version,
                    options=msgspec.json.encode(head.options).decode(),
                    seat_keys=" ".join(head.keys),
                    created=now,
                    changed=now,
                    over=False,
                    listed=listed,
                )
            )
            insert(connection, head.id, 0, log)

    def head(self, id: str) -> Head | None:
        statement = select(tables.c.game, tables.c.version, tables.c.options, tables.c.seat_keys).where(
            tables.c.id == id
        )
        with self.engine.connect() as connection:
            row = connection.execute(statement).first()
        if row is None:
            return None
        return Head(id, row.game, row.version, msgspec.json.decode(row.options), row.seat_keys.split(" "))

    def log(self, id: str, since: int = 0) -> list[str]:
        """The lines of a table after the first `since`."""
        statement = select(lines.c.text).where(lines.c.table == id, lines.c.seq > since).order_by(lines.c.seq)
        with self.engine.connect() as connection:
            return list(connection.scalars(statement))

    def append(self, id: str, seq: int, added: list[str], over: bool) -> bool:
        """Write lines after line `seq`. False, and nothing written, when somebody else has written there before."""
        try:
            with self.engine.begin() as connection:
                insert(connection, id, seq, added)
                connection.execute(tables.update().where(tables.c.id == id).values(changed=time.time(), over=over))
        except IntegrityError:
            return False
        return True

    def listed(self, most: int) -> list[str]:
        """Unfinished tables anybody may see, the liveliest first."""
        wanted = select(tables.c.id).where(tables.c.listed, ~tables.c.over)
        with self.engine.connect() as connection:
            return list(connection.scalars(wanted.order_by(tables.c.changed.desc()).limit(most)))

    def prune(self, older_than: float) -> int:
        """Forget finished tables that nothing happened at for so many seconds. Returns how many."""
        old = tables.c.over & (tables.c.changed < time.time() - older_than)
        with self.engine.begin() as connection:
            connection.execute(lines.delete().where(lines.c.table.in_(select(tables.c.id).where(old))))
            return connection.execute(tables.delete().where(old)).rowcount

    def close(self) -> None:
        self.engine.dispose()


def insert(connection: Connection, id: str, seq: int, added: Iterable[str]) -> None:
    rows = [{"table": id, "seq": seq + n, "text": text} for n, text in enumerate(added, 1)]
    connection.execute(lines.insert(), rows)


def migrate(connection: Connection) -> None:
    """Bring a store up to this version's schema; one that a later version made is refused."""
    metadata.create_all(connection)
    found = connection.scalar(select(func.max(schema_table.c.schema)))
    if found is None:
        connection.execute(schema_table.insert().values(schema=SCHEMA))
    elif found > SCHEMA:
        raise Trouble("table-newer-database", {"found": found, "known": SCHEMA})


def set_up_sqlite(connection: object, _record: object) -> None:
    """Readers beside a writer, and every commit on disk before it is answered."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def look_before_opening(path: Path) -> None:
    """Refuse a file that is no database, or a broken one, without touching it."""
    import sqlite3

    if str(path) in ("", ":memory:") or not path.exists() or path.stat().st_size == 0:
        return
    try:
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
        try:
            verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        finally:
            connection.close()
    except sqlite3.DatabaseError as error:
        verdict = str(error)
    if verdict != "ok":
        raise Trouble("table-broken-database", {"file": str(path), "why": str(verdict)[:200]})
