"""The picture of the end: self-contained, with everybody's name and points, also of series and of lost games."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from koruna.engine.game import Game
from koruna.look.end_picture import draw_end_picture
from tests.laws.tables import CHOSEN, end, every_game

PEOPLE = ["Eva & Adam", "Petr", "Jana", "Ivo", "Ota", "Hana", "Emil", "Dita", "Rudolf", "Klára", "Bohuš", "Zita"]


@every_game
def test_a_picture_of_the_end_stands_alone_and_names_everybody_with_their_points(game: Game) -> None:
    for table in [table for table in CHOSEN if table.game is game][-2:]:
        last = end(table, "pictures")
        names = PEOPLE[: table.seats]
        crests = [f"k-arms-{seat + 1}" for seat in range(table.seats)]
        drawn = draw_end_picture(game, last.view(), names, last.ranks(), "cs", "18. 11. 2026", crests)
        texts = ElementTree.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")
        written = ["".join(text.itertext()) for text in texts]
        assert {"Koruna · 18. 11. 2026", *names} <= {*written}
        assert {str(points).replace("-", "\N{MINUS SIGN}") for points in last.scores()} <= {*written}
        defined = {*re.findall(r'id="([^"]+)"', drawn)}
        assert {*re.findall(r'(?:href="|url\()#([^")]+)', drawn)} <= defined
