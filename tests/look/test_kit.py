"""Drawings with embedded definitions, and without."""

from __future__ import annotations

from xml.etree import ElementTree

from koruna.look import symbols_for, with_kit, without_kit

BARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" class="koruna" viewBox="0 0 48 48">\n'
    '<g class="p3 mark" fill="var(--gold,#b9811f)"><use href="#k-king"/></g>\n'
    '<g clip-path="url(#k-chip-shape)"/>\n</svg>'
)


def test_a_drawing_gets_its_symbols_tokens_and_players() -> None:
    whole = with_kit(BARE)
    root = ElementTree.fromstring(whole)
    ids = {element.get("id") for element in root.iter() if element.get("id")}
    assert ids == {"k-king", "k-chip-shape"}
    for token in ("--gold:", "--spr-skin:", "--p3:", ".koruna .p3{"):
        assert token in whole
    assert "--p4" not in whole


def test_without_its_kit_a_drawing_is_as_it_was() -> None:
    assert without_kit(with_kit(BARE)) == BARE
    assert without_kit(BARE) == BARE


def test_a_page_holds_the_symbols_of_all_its_drawings_once() -> None:
    other = BARE.replace("k-king", "k-crown")
    text = symbols_for([BARE, other, BARE])
    root = ElementTree.fromstring(text)
    ids = [element.attrib["id"] for element in root.iter() if element.get("id")]
    assert sorted(ids) == ["k-chip-shape", "k-crown", "k-king"]
    assert "display" not in text
