"""The drawing of the table: one picture, the same for notebooks and replays."""

from __future__ import annotations

import re
from collections import Counter
from math import atan2, cos, hypot, pi, sin
from xml.etree import ElementTree

import pytest

from koruna.games.suverenita.forms.drawing import draw
from koruna.games.suverenita.forms.drawing_land import bent, land_of
from koruna.games.suverenita.forms.drawing_map import all_here, draw_control, draw_pieces
from koruna.games.suverenita.forms.field_view import FieldView, StackView
from koruna.games.suverenita.forms.map_view import MapView, view_of_map
from koruna.games.suverenita.rules.board.options import house_world
from koruna.locale import LANGUAGES
from tests.games.suverenita.moments import KINDS, NAMES, moments

Element = ElementTree.Element
every_kind = pytest.mark.parametrize("kind", KINDS)
every_count = pytest.mark.parametrize("seats", range(2, 13))
SLACK = 16  # how far a distorted border may be from its ideal one


def read(svg: str) -> Element:
    return ElementTree.fromstring(svg)


def fields_of(root: Element) -> dict[str, Element]:
    return {element.attrib["data-field"]: element for element in root.iter() if "data-field" in element.attrib}


def pieces_of(element: Element) -> list[Element]:
    return [each for each in element.iter() if "data-piece" in each.attrib]


def texts(element: Element) -> list[str]:
    return ["".join(each.itertext()) for each in element.iter() if each.tag.endswith("text")]


@every_kind
def test_every_field_is_there_with_its_name(kind: str) -> None:
    view = moments(kind)[-1].view
    for language in LANGUAGES:
        drawn = fields_of(read(draw(view, language, NAMES[: view.seats])))
        names = {place.id: place.names[language] for place in view.map.fields}
        assert {id: texts(element)[0] for id, element in drawn.items()} == names


@every_kind
def test_stacks_show_how_many_units_each_player_has_of_each_kind(kind: str) -> None:
    """One alone has no number."""
    for moment in moments(kind)[::7]:
        drawn = fields_of(read(draw(moment.view)))
        for place, content in zip(moment.view.map.fields, moment.view.fields, strict=True):
            there = Counter[str]()
            for stack in content.stacks:
                there[f"unit-{stack.owner + 1}-{stack.type}-{stack.level}-{stack.place}-{place.id}"] += stack.count
            shown = {
                each.attrib["data-piece"]: int(next(iter(texts(each)), "1"))
                for each in pieces_of(drawn[place.id])
                if each.attrib["data-piece"].startswith("unit-")
            }
            assert shown == there


