"""The drawing of the whole table."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from koruna.engine.state import SPECTATOR
from koruna.games.wonderful_kingdom.forms.drawing import draw
from koruna.locale import LANGUAGES, words
from koruna.look import without_kit
from tests.games.wonderful_kingdom.moments import KINDS, NAMES, moments, some
from tests.games.wonderful_kingdom.tabletop import (
    LAST_OFFER,
    PICKING,
    play,
    table,
)

Element = ElementTree.Element
every_kind = pytest.mark.parametrize("kind", KINDS)


def read(svg: str) -> Element:
    return ElementTree.fromstring(svg)


def parts(root: Element) -> dict[str, Element]:
    return {element.attrib["data-part"]: element for element in root.iter() if "data-part" in element.attrib}


def cards(root: Element) -> list[str]:
    return [element.attrib["data-card"] for element in root.iter() if "data-card" in element.attrib]


def texts(root: Element) -> list[str]:
    return [element.text or "" for element in root.iter() if element.tag.endswith("}text")]


@every_kind
def test_every_moment_is_a_drawing_with_a_part_for_every_player(kind: str) -> None:
    for moment in some(kind):
        for view in (moment.view, *moment.own.values()):
            found = parts(read(draw(view, "en", NAMES)))
            assert {f"player-{seat}" for seat in range(view.seats)} <= found.keys()
            for player in view.players:
                shown = texts(found[f"player-{player.seat}"])
                assert NAMES[player.seat] in shown
                assert words("en", "wonderful_kingdom").say("points", {"points": player.points}) in shown


@every_kind
def test_open_cards_of_the_areas_are_drawn_and_hidden_ones_are_not_named(kind: str) -> None:
    for moment in some(kind):
        found = parts(read(draw(moment.view)))
        for area, lying in enumerate(moment.view.areas):
            if any(moment.view.areas):
                assert cards(found[f"area-{area + 1}"]) == [card.card for card in lying if card.card]


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_without_a_name_are_called_by_their_number(language: str) -> None:
    say = words(language, "wonderful_kingdom").say
    shown = texts(read(draw(moments("quests")[0].view, language)))
    assert {say("player-number", {"number": 1}), say("player-number", {"number": 2})} <= set(shown)


def test_a_card_face_down_is_drawn_the_same_whatever_it_is() -> None:
    drawn = []
    for card in ("mill", "portal"):
        state = table(
            f"{PICKING} | area1 0:{card} | area2 1:barracks | realm 0 hand farmstead | realm 1 hand farmstead"
        )
        drawn.append([draw(state.view(seat)) for seat in (SPECTATOR, 0, 1)])
    assert drawn[0] == drawn[1]


def test_ones_own_hand_is_drawn_and_not_that_of_the_other() -> None:
    state = table(f"{LAST_OFFER} | realm 0 hand mill portal | realm 1 hand farmstead barracks")
    assert sorted(cards(parts(read(draw(state.view(0))))["hand"])) == ["mill", "portal"]
    assert "hand" not in parts(read(draw(state.view())))


def test_a_drawing_carries_its_symbols_and_is_small_without_them() -> None:
    svg = draw(moments("giants and rats")[-1].view)
    assert '<symbol id="k-fam-structure"' in svg
    bare = without_kit(svg)
    assert "<symbol" not in bare
    assert len(bare) < 120_000


def test_completed_cards_stand_in_the_duchy_with_their_number() -> None:
    state = table("realm 0 completed mill*2 portal")
    shown = texts(parts(read(draw(state.view(0))))["player-0"])
    assert "Mill \N{MULTIPLICATION SIGN}2" in shown
    assert "Portal" in shown


def test_a_notebook_shows_the_table() -> None:
    state = table("realm 0 picks mill | realm 1 picks portal", step="end_choice")
    play(state, "slate mill", seat=0)
    view = state.view(0)
    assert view._repr_svg_() == draw(view)
