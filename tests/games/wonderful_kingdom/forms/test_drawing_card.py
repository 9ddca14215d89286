"""Drawings and descriptions of cards."""

from __future__ import annotations

import pytest

from koruna.games.wonderful_kingdom.forms.drawing_art import ART
from koruna.games.wonderful_kingdom.forms.drawing_card import draw_back, draw_card, split_name
from koruna.games.wonderful_kingdom.forms.drawing_names import (
    advisor_text,
    board_name,
    card_name,
    describe,
    duchy_name,
    scenario_name,
)
from koruna.games.wonderful_kingdom.rules.contents import HOUSE_EDITION as OF
from koruna.games.wonderful_kingdom.rules.contents import read_own
from koruna.games.wonderful_kingdom.rules.numbers import DEVELOPMENT, RESOURCES
from koruna.games.wonderful_kingdom.rules.reading import house_files
from koruna.locale import LANGUAGES, words
from koruna.look.kit import symbols_in
from koruna.look.symbols import definitions

SAY = words("en", "wonderful_kingdom")


def test_every_development_shows_something_of_its_own_and_no_two_of_a_family_the_same() -> None:
    developments = [OF.ids[card] for card in OF.cards(DEVELOPMENT)]
    assert list(ART) == developments
    assert {art.partition(" ")[0] for art in ART.values()} <= definitions().keys()
    shown = [(OF.family[OF.ids.index(id)], art) for id, art in ART.items()]
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize("id", OF.ids)
def test_a_card_shows_its_whole_price_and_what_it_brings(id: str) -> None:
    drawn, card = draw_card(OF, id, SAY), OF.ids.index(id)
    assert symbols_in(drawn)
    if OF.kind[card] != DEVELOPMENT:
        return
    for resource, name in enumerate([*RESOURCES[:4], "krystallium", "soldier"]):
        symbol = f'href="#k-cube-{name}"' if resource < 4 else f'href="#k-{name}"'
        wanted = OF.cost[card][resource]
        if resource < 4:
            wanted += OF.income[card][resource] + OF.gives[card].count(resource)
            wanted += 1 if OF.income_each[card] >= 0 and (OF.income_each[card] - 4) // 4 == resource else 0
        else:
            wanted += OF.bonus_krystallium[card] if resource == 4 else OF.bonus_soldiers[card]
        shown_as_art = 1 if ART[id].partition(" ")[0] == symbol[7:-1] else 0
        assert drawn.count(symbol) == wanted + shown_as_art, name


def test_a_card_is_told_in_full() -> None:
    assert describe(OF, "portal", SAY) == (
        "Portal. Discovery. Costs: 5 exploration. Makes: exploration for each discovery."
        " When completed: 1 krystallium. At the end: 1 point. Exchanged for: 1 exploration."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_in_every_language_and_its_name_fits(language: str) -> None:
    say = words(language, "wonderful_kingdom")
    for id in OF.ids:
        name = card_name(OF, id, say)
        assert describe(OF, id, say).startswith(name)
        assert "…" not in draw_card(OF, id, say), name
        assert len(split_name(name, 12.5)) <= 2


def test_filled_spaces_stand_on_a_plate_and_open_ones_are_faint() -> None:
    mill = draw_card(OF, "mill", SAY, (2, 0, 0, 0, 0, 0))
    assert mill.count('opacity=".5"') == 2
    assert ">1/3</text>" in mill
    assert "#k-threat-giant" not in mill
    assert "#k-threat-giant" in draw_card(OF, "mill", SAY, (2, 0, 0, 0, 0, 0), True)


def test_a_back_tells_who_laid_the_card() -> None:
    assert "#k-arms-2" in draw_back(1, SAY)
    assert "#k-arms" not in draw_back(None, SAY)


def test_a_content_of_ones_own_is_called_by_its_own_names() -> None:
    entered = read_own(house_files())
    entered.names[0] = ["Dvorec", "Dvorec", "Homestead"]
    assert card_name(entered, OF.ids[0], SAY) == "Homestead"
    assert card_name(entered, OF.ids[0], words("cs", "wonderful_kingdom")) == "Dvorec"
    assert ">Homestead</text>" in draw_card(entered, OF.ids[0], SAY)
    assert board_name(entered, "usurper", SAY) == "The Usurper"
    assert duchy_name(entered, "valados", "B", SAY) == "Duchy of Valados"
    assert scenario_name(entered, "SC01", SAY) == "Tide of Rats"
    assert advisor_text(entered, "grey_eminence", SAY) == "Pay 3 soldiers for 1 krystallium."
