"""A missing sentence or a fault in a drawing takes nothing else away: its place says so, and it is logged once.

What makes a page or a screen calls `shown` at the smallest place that can be left out, a drawing `drawn`; of sentences
`Words.say` takes care. Everything below stays strict, and so do the tests: none passes in which a fault was logged
here.
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
OF_THE_MOMENT = re.compile(r"0x[0-9a-f]+|\d{3,}")  # addresses and numbers that are others each time

log = logging.getLogger("koruna.faults")
known: set[tuple[str, str, str, int]] = set()


def shown(make: Callable[[], Shown], instead: Callable[[], Shown]) -> Shown:
    """What `make` makes, or what stands in its place when that fails."""
    try:
        return make()
    except Exception as fault:
        note(fault)
        return instead()


def drawn(what: str, language: str, draw: Callable[Facts, str], *facts: Facts.args, **more: Facts.kwargs) -> str:
    """A part of a page, or a line that says what should be there."""
    return shown(lambda: draw(*facts, **more), lambda: f'<p class="notice">{escape(not_shown(what, language))}</p>')


def not_shown(what: str, language: str) -> str:
    """`what` is the name of a part: `board`, `steps`, `log`; others are called a part."""
    return words(language).say("at-not-shown", {"what": what})


def note(fault: BaseException) -> None:
    """Log a fault that took nothing else away, the first time it is met."""
    if is_new(fault):
        log.error("something could not be shown", exc_info=fault)


def is_new(fault: BaseException) -> bool:
    """Whether this kind of fault was not met before: the same one, at the same line. From now on, it was."""
    *_, (frame, line) = walk_tb(fault.__traceback__)
    told = OF_THE_MOMENT.sub("#", str(fault)[:200])
    kind = (type(fault).__name__, told, frame.f_code.co_filename, line)
    if kind in known:
        return False
    if len(known) >= MOST_REMEMBERED:
        known.clear()
    known.add(kind)
    return True
