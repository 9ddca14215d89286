"""Drawings come from a view alone, are self-contained, and escape what a person typed."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from koruna.engine.state import OVER
from koruna.locale import LANGUAGES
from tests.laws.tables import Table, end, every_table, some_moments
from tests.laws.visible import drawings

SPITEFUL = ['<script>alert("x")</script>', "\"quoted' & <b>", "Příliš žluťoučký kůň " * 3, ""]


@every_table
def test_an_svg_is_whole_and_self_contained(table: Table) -> None:
    for state in some_moments(table, "drawings", 1):
        if state.turn() != OVER:
            svg = table.game.svg(state.view(0), "cs", SPITEFUL[: table.seats])
            root = ElementTree.fromstring(svg)
            assert root.tag == "{http://www.w3.org/2000/svg}svg"
            assert root.get("viewBox")
            tags = {element.tag.rpartition("}")[2] for element in root.iter()}
            assert not tags & {"script", "image", "foreignObject"}
            assert "alert" not in re.sub(r">[^<]*<", "><", svg), "a name is only ever text"
            check_references(root)


def check_references(root: ElementTree.Element) -> None:
    """Every reference is resolved within the drawing."""
    ids = {element.get("id") for element in root.iter()}
    for element in root.iter():
        for name, value in element.attrib.items():
            if name.rpartition("}")[2] == "href":
                assert value.startswith("#")
                assert value[1:] in ids
            for target in re.findall(r"url\(\s*['\"]?([^)'\"]*)", value):
                assert target.startswith("#")
                assert target[1:] in ids


@every_table
def test_every_table_can_be_drawn_in_every_language(table: Table) -> None:
    last = end(table, "drawn in the end")
    for state in (table.start(), last):
        view = state.view()
        drawn = [table.game.text(view, language) for language in LANGUAGES]
        assert len(set(drawn)) == len(LANGUAGES)
        assert all("\033" not in text for text in drawn)


@every_table
def test_imagining_changes_no_drawing_the_seat_can_see(table: Table) -> None:
    for state in some_moments(table, "imagine", 1):
        for viewer in table.viewers():
            imagined = state.imagine(viewer, table.rng("imagine"))
            assert drawings(imagined, viewer, table) == drawings(state, viewer, table)


@every_table
def test_a_notebook_draws_a_view(table: Table) -> None:
    view = table.start().view(0)
    assert view._repr_svg_() == table.game.svg(view)


@every_table
def test_names_appear_in_what_is_drawn(table: Table) -> None:
    names = ["Adéla", "Bořek", "Ctirad", "Dáša"][: table.seats]
    view = table.start().view()
    for name in names:
        assert name in table.game.text(view, "cs", names)
        assert name in table.game.svg(view, "cs", names)


TIP = re.compile(
    r'<(div|span|button)(?![^>]* data-step )[^>]* data-(?:label|tip)="([^"]*)"[^>]*>((?:(?!<\1\b).)*?)</\1>', re.DOTALL
)


@every_table
def test_a_tip_does_not_repeat_what_is_written_there(table: Table) -> None:
    names = ["Anna", "Berta", "Cyril", "Dana", *"EFGHIJKL"][: table.seats]
    for state in some_moments(table, "tips", 6):
        running = state.running()
        for seat in running.waiting()[:1]:
            page = table.game.draw_page(running.view(seat), seat, "en", names)
            for _, tip, inside in TIP.findall("".join([page.board, page.beside, *page.panels])):
                written = re.sub(r"<[^>]*>", " ", re.sub(r'<span class="sr">.*?</span>', "", inside))
                assert not tip or tip.lower() != " ".join(written.split()).lower()
