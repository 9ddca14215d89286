"""Odds before a march on the page and on the text board."""

from __future__ import annotations

import re
from html import escape, unescape

import pytest

from koruna.games.suverenita.forms.drawing_marches import MOST, facts_of, march_sentence
from koruna.games.suverenita.forms.page import draw_page
from koruna.games.suverenita.forms.text_board import draw
from koruna.games.suverenita.forms.view import SuverenitaView
from koruna.locale import LANGUAGES, words
from tests.games.suverenita.moments import NAMES, moments


def marching() -> list[tuple[int, SuverenitaView]]:
    """Views with possible attacks and their seats, from several kinds of games."""
    kinds = ("first", "four", "hidden", "twelve")
    found = [(seat, view) for kind in kinds for m in moments(kind) for seat, view in m.own.items() if view.marches]
    assert len(found) > 15
    assert any(march.fight.siege for _, view in found for march in view.marches)
    assert any(len(march.orders) > 1 for _, view in found for march in view.marches)
    return found


def names(view: SuverenitaView) -> list[str]:
    return NAMES[: view.seats]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_panel_has_a_bar_for_every_attack_and_few_of_them(language: str) -> None:
    say = words(language, "suverenita")
    for seat, view in marching():
        page = draw_page(view, seat, language, names(view))
        [panel] = [panel for panel in page.panels if "panel march" in panel]
        assert panel.count('class="odds"') == panel.count('class="way"') == min(MOST, len(view.marches))
        assert "{" not in panel
        places = set(re.findall(r'data-place="([^"]+)"', page.board))
        for about in re.findall(r'data-about="([^"]+)"', panel):
            assert any(about in place.split() for place in places), "what is hovered shows the field"
        for march in view.marches[:MOST]:
            assert march.fight.win + march.fight.draw + march.fight.loss in range(999, 1002)
            facts = facts_of(view, march, names(view))
            assert escape(say.say("page-march-odds", facts)) in panel
            assert escape(say.say("page-march-left", facts)) in panel
        assert say.say("page-marches-about", {"mode": view.mode}) in unescape(panel)


def test_the_field_of_an_attack_tells_its_odds() -> None:
    say = words("en", "suverenita")
    for seat, view in marching():
        labels = dict(
            re.findall(
                r'data-target="field:(\w+)".*?data-label="([^"]*)"', draw_page(view, seat, "en", names(view)).board
            )
        )
        attacked = {view.map.fields[march.fight.field].id for march in view.marches}
        assert {id for id, label in labels.items() if "attack with" in label} == attacked
        for march in view.marches:
            facts = facts_of(view, march, names(view))
            assert escape(say.say("page-march-here", facts)) in labels[view.map.fields[march.fight.field].id]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_board_has_a_sentence_for_each(language: str) -> None:
    for _, view in marching():
        board = " ".join(draw(view, language, names(view), width=400).split())
        for at, march in enumerate(view.marches):
            sentence = march_sentence(view, march, words(language, "suverenita", codes=True), names(view))
            assert (" ".join(sentence.split()) in board) == (at < MOST)


def test_units_that_are_left_have_the_decimal_sign_of_the_language() -> None:
    facts = {"left": 1.5, "units": 3}
    sentences = [words(language, "suverenita").say("page-march-left", facts) for language in ("cs", "sk", "en")]
    assert sentences == ["zbude 1,5 / 3", "zostane 1,5 / 3", "1.5 of 3 left"]


def test_nobody_else_is_told() -> None:
    for moment in moments("twelve"):
        assert moment.view.marches == []
        assert not any("panel march" in panel for panel in draw_page(moment.view, -1, "en", names(moment.view)).panels)
