"""The end of a game on its page: who won by how much, why it ended, and everybody's points."""

from __future__ import annotations

from typing import Any, NamedTuple

from koruna.engine.ending import tell_game_over
from koruna.engine.event import GAME_OVER
from koruna.engine.forms import function_of
from koruna.engine.series_view import SeriesView
from koruna.locale import words
from koruna.look.faults import not_shown, shown
from koruna.table.live.rematch import only_bots_played
from koruna.table.live.table_view import bots_named, ended
from koruna.table.pages.page_context import PageContext


class ScoreLine(NamedTuple):
    """What a player scored for one thing."""

    text: str
    points: int = 0
    places: str = ""  # where on the page it is, for the count: names separated by spaces, `a/b` for b within a


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
    """The label of the button for the next game, or "" for viewers who may not go there."""
    table = context.table
    if context.rematch:
        return "at-go-to-rematch"
    if only_bots_played(table):
        return "at-watch-again"
    if not context.own:
        return ""
    return "at-rematch" if len(table.names) > 1 and (table.ended or table.match.state.winners()) else "at-try-again"


def points_in_words(context: PageContext, view: Any, seat: int) -> tuple[ScoreLine, ...]:
    return shown(
        lambda: score_lines(context, view, seat),
        lambda: (ScoreLine(not_shown("points", context.language)),),
    )


def score_lines(context: PageContext, view: Any, seat: int) -> tuple[ScoreLine, ...]:
    game, translations = context.table.match.game, words(context.language, context.table.head.game)
    parts = game.parts(view, seat)
    places = [" ".join(found) for found in scored_on(game.id, view, seat)] or [""] * len(parts)
    return tuple(
        ScoreLine(translations.say(name, facts), int(facts["points"]), where or f"seat-{seat}")
        for (name, facts), where in zip(parts, places, strict=True)
    )


def scored_on(game_id: str, view: Any, seat: int) -> list[list[str]]:
    """For every line of a score, the places and pieces on the page that score, from the game's
    `forms/scoring_places.py`; none for a series, or a game without that form."""
    form = None if isinstance(view, SeriesView) else function_of(game_id, "forms.scoring_places", "scored_on")
    found: list[list[str]] = [] if form is None else form(view, seat)
    return found


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
