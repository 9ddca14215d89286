"""The file of symbols and selecting from it."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

from koruna.look import colours
from koruna.look.sheets import sheets
from koruna.look.symbols import definitions, parts, references, symbols

if TYPE_CHECKING:
    from tests.conftest import Heard


def ids_in(text: str) -> list[str]:
    root = ElementTree.fromstring(f"<svg>{text}</svg>")
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def test_every_line_of_a_sheet_is_one_definition() -> None:
    written = [sheet.read_text("utf-8") for sheet in sheets("symbols.svg")]
    found = [element.attrib["id"] for text in written for element in ElementTree.fromstring(text)]
    assert found == list(definitions()), "and none is there twice"
    assert len(written) > 1
    assert len(found) > 200


def test_what_several_games_draw_uses_nothing_that_belongs_to_one() -> None:
    shared = sheets("symbols.svg")[0].read_text("utf-8")
    assert {*references(shared)} <= {*ids_in(shared[shared.index("-->") + 3 : -len("</svg>\n")])}


def test_every_reference_leads_to_a_definition() -> None:
    known = definitions()
    for name, text in known.items():
        assert references(text) <= set(known), name


def test_the_symbols_asked_for_come_with_their_parts_and_nothing_else() -> None:
    assert ids_in(symbols(["k-crown"])) == ["k-crown"]
    assert ids_in(symbols(["k-badge-crown"])) == ["k-badge-crown", "k-crown"]
    # the chip uses the tile and a clip path, the tile uses the ears
    assert ids_in(symbols(["k-chip-wheat"])) == ["k-chip-shape", "k-chip-wheat", "k-ears", "k-t-wheat-a"]
    assert ids_in(symbols([])) == []


def test_an_unknown_symbol_is_a_mistake_of_the_drawing() -> None:
    with pytest.raises(KeyError, match="k-no-such-thing"):
        symbols(["k-no-such-thing"])


def test_a_part_that_is_missing_does_not_take_its_symbol_away(
    monkeypatch: pytest.MonkeyPatch, faults_heard: Heard
) -> None:
    without = {name: text for name, text in definitions().items() if name != "k-crown"}
    monkeypatch.setattr(import_module("koruna.look.symbols"), "definitions", lambda: without)
    parts.cache_clear()
    assert ids_in(symbols(["k-badge-crown"])) == ["k-badge-crown"]
    assert "KeyError: 'k-crown'" in faults_heard.take()[0]
    parts.cache_clear()


def test_every_colour_in_a_symbol_is_a_token_with_its_light_value() -> None:
    """So that a symbol without tokens looks as on a light page. The three colours of the owner are set by a class."""
    fallbacks = {"p": colours.values()["p0"], "p-2": colours.values()["p0-2"], "p-ink": "#ffffff"}
    for name, text in definitions().items():
        for token in colours.named_in(text):
            value = fallbacks.get(token) or colours.colour(token).partition(",")[2].removesuffix(")")
            assert f"var(--{token},{value})" in text, f"{token} in {name}"


def test_players_have_emblem_hatching_and_arms() -> None:
    for seat in range(1, 13):
        assert {f"k-e{seat}", f"pp-{seat}", f"k-arms-{seat}"} <= set(definitions())


def test_playing_does_not_load_the_look() -> None:
    program = "import sys, koruna; koruna.game('kingdomino').start(2).view(); print('koruna.look' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
