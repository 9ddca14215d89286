"""Connections to a database by its URL: a SQLite file, or PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, Engine

from koruna.table.store.sqlite_file import connect_to_read, set_up_connection


def make_engine(url: str, read_only: bool) -> Engine:
    """Errors hide the parameters of statements, which contain secret moves and keys and would be logged."""
    if not url.startswith("sqlite"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
        options = {"postgresql_readonly": True} if read_only else {}
        return create_engine(url, hide_parameters=True, execution_options=options)
    file = url.removeprefix("sqlite:///")
    named = URL.create("sqlite", database=file)  # its name may have a question mark
    if read_only:
        return create_engine(named, hide_parameters=True, creator=lambda: connect_to_read(Path(file)))
    engine = create_engine(named, hide_parameters=True)
    event.listen(engine, "connect", set_up_connection)
    return engine
