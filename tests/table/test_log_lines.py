"""Lines of a log: as structs, as text, and back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from koruna.engine.state import CHANCE
from koruna.table import log_lines
from koruna.table.log_lines import (
    AboutKeys,
    AboutLesson,
    AboutTerms,
    Ask,
    Auto,
    Chance,
    LogLine,
    Move,
    Name,
    Pace,
    Unreadable,
    decode,
    encode,
    line_of_move,
)

FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "seat": st.integers(0, 10**6),
    "length": st.integers(0, 10**6),
    "version": st.integers(0, 10**6),
    "limit": st.integers(0, 10**6),
    "moves": st.integers(0, 10**6),
    "step": st.integers(0, 10**6),
    "iterations": st.integers(0, 10**6),
    "seconds": st.floats(0, allow_nan=False, allow_infinity=False),
}
# However busy the machine is.
patient = settings(deadline=None, max_examples=50, suppress_health_check=list(HealthCheck))
KINDS = [
    kind
    for parent in (LogLine, AboutKeys, AboutLesson, AboutTerms)
    for kind in parent.__subclasses__()
    if kind.__struct_config__.tag
]
KINDS.remove(Unreadable)
# The text of a line of every kind, as databases have it.
STORED = {
    *("0 claim 17", "* 42", "auto 0 done", "undo 12", "retract 0", "ask 0 12", "agree 1", "name 1 Eva Nov\u00e1"),
    *("bot 1 greedy", "person 1", "pace 0.2", "seed blue  moon", "stop 0 herds", "skip 0 herds", "rest 0", "hint 0"),
    *("refuse 1", "back 0 12", "secret 3f2a", "position kingdomino 1 2 | round 3", "version 2"),
    *("host 9f86", "key 1 9f86", "invite 1 9f86", "withdraw 1", "free 1", "rematch 3f2a"),
    *("gather", "value 1 blue moon", "begin", "clock 120", "clock-game 1800", "talk none", "delay 10", "more-time 0"),
    *("end-asked 0", "ended", "closed"),
    *("failed 1 late", "thought 1 412", "lesson first steps", "step-read 3"),
    *('lesson-puzzle {"level":"premysl"}', 'lesson-try {"move":"claim 4"}'),
}
DAMAGED = ["", " ", "\x00\x7f", "dance 0", "undo", "undo x", "retract -1", "retract 0 1", "move 0 x", "unreadable x"]


def lines_of(kind: type[LogLine]) -> st.SearchStrategy[LogLine]:
    return st.builds(kind, *(FIELDS.get(name, st.text()) for name in kind.__struct_fields__))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.__name__))
@patient
@given(data=st.data())
def test_every_kind_of_line_comes_back_as_it_was(kind: type[LogLine], data: st.DataObject) -> None:
    line = data.draw(lines_of(kind))
    assert decode(encode(line)) == line


@patient
@given(text=st.text() | st.sampled_from(DAMAGED))
def test_any_text_is_some_line_and_what_cannot_be_read_stays_as_it_is(text: str) -> None:
    line = decode(text)
    assert not isinstance(line, Unreadable) or encode(line) == text
    assert decode(encode(line)) == line


def test_the_text_is_the_one_that_databases_have() -> None:
    found = {type(decode(text)): encode(decode(text)) for text in STORED}
    assert set(found.values()) == STORED
    assert set(found) == set(KINDS), "a line of every kind"
    assert decode("ask 0 12") == Ask(0, 12)
    assert decode("name 1 Eva Nov\u00e1") == Name(1, "Eva Nov\u00e1")
    assert decode("pace 1") == Pace(1.0), "as it was written once"


@pytest.mark.parametrize("text", DAMAGED)
def test_what_is_damaged_or_unknown_is_no_other_line(text: str) -> None:
    assert decode(text) == Unreadable(text)


def test_every_kind_with_a_tag_can_be_read() -> None:
    tagged = {str(kind.__struct_config__.tag) for kind in KINDS} - {"move", "chance"}
    assert tagged == set(log_lines.BY_TAG)


def test_lines_of_a_record() -> None:
    assert line_of_move(CHANCE, "king 1") == Chance("king 1")
    assert line_of_move(3, "claim 48") == Move(3, "claim 48")
    assert line_of_move(3, "done", auto=True) == Auto(3, "done")
