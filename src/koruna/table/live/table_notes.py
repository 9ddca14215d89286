"""Notes about a table for its chronicle: what happened at the table but not in its game."""

from __future__ import annotations

from typing import NamedTuple

from koruna.engine.state import SPECTATOR

NOBODY_SAT = -1  # the seat of a note about the table itself


class TableNote(NamedTuple):
    """Something that happened at the table but not in the game, for the chronicle."""

    after: int  # the number of game events before it
    kind: str  # `hint`, `undo`, `seen` (an undo of what was seen), `kept` (one not agreed to), `bot`, `back`, `sat`,
    # or of the table itself `carried`, `position`, `replayed` (see version_upgrade.py)
    seat: int
    moves: int = 1  # number of undone moves, or the previous rules version
    only: int = SPECTATOR  # the seat that may read it, or for everybody
