"""A real database of an older Koruna, kept as SQL; see the file."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import NamedTuple

VERSION_1 = Path(__file__).parent / "version_1.sql"
# The tables by the player in the first seat, with their game.
WAITING = {"Adéla": "kingdomino", "Bára": "eight_minute_empire", "Cyril": "tiny_epic_kingdoms"}
WAITING |= {"Dana": "wonderful_kingdom", "Emil": "suverenita"}
RUNNING = {"Filip": "kingdomino", "Hana": "eight_minute_empire", "Jana": "tiny_epic_kingdoms"}
RUNNING |= {"Lenka": "tiny_epic_kingdoms", "Milan": "wonderful_kingdom", "Olga": "wonderful_kingdom"}
RUNNING |= {"Pavla": "wonderful_kingdom", "Radek": "suverenita"}
FINISHED = {"Soňa": "kingdomino", "Tomáš": "eight_minute_empire", "Uršula": "tiny_epic_kingdoms"}
FINISHED |= {"Vašek": "wonderful_kingdom"}
POINTS = {"Soňa": [19, 40], "Tomáš": [17, 16], "Uršula": [26, 13], "Vašek": [72, 99]}  # as they ended then


class OldTable(NamedTuple):
    id: str
    keys: list[str]
    log: list[str]


def old_database(folder: Path) -> str:
    """The URL of a copy of it."""
    with sqlite3.connect(folder / "old.db") as connection:
        connection.executescript(VERSION_1.read_text("utf-8"))
    return f"sqlite:///{folder}/old.db"


def log_now(folder: Path, table: OldTable) -> list[str]:
    """What the log of a table has become."""
    with sqlite3.connect(folder / "old.db") as connection:
        log = connection.execute('SELECT text FROM lines WHERE "table" = ? ORDER BY seq', [table.id])
        return [text for (text,) in log]


def old_table(folder: Path, host: str) -> OldTable:
    """The table of the player in the first seat, as it was then."""
    with sqlite3.connect(":memory:") as connection:
        connection.executescript(VERSION_1.read_text("utf-8"))
        id, keys = connection.execute(
            'SELECT id, seat_keys FROM tables JOIN lines ON id = "table" WHERE text = ?', [f"name 0 {host}"]
        ).fetchone()
        log = connection.execute('SELECT text FROM lines WHERE "table" = ? ORDER BY seq', [id])
        return OldTable(id, keys.split(" "), [text for (text,) in log])
