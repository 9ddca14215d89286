"""The map for a terminal."""

from __future__ import annotations

import pytest

from koruna.games.eight_minute_empire.forms.text_board import TIMES
from koruna.games.eight_minute_empire.forms.text_map import draw
from koruna.games.eight_minute_empire.rules.map import SIDES
from koruna.locale import LANGUAGES
from koruna.look.terminal_colours import ground
from tests.games.eight_minute_empire.tabletop import put, ready


@pytest.mark.parametrize("letter", ["A", "B"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_region_has_a_place_with_its_number(letter: str, language: str) -> None:
    view = ready(2, board=letter).view()
    for width, height in ((80, 19), (120, 34)):
        found = draw(view, language, [], width, height)
        assert found.width() == width
        assert len(found.glyphs) == height
        for region in range(1, SIDES[letter].regions + 1):
            span = found.places[f"region:{region}"]
            text = "".join(character for character, _ in found.glyphs[span.row][span.column :][: span.width])
            assert text.split()[0].rstrip("★") == str(region)


def test_who_holds_a_region_is_told_by_sign_and_colour() -> None:
    state = ready(2)
    put(state, 1, 7, 3)
    found = draw(state.view(), "en", [], 120, 34)
    assert f"2{TIMES}3 =2" in "\n".join(found.lines(colour=False))
    assert f"\x1b[{ground(1)}m" in "\n".join(found.lines(colour=True))
