"""The end of a game on its page: who won by how much, why it ended, and everybody's points."""

from __future__ import annotations

from typing import Any

from koruna.engine.ending import tell_game_over
from koruna.engine.event import GAME_OVER
from koruna.engine.series_view import SeriesView
from koruna.locale import words
from koruna.look.faults import not_shown, shown
from koruna.table.live.rematch import only_bots_played
from koruna.table.live.table_view import bots_named, ended
from koruna.table.pages.page_context import PageContext


def end(context: PageContext, view: Any, called: list[str]) -> dict[str, Any]:
    """The facts of the end for its template: sentences, places and points."""
    state = context.table.match.state
    scores, ranks = state.scores(), state.ranks()
    bots = bots_named(context.table)
    order = sorted(range(len(called)), key=lambda seat: (ranks[seat], seat))
    return {
        "ending": ended(context.table, context.reader, context.language),
        "places": tuple(
            (seat, called[seat], bots[seat], ranks[seat], scores[seat], points_in_words(context, view, seat))
            for seat in order
        ),
    }


def play_again(context: PageContext) -> str:
    """What the button that leads to the next game says, or "" for whoever may not go there."""
    table = context.table
    if context.rematch:
        return "at-go-to-rematch"
    if only_bots_played(table):
        return "at-watch-again"
    if not context.own:
        return ""
    return "at-rematch" if len(table.names) > 1 and (table.ended or table.match.state.winners()) else "at-try-again"


def points_in_words(context: PageContext, view: Any, seat: int) -> tuple[str, ...]:
    translations, parts = words(context.language, context.table.head.game), context.table.match.game.parts
    return shown(
        lambda: tuple(translations.say(*line) for line in parts(view, seat)),
        lambda: (not_shown("points", context.language),),
    )


def game_before(context: PageContext, called: list[str]) -> str:
    """In a series: how the game before ended, until the viewer has made a move in this one."""
    table, match = context.table, context.table.match
    if match.over() or not isinstance(table.view(context.seat), SeriesView):
        return ""
    over = [at for at, event in enumerate(match.events()) if event.kind == GAME_OVER]
    decided = [table.last_decision(seat) for seat in ([context.seat] if context.seat >= 0 else range(len(called)))]
    if not over or any(line is not None and match.events_before(line) > over[-1] for line in decided):
        return ""
    return words(context.language, table.head.game).say(*tell_game_over(match.events()[over[-1]].facts, called))
