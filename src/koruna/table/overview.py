"""The command `koruna tables`: how many tables a database has, and which of them cannot go on, and why."""

from __future__ import annotations

from koruna.engine.errors import Trouble
from koruna.locale import words
from koruna.table.live.frozen import Frozen, open_table
from koruna.table.live.seat_keys import keys_in
from koruna.table.log_lines import LogLine
from koruna.table.serve import kept_database
from koruna.table.store.store import DamagedHead, Store


def print_tables(data: str, language: str) -> None:
    """Open every table as the server would, without changing the database, not even the schema of an older one."""
    say = words(language).say
    store = Store(kept_database(data), read_only=True)
    running, over, carried = 0, 0, 0
    frozen: list[Frozen] = []
    try:
        for id in store.ids():
            try:
                is_over, added = look_at(store, id)
            except Frozen as stopped:
                frozen.append(stopped)
                continue
            over += is_over
            running += not is_over
            carried += bool(added)
    finally:
        store.close()
    print(say("serve-tables", {"count": running + over + len(frozen), "running": running, "over": over}))
    if carried:
        print(say("serve-carried", {"count": carried}))
    if frozen:
        print(say("serve-frozen", {"count": len(frozen)}))
    for each in frozen:
        print(f"  {each.head.id}  {each.say(language)}")


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
