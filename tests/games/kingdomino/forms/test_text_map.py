"""The kingdom on which a domino is placed by cursor."""

from __future__ import annotations

import pytest

from koruna.games.kingdomino.forms.sentences import targets
from koruna.games.kingdomino.forms.text_map import draw
from koruna.locale import LANGUAGES
from tests.games.kingdomino.forms.test_text_board import small_position
from tests.games.kingdomino.forms.test_view import moments
from tests.games.kingdomino.tabletop import play

NAMES = ["Eva", "Petr", "Drahomíra", "Zikmund"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_target_has_a_place_where_it_is_drawn(language: str) -> None:
    state = small_position()
    claims = draw(state.view(0), language, NAMES, 80, 19)
    for offer in ("1", "10", "30"):
        span = claims.places[f"offer:{offer}"]
        text = "".join(character for character, _ in claims.glyphs[span.row])
        assert text[span.column + 1 :].startswith(f"{offer} ")
    play(state, "claim 1")
    view = state.view(0)
    found = draw(view, language, NAMES, 80, 19)
    for text in [state.write(move, view.turn or 0) for move in state.moves()]:
        for target in targets(view, text):
            span = found.places[target]
            assert "".join(character for character, _ in found.glyphs[span.row][span.column :][:3]) == " · "


def test_the_domino_to_place_is_the_piece() -> None:
    state = small_position()
    assert draw(state.view(0), "en", NAMES, 80, 19).piece == []
    play(state, "claim 1")
    assert [text for text, _ in draw(state.view(0), "en", NAMES, 80, 19).piece] == [">M1", ">W "]


def test_every_moment_has_a_map() -> None:
    for _, view in moments(1, 4):
        assert draw(view, "en", NAMES, 80, 19).width() == 80
