"""Servers hold the advisory lock shared; maintenance takes it exclusively.

An advisory lock of PostgreSQL works between machines, and ends with the connection that holds it.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import event, text
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import OperationalError

from koruna.engine.errors import Trouble
from koruna.table.store.sqlite_file import trouble_with

SERVED = 0x6B6F72756E61 + 1  # next to the lock id in migrations.py
LONGEST_WAIT = "1s"  # for the shared lock, while somebody holds it exclusively
NOT_AVAILABLE = "55P03"  # PostgreSQL's error code for a lock timeout


def serve(engine: Engine) -> None:
    """Take the shared lock on every connection: so a server holds it whenever it writes, and again as soon as it
    reconnects to a restarted database."""
    event.listen(engine, "connect", share_lock)
    engine.dispose()  # drop connections that do not hold it
    try:
        engine.connect().close()
    except OperationalError as error:
        if getattr(error.orig, "sqlstate", "") == NOT_AVAILABLE:
            raise served(engine) from None
        raise trouble_with("", error.orig) from None


def share_lock(connection: Any, _record: object) -> None:
    try:
        with connection.cursor() as cursor:
            cursor.execute(f"SET LOCAL lock_timeout = '{LONGEST_WAIT}'")
            cursor.execute(f"SELECT pg_advisory_lock_shared({SERVED})")
        connection.commit()  # ends the transaction and its timeout, but not the lock
    except Exception:
        connection.close()
        raise


def refuse_served(connection: Connection) -> None:
    """Take the exclusive lock, or refuse if a server holds it."""
    if not connection.scalar(text(f"SELECT pg_try_advisory_xact_lock({SERVED})")):
        raise served(connection.engine)


def served(engine: Engine) -> Trouble:
    return Trouble("table-database-served", {"file": engine.url.database or ""})
