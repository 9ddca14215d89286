"""The drawing of the table."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from koruna.games.tiny_epic_kingdoms.forms.drawing import draw
from koruna.games.tiny_epic_kingdoms.forms.drawing_map import Pieces, arrange
from koruna.games.tiny_epic_kingdoms.forms.region_names import region_name_in
from koruna.games.tiny_epic_kingdoms.rules.values import ACTIONS
from koruna.locale import LANGUAGES, words
from koruna.look import without_kit
from tests.games.tiny_epic_kingdoms.moments import NAMES, moments, some

Element = ElementTree.Element
every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def read(svg: str) -> Element:
    return ElementTree.fromstring(svg)


def parts(root: Element) -> dict[str, Element]:
    return {element.attrib["data-part"]: element for element in root.iter() if "data-part" in element.attrib}


def named(root: Element, attribute: str) -> list[str]:
    return [element.attrib[attribute] for element in root.iter() if attribute in element.attrib]


def uses(root: Element) -> list[str]:
    return [element.attrib["href"] for element in root.iter() if element.tag.endswith("}use")]


def texts(root: Element) -> list[str]:
    return [element.text or "" for element in root.iter() if element.tag.endswith("}text")]


def regions(root: Element) -> dict[str, Element]:
    return {element.attrib["data-region"]: element for element in root.iter() if "data-region" in element.attrib}


@every_count
def test_figures_stand_and_lie_where_they_are_with_the_emblem_of_their_owner(seats: int) -> None:
    for moment in some(seats):
        drawn = regions(read(draw(moment.view)))
        for territory in moment.view.territories:
            for there in territory.regions:
                standing, lying = Counter[int](), Counter[int]()
                for group in drawn[there.id].iter():
                    if group.get("data-piece", "").startswith("figure-"):
                        owner = int(group.attrib["data-piece"].split("-")[1])
                        assert group.get("class") == f"p{owner}"
                        assert f"#k-e{owner}" in uses(group)
                        (lying if "#k-figure-lying" in uses(group) else standing)[owner] += 1
                for seat in range(seats):
                    assert lying[seat + 1] == there.lying[seat]
                    assert standing[seat + 1] == there.figures[seat] - there.lying[seat]
                assert standing[0] == there.neutral


@every_count
def test_every_region_shows_its_name_and_its_yield(seats: int) -> None:
    symbols = {"fields": "food", "mountains": "ore", "forest": "mana", "ruins": "treasure", "capital": "vp"}
    view = moments(seats)[-1].view
    drawn = regions(read(draw(view)))
    assert drawn.keys() == {region.id for territory in view.territories for region in territory.regions}
    for territory in view.territories:
        for region in territory.regions:
            assert texts(drawn[region.id])[0] == region_name_in(view, region.id).by_language["en"]
            assert f"#k-{symbols[region.terrain]}" in uses(drawn[region.id])


@every_count
def test_a_token_is_drawn_face_up_only_when_it_is(seats: int) -> None:
    for moment in some(seats):
        drawn = regions(read(draw(moment.view)))
        for territory in moment.view.territories:
            for there in territory.regions:
                tokens = [use for use in uses(drawn[there.id]) if use.startswith("#k-ex-")]
                face_up = {"dragon_lair": "dragon"}.get(there.token or "", there.token)
                assert tokens == (["#k-ex-hidden"] if there.hidden else [f"#k-ex-{face_up}"] if there.token else [])


@every_count
def test_the_card_of_actions_shows_the_shields_unless_there_is_war(seats: int) -> None:
    for moment in some(seats):
        found = parts(read(draw(moment.view)))
        assert ("actions" in found) == (moment.view.active is not None and moment.view.war is None)
        assert ("war" in found) == (moment.view.war is not None)
        if "actions" in found:
            actions = {e.attrib["data-action"]: e for e in found["actions"].iter() if "data-action" in e.attrib}
            assert list(actions) == ACTIONS
            covered = [action for action, drawn in actions.items() if "#k-shield" in uses(drawn)]
            assert covered == moment.view.shields


@every_count
def test_players_have_their_people_stores_and_points(seats: int) -> None:
    say = words("en", "tiny_epic_kingdoms").say
    view = moments(seats)[-1].view
    found = parts(read(draw(view, "en", NAMES)))
    for player in view.players:
        shown = texts(found[f"player-{player.seat}"])
        assert NAMES[player.seat] in shown
        assert say("points", {"points": player.points}) in shown
        assert any(say("faction", {"faction": player.faction or ""}) in text for text in shown)
        for number in (player.food, player.ore, player.mana, player.in_play):
            assert str(number) in shown


def test_a_number_set_in_war_is_a_bare_die_until_both_are_set() -> None:
    seen = 0
    for moment in moments(3, seed=2):
        for view in [moment.view, *moment.own.values()]:
            if view.war is None:
                continue
            seen += 1
            drawn = parts(read(draw(view)))["war"]
            numbers = [view.war.attack, view.war.defence]
            assert uses(drawn).count("#k-die12") == numbers.count(None)
            assert uses(drawn).count("#k-flag") == numbers.count(0)
    assert seen


@every_count
def test_every_piece_is_on_the_table_once_and_parts_lie_within_it(seats: int) -> None:
    for moment in some(seats, draft=True):
        root = read(draw(moment.view))
        assert [piece for piece, times in Counter(named(root, "data-piece")).items() if times > 1] == []
        width, height = map(float, root.attrib["viewBox"].split()[2:])
        for found in parts(root).values():
            assert float(found.attrib["x"]) + float(found.attrib["width"]) <= width
            assert float(found.attrib["y"]) + float(found.attrib["height"]) <= height


def test_many_figures_in_a_region_do_not_hide_each_other() -> None:
    three = Pieces("jedlohvozd", "a1", "forest", (1, 2), (0, 0), False, "", True)
    places = [figure.x for figure in arrange(three)]
    assert len(places) == 3
    assert all(b - a >= 30 for a, b in pairwise(places))


def test_what_did_not_change_is_the_same_line() -> None:
    before, after = (set(without_kit(draw(moment.view)).split("\n")) for moment in moments(4)[60:62])
    assert len(before & after) > 0.8 * len(before)


def test_a_table_is_drawn_in_three_languages() -> None:
    view = moments(4)[40].view
    assert len({draw(view, language) for language in LANGUAGES}) == len(LANGUAGES)
