"""Every end has its sentences: why it ended, who won by how much, for every seat and a spectator, in all languages."""

from __future__ import annotations

import html
import re

from koruna.engine.series_view import SeriesView
from koruna.engine.state import SPECTATOR
from koruna.locale import LANGUAGES
from koruna.look.ending_text import ending_text
from tests.laws.tables import Table, end, every_table

PEOPLE = ["Eva", "Petr", "Jana", "Ivo", "Ota", "Hana", "Emil", "Dita", "Rudolf", "Klára", "Bohuš", "Zita"]


@every_table
def test_the_end_says_why_it_came_and_who_won_by_how_much(table: Table) -> None:
    last = end(table, "endings")
    people, scores = PEOPLE[: table.seats], last.scores()
    for viewer in table.viewers():
        view = last.view(viewer)
        ending = table.game.ending(view)
        assert ending.scores == scores
        assert ending.winners == last.winners(), "the rules decide who won"
        if ending.winners and len(ending.winners) < table.seats and ending.by_points:
            others = [points for seat, points in enumerate(scores) if seat not in ending.winners]
            ahead = scores[ending.winners[0]] - max(others)
            assert ending.lead() == max(0, ahead)
            assert ahead > 0 or ending.details, "it says what decided if not points"
        for language in LANGUAGES:
            text = ending_text(table.game, view, people, language, viewer)
            assert text.why
            assert all(text.details)
            named = [people[seat] for seat in ending.winners if seat != viewer]
            assert all(name in text.outcome for name in named)
            assert not any(name in text.outcome for name in people if name not in named and (named or table.seats > 1))
            margin = ending.lead(None if viewer in (SPECTATOR, *ending.winners) else viewer)
            if margin and len(ending.winners) == 1:
                assert f" {margin} " in text.outcome


@every_table
def test_the_parts_of_a_score_add_up_and_each_has_a_name(table: Table) -> None:
    """So that the end can say what made the difference."""
    last = end(table, "endings")
    view = last.view()
    points = view.totals if isinstance(view, SeriesView) else last.scores()
    for seat in range(table.seats):
        assert sum(int(facts["points"]) for _, facts in table.game.parts(view, seat)) == points[seat]


@every_table
def test_a_drawing_of_the_end_says_why_it_came_and_who_won_by_how_much(table: Table) -> None:
    last = end(table, "endings")
    people, view = PEOPLE[: table.seats], last.view()
    for language in LANGUAGES:
        title = re.search("<title>(.*?)</title>", table.game.svg(view, language, people))
        assert title is not None
        text = ending_text(table.game, view, people, language)
        assert text.outcome in html.unescape(title[1])
        assert text.why in html.unescape(title[1])
