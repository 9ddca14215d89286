"""Regenerate the golden records after an intended change of the rules:

    python -m tests.golden.regenerate               all games
    python -m tests.golden.regenerate kingdomino    one game

Then read the diff line by line: it is the review of the change.
"""

from __future__ import annotations

import sys

from tests.golden.golden_games import HERE, golden_tables, play, record_file, result, result_file
from tests.laws.tables import GAMES


def regenerate(wanted: list[str]) -> None:
    for game in GAMES:
        if wanted and game.id not in wanted:
            continue
        folder = HERE / game.id
        folder.mkdir(exist_ok=True)
        for stale in (*folder.glob("*.record"), *folder.glob("*.result")):
            stale.unlink()
        for table in golden_tables(game):
            record = play(table)
            record_file(table).write_text(record.text(), "utf-8")
            result_file(table).write_text(result(table, record), "utf-8")
        print(f"{game.id}: {len(golden_tables(game))} records")


if __name__ == "__main__":
    regenerate(sys.argv[1:])
