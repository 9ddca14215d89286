"""Weighing the moves that somebody tries at a puzzle, before they are made."""

from __future__ import annotations

import msgspec

from koruna.table.live.live_table import Live
from koruna.table.live.review_workers import try_of
from koruna.table.live.tables import Added, LiveTables
from koruna.table.log_lines import PuzzleTried


async def weigh_try(tables: LiveTables, table: Live, text: str, seat: int) -> None:
    """Write down how good a move is, if the table is an open puzzle for this seat and the move is legal."""
    puzzle = table.puzzle
    if puzzle is None or not puzzle.is_open or seat != puzzle.seat or table.match.state.why_not(text, seat) is not None:
        return
    move = table.as_written(text, seat)
    if move in puzzle.tries:
        return
    found = await tables.thinkers.run(try_of, table.match.record.text(), puzzle.puzzle, move)

    def lines() -> Added:
        known = table.puzzle is None or move in table.puzzle.tries
        return [] if known else [PuzzleTried(msgspec.json.encode(found).decode())], False

    await tables.change(table, lines)
