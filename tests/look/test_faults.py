"""What cannot be shown is replaced by a placeholder, and logged once."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import pytest

from koruna.locale import LANGUAGES
from koruna.look import faults
from koruna.look.faults import drawn, is_new, not_shown, shown

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


def test_the_same_fault_with_another_number_is_the_same(faults_heard: Heard) -> None:
    for table in ("table 1234 at 0x7fe1", "table 5678 at 0x80ab"):
        show(table)
    assert len(faults_heard.take()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_part_of_a_page_that_cannot_be_drawn_says_what_it_was(language: str, faults_heard: Heard) -> None:
    told = {what: drawn(what, language, fail, "a fault of ours") for what in ("board", "log", "end", "anything")}
    assert len(set(told.values())) == len(told)
    assert told["board"] == f'<p class="notice">{escape(not_shown("board", language))}</p>'
    assert len(faults_heard.take()) == 1


def test_what_is_remembered_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "MOST_REMEMBERED", 3)
    for number in range(10):
        with pytest.raises(KeyError) as met:
            fail("one more " * number)
        assert is_new(met.value)
        assert not is_new(met.value)
        assert len(faults.known) <= 3
