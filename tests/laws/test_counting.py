"""At the end every line of a score lights up something that is on the page."""

from __future__ import annotations

import re

from koruna.engine.game import Game
from koruna.table.pages.result import scored_on
from tests.laws.tables import CHOSEN, end, every_game

NAMES = re.compile(r'data-(?:piece|place)="([^"]*)"')


@every_game
def test_what_scores_is_on_the_page(game: Game) -> None:
    for table in [table for table in CHOSEN if table.game is game][-2:]:
        last = end(table, "counting").running()
        for viewer in table.viewers():
            view = last.view(viewer)
            page = game.draw_page(view, viewer, "en", ["Eva"] * table.seats)
            html = page.board + page.beside + "".join(page.panels)
            drawn = {name for names in NAMES.findall(html) for name in names.split()}
            for seat in range(table.seats):
                lines = scored_on(game.id, view, seat)
                assert not lines or len(lines) == len(game.parts(view, seat))
                assert {part for places in lines for place in places for part in place.split("/")} <= drawn
