"""Reviews of finished games, stored with their tables."""

from __future__ import annotations

from sqlalchemy import delete, select

from koruna.table.store.sql_tables import reviews, tables
from koruna.table.store.store import Store


def keep_review(store: Store, table: str, text: str) -> None:
    """Store a review in place of an earlier one; no-op if the table is gone."""
    with store.writing() as connection:
        there = connection.scalar(select(tables.c.id).where(tables.c.id == table).with_for_update())
        if there is not None:
            connection.execute(delete(reviews).where(reviews.c.table == table))
            connection.execute(reviews.insert().values(table=table, text=text))


def kept_review(store: Store, table: str) -> str:
    """The stored review of a table, or ""."""
    with store.reading.connect() as connection:
        return connection.scalar(select(reviews.c.text).where(reviews.c.table == table)) or ""
