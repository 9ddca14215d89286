"""Each kind of contained error is logged once, with where it came from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from koruna.locale import fault_log
from koruna.locale.fault_log import is_new, note

if TYPE_CHECKING:
    from tests.conftest import Heard


def fail(message: str) -> None:
    raise KeyError(message)


def note_failure(message: str) -> None:
    try:
        fail(message)
    except KeyError as fault:
        note(fault)


def test_each_kind_of_fault_is_logged_once_with_where_it_came_from(faults_heard: Heard) -> None:
    for message in ("one", "one", "two", "one"):
        note_failure(message)
    first, second = faults_heard.take()
    assert "KeyError: 'one'" in first
    assert "in fail" in first
    assert "KeyError: 'two'" in second


def test_the_same_fault_with_another_number_is_the_same(faults_heard: Heard) -> None:
    for table in ("table 1234 at 0x7fe1", "table 5678 at 0x80ab"):
        note_failure(table)
    assert len(faults_heard.take()) == 1


def test_the_memory_of_faults_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fault_log, "MOST_REMEMBERED", 3)
    for number in range(10):
        with pytest.raises(KeyError) as met:
            fail("one more " * number)
        assert is_new(met.value)
        assert not is_new(met.value)
        assert len(fault_log.already_logged) <= 3
