"""Notes about a table for its chronicle: what happened at the table but not in its game.

Repetitions while the game stands still are noted once: otherwise a player who gives the seat to a bot and takes it back
six hundred times would fill everybody's page.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from koruna.engine.state import SPECTATOR

NOBODY_SAT = -1  # the seat of a note about the table itself


class TableNote(NamedTuple):
    """Something that happened at the table but not in the game, for the chronicle."""

    after: int  # the number of game events before it
    kind: str  # `hint`, `undo`, `seen` (an undo of what was seen), `kept` (one not agreed to), `bot`, `back`, `sat`,
    # `dealt` (sat at a table whose draws need not be fair), `left`, of a bot that failed `crashed`, `late`, `illegal`,
    # or of the table itself `ended`, `closed`, `carried`, `position`, `replayed` (see version_upgrade.py)
    seat: int
    moves: int = 1  # number of undone moves or refused requests, or the previous rules version
    only: int = SPECTATOR  # the seat that may read it, or for everybody
    bot: str = ""  # which bot plays or failed


def add_note(notes: list[TableNote], added: TableNote) -> None:
    """Add a note at the current moment, replacing an equal one; undone moves and refused requests are added up."""
    counts = added.kind in ("seen", "kept")
    for at in range(len(notes) - 1, -1, -1):
        before = notes[at]
        if before.after != added.after:
            break
        same = before[:3] == added[:3] and before[4:] == added[4:]
        if same and (counts or before.moves == added.moves):
            del notes[at]
            added = added._replace(moves=before.moves + added.moves) if counts else added
            break
    notes.append(added)


def moved(notes: list[TableNote], place: Callable[[int], int]) -> list[TableNote]:
    """The notes after events were removed: `place` returns how many remain before a note."""
    found: list[TableNote] = []
    for note in notes:
        add_note(found, note._replace(after=place(note.after)))
    return found
