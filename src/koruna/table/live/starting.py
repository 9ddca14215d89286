"""Starting a game between people: it is dealt when the last of them arrives."""

from __future__ import annotations

from collections.abc import Sequence

from koruna.engine.fair_draw import clean_value, joined
from koruna.table.live.live_table import Live
from koruna.table.log_lines import Begin, BotPlays, LogLine, SeedValue


def missing(table: Live) -> list[int]:
    """The people the game still waits for before it starts."""
    if not table.gathering.is_awaited:
        return []
    return [seat for seat in table.people() if seat not in table.gathering.values]


def with_value(table: Live, seats: Sequence[int], value: str) -> list[LogLine]:
    """The lines for a player who has these seats and gives a value for the first of them; seats that have one are
    skipped."""
    gathering = table.gathering
    awaited = [seat for seat in seats if gathering.is_awaited and seat not in gathering.values]
    return and_begin(table, [SeedValue(seat, clean_value("" if at else value)) for at, seat in enumerate(awaited)])


def with_bot(table: Live, seat: int, level: str) -> list[LogLine]:
    """The lines for a bot that takes over a seat."""
    return and_begin(table, [BotPlays(seat, level)])


def and_begin(table: Live, arrived: Sequence[SeedValue | BotPlays]) -> list[LogLine]:
    """These lines, and if nobody else is missing, those that start the game."""
    left = {*missing(table)} - {line.seat for line in arrived}
    if left or not arrived or not table.gathering.is_awaited:
        return [*arrived]
    ahead = Live(table.head, [])
    ahead.bots = table.bots | {line.seat: line.level for line in arrived if isinstance(line, BotPlays)}
    ahead.skipped.said = table.skipped.said
    values = {line.seat: line.value for line in arrived if isinstance(line, SeedValue)}
    ahead.match.seed = joined(table.gathering.secret, table.gathering.values | values)
    return [*arrived, Begin(), *ahead.deal()]
