"""A game that waits for a player who has gone can be ended early if all remaining players want it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from koruna.engine.errors import Trouble
from koruna.table.live.live_table import Live
from koruna.table.live.starting import missing
from koruna.table.log_lines import PLAYED, Back, BotPlays, EndAsked, Ended, LogLine, PersonPlays, Retract, Undo


class GameEnded(Trouble):
    """The game at this table was ended early."""


def can_be_ended(table: Live, vacant: Collection[int]) -> bool:
    """Whether the game waits for an absent player."""
    awaited = {*table.match.state.waiting(), *missing(table)}
    return not table.is_over() and any(seat in awaited for seat in vacant)


def lines_of_end(table: Live, seat: int, vacant: Collection[int]) -> list[LogLine]:
    """The lines for a seat that wants to end the game; it ends once all present players want it."""
    if not can_be_ended(table, vacant):
        raise Trouble("table-not-ended", {})
    staying = {person for person in table.people() if person not in vacant}
    ended = [Ended()] if staying <= table.end_asked | {seat} else []
    return [*([] if seat in table.end_asked else [EndAsked(seat)]), *ended]


def stays_over(table: Live, added: Sequence[LogLine]) -> bool:
    """Whether a game that is over is still over after these lines: only an undo changes that."""
    return table.is_over() and not any(isinstance(line, Undo | Back | Retract) for line in added)


def refuse_after_end(table: Live, added: Sequence[LogLine]) -> None:
    """Refuse changes at a table whose game was ended early."""
    if table.ended and any(isinstance(line, (*PLAYED, BotPlays, PersonPlays)) for line in added):
        raise GameEnded("table-ended", {})
