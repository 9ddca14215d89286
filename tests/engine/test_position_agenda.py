"""The agenda in a position: which steps it can have, and which of them can be above which."""

from __future__ import annotations

import pytest

import koruna
from koruna.engine.agenda import pack
from koruna.engine.position_agenda import Steps

STEPS = Steps(["over", "deal", "claim", "place"], most={"claim": 3}, above={"deal": ["deal"], "place": []})


class Setup:
    seats = 3


class Table:
    def __init__(self) -> None:
        self.setup = Setup()
        self.agenda: list[int] = []


def read(text: str) -> list[int]:
    table = Table()
    STEPS.read(table, text.split())
    return table.agenda


def test_steps_are_read_from_the_bottom() -> None:
    assert read("over claim:2:3 claim:1 deal*2") == [0, pack(2, 2, 3), pack(2, 1), pack(1), pack(1)]
    assert read("over") == [0]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("claim", "claim"),
        ("over over", "over"),
        ("over claim over", "over"),
        ("over:1", "over:1"),
        ("over claim:3", "3"),
        ("over claim:0:4", "4"),
        ("over claim:0:-1", "-1"),
        ("over place:0:1", "1"),
        ("over deal claim:1", "deal claim:1"),
        ("over place claim", "place claim"),
        ("over dance", "dance"),
        ("over claim:0:0:0", "claim:0:0:0"),
    ],
)
def test_a_wrong_step_is_named(text: str, wrong: str) -> None:
    with pytest.raises(koruna.BadPosition) as refused:
        read(text)
    assert refused.value.facts == {"item": "agenda", "text": wrong}
