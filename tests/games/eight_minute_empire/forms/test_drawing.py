"""The drawing of the table."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from random import Random
from xml.etree import ElementTree

import pytest

import koruna
from koruna.games.eight_minute_empire.forms.drawing import draw
from koruna.games.eight_minute_empire.forms.drawing_map import Pieces, arrange, best_rows
from koruna.games.eight_minute_empire.forms.view import EightMinuteEmpireView
from koruna.locale import LANGUAGES
from koruna.look import without_kit

TABLES: list[tuple[int, tuple[tuple[str, object], ...]]] = [
    (2, (("neutral_armies", True),)),
    (3, (("board", "B"), ("starter_choice", True))),
    (4, ()),
    (5, (("board", "B"), ("goods_tokens", True))),
]
every_table = pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
Element = ElementTree.Element
NAMES = ["Eva", "Petr", "Jan", "Zoe", "Ota"]


@cache
def moments(seats: int, options: tuple[tuple[str, object], ...], seed: int = 3) -> list[EightMinuteEmpireView]:
    """What a spectator sees before every decision of a random game, and at its end."""
    state, rng = koruna.game("eight_minute_empire").start(seats, dict(options)), Random(seed)
    found = []
    while state.turn() != koruna.OVER:
        if state.turn() == koruna.CHANCE:
            state.play(state.draw(rng))
            continue
        found.append(state.view())
        moves = [move for move in state.moves() if state.write(move) != "done"] or state.moves()
        state.play(rng.choice(moves), state.turn())
    return [*found, state.view()]


def views(seats: int, options: tuple[tuple[str, object], ...]) -> list[EightMinuteEmpireView]:
    found = moments(seats, options)
    return [*found[::9], found[-1]]


def read(svg: str) -> Element:
    return ElementTree.fromstring(svg)


def part(root: Element, name: str) -> Element:
    [found] = [element for element in root.iter() if element.get("data-part") == name]
    return found


def named(root: Element, attribute: str) -> list[str]:
    return [element.attrib[attribute] for element in root.iter() if attribute in element.attrib]


def uses(root: Element) -> list[str]:
    return [element.attrib["href"] for element in root.iter() if element.tag.endswith("}use")]


def texts(root: Element) -> list[str]:
    return [element.text or "" for element in root.iter() if element.tag.endswith("}text")]


def region(root: Element, number: int) -> Element:
    [found] = [element for element in root.iter() if element.get("data-region") == str(number)]
    return found


@every_table
def test_armies_and_cities_stand_where_they_are_and_can_be_counted(
    seats: int, options: tuple[tuple[str, object], ...]
) -> None:
    for view in views(seats, options):
        root = read(draw(view))
        for there in view.regions:
            drawn = region(root, there.number)
            assert count(drawn, "army") == {
                **{owner + 1: armies for owner, armies in enumerate(there.armies) if armies},
                **({0: there.neutral} if there.neutral else {}),
            }
            assert count(drawn, "city") == {owner + 1: n for owner, n in enumerate(there.cities) if n}


def count(drawn: Element, kind: str) -> dict[int, int]:
    """By owner: the number on the badge, or one where there is no badge. Every stack has its owner's emblem."""
    found = {}
    for group in drawn.iter():
        pieces = [name for name in named(group, "data-piece") if name.startswith(f"{kind}-")]
        if re.fullmatch(r"p\d", group.get("class", "")) and pieces:
            owner = int(group.get("class", "")[1:])
            assert f"#k-e{owner}" in uses(group)
            assert f"#k-{kind}" in uses(group)
            badge = texts(group)
            found[owner] = int(badge[0]) if badge else 1
    return found


@every_table
def test_a_controlled_region_has_the_owners_plate_and_a_hatched_band(
    seats: int, options: tuple[tuple[str, object], ...]
) -> None:
    for view in views(seats, options):
        root = read(draw(view))
        bands = {}
        for group in root.iter():
            shape = re.fullmatch(rf"url\(#k-shape-{view.side.lower()}-(\d+)\)", group.get("clip-path", ""))
            if shape and group.get("fill") == "none":
                hatched = [use.get("stroke", "") for use in group if use.get("stroke", "").startswith("url(#pp-")]
                bands[int(shape.group(1))] = int(hatched[0].removeprefix("url(#pp-").removesuffix(")")) - 1
        assert bands == {r.number: r.controller for r in view.regions if r.controller is not None}
        for there in view.regions:
            assert str(there.number) in texts(region(root, there.number))


