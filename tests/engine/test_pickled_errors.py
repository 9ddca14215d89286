"""Errors can be pickled, and say the same afterwards."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import koruna
from koruna.engine.errors import Trouble
from koruna.engine.reason import Reason

CAUSE = koruna.NotAMove("dance", "kingdomino")
ERRORS: list[Trouble] = [
    CAUSE,
    koruna.IllegalMove("claim 5", Reason("not-in-row", {"domino": 5}), "kingdomino"),
    koruna.BadSetup("unknown-game", {"game": "chess", "known": "kingdomino"}),
    koruna.BadContent("no-file", {"file": "duchies.csv"}, "wonderful_kingdom"),
    koruna.BadRecord(3, "record-seats"),
    koruna.BadRecord(9, "", cause=CAUSE),
    Trouble("chance-first", {"text": "claim 5"}),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_survives_pickling(error: Trouble) -> None:
    arrived = pickle.loads(pickle.dumps(error))
    assert type(arrived) is type(error)
    assert arrived.say("cs") == error.say("cs")


def test_a_very_long_fact_is_cut() -> None:
    assert len(str(koruna.BadSetup("unknown-game", {"game": "x" * 9000, "known": "y"}))) < 2000
    with pytest.raises(koruna.BadSetup) as refused:
        koruna.game("kingdomino").start(10**30)
    assert "kingdomino" in str(refused.value).lower()


def test_a_method_that_is_not_implemented_raises() -> None:
    """The author of a game gets an error, not a crash of the compiled engine."""
    unfinished: Any = type("Unfinished", (koruna.State,), {})
    lazy: Any = type("Lazy", (koruna.Bot,), {})
    with pytest.raises(NotImplementedError):
        unfinished().moves()
    with pytest.raises(NotImplementedError):
        lazy().choose(unfinished(), 0)
