"""In the terminal too, what cannot be shown is replaced by a placeholder, and the game goes on to its end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import koruna
from koruna.locale import words
from tests.terminal.conftest import Result

if TYPE_CHECKING:
    from tests.conftest import Heard

GAME = type(koruna.game("sealed_bids"))


def broken(*_: Any) -> Any:
    raise ZeroDivisionError("a fault of ours")


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("draw_text", "at-not-shown table"),
        ("prompt", "at-not-shown prompt"),
        ("tell_event", "at-event-untold"),
        ("tally", "at-not-shown points"),
        ("tell_end", "at-not-shown end"),
        ("label", "1 bid 1"),
    ],
)
def test_the_game_goes_on(
    call: Callable[..., Result],
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    faults_heard: Heard,
    what: str,
    said: str,
) -> None:
    monkeypatch.setattr(GAME, what, broken)
    arguments = ("--seats", "Eva,random", "--seed", "1", "--save", str(home / "game"), "--lang", "cs")
    code, out, err = call("play", "sealed_bids", *arguments, typed="1\n" * 40)
    assert (code, err) == (0, ""), "a person reads a sentence and not a traceback"
    name, _, what = said.partition(" ")
    assert (words("cs").say(name, {"what": what}) if name.startswith("at-") else said)[:30] in out
    assert "koruna replay" in out
    [record] = faults_heard.take()
    assert record.endswith("ZeroDivisionError: a fault of ours")
