"""`koruna bots`: the opponents of a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from koruna.bots import strength
from tests.terminal.conftest import Result

Call = Callable[..., Result]


def test_they_are_listed_from_the_weakest_with_their_manner(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(strength.READ, "kingdomino", {})
    code, out, _ = call("bots", "kingdomino")
    assert code == 0
    ids = ["premysl", "pribina", "eliska", "svatopluk", "libuse", "greedy", "full-greedy", "random"]
    assert [word for line in out.splitlines() for word in line.split()[:1] if word in ids] == ids
    assert "Builds patiently" in out
    assert "●●●●● " in out
    assert "koruna play kingdomino --seats me,eliska" in out
    assert "%" not in out, "nothing is told that was not measured"


def test_what_was_measured_is_told_in_the_language_of_the_reader(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    measured = strength.read_strength("[libuse]\nwins = 66\ngames = 400\nseconds = 1.5\n")
    monkeypatch.setitem(strength.READ, "kingdomino", measured)
    for language, told in (
        ("cs", "proti Svatoplukovi z Velehradu"),
        ("sk", "proti Svätoplukovi z Velehradu"),
        ("en", "against Svatopluk of Moravia"),
    ):
        out = call("bots", "kingdomino", "--lang", language)[1]
        assert told in out
        assert "66" in out
        assert "400" in out


def test_a_game_must_be_named(call: Call) -> None:
    code, _, err = call("bots")
    assert code == 2
    assert "kingdomino" in err
