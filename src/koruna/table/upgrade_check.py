"""The command `koruna upgrade --check`: a dry run of an update, on the tables of a database.

It works on a copy: the schema is migrated there, and every table is opened as the server would open it. The database
itself, which a server of an older version may be using, is only read.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import koruna
from koruna.engine.errors import Trouble
from koruna.locale import words
from koruna.table.overview import print_overview
from koruna.table.serve import kept_database
from koruna.table.store.backup import back_up
from koruna.table.store.migrations import STEPS
from koruna.table.store.store import Store

SOME_FREEZE = 3  # the exit code


def upgrade(check: bool, data: str, language: str) -> int:
    """Report which tables go on and which would freeze; the exit code says whether any would."""
    if not check:
        raise Trouble("upgrade-by-serving", {})
    say = words(language).say
    with TemporaryDirectory(prefix="koruna-upgrade-") as folder:
        copy = Path(folder) / "copy.db"
        back_up(kept_database(data), copy)
        before = schema_before(copy)
        facts = {"version": koruna.__version__, "found": before, "known": len(STEPS)}
        print(say("upgrade-schema" if before < len(STEPS) else "upgrade-same-schema", facts))
        store = Store(f"sqlite:///{copy}")
        try:
            frozen = print_overview(store, language)
        finally:
            store.close()
    if frozen:
        print(say("upgrade-keep-version", {}))
    return SOME_FREEZE if frozen else 0


def schema_before(copy: Path) -> int:
    store = Store(f"sqlite:///{copy}", read_only=True)
    store.close()
    return store.schema