@every_kind
def test_buildings_crops_and_herds_are_drawn(kind: str) -> None:
    for moment in moments(kind)[::7]:
        drawn = fields_of(read(draw(moment.view)))
        for place, content in zip(moment.view.map.fields, moment.view.fields, strict=True):
            names = [each.attrib["data-piece"].split("-")[0] for each in pieces_of(drawn[place.id])]
            assert names.count("settlement") == (content.settlement != "")
            assert names.count("dockyard") == (content.dockyard != "")
            assert names.count("fort") == content.fort
            assert names.count("site") == (content.site != "")
            assert names.count("crop") == (content.crop > 0)
            assert names.count("herd") == len(content.herds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_is_sound_in_every_language_and_names_the_players(language: str) -> None:
    view = moments("four")[-1].view
    svg = draw(view, language, ["<Eva>", "Petr & syn", 'Jana "Velká"', "Tomáš"])
    root = read(svg)
    assert "Petr & syn" in texts(root)
    assert root.attrib["role"] == "img"


def test_pieces_have_names_that_no_two_share() -> None:
    for moment in moments("twelve")[::9]:
        names = [each.attrib["data-piece"] for each in pieces_of(read(draw(moment.view)))]
        assert len(set(names)) == len(names)


# --- on the map ------------------------------------------------------------------------------------


def is_inside(x: float, y: float, view: MapView, field: int) -> bool:
    """Whether a point is in a field, or close enough to one of its distorted borders."""
    spot = land_of(view).spots[field]
    radius, angle = hypot(x, y), atan2(y, x)
    if not spot.inner:
        return radius < spot.outer + SLACK
    aside = abs((angle - spot.angle + pi) % (2 * pi) - pi)
    return spot.inner - SLACK < radius < spot.outer + SLACK and aside * radius < spot.half * radius + SLACK


@every_count
def test_names_and_pieces_lie_in_their_fields_on_every_map(seats: int) -> None:
    view = view_of_map(house_world("usual", seats, 1))
    types = ("LI", "HI", "CA") if seats % 2 else ("TR", "WS", "CO")
    stacks = tuple([StackView(0, type, "veteran", "open", 3, False, False) for type in types])
    for content in (FieldView(), FieldView(stacks=stacks)):
        for here in all_here(view, [content] * len(view.fields)):
            drawn = draw_pieces(here)
            for x, y in re.findall(r'<text class="name" x="([-\d.]+)" y="([-\d.]+)"', drawn):
                assert is_inside(float(x), float(y), view, here.field), view.fields[here.field].id
            for x, y, size in re.findall(r'<use href="#k-u-\w+" x="([-\d.]+)" y="([-\d.]+)" width="(\d+)"', drawn):
                half = float(size) / 2
                assert is_inside(float(x) + half, float(y) + half, view, here.field), view.fields[here.field].id


@every_count
def test_neighbours_touch_and_fields_with_a_ridge_between_them_have_rocks(seats: int) -> None:
    view = view_of_map(house_world("usual", seats, 1))
    land = land_of(view)
    assert len(land.shapes) == len(view.fields) == len(set(land.shapes))
    islands = {field for field, place in enumerate(view.fields) if place.island}
    assert len(land.ridges) == sum(1 for one, other in view.closed if one not in islands and other not in islands)
    assert all(len(rocks) >= 3 for rocks in land.ridges)


def test_a_field_shows_who_holds_it_that_it_was_plundered_and_that_it_is_encircled() -> None:
    view = moments("four")[-1].view.map
    land = next(field for field, place in enumerate(view.fields) if place.ring == "m")

    def drawn(content: FieldView) -> str:
        here = all_here(view, [content] * len(view.fields))[land]
        return draw_control(here) + draw_pieces(here)

    assert "pp-" not in drawn(FieldView())
    assert "url(#pp-3)" in drawn(FieldView(control=2))
    assert "#k-plunder" in drawn(FieldView(plundered=True))
    assert "#k-lock" in drawn(FieldView(settlement="village", lord=0, encircled=True))
    assert "#k-act-strike" in drawn(FieldView(locked=True))


def test_a_site_shows_how_far_it_is() -> None:
    view = moments("four")[-1].view.map
    widths = {}
    for done in (25, 50, 75):
        content = FieldView(site="city", site_owner=0, site_done=done)
        drawn = draw_pieces(all_here(view, [content] * len(view.fields))[0])
        whole, part = re.findall(r'<rect [^>]*width="([\d.]+)" fill', drawn)
        widths[done] = float(part) / float(whole)
    assert widths == {25: 0.25, 50: 0.5, 75: 0.75}


def test_units_that_have_moved_are_faded_only_while_units_move() -> None:
    view = moments("four")[-1].view.map
    stack = StackView(0, "LI", "standard", "open", 1, True, False)
    here = all_here(view, [FieldView(stacks=(stack,))] * len(view.fields))[0]
    assert 'opacity=".72"' in draw_pieces(here, True)
    assert 'opacity=".72"' not in draw_pieces(here)


def test_a_bent_point_stays_near() -> None:
    for at in range(200):
        x, y = 400 * cos(at), 400 * sin(at)
        assert hypot(bent(x, y)[0] - x, bent(x, y)[1] - y) < SLACK
