"""The seed of a game that somebody plays alone, kept in its record: after loading it, the same cards come.

The record of a game between several people has none, so that nobody can find out from it what will come. Going on with
such a game draws anew; there, a move can be taken back only if the others allow it.
"""

from __future__ import annotations

from typing import Final

from koruna.engine.head_note import note, write_note
from koruna.engine.match import Match
from koruna.terminal.players import Player

MARK: Final = "Seed of what chance brings:"


def keep_seed(match: Match, players: list[Player]) -> None:
    """Write the seed into the record, or take it out."""
    write_note(match.record, MARK, match.seed if is_alone(players) else "")


def kept_seed(match: Match, players: list[Player]) -> str:
    """The seed to go on with; "" if there is none."""
    return note(match.record, MARK) if is_alone(players) else ""


def is_alone(players: list[Player]) -> bool:
    return sum(not player.level for player in players) < 2
