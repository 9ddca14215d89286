"""A SQLite file: checked before anything is written to it, private to its owner, and used by one server at a time."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from koruna.engine.errors import Trouble

IN_MEMORY = ("", ":memory:")
# What SQLite and the lock of the server (see `lock_for_server`) keep beside the file.
BESIDE = ("-wal", "-shm", "-journal", "-server")
OURS_ALONE = 0o600  # it contains secret moves
OTHERS = 0o007
# Primary codes of SQLite: https://www.sqlite.org/rescode.html
BUSY = 5
NOT_ALLOWED = (3, 8, 14)  # no permission, read-only, cannot be opened
DAMAGED = (11, 26)  # corrupt, not a database
TABLES = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"


def look_before_opening(file: str) -> None:
    """Refuse a file that is not a database, is corrupt, or belongs to another program, without writing to it."""
    path = Path(file)
    if file in IN_MEMORY or not path.exists() or path.stat().st_size == 0:
        return
    try:
        connection = connect_to_unused(path)
        try:
            verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            tables = [name for (name,) in connection.execute(TABLES)]
        finally:
            connection.close()
    except sqlite3.DatabaseError as error:
        raise trouble_with(file, error) from None
    if verdict != "ok":
        raise Trouble("table-broken-database", {"file": file, "why": str(verdict)[:200]})
    if tables and "koruna" not in tables:
        raise Trouble("table-foreign-database", {"file": file})


def trouble_with(file: str, error: BaseException | None) -> Trouble:
    """The error for a SQLite error code: a damaged file, missing permissions, or something else."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    name = "table-broken-database" if code in DAMAGED else "table-unwritable-database"
    if code in DAMAGED or code in NOT_ALLOWED:
        return Trouble(name, {"file": file, "why": str(error)[:200]})
    return Trouble("table-no-database", {"why": str(error).strip().splitlines()[0]})


def close_to_others(file: str) -> None:
    """Create the file readable by its owner only, or remove access for everybody from an existing one; SQLite gives its
    other files the same mode. Group access is left as it is."""
    if file in IN_MEMORY:
        return
    with suppress(OSError):  # SQLite will report it with a better message
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, OURS_ALONE))
    for path in (Path(f"{file}{end}") for end in ("", *BESIDE)):
        with suppress(FileNotFoundError, PermissionError):  # it does not exist, or belongs to somebody else
            if path.stat().st_mode & OTHERS:
                path.chmod(OURS_ALONE)


def lock_for_server(file: str) -> sqlite3.Connection:
    """Keep other servers out; the lock ends with this process, however that ends."""
    close_to_others(f"{file}-server")
    try:
        lock = sqlite3.connect(f"{file}-server", timeout=0, check_same_thread=False)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF == BUSY:
            raise Trouble("table-database-served", {"file": file}) from None
        raise trouble_with(f"{file}-server", error) from None
    return lock


def connect_to_read(file: Path, immutable: bool = False) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro{'&immutable=1' if immutable else ''}", uri=True)


def connect_to_unused(file: Path) -> sqlite3.Connection:
    """Connect to a file that nobody else has open: as immutable, so that SQLite creates no files beside it, unless
    there is a write-ahead log to read."""
    beside = (Path(f"{file.resolve()}{end}") for end in ("-wal", "-journal"))
    return connect_to_read(file, immutable=not any(path.exists() for path in beside))


def set_up_connection(connection: object, _record: object) -> None:
    """WAL, so that readers do not wait for writers, and a sync with every commit."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
