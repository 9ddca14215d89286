"""Notices on a table's page: pending undo requests, absent players, bots standing in."""

from __future__ import annotations

from typing import Any

from koruna.locale import words
from koruna.locale.opponents import bot_called
from koruna.table.live.ending_early import can_be_ended
from koruna.table.live.live_table import Live
from koruna.table.live.table_view import free_seats
from koruna.table.pages.page_context import PageContext
from koruna.table.pages.result import game_before


def notice(context: PageContext, called: list[str]) -> dict[str, Any]:
    """How the game before ended, whether somebody asks for an undo, whether a bot plays for this seat."""
    table = context.table
    asks = None if table.undo_request is None else table.undo_request[0]
    answered = context.seat in table.agreed or context.seat in table.bots
    left, own = free_seats(table), words(context.language, table.head.game)
    return {
        "before": game_before(context, called),
        "asks": asks,
        "asker": "" if asks is None else called[asks],
        "yours": moves_lost(table, context.seat),
        "may_agree": asks is not None and context.seat >= 0 and not answered,
        "bot": bot_called(own, table.bots[context.seat]) if context.seat in table.bots else "",
        "queued": context.queued,
        "rests": context.seat >= 0 and table.skipped.rests(context.seat),
        "away": tuple((seat, called[seat], seat in left) for seat in absent_deciders(context)),
        "end": not table.gathering.is_awaited and may_end(context),
        "enders": tuple(called[seat] for seat in sorted(table.end_asked)),
        "wants_end": wants_end(context),
    }


def moves_lost(table: Live, seat: int) -> int:
    """How many of its own moves a seat would lose by the requested undo."""
    if table.undo_request is None:
        return 0
    lines, made = table.match.record.lines, table.skipped.made
    return sum(lines[at][0] == seat and at not in made for at in range(table.undo_request[1], len(lines)))


def absent_deciders(context: PageContext) -> list[int]:
    """Absent seats of others that have to decide; none for a spectator, who can do nothing about it."""
    waiting = context.table.match.state.waiting()
    return [seat for seat in context.vacant if seat in waiting and seat not in context.own] if context.own else []


def may_end(context: PageContext) -> bool:
    """Whether the viewer may vote to end the game."""
    return bool(context.own) and can_be_ended(context.table, [*context.vacant])


def wants_end(context: PageContext) -> bool:
    """Whether the viewer has voted to end the game."""
    return bool(context.own) and context.table.end_asked.issuperset(context.own)
