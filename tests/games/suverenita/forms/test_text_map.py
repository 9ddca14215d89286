"""The world for a terminal."""

from __future__ import annotations

import pytest

from koruna.games.suverenita.forms.text_map import draw, held_by
from koruna.games.suverenita.forms.view import SuverenitaView
from koruna.locale import LANGUAGES
from koruna.look.terminal_colours import ground
from tests.games.suverenita.forms.test_text_board import late
from tests.games.suverenita.moments import NAMES, moments


def first(kind: str) -> SuverenitaView:
    return moments(kind)[0].view


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["two", "four", "twelve"])
def test_every_field_has_a_place_with_its_id(kind: str, language: str) -> None:
    view = late(kind) if kind == "four" else first(kind)
    found = draw(view, language, NAMES, 80, 19)
    for place in view.map.fields:
        span = found.places[f"field:{place.id}"]
        text = "".join(character for character, _ in found.glyphs[span.row][span.column :][: span.width])
        assert text.split()[0] == place.id


def test_it_begins_at_ones_own_settlement_in_ones_own_colour() -> None:
    view = late()
    found = draw(view, "en", NAMES, 80, 19)
    at = [f"field:{place.id}" for place in view.map.fields].index(found.home)
    assert view.seat is not None
    assert held_by(view.fields[at]) == view.seat
    span = found.places[found.home]
    assert ground(view.seat) in found.glyphs[span.row][span.column + 1][1]
