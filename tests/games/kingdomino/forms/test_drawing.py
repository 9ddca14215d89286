"""The drawing of the table."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from xml.etree import ElementTree

import pytest

import koruna
from koruna.games.kingdomino.forms.drawing import draw, draw_domino, draw_kingdom
from koruna.games.kingdomino.forms.view import KingdominoView, KingdomView, halves, offer
from koruna.games.kingdomino.rules.notation import square_name
from koruna.locale import LANGUAGES
from koruna.look import without_kit
from tests.games.kingdomino.forms.test_view import moments
from tests.games.kingdomino.tabletop import deal, happen, play, table

TABLES: list[tuple[int, dict[str, bool]]] = [
    (2, {}),
    (2, {"mighty_duel": True, "wider_selection": True, "harmony": True}),
    (3, {"wider_selection": True}),
    (4, {"middle_kingdom": True, "harmony": True}),
]
every_table = pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
Element = ElementTree.Element


def views(seats: int, options: dict[str, bool]) -> list[KingdominoView]:
    """Every ninth moment of a random game from its start, and its last."""
    found = [view for _, view in moments(7, seats, **options)]
    return [*found[::9], found[-1]]


def read(svg: str) -> Element:
    return ElementTree.fromstring(svg)


def part(root: Element, name: str) -> Element:
    [found] = [element for element in root.iter() if element.get("data-part") == name]
    return found


def named(root: Element, attribute: str) -> list[str]:
    return [element.attrib[attribute] for element in root.iter() if attribute in element.attrib]


def pictures(root: Element) -> dict[str, str]:
    """The symbol that every square shows."""
    return {
        e.attrib["data-square"]: e.attrib["href"] for e in root.iter() if "data-square" in e.attrib and e.get("href")
    }


def texts(root: Element) -> list[str]:
    return [element.text or "" for element in root.iter() if element.tag.endswith("}text")]


@every_table
def test_every_square_is_drawn_once_with_its_terrain_and_crowns(seats: int, options: dict[str, bool]) -> None:
    for view in views(seats, options):
        root = read(draw(view))
        for kingdom in view.kingdoms:
            panel = part(root, f"kingdom-{kingdom.seat}")
            squares = named(panel, "data-square")
            assert len(squares) == len(set(squares))
            shown = pictures(panel)
            castle = square_name(0, 0, view.size)
            expected = {square_name(s.x, s.y, view.size): s for s in kingdom.squares}
            assert set(shown) == {castle, *expected}
            assert shown[castle] == "#k-t-castle"
            for name, square in expected.items():
                assert re.fullmatch(rf"#k-t-{square.terrain}-[abc]", shown[name])
            crowns = [e for e in panel.iter() if e.get("href") == "#k-badge-crown"]
            assert len(crowns) == kingdom.crowns


@every_table
def test_the_next_domino_only_ever_lies_on_squares_that_are_drawn(seats: int, options: dict[str, bool]) -> None:
    for state, view in moments(8, seats, **options)[::5]:
        if view.step != "place":
            continue
        assert view.turn is not None
        drawn = set(named(part(read(draw(view)), f"kingdom-{view.turn}"), "data-square"))
        for move in state.moves():
            text = state.write(move).split()
            if text[0] == "place":
                column, row = ord(text[1][0]), int(text[1][1:])
                dx, dy = {"n": (0, 1), "s": (0, -1), "e": (1, 0), "w": (-1, 0)}[text[2]]
                assert {text[1], f"{chr(column + dx)}{row + dy}"} <= drawn


@every_table
def test_every_piece_is_on_the_table_once(seats: int, options: dict[str, bool]) -> None:
    for view in views(seats, options):
        pieces = named(read(draw(view)), "data-piece")
        assert [piece for piece, times in Counter(pieces).items() if times > 1] == []
        kings = sorted(piece for piece in pieces if piece.startswith("king"))
        assert kings == sorted(f"king-{seat}-{n}" for seat in range(seats) for n in range(2 if seats == 2 else 1))
        waiting = [o.domino for o in view.to_place + view.to_claim if not o.done] if view.step != "over" else []
        laid = [square.domino for kingdom in view.kingdoms for square in kingdom.squares[::2]]
        assert sorted(p for p in pieces if p.startswith("domino")) == sorted(f"domino-{n}" for n in waiting + laid)


def test_kings_stand_on_what_they_claimed_until_they_claim_again() -> None:
    state = table(2)
    deal(state, 5, 9, 13, 48)
    assert kings_on(state.view()) == {}
    for king, domino in (("king 1", 9), ("king 0", 5), ("king 1", 48), ("king 0", 13)):
        happen(state, king)
        play(state, f"claim {domino}")
    deal(state, 1, 2, 3, 4)
    assert kings_on(state.view()) == {"5": "king-0-0", "9": "king-1-0", "13": "king-0-1", "48": "king-1-1"}
    play(state, "place f5 e")
    assert kings_on(state.view())["5"] == "king-0-0"
    play(state, "claim 3")
    assert kings_on(state.view()) == {"3": "king-0-0", "9": "king-1-0", "13": "king-0-1", "48": "king-1-1"}


def test_only_one_king_moves_at_a_time_in_the_last_round() -> None:
    before: dict[str, str] = {}
    for _, view in moments(3, 2):
        now = {king: domino for domino, king in kings_on(view).items()}
        if view.round == view.rounds and before:
            assert {king: domino for king, domino in before.items() if king in now} == now
            assert len(before) - len(now) <= 1
        before = now if view.round == view.rounds else {}
    assert before == {}


def kings_on(view: KingdominoView) -> dict[str, str]:
    """The king on each domino of the rows."""
    found = {}
    for element in read(draw(view)).iter():
        if "data-offer" in element.attrib:
            for piece in named(element, "data-piece"):
                if piece.startswith("king"):
                    found[element.attrib["data-offer"]] = piece
    return found


def test_a_player_has_a_colour_an_emblem_and_arms() -> None:
    root = read(draw(moments(1, 4)[60][1]))
    for seat in range(4):
        [king] = [e for e in root.iter() if e.get("data-piece") == f"king-{seat}-0"]
        assert king.get("class") == f"p{seat + 1}"
        assert [use.get("href") for use in king] == ["#k-king", f"#k-e{seat + 1}"]
        [castle] = [e for e in root.iter() if e.get("data-piece") == f"castle-{seat}"]
        assert [use.get("href") for use in castle] == ["#k-t-castle", f"#k-arms-{seat + 1}"]


def test_a_placed_domino_stays_in_its_row_as_a_shadow() -> None:
    state = table(2)
    deal(state, 5, 9, 13, 48)
    for king, domino in (("king 1", 9), ("king 0", 5), ("king 1", 48), ("king 0", 13)):
        happen(state, king)
        play(state, f"claim {domino}")
    deal(state, 1, 2, 3, 4)
    play(state, "place f5 e")
    root = read(draw(state.view()))
    assert named(part(root, "place"), "data-offer") == ["5", "9", "13", "48"]
    assert "domino-5" not in named(part(root, "place"), "data-piece")
    assert "domino-5" in named(part(root, "kingdom-0"), "data-piece")


@every_table
def test_points_rounds_bonuses_and_discards_are_shown(seats: int, options: dict[str, bool]) -> None:
    for view in views(seats, options):
        root = read(draw(view))
        if view.step != "over" and view.round:
            assert f"Round {view.round} of {view.rounds}" in texts(part(root, "round"))
        for kingdom in view.kingdoms:
            panel = part(root, f"kingdom-{kingdom.seat}")
            points = view.scores[kingdom.seat]
            assert f"{points} point{'' if points == 1 else 's'}" in texts(panel)
            assert named(panel, "data-bonus") == [b for b in (kingdom.middle_kingdom, kingdom.harmony) if b != "off"]
            discards = [text for text in texts(panel) if text.startswith("Discarded: ")]
            assert discards == ([f"Discarded: {', '.join(map(str, kingdom.discards))}"] if kingdom.discards else [])
            assert tally(panel) == expected_tally(kingdom)


def tally(panel: Element) -> dict[str, int]:
    rows = [element for element in panel.iter() if "data-terrain" in element.attrib]
    return {row.attrib["data-terrain"]: int(texts(row)[-1]) for row in rows}


def expected_tally(kingdom: KingdomView) -> dict[str, int]:
    points = Counter(dict.fromkeys(("wheat", "forest", "lake", "grassland", "swamp", "mine"), 0))
    for area in kingdom.areas:
        points[area.terrain] += area.points
    return dict(points)


def test_the_end_shows_the_places() -> None:
    view = moments(11, 3)[-1][1]
    root = read(draw(view, names=["Eva", "Petr", "Jan"]))
    order = [name for name in texts(part(root, "result")) if name in ("Eva", "Petr", "Jan")]
    assert order == sorted(["Eva", "Petr", "Jan"], key=lambda name: view.ranks[["Eva", "Petr", "Jan"].index(name)])
    assert {"place", "claim"} & set(named(root, "data-part")) == set()


def test_the_domino_laid_last_is_marked() -> None:
    view = moments(2, 2)[-1][1]
    panel = part(read(draw(view)), "kingdom-0")
    [mark] = [element for element in panel.iter() if element.get("class") == "last"]
    a = view.kingdoms[0].squares[-2]
    b = view.kingdoms[0].squares[-1]
    assert mark[0].get("x") == str(min(a.x, b.x) * 100 + 9)
    assert mark[0].get("y") == str(9 - max(a.y, b.y) * 100)


def test_names_are_escaped_and_cut() -> None:
    view = moments(1, 4)[50][1]
    svg = draw(view, "en", ['<script>&"', "x" * 60, "", "'"])
    root = read(svg)
    shown = texts(root)
    assert '<script>&"' in shown
    assert "<script>" not in svg
    assert "Player 3" in shown
    assert any(re.fullmatch("x{5,40}…", text) for text in shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    words = {"en": "Final result", "cs": "Konečný výsledek", "sk": "Konečný výsledok"}
    root = read(draw(moments(1, 2)[-1][1], language))
    assert words[language] in texts(root)
    assert root.get("role") == "img"
    ended = {"en": "The last domino", "cs": "Poslední dílky", "sk": "Posledné dieliky"}
    assert ended[language] in (root.get("aria-label") or "")
    assert len([element for element in root if element.tag.endswith("}title")]) == 1


def test_the_same_view_gives_the_same_drawing() -> None:
    one, other = (moments(5, 3)[40][1] for _ in range(2))
    assert one is not other
    assert draw(one, "cs", ["A", "B", "C"]) == draw(other, "cs", ["A", "B", "C"])


def test_drawings_of_neighbouring_moments_share_most_lines() -> None:
    """A replay keeps each line once; with several things on a line its page would be many times as big."""
    drawn = [without_kit(draw(view)).split("\n") for _, view in moments(6, 2)]
    lines = sum(map(len, drawn))
    assert len(set().union(*drawn)) < lines / 10


def test_the_drawing_holds_only_what_it_uses() -> None:
    svg = draw(moments(1, 2)[0][1])
    ids = set(re.findall(r' id="([\w-]+)"', svg))
    assert "k-t-wheat-a" in ids  # in the chip
    assert "k-t-wheat-c" not in ids  # nothing is dealt yet
    assert "k-army" not in ids
    assert "k-arms-3" not in ids


def test_one_kingdom_alone() -> None:
    view = moments(1, 2)[-1][1]
    root = read(draw_kingdom(view.kingdoms[1], view.size, "Eva & co", over=True, width=400))
    assert len(pictures(root)) == len(view.kingdoms[1].squares) + 1
    assert (root.get("width"), root.get("data-part")) == ("400", "kingdom-1")
    assert root.findtext("{http://www.w3.org/2000/svg}title") == "Eva & co"
    assert not texts_of_size(root, "22")  # no tally, no header


def texts_of_size(root: Element, size: str) -> list[str]:
    return [element.text or "" for element in root.iter() if element.get("font-size") == size]


def test_one_domino_alone() -> None:
    root = read(draw_domino(offer(48, None, False), label='"48"'))
    hrefs = [element.attrib["href"] for element in root.iter() if "href" in element.attrib]
    assert re.match("#k-t-wheat-", hrefs[-5])
    assert re.match("#k-t-mine-", hrefs[-4])
    assert hrefs[-3:] == ["#k-badge-crown"] * 3
    assert halves(48) == (("wheat", 0), ("mine", 3))
    assert (root.get("data-piece"), root.get("aria-label")) == ("domino-48", '"48"')


def test_a_notebook_draws_a_match() -> None:
    match = koruna.Match.new(koruna.game("kingdomino"), 2, names=["Eva", "Petr"], rng=Random(1))
    assert match._repr_svg_() == draw(match.state.view(), "en", ["Eva", "Petr"])
