"""The table as text."""

from __future__ import annotations

import re
from random import Random

import pytest

import koruna
from koruna.engine.playout import play_out
from koruna.games.eight_minute_empire.forms.text_board import draw
from koruna.games.eight_minute_empire.rules.map import SIDES
from koruna.locale import LANGUAGES
from koruna.look.columns import width_of
from tests.games.eight_minute_empire.tabletop import acting, lay_row, play, put, ready, table

DASH = "\N{EN DASH}"
NAMES = ["Eva", "Petr", "Zoe", "Jan", "Iva"]


@pytest.mark.parametrize("width", [60, 80, 110, 160])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_keeps_to_the_width(language: str, width: int) -> None:
    rng = Random(width)
    for seats, options in ((2, {"neutral_armies": True}), (5, {"goods_tokens": True, "board": "B"})):
        state = table(seats, **options)
        while state.turn() != koruna.OVER:
            state.play(state.draw(rng) if state.turn() == koruna.CHANCE else rng.choice(state.moves()))
            if rng.random() < 0.1:
                text = draw(state.view(0), language, ["A very long name indeed" * 3, *NAMES[1:]], width=width)
                assert max(map(width_of, text.split("\n"))) <= width


@pytest.mark.parametrize("letter", ["A", "B"])
def test_every_region_is_listed_with_its_neighbours(letter: str) -> None:
    text = draw(ready(2, board=letter).view(), width=40)
    side = SIDES[letter]
    for region in range(1, side.regions + 1):
        [line] = re.findall(rf"^ ?{region} .*→(.*)$", text, re.MULTILINE)
        marches = [march for march, departs in enumerate(side.departs) if departs == region]
        assert line.split() == [f"{'~' if side.crosses[m] else ''}{side.arrives[m]}" for m in marches]


def test_pieces_and_control_are_shown_without_colours() -> None:
    state = ready(2)
    put(state, 0, 9, armies=2, cities=1)
    put(state, 1, 9, armies=1)
    put(state, 1, 13, cities=1)
    text = draw(state.view(), width=60)
    assert "1×2▲ 2×1 =1" in text  # noqa: RUF001
    assert re.search(r"^13 \S+ 2▲ =2 →", text, re.MULTILINE)
    assert "\033" not in text


def test_the_row_shows_prices_and_the_gap_while_acting() -> None:
    text = draw(ready(2, "stone-6", "wood-3").view())
    assert f"  1 [free] stone {DASH} add 2 armies" in text
    assert f"  2 [1 coin] wood {DASH} add 3 armies" in text
    during = draw(acting("stone-6").view(), names=NAMES)
    assert "Still to do: add 2 armies" in during
    assert "  1 [" not in during
    assert "To move: Eva" in during


def test_bids_are_shown_to_those_who_may_know() -> None:
    state = table(2)
    lay_row(state)
    play(state, "bid 5")
    assert "bid 5" in draw(state.view(0))
    assert "bid 5" not in draw(state.view(1))
    assert "bid made" in draw(state.view(1))
    assert "Still to bid: Petr" in draw(state.view(1), names=NAMES)


def test_the_end_shows_places() -> None:
    state = ready(2)
    play_out(state, Random(1))
    text = draw(state.view(), names=NAMES)
    assert "Final result" in text
    assert "1st place" in text
    assert "Row" not in text


def test_colours_are_only_where_asked_for() -> None:
    view = ready(5).view()
    assert "\033[38;5;170m" in draw(view, colour=True)
    assert "\033" not in draw(view, colour=False)
