"""Verifying that nobody chose what was drawn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.engine.test_fair_draw import VALUES, played
from tests.terminal.conftest import Result

Call = Callable[..., Result]


def test_a_game_that_nobody_chose(call: Call, tmp_path: Path) -> None:
    record = played("kingdomino")
    record.names = ["Eva", "Jan"]
    file = tmp_path / "game.koruna"
    file.write_text(record.text())
    code, out, err = call("verify", str(file))
    assert (code, err) == (0, "")
    assert "nobody chose them" in out
    assert "value of Jan: blue moon" in out
    assert record.fair_draw is not None
    assert f"hash of the secret: {record.fair_draw.commitment}" in out
    assert "nikdo je nevybral" in call("verify", str(file), "--lang", "cs")[1]


def test_who_gave_no_value_is_named_and_nothing_is_promised(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(VALUES, 1, "-")
    record = played("kingdomino", 4)
    record.names = ["Eva", "Jan"]
    file = tmp_path / "game.koruna"
    file.write_text(record.text())
    code, out, _ = call("verify", str(file))
    assert code == 0
    assert "nobody chose" not in out
    assert "No value of Jan." in out
    assert "Bez vlastní hodnoty: Jan." in call("verify", str(file), "--lang", "cs")[1]


def test_what_cannot_be_verified_is_said(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "game.koruna"
    whole = played("kingdomino").text()
    file.write_text(whole.replace("blue moon", "red moon"))
    code, _, err = call("verify", str(file))
    assert code == 2
    assert "is not what was drawn" in err
    file.write_text(whole.replace("secret 3f2a9c\n", ""))
    assert "has no secret yet" in call("verify", str(file))[2]
    file.write_text(whole.replace("secret 3f2a9c", "secret 3f2a9d"))
    assert "not the one whose hash was shown" in call("verify", str(file))[2]
    assert call("verify")[0] == call("verify", str(tmp_path / "none"))[0] == 2
