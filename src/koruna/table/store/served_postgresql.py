"""A PostgreSQL that is served: all its servers share one lock, and whoever needs the database alone takes it from all.

The lock is PostgreSQL's own, so it works between machines, and it ends with the connection that holds it.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import event, text
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import OperationalError

from koruna.engine.errors import Trouble
from koruna.table.store.sqlite_file import trouble_with

SERVED = 0x6B6F72756E61 + 1  # beside the lock of migrations.py
LONGEST_WAIT = "1s"  # for the lock, while somebody has the database alone
NOT_AVAILABLE = "55P03"  # the code of PostgreSQL when that was not long enough


def serve(engine: Engine) -> None:
    """Share the lock from now on, with every connection: so a server has it whenever it writes, and has it again as
    soon as it reaches a database that was restarted."""
    event.listen(engine, "connect", share_lock)
    engine.dispose()  # connections that do not have it
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
        connection.commit()  # which ends the transaction and its timeout, but not the lock
    except Exception:
        connection.close()
        raise


def refuse_served(connection: Connection) -> None:
    """Have the database alone until the transaction ends, or say that it is served."""
    if not connection.scalar(text(f"SELECT pg_try_advisory_xact_lock({SERVED})")):
        raise served(connection.engine)


def served(engine: Engine) -> Trouble:
    return Trouble("table-database-served", {"file": engine.url.database or ""})
