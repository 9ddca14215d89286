"""What cannot be shown is replaced by a placeholder, and logged once."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import pytest

from koruna.locale import LANGUAGES
from koruna.look.faults import drawn, not_shown, shown

if TYPE_CHECKING:
    from tests.conftest import Heard


def fail(message: str) -> str:
    raise KeyError(message)


def test_what_fails_is_replaced(faults_heard: Heard) -> None:
    assert shown(lambda: fail("one"), lambda: "instead") == "instead"
    assert len(faults_heard.take()) == 1


def test_what_can_be_shown_is(faults_heard: Heard) -> None:
    assert shown(lambda: "a board", lambda: "instead") == "a board"
    assert faults_heard.records == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_part_of_a_page_that_cannot_be_drawn_says_what_it_was(language: str, faults_heard: Heard) -> None:
    shown_parts = {what: drawn(what, language, fail, "a fault of ours") for what in ("board", "log", "end", "anything")}
    assert len(set(shown_parts.values())) == len(shown_parts)
    assert shown_parts["board"] == f'<p class="notice">{escape(not_shown("board", language))}</p>'
    assert len(faults_heard.take()) == 1
