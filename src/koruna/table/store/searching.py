"""Tables as listed for the operator, from the database alone, without replaying a game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection

from msgspec import Struct
from sqlalchemy import func, or_, select

from koruna.table.log_lines import Free, Name, decode
from koruna.table.store.migrations import SEATS_BEFORE, WITH_SEATS
from koruna.table.store.sql_tables import lines, tables
from koruna.table.store.store import Store

NAMED_TOGETHER = 500  # tables per statement; databases limit parameters


class TableFound(Struct):
    id: str
    game: str
    seats: int
    created: float
    changed: float
    over: bool
    listed: bool
    lines: int  # in its log
    names: list[str]  # of who sits there


def find_tables(store: Store, text: str = "", most: int | None = None) -> list[TableFound]:
    """Tables whose id, game or players contain a text, most recently changed first."""
    seats = tables.c.seats if store.schema >= WITH_SEATS else SEATS_BEFORE
    wanted = select(
        *(tables.c.id, tables.c.game, seats, tables.c.created, tables.c.changed, tables.c.over),
        tables.c.listed,
        select(func.count()).where(lines.c.table == tables.c.id).scalar_subquery().label("lines"),
    )
    if text:
        said = select(lines.c.table).where(
            lines.c.text.startswith("name "), lines.c.text.icontains(text, autoescape=True)
        )
        like = tables.c.id.contains(text, autoescape=True), tables.c.game.icontains(text, autoescape=True)
        wanted = wanted.where(or_(*like, tables.c.id.in_(said)))
    with store.engine.connect() as connection:
        found = connection.execute(wanted.order_by(tables.c.changed.desc()).limit(most)).all()
    called: dict[str, list[str]] = {}
    for first in range(0, len(found), NAMED_TOGETHER):
        called |= names_at(store, [row.id for row in found[first : first + NAMED_TOGETHER]])
    return [TableFound(*row, names=called[row.id]) for row in found]


def names_at(store: Store, ids: Collection[str]) -> dict[str, list[str]]:
    """The names at each of these tables, from their logs."""
    about = or_(lines.c.text.startswith("name "), lines.c.text.startswith("free "))
    wanted = select(lines.c.table, lines.c.text).where(lines.c.table.in_(ids), about).order_by(lines.c.seq)
    seated: defaultdict[str, dict[int, str]] = defaultdict(dict)
    with store.engine.connect() as connection:
        for id, stored in connection.execute(wanted):
            match decode(stored):
                case Name(seat, name):
                    seated[id][seat] = name
                case Free(seat):
                    seated[id].pop(seat, None)
    return {id: [name for _, name in sorted(seated[id].items())] for id in ids}


def set_listed(store: Store, id: str, listed: bool) -> bool:
    """Set whether the lobby shows a table; False if there is none."""
    with store.writing() as connection:
        changed = connection.execute(tables.update().where(tables.c.id == id).values(listed=listed))
        return changed.rowcount > 0


def last_change(store: Store, id: str) -> float:
    """When something was last written to the log of a table, in seconds since the epoch."""
    with store.reading.connect() as connection:
        return connection.scalar(select(tables.c.changed).where(tables.c.id == id)) or 0.0
