"""The territories for a terminal."""

from __future__ import annotations

import pytest

from koruna.games.tiny_epic_kingdoms.forms.text_map import draw
from koruna.locale import LANGUAGES
from tests.games.tiny_epic_kingdoms.moments import NAMES, some


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_region_has_a_place_with_its_id(seats: int, language: str) -> None:
    for moment in some(seats):
        for view in [moment.view, *moment.own.values()]:
            found = draw(view, language, NAMES, 80, 19)
            assert found.width() <= 80
            for region in [region for territory in view.territories for region in territory.regions]:
                span = found.places[f"region:{region.id}"]
                text = "".join(character for character, _ in found.glyphs[span.row][span.column :][: span.width])
                assert text.split()[0] == region.id


def test_figures_are_seen_and_the_map_begins_at_ones_own() -> None:
    moment = next(moment for moment in some(2)[12:] if moment.own)
    [(seat, view)] = [*moment.own.items()][:1]
    found = draw(view, "en", NAMES, 120, 34)
    mine = [region.id for territory in view.territories for region in territory.regions if region.figures[seat]]
    assert found.home in [f"region:{id}" for id in mine]
    span = found.places[found.home]
    under = "".join(character for character, _ in found.glyphs[span.row + 1][span.column - 4 :][: span.width + 8])
    assert str(seat + 1) in under
