"""The bar on top of the drawing of a whole table."""

from __future__ import annotations

import re

import pytest

from koruna.engine.series_view import SeriesView
from koruna.locale import words
from koruna.look.top_bar import draw_moment, draw_turn, progress_in_series


def test_the_moment_stands_behind_the_name_and_is_cut_where_there_is_no_room() -> None:
    short, long = ("".join(draw_moment(name, "Round 3 of 12", 400)) for name in ("Nim", "A game with a long name"))
    assert "Round 3 of 12" in short
    assert "Round 3 of 12" not in long
    assert "…" in long
    lines = re.findall(r">([^<]+)</text>", "".join(draw_moment("Nim", "Everybody has taken 13 cards: over.", 300)))
    assert " ".join(lines[1:]) == "Everybody has taken 13 cards: over.", "in two lines, if it fits there"
    assert len(lines) == 3
    line = re.search(r"M([\d.]+) 12v28", short)
    text = re.search(r"x=\"([\d.]+)\" y=\"33\"", short)
    assert line is not None
    assert text is not None
    assert float(text[1]) == pytest.approx(float(line[1]) + 18)


def test_the_turn_shows_the_arms_of_the_first_seat_only() -> None:
    assert re.findall("#k-arms-(\\d+)", "".join(draw_turn("Eva plays", [2, 0], 300))) == ["3"]
    assert "k-arms" not in "".join(draw_turn("…", [], 300))


def test_room_kept_beside_the_turn_is_left_free() -> None:
    assert "Eva, Petr, Jan" in "".join(draw_turn("Eva, Petr, Jan", [0], 300))
    assert "Eva, Petr, Jan" not in "".join(draw_turn("Eva, Petr, Jan", [0], 300, right=150))


def test_progress_in_a_series_begins_with_the_game_until_all_are_over() -> None:
    on = SeriesView("nim", 2, 3, [[1, 2]], [1, 2], [2, 1], None)
    over = SeriesView("nim", 3, 3, [[1, 2]] * 3, [3, 6], [2, 1], None)
    told = [progress_in_series("Round 5", series, words("en")) for series in (None, on, over)]
    assert told == ["Round 5", "Game 2 of 3 · Round 5", "Round 5"]
