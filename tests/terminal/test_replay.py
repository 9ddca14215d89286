"""Watching a recorded game again."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

from koruna.engine.state import CHANCE
from koruna.terminal.files import read_match
from koruna.terminal.replay import Film
from tests.terminal.conftest import Result

Call = Callable[..., Result]


def test_without_a_terminal_the_end_is_shown(call: Call, record: Path) -> None:
    code, out, err = call("replay", str(record))
    assert (code, err) == (0, "")
    match = read_match(str(record))
    assert "Final result" in out
    for seat in (0, 1):
        place, points = match.state.ranks()[seat], match.state.scores()[seat]
        assert f"{place}. Random {seat + 1}: {points} points" in out
    scores = match.state.scores()
    assert f"\nRandom {scores.index(max(scores)) + 1} wins by {abs(scores[0] - scores[1])} point" in out


def test_a_moment_by_its_number(call: Call, record: Path) -> None:
    _, out, _ = call("replay", str(record), "--move", "3")
    assert "3 moves have been made" in out
    _, out, _ = call("replay", str(record), "--move", "0", "--lang", "cs")
    assert "odehrálo se 0 tahů" in out


def test_moments_are_decisions_with_the_chance_after_them(record: Path) -> None:
    film = Film(read_match(str(record)), "en")
    decisions = sum(1 for seat, _ in film.record.lines if seat != CHANCE)
    assert film.last() == decisions
    for moment in range(film.last() + 1):
        match = film.match_at(moment)
        assert sum(1 for seat, _ in match.record.lines if seat != CHANCE) == moment
        assert match.state.turn() != CHANCE


def test_an_unfinished_record(call: Call, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    record.write_text("".join(line for line in lines[:20] if not line.startswith("result")), "utf-8")
    code, out, _ = call("replay", str(record))
    assert code == 0
    assert "The game is not over" in out


def test_svg(call: Call, record: Path, home: Path) -> None:
    final, early = home / "final.svg", home / "early.svg"
    assert call("replay", str(record), "--svg", str(final)) == (0, "", "")
    assert call("replay", str(record), "--svg", str(early), "--move", "2") == (0, "", "")
    assert ET.parse(final).getroot().tag.endswith("svg")
    assert final.read_text("utf-8") != early.read_text("utf-8")
    _, out, _ = call("replay", str(record), "--svg", "-")
    assert out.strip() == final.read_text("utf-8").strip()


def test_html(call: Call, record: Path, home: Path) -> None:
    page = home / "game.html"
    assert call("replay", str(record), "--html", str(page), "--lang", "sk") == (0, "", "")
    text = page.read_text("utf-8")
    assert 'lang="sk"' in text
    assert "<svg" in text
    assert call("replay", str(record), "--html", "-", "--lang", "sk")[1].strip() == text.strip()


def test_a_bot_that_is_no_more_keeps_its_name(call: Call, record: Path) -> None:
    record.write_text(record.read_text("utf-8").replace("1 bot:random", "1 bot:oracle"), "utf-8")
    code, out, _ = call("replay", str(record))
    assert code == 0
    assert "oracle" in out
