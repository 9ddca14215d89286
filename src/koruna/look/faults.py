"""Error containment: a failing sentence or drawing is replaced by a placeholder, and logged once.

Pages and screens call `shown` around the smallest part that can be left out, and `drawn` around a drawing; `Words.say`
does the same for sentences. Everything below raises as usual, and a test fails if an error was logged here.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from html import escape
from traceback import walk_tb
from typing import ParamSpec, TypeVar

from koruna.locale import words

Shown = TypeVar("Shown")
Facts = ParamSpec("Facts")

MOST_REMEMBERED = 1000
OF_THE_MOMENT = re.compile(r"0x[0-9a-f]+|\d{3,}")  # addresses and numbers that differ each time

log = logging.getLogger("koruna.faults")
known: set[tuple[str, str, str, int]] = set()


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


def note(fault: BaseException) -> None:
    """Log a contained error, the first time it occurs."""
    if is_new(fault):
        log.error("something could not be shown", exc_info=fault)


def is_new(fault: BaseException) -> bool:
    """Whether no such error at the same line has been seen yet; remembers it."""
    *_, (frame, line) = walk_tb(fault.__traceback__)
    told = OF_THE_MOMENT.sub("#", str(fault)[:200])
    kind = (type(fault).__name__, told, frame.f_code.co_filename, line)
    if kind in known:
        return False
    if len(known) >= MOST_REMEMBERED:
        known.clear()
    known.add(kind)
    return True
