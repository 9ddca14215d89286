"""The database: a SQLite file, or PostgreSQL by its URL; the same statements for both.

A table is an append-only log, one line per change. Lines are text only in the database: they are encoded and decoded
here (see log_lines.py). Two writers cannot both append line n, because its number is part of the primary key, nor line
n without line n - 1; `append` returns once the lines are on disk. A SQLite file has one server at a time, which may
trust its memory if it is one process; PostgreSQL may have several.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from threading import Lock
from typing import NamedTuple

import msgspec
from sqlalchemy import Integer, bindparam, or_, select, text
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError, OperationalError, ProgrammingError
from sqlalchemy.sql import ColumnElement, Select, func

from koruna.engine.content import plain
from koruna.engine.option import Options
from koruna.table.log_lines import LogLine, SeatKey, Unreadable, decode, encode
from koruna.table.store import served_postgresql
from koruna.table.store.engines import make_engine
from koruna.table.store.migrations import (
    SEATS_BEFORE,
    STEPS,
    WITH_POSITIONS,
    WITH_SEATS,
    keep_others_out,
    migrate,
    schema_to_read,
)
from koruna.table.store.sql_tables import holders, lines, summaries, tables
from koruna.table.store.sqlite_file import (
    IN_MEMORY,
    close_to_others,
    lock_for_server,
    look_before_opening,
    trouble_with,
)

DELETED_TOGETHER = 50  # tables, in one transaction
NOTIFIED_TOGETHER = 100  # tables; a notification has at most 8000 bytes
# NOTIFY channels between processes on one PostgreSQL: for changed tables, and for other messages.
CHANNEL, PEERS = "koruna", "koruna_peers"


class Head(msgspec.Struct, frozen=True):
    """The immutable part of a table."""

    id: str
    game: str
    version: int
    options: Options
    seats: int


class DamagedHead(Exception):
    """The options of a table cannot be decoded; `head` has none."""

    head: Head

    def __init__(self, head: Head) -> None:
        super().__init__(head.id)
        self.head = head


class Addition(NamedTuple):
    """Lines to append after line `seq` of a table, and whether its game is over then."""

    table: str
    seq: int
    lines: Sequence[LogLine]
    over: bool


class Gap(Exception):
    """The line to append after does not exist."""


class StoredSummary(NamedTuple):
    table: str
    text: str  # "" if there is none
    seq: int  # the line it covers up to
    last: int  # the last line of the table
    age: float  # seconds since the last line was written
    created: float  # in seconds since 1970


class Store:
    engine: Engine
    reading: Engine  # the same in autocommit mode, which saves PostgreSQL round trips
    schema: int  # of the database; older than ours only if read-only
    shared: bool  # whether other processes may write, too
    notifies: bool  # whether the database notifies them of writes
    turn: AbstractContextManager[object]  # of the thread that writes
    serving: sqlite3.Connection | None  # the lock against a second server on the same file

    def __init__(self, url: str, read_only: bool = False, one_of_several: bool = False) -> None:
        """Open a database, creating it if needed. A file that is not our database is left untouched.

        With `read_only` nothing is created, migrated or written; `one_of_several` is for servers with more processes.
        """
        self.notifies = not url.startswith("sqlite")
        self.shared = self.notifies or one_of_several
        self.serving = None
        self.turn = nullcontext() if self.notifies else Lock()
        file = url.removeprefix("sqlite:///")
        if not self.notifies:
            look_before_opening(file)
            if not read_only:
                close_to_others(file)
        self.engine = self.reading = make_engine(url, read_only)
        if self.notifies and not read_only:
            self.reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        try:
            if read_only:
                self.schema = schema_to_read(self.engine)
            else:
                migrate(self.engine)
                self.schema = len(STEPS)
        except (OperationalError, ProgrammingError) as error:
            raise trouble_with(file, error.orig) from None

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that writes. SQLite allows one at a time, and a writer waiting for its lock sleeps for up to
        0.1 s, so the threads of this process take turns here."""
        with self.turn, self.engine.begin() as connection:
            yield connection

    def create(self, head: Head, log: Sequence[LogLine], listed: bool) -> None:
        now = time.time()
        with self.writing() as connection:
            connection.execute(
                tables.insert().values(
                    id=head.id,
                    game=head.game,
                    version=head.version,
                    options=msgspec.json.encode(plain(head.options)).decode(),
                    seats=head.seats,
                    created=now,
                    changed=now,
                    over=False,
                    listed=listed,
                )
            )
            insert(connection, [Addition(head.id, 0, log, False)])

    def head(self, id: str) -> Head | None:
        seats = tables.c.seats if self.schema >= WITH_SEATS else SEATS_BEFORE
        statement = select(tables.c.game, tables.c.version, tables.c.options, seats).where(tables.c.id == id)
        with self.reading.connect() as connection:
            row = connection.execute(statement).first()
        if row is None:
            return None
        try:
            return Head(id, row.game, row.version, msgspec.json.decode(row.options, type=Options), row.seats)
        except msgspec.DecodeError as error:
            raise DamagedHead(Head(id, row.game, row.version, {}, row.seats)) from error

    def log(self, id: str, since: int = 0) -> list[LogLine]:
        """The lines of a table after the first `since`. One that is damaged or missing is `Unreadable`."""
        wanted = select(lines.c.seq, lines.c.text).where(lines.c.table == id, lines.c.seq > since)
        found: list[LogLine] = []
        with self.reading.connect() as connection:
            for seq, stored in connection.execute(wanted.order_by(lines.c.seq)):
                found += [Unreadable("")] * (seq - since - 1 - len(found))
                found.append(decode(stored))
        return found

    def append(self, additions: list[Addition]) -> list[bool]:
        """Write lines durably, in one transaction; False for those that another process wrote first, and for those that
        would leave a gap.

        Every process locks tables in the order of their names, to avoid deadlocks.
        """
        in_order = sorted(additions, key=lambda addition: addition.table)
        try:
            with self.writing() as connection:
                insert(connection, in_order)
                now = time.time()
                rows = [{"one": a.table, "after": a.seq, "at": now, "ended": a.over} for a in in_order]
                if connection.execute(touch, rows).rowcount != len(rows):
                    raise Gap
                if self.notifies:
                    written = [f"{a.table} {a.seq + len(a.lines)}" for a in in_order]
                    for first in range(0, len(written), NOTIFIED_TOGETHER):
                        payload = ",".join(written[first : first + NOTIFIED_TOGETHER])
                        connection.execute(notify, {"channel": CHANNEL, "payload": payload})
        except (IntegrityError, Gap):
            return [False] if len(additions) == 1 else [self.append([addition])[0] for addition in additions]
        return [True] * len(additions)

    def notify_peers(self, texts: Sequence[str]) -> None:
        """Send a message to the other processes on this PostgreSQL."""
        with self.writing() as connection:
            for payload in texts:
                connection.execute(notify, {"channel": PEERS, "payload": payload})

    def over(self, id: str) -> bool | None:
        """Whether the game of a table is over; None when there is no such table."""
        with self.reading.connect() as connection:
            return connection.scalar(select(tables.c.over).where(tables.c.id == id))

    def position(self, id: str, seq: int) -> str:
        """The position after line `seq` of a table, or "" if it was not stored."""
        if self.schema < WITH_POSITIONS:
            return ""
        wanted = select(tables.c.position).where(tables.c.id == id, tables.c.position_at == seq)
        with self.reading.connect() as connection:
            return connection.scalar(wanted) or ""

    def keep_position(self, id: str, seq: int, position: str) -> None:
        """Store the position after line `seq` of a table, if it still exists."""
        there = select(lines.c.seq).where(lines.c.table == id, lines.c.seq == seq).exists()
        kept = tables.update().where(tables.c.id == id, there).values(position=position, position_at=seq)
        with self.writing() as connection:
            connection.execute(kept)

    def ids(self) -> list[str]:
        """All tables, most recently changed first."""
        with self.reading.connect() as connection:
            return list(connection.scalars(select(tables.c.id).order_by(tables.c.changed.desc())))

    def listed(self, most: int) -> list[str]:
        """Listed unfinished tables, most recently changed first."""
        wanted = select(tables.c.id).where(tables.c.listed, ~tables.c.over)
        with self.reading.connect() as connection:
            return list(connection.scalars(wanted.order_by(tables.c.changed.desc()).limit(most)))

    def held(self, digests: Collection[str], most: int, also: Collection[str] = ()) -> list[StoredSummary]:
        """Tables where the holder of these keys sits or sat, or with an id in `also`, most recently changed first."""
        own = select(holders.c.table).where(holders.c.digest.in_(digests))
        return self.summaries(tables.c.id.in_(own) | tables.c.id.in_(also), most)

    def finished(self, digests: Collection[str], most: int) -> list[StoredSummary]:
        """Finished tables at which the holder of these keys sat, most recently changed first."""
        own = select(holders.c.table).where(holders.c.digest.in_(digests))
        return self.summaries(tables.c.id.in_(own) & tables.c.over, most)

    def listed_summaries(self, most: int) -> list[StoredSummary]:
        """Summaries of the listed unfinished tables changed last, the newest table first: by their last change, their
        order would tell of decisions made in secret."""
        found = self.summaries(tables.c.listed & ~tables.c.over, most)
        return sorted(found, key=lambda each: each.created, reverse=True)

    def summaries(self, which: ColumnElement[bool], most: int) -> list[StoredSummary]:
        last = select(func.max(lines.c.seq)).where(lines.c.table == tables.c.id).scalar_subquery()
        columns = tables.c.id, summaries.c.text, summaries.c.seq, last, tables.c.changed, tables.c.created
        wanted = select(*columns).where(which).order_by(tables.c.changed.desc())
        wanted = wanted.outerjoin(summaries, summaries.c.table == tables.c.id)
        now = time.time()
        with self.reading.connect() as connection:
            found = connection.execute(wanted.limit(most)).all()
        return [
            StoredSummary(id, summary or "", seq or 0, end or 0, now - changed, created)
            for id, summary, seq, end, changed, created in found
        ]

    def keep_summaries(self, kept: Sequence[tuple[str, int, str]]) -> None:
        """Store summaries of tables: for each its id, the line it covers up to, and the text."""
        rows = [{"one": table, "at": seq, "text": text} for table, seq, text in sorted(kept)]  # as in `append`
        with self.writing() as connection:
            connection.execute(sum_up, rows)

    def prune(self, older_than: float, unfinished: bool = False) -> int:
        """Delete the finished or the unfinished tables that have not changed for that many seconds. Returns how many.
        In batches, so that moves at other tables do not wait."""
        old = (~tables.c.over if unfinished else tables.c.over) & (tables.c.changed < time.time() - older_than)
        count = 0
        while deleted := self.delete(select(tables.c.id).where(old).limit(DELETED_TOGETHER)):
            count += deleted
        return count

    def prune_lessons(self, older_than: float) -> int:
        """Delete tables of lessons and puzzles (see their first line) that have not changed for that many seconds."""
        first = select(lines.c.seq).where(lines.c.table == tables.c.id, lines.c.seq == 1, lines.c.text.like("lesson%"))
        old = (tables.c.changed < time.time() - older_than) & first.exists()
        count = 0
        while deleted := self.delete(select(tables.c.id).where(old).limit(DELETED_TOGETHER)):
            count += deleted
        return count

    def remove(self, id: str) -> bool:
        """Delete a table; False if there is none."""
        return self.delete(select(tables.c.id).where(tables.c.id == id)) > 0

    def delete(self, wanted: Select[tuple[str]]) -> int:
        """Delete the selected tables, selecting under a lock, so that those just played at stay. The database deletes
        with them all that refers to them."""
        with self.writing() as connection:
            keep_others_out(connection)
            ids = list(connection.scalars(wanted.order_by(tables.c.id).with_for_update()))
            if not ids:
                return 0
            return connection.execute(tables.delete().where(tables.c.id.in_(ids))).rowcount

    def those_there(self, ids: Collection[str]) -> set[str]:
        """Those of these tables that exist."""
        with self.reading.connect() as connection:
            return set(connection.scalars(select(tables.c.id).where(tables.c.id.in_(ids))))

    def ask(self) -> None:
        """Ping the database; raises if it does not answer."""
        with self.reading.connect() as connection:
            connection.execute(text("SELECT schema FROM koruna"))

    def be_the_server(self) -> None:
        """Take the server's lock: it keeps maintenance out, and from a SQLite file other servers."""
        file = self.engine.url.database or ""
        if self.notifies:
            served_postgresql.serve(self.engine)
        elif not self.shared and file not in IN_MEMORY:  # with several processes the supervisor has the lock
            self.serving = lock_for_server(file)

    def close(self) -> None:
        self.engine.dispose()
        if self.serving is not None:
            self.serving.close()


