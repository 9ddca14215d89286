"""The commands `koruna tables`, `list` and `show`: the tables of a database, and which of them are frozen and why.

They are read-only: even an older schema is left as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

from koruna.engine.errors import Trouble
from koruna.locale import words
from koruna.table.live.frozen import Frozen, game_called, open_table
from koruna.table.live.seat_keys import keys_in
from koruna.table.log_lines import LogLine
from koruna.table.serve import kept_database
from koruna.table.store.searching import TableFound, find_tables
from koruna.table.store.store import DamagedHead, Store


@contextmanager
def to_read(data: str) -> Iterator[Store]:
    store = Store(kept_database(data), read_only=True)
    try:
        yield store
    finally:
        store.close()


def print_tables(data: str, language: str) -> None:
    """Print how many tables there are. Each is opened as the server would open it."""
    with to_read(data) as store:
        print_overview(store, language)


def print_overview(store: Store, language: str) -> int:
    """Returns how many are frozen."""
    say = words(language).say
    running, over, carried = 0, 0, 0
    frozen: list[Frozen] = []
    for id in store.ids():
        try:
            is_over, added = look_at(store, id)
        except Frozen as stopped:
            frozen.append(stopped)
            continue
        over += is_over
        running += not is_over
        carried += bool(added)
    print(say("serve-tables", {"count": running + over + len(frozen), "running": running, "over": over}))
    if carried:
        print(say("serve-carried", {"count": carried}))
    if frozen:
        print(say("serve-frozen", {"count": len(frozen)}))
    for each in frozen:
        print(f"  {each.head.id}  {each.say(language)}")
    return len(frozen)


def list_tables(search: str, data: str, language: str) -> None:
    """A line for each, the last changed first; without a search, followed by how many there are."""
    with to_read(data) as store:
        found = find_tables(store, search)
        for table in found:
            print(f"{table.id}  {moment(table.changed)}  {', '.join(about(table, language))}")
        if search and not found:
            print(words(language).say("tables-none-found", {"text": search[:60]}))
        if not search:
            print_overview(store, language)


def show_table(id: str, data: str, language: str) -> None:
    """Print what the database knows about a table, and whether it can be played on."""
    say = words(language).say
    if not id:
        raise Trouble("tables-which", {})
    with to_read(data) as store:
        found = [table for table in find_tables(store, id) if table.id == id]
        if not found:
            raise Trouble("tables-unknown", {"table": id[:60]})
        [table] = found
        print(", ".join(about(table, language)))
        times = {"created": moment(table.created), "changed": moment(table.changed)}
        print(say("tables-times", {**times, "seats": table.seats, "lines": table.lines}))
        try:
            _, added = look_at(store, id)
        except Frozen as frozen:
            print(frozen.say(language))
            return
        print(say("tables-carried" if added else "tables-sound"))


def about(table: TableFound, language: str) -> list[str]:
    """The game, who plays it, and what is special about it."""
    say = words(language).say
    parts = [game_called(table.game, language), *table.names]
    return parts + [say("operator-over")] * table.over + [say("operator-listed")] * table.listed


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def look_at(store: Store, id: str) -> tuple[bool, list[LogLine]]:
    """Whether the game of a table is over, and the lines that the server would add; raises `Frozen`."""
    try:
        head = store.head(id)
    except DamagedHead as damaged:
        keys = keys_in(damaged.head.seats, store.log(id))
        raise Frozen(damaged.head, Trouble("frozen-head", {"game": damaged.head.game}), keys) from damaged
    assert head is not None
    log = store.log(id)
    table, added = open_table(head, log, store.position(id, len(log)))
    return table.match.over(), added
