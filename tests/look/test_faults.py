"""What cannot be shown leaves its place to a sentence, and is logged once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from koruna.look import faults
from koruna.look.faults import is_new, shown

if TYPE_CHECKING:
    from tests.conftest import Heard


def fail(message: str) -> str:
    raise KeyError(message)


def show(message: str) -> str:
    return shown(lambda: fail(message), lambda: "instead")


def test_what_can_be_shown_is(faults_heard: Heard) -> None:
    assert shown(lambda: "a board", lambda: "instead") == "a board"
    assert faults_heard.records == []


def test_each_kind_of_fault_is_logged_once_with_where_it_came_from(faults_heard: Heard) -> None:
    assert [show("one"), show("one"), show("two"), show("one")] == ["instead"] * 4
    first, second = faults_heard.take()
    assert "KeyError: 'one'" in first
    assert "in fail" in first
    assert "KeyError: 'two'" in second


def test_what_is_remembered_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "MOST_REMEMBERED", 3)
    for number in range(10):
        with pytest.raises(KeyError) as met:
            fail(str(number))
        assert is_new(met.value)
        assert not is_new(met.value)
        assert len(faults.known) <= 3
