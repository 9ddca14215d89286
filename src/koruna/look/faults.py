"""A missing sentence or a fault in a drawing takes nothing else away: its place says so, and it is logged once.

What makes a page or a screen calls `shown` at the smallest place that can be left out. Everything below it stays
strict, and so do the tests: none passes in which a fault was logged here.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from traceback import walk_tb
from typing import TypeVar

Shown = TypeVar("Shown")

MOST_REMEMBERED = 1000

log = logging.getLogger("koruna.faults")
known: set[tuple[str, str, str, int]] = set()


def shown(make: Callable[[], Shown], instead: Callable[[], Shown]) -> Shown:
    """What `make` makes, or what stands in its place when that fails."""
    try:
        return make()
    except Exception as fault:
        if is_new(fault):
            log.error("something could not be shown", exc_info=fault)
        return instead()


def is_new(fault: BaseException) -> bool:
    """Whether this kind of fault was not met before: the same one, at the same line. From now on, it was."""
    *_, (frame, line) = walk_tb(fault.__traceback__)
    kind = (type(fault).__name__, str(fault)[:200], frame.f_code.co_filename, line)
    if kind in known:
        return False
    if len(known) >= MOST_REMEMBERED:
        known.clear()
    known.add(kind)
    return True
