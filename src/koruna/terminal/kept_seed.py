"""The seed of a solo game, kept in its record, so that the same cards come after loading it.

Records of several people have none, so that nobody can compute future draws from them. Such a game is resumed with a
new seed; there, a move can be taken back only if the others allow it.
"""

from __future__ import annotations

from typing import Final

from koruna.engine.head_note import note, write_note
from koruna.engine.match import Match
from koruna.terminal.players import Player

MARK: Final = "Seed of what chance brings:"


def keep_seed(match: Match, players: list[Player]) -> None:
    """Write the seed into the record, or remove it."""
    write_note(match.record, MARK, match.seed if is_alone(players) else "")


def kept_seed(match: Match, players: list[Player]) -> str:
    """The seed to resume with; "" if there is none."""
    return note(match.record, MARK) if is_alone(players) else ""


def is_alone(players: list[Player]) -> bool:
    return sum(not player.level for player in players) < 2
