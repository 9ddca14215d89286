"""Networks that the operator has blocked, with their expiry."""

from __future__ import annotations

import time

from sqlalchemy import delete, select

from koruna.table.store.sql_tables import blocks
from koruna.table.store.store import Store


def block(store: Store, network: str, until: float) -> None:
    with store.writing() as connection:
        connection.execute(delete(blocks).where(blocks.c.network == network))
        connection.execute(blocks.insert().values(network=network, until=until))


def unblock(store: Store, network: str) -> None:
    with store.writing() as connection:
        connection.execute(delete(blocks).where(blocks.c.network == network))


def blocked(store: Store) -> dict[str, float]:
    """Current blocks, with their expiry."""
    wanted = select(blocks.c.network, blocks.c.until).where(blocks.c.until > time.time())
    with store.engine.connect() as connection:
        return {row.network: row.until for row in connection.execute(wanted.order_by(blocks.c.until))}
