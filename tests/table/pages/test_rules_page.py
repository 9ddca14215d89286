"""The rules of every game: each rule has its place, pieces are drawn, and examples can be played on from."""

from __future__ import annotations

import csv
import gzip
import re
from collections import Counter
from html import unescape
from importlib.resources import files

import pytest

import koruna
from koruna.locale import LANGUAGES
from koruna.table.pages.rules_drawings import drawings, examples
from tests.locale.fluent_files import sentences
from tests.locale.names_used import all_uses
from tests.table.browsing import Browser, look, table_of

GAMES = koruna.all_games()
DRAWN = [game for game in GAMES if game.form("draw_page")]  # all but those that only tests play
every_drawn_game = pytest.mark.parametrize("game", DRAWN, ids=lambda game: str(game.id))
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))


def ids_on(server: Browser, game: koruna.Game, language: str = "en") -> list[str]:
    return re.findall(r' id="([^"]+)"', server.get(f"/rules/{game.id}?lang={language}").text)


@every_game
def test_every_refusal_has_its_place_on_the_page(server: Browser, game: koruna.Game) -> None:
    """Those that the source of the game can give, those listed in its chapters, and all rules."""
    found = Counter(ids_on(server, game))
    refusals = {use.name for owner, use in all_uses() if owner == game.id and use.refuses}
    shared = {name for name in sentences("", "en") if name.startswith("rule-")}
    listed = {f"rule-{rule}" for rule in [*game.refusals, *(rule for _, rules in game.chapters for rule in rules)]}
    assert refusals
    assert [rule for rule in sorted(refusals | shared | listed) if found[rule] != 1] == []
    assert [id for id, count in found.items() if count > 1] == []


@every_drawn_game
def test_every_piece_of_the_data_is_drawn(server: Browser, game: koruna.Game) -> None:
    """Every row with an id or a number, but for what is part of a map, where the first column is the side of a card."""
    shown = [id for id in ids_on(server, game) if id.startswith("piece-")]
    for file in files(f"koruna.games.{game.id}").joinpath("data").iterdir():
        rows = list(csv.DictReader(file.read_text("utf-8").splitlines())) if file.name.endswith(".csv") else []
        for row in rows:
            own = row.get("id") or row.get("number")
            if own and next(iter(row)) != "side":
                assert any(id.endswith(f"-{own}") for id in shown), f"{own} of {file.name}"


@pytest.mark.parametrize("language", LANGUAGES)
@every_drawn_game
def test_pieces_have_names_and_pictures(game: koruna.Game, language: str) -> None:
    found = drawings(game.id, language)
    pieces = [piece for all in found.galleries.values() for gallery in all for piece in gallery.pieces]
    assert pieces
    for piece in pieces:
        assert piece.name
        assert piece.picture.count("<svg") == piece.picture.count("</svg>")
        if piece.picture.startswith("<svg"):
            assert ("aria-label=" in piece.picture.partition(">")[0]) is bool(piece.short)
        assert " data-" not in piece.picture
    rules = {rule for _, rules in game.chapters for rule in rules} | {""}
    assert found.galleries.keys() | found.examples.keys() <= rules


@every_drawn_game
def test_examples_can_be_played_on_from(server: Browser, game: koruna.Game) -> None:
    page = unescape(server.get(f"/rules/{game.id}").text)
    assert len(examples(game.id)) >= 2
    for rule, example in examples(game.id).items():
        state = game.at(example.position)
        assert 0 in state.waiting()
        assert len(state.moves(0)) > 1
        assert f'id="example-{rule}"' in page
        assert f'name="position" value="{example.position}"' in page
        made = server.post(f"/new/{game.id}", data={"quick": "1", "position": example.position}, follow_redirects=False)
        seen = look(server, table_of(made))
        assert seen["moves"], "whoever tries it decides"


@every_game
def test_the_page_is_light(server: Browser, game: koruna.Game) -> None:
    assert len(gzip.compress(server.get(f"/rules/{game.id}").content)) < 150_000
