"""Error containment: a failing sentence or drawing is replaced by a placeholder, and logged once.

Pages and screens call `shown` around the smallest part that can be left out, and `drawn` around a drawing; `Words.say`
does the same for sentences. Everything below raises as usual, and a test fails if an error was contained unexpectedly.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import ParamSpec, TypeVar

from koruna.locale import words
from koruna.locale.fault_log import note

Shown = TypeVar("Shown")
Facts = ParamSpec("Facts")


def shown(make: Callable[[], Shown], instead: Callable[[], Shown]) -> Shown:
    """The result of `make`, or of `instead` if it raises."""
    try:
        return make()
    except Exception as fault:
        note(fault)
        return instead()


def drawn(what: str, language: str, draw: Callable[Facts, str], *facts: Facts.args, **more: Facts.kwargs) -> str:
    """A part of a page, or a placeholder that says what is missing."""
    return shown(lambda: draw(*facts, **more), lambda: f'<p class="notice">{escape(not_shown(what, language))}</p>')


def not_shown(what: str, language: str) -> str:
    """The text of the placeholder; `what` is `board`, `steps`, `log`, or anything else for a generic text."""
    return words(language).say("at-not-shown", {"what": what})