# Checks that the previous line exists, which is cheaper here than in a separate statement.
before = select(lines.c.seq).where(lines.c.table == bindparam("one"), lines.c.seq == bindparam("after")).exists()
touch = (
    tables.update()
    .where(tables.c.id == bindparam("one"), or_(before, bindparam("after", type_=Integer) == 0))
    .values(changed=bindparam("at"), over=bindparam("ended"))
)
hold = text('INSERT INTO holders (digest, "table") VALUES (:one, :at) ON CONFLICT DO NOTHING')
sum_up = text(
    'INSERT INTO summaries ("table", seq, text) SELECT id, :at, :text FROM tables WHERE id = :one '
    'ON CONFLICT ("table") DO UPDATE SET seq = excluded.seq, text = excluded.text WHERE excluded.seq >= summaries.seq'
)
notify = select(func.pg_notify(bindparam("channel"), bindparam("payload")))


def insert(connection: Connection, additions: list[Addition]) -> None:
    numbered = [(a.table, a.seq + n, line) for a in additions for n, line in enumerate(a.lines, 1)]
    rows = [{"table": table, "seq": seq, "text": encode(line)} for table, seq, line in numbered]
    connection.execute(lines.insert(), rows)
    held = [{"one": line.digest, "at": table} for table, _, line in numbered if isinstance(line, SeatKey)]
    if held:
        connection.execute(hold, held)
