"""`koruna review` in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from koruna.review.result import read_review
from tests.review.test_reviewing import GOLDEN
from tests.terminal.conftest import Result

Call = Callable[..., Result]
RECORD = str(GOLDEN / "kingdomino" / "2.record")


def test_a_record_is_reviewed(call: Call, tmp_path: Path) -> None:
    code, out, err = call("review", RECORD, "--level", "Přemysl", "--lang", "cs")
    assert (code, err) == (0, "")
    assert "Posuzuje Přemysl" in out
    assert "Šance na výhru" in out
    assert "Zlomy" in out
    code, out, _ = call("review", RECORD, "--level", "premysl", "--json")
    assert read_review(out).game == "kingdomino"
    assert msgspec.json.decode(out)["level"] == "premysl"
    drawing = tmp_path / "chart.svg"
    assert call("review", RECORD, "--level", "premysl", "--seconds", "1", "--svg", str(drawing))[0] == 0
    assert drawing.read_text("utf-8").startswith("<svg")


def test_what_cannot_be_reviewed_is_refused(call: Call, tmp_path: Path) -> None:
    assert "none of the opponents" in call("review", RECORD, "--level", "nobody")[2]
    assert call("review")[0] == call("review", str(tmp_path / "none"))[0] == 2
    broken = tmp_path / "broken.record"
    broken.write_text("koruna 2\ngame kingdomino 1\nseats 2\n---\n0 claim 3\n", "utf-8")
    assert "Line 5" in call("review", str(broken))[2]
