"""The commands `koruna tables remove`, `unlist`, `prune`, `backup` and `restore`.

They work while a server is running, which notices within a minute; only `restore` needs it to be stopped.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from os.path import isdir
from pathlib import Path

from koruna.engine.errors import Trouble
from koruna.locale import words
from koruna.table.serve import database, kept_database
from koruna.table.store.backup import back_up
from koruna.table.store.backup import restore as restore_backup
from koruna.table.store.searching import set_listed
from koruna.table.store.store import Store

UNITS = {"h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}
OF_FINISHED, OF_UNFINISHED = "90d", "30d"  # default age of tables to prune


@contextmanager
def opened(data: str) -> Iterator[Store]:
    store = Store(kept_database(data))
    try:
        yield store
    finally:
        store.close()


def remove(ids: Sequence[str], data: str, language: str) -> None:
    """Delete tables with all that was played there."""
    must_be_named(ids)
    with opened(data) as store:
        for id in ids:
            if not store.remove(id):
                raise Trouble("tables-unknown", {"table": id[:60]})
            print(words(language).say("tables-removed", {"table": id}))


def unlist(ids: Sequence[str], data: str, language: str) -> None:
    """Remove tables from the lobby."""
    must_be_named(ids)
    with opened(data) as store:
        for id in ids:
            if not set_listed(store, id, False):
                raise Trouble("tables-unknown", {"table": id[:60]})
            print(words(language).say("tables-unlisted", {"table": id}))


def must_be_named(ids: Sequence[str]) -> None:
    if not ids:
        raise Trouble("tables-which", {})


def prune(older_than: str, unfinished: bool, data: str, language: str) -> None:
    """Delete tables, the finished or the unfinished ones, that have not changed for that long."""
    seconds = age(older_than or (OF_UNFINISHED if unfinished else OF_FINISHED))
    with opened(data) as store:
        count = store.prune(seconds, unfinished)
    print(words(language).say("serve-pruned-unfinished" if unfinished else "serve-pruned", {"count": count}))


def age(typed: str) -> int:
    """`90d`, `12h`, `2w` in seconds."""
    number, unit = typed[:-1], typed[-1:]
    if unit not in UNITS or not (number.isascii() and number.isdigit() and len(number) < 6):
        raise Trouble("serve-bad-age", {"age": typed[:60]})
    return int(number) * UNITS[unit]


def backup(file: str, data: str, language: str) -> None:
    count = back_up(kept_database(data), in_folder(named_file(file)))
    print(words(language).say("backup-made", {"count": count, "file": file}))


def restore(file: str, replace: bool, data: str, language: str) -> None:
    count = restore_backup(named_file(file), database(data), replace)
    print(words(language).say("backup-restored", {"count": count}))


def in_folder(file: Path) -> Path:
    """A file to write, in an existing folder."""
    if not isdir(file.parent):  # unlike `Path.is_dir`, also of a name that is too long
        raise Trouble("backup-no-folder", {"folder": str(file.parent)})
    return file


def named_file(typed: str) -> Path:
    if not typed:
        raise Trouble("backup-which", {})
    return Path(typed)