@every_table
def test_the_row_shows_goods_actions_and_prices(seats: int, options: tuple[tuple[str, object], ...]) -> None:
    for view in views(seats, options)[:-1]:
        row = part(read(draw(view)), "cards")
        cards = [element for element in row.iter() if element.get("data-piece", "").startswith("card-")]
        lying = [offer.card for offer in view.row]
        assert {card.attrib["data-piece"] for card in cards} == {
            f"card-{card.id}" for card in lying + ([view.acting.card] if view.acting else [])
        }
        for offer in view.row:
            [drawn] = [card for card in cards if card.get("data-piece") == f"card-{offer.card.id}"]
            good = "wild" if offer.card.good == "joker" else offer.card.good
            assert uses(drawn).count(f"#k-{good}") == offer.card.icons
            assert len([use for use in uses(drawn) if use.startswith("#k-act-")]) == len(offer.card.acts)
            assert (str(offer.price) if offer.price else "free") in texts(drawn)


@every_table
def test_every_piece_is_on_the_table_once(seats: int, options: tuple[tuple[str, object], ...]) -> None:
    for view in views(seats, options):
        pieces = named(read(draw(view)), "data-piece")
        assert [piece for piece, times in Counter(pieces).items() if times > 1] == []


def test_tokens_lie_in_their_regions() -> None:
    view = moments(*TABLES[3])[0]
    root = read(draw(view))
    for there in view.regions:
        tokens = [name for name in named(region(root, there.number), "data-piece") if name.startswith("token")]
        assert tokens == ([f"token-{there.number}"] if there.token else [])
        if there.token:
            assert f"#k-{there.token}" in uses(region(root, there.number))
    assert sum(there.token is not None for there in view.regions) == 5


@every_table
def test_everybodys_means_goods_and_points_are_shown(seats: int, options: tuple[tuple[str, object], ...]) -> None:
    for view in views(seats, options):
        root = read(draw(view, "en", NAMES))
        for player in view.players:
            panel = part(root, f"player-{player.seat}")
            shown = texts(panel)
            assert NAMES[player.seat] in shown
            assert f"{player.points} point{'' if player.points == 1 else 's'}" in shown
            assert [str(n) for n in (player.coins, player.supply, player.cities_left)] == shown[2:5]
            goods = [element for element in panel.iter() if "data-good" in element.attrib]
            counts = {good.attrib["data-good"]: int((texts(good) or ["0"])[0]) for good in goods}
            assert counts == {**{good.good: good.count for good in player.goods}, "joker": player.jokers}


def test_a_bid_is_drawn_only_as_made_or_not() -> None:
    state, rng = koruna.game("eight_minute_empire").start(3), Random(1)
    while state.turn() == koruna.CHANCE:
        state.play(state.draw(rng))
    other = state.copy()
    state.play(state.read("bid 1", 1), 1)
    other.play(other.read("bid 7", 1), 1)
    assert draw(state.view(0)) == draw(other.view(0))
    root = read(draw(state.view(0)))
    assert "has bid" in texts(part(root, "player-1"))
    assert "is choosing" in texts(part(root, "player-0"))


def test_the_end_shows_the_places() -> None:
    view = moments(*TABLES[1])[-1]
    root = read(draw(view, names=NAMES))
    order = [name for name in texts(part(root, "result")) if name in NAMES]
    assert order == sorted(NAMES[:3], key=lambda name: view.ranks[NAMES.index(name)])
    assert "cards" not in named(root, "data-part")


def test_names_are_escaped_and_cut() -> None:
    svg = draw(moments(*TABLES[2])[40], "en", ['<script>&"', "x" * 60, "", "'"])
    shown = texts(read(svg))
    assert '<script>&"' in shown
    assert "<script>" not in svg
    assert "Player 3" in shown
    assert any(re.fullmatch("x{5,40}…", text) for text in shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    words = {"en": "Everybody has taken 8 cards", "cs": "Každý má 8 karet", "sk": "Každý má 8 kariet"}
    root = read(draw(moments(*TABLES[2])[-1], language))
    assert words[language] in " ".join(texts(root))
    assert root.get("role") == "img"
    assert words[language] in (root.get("aria-label") or "")


def test_drawings_of_neighbouring_moments_share_most_lines() -> None:
    """A replay keeps each line once; with several things on a line its page would be many times as big."""
    drawn = [without_kit(draw(view)).split("\n") for view in moments(*TABLES[2])]
    assert len(set().union(*drawn)) < sum(map(len, drawn)) / 6


def test_the_drawing_holds_only_its_own_side() -> None:
    svg = draw(moments(*TABLES[2])[0])
    assert 'id="k-land-a"' in svg
    assert "k-land-b" not in svg


def test_however_much_stands_in_a_region_it_is_large_enough_to_be_seen() -> None:
    for side in ("A", "B"):
        for number in range(1, 24):
            crowd = Pieces(side, number, (9, 9, 9, 9, 9), (1, 0, 1, 0, 0), 0, None, None, False)
            stacks = arrange(crowd)
            assert len(stacks) == 7
            assert min(stack.scale for stack in stacks) >= 0.5
    assert best_rows(1, 100, 60)[0] == 1
    assert best_rows(6, 100, 90)[0] > 1


def test_a_notebook_draws_a_view() -> None:
    view = moments(*TABLES[2])[30]
    assert view._repr_svg_() == draw(view)
