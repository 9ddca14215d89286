"""The log of contained errors: those where a placeholder is shown instead. Each kind of error is logged once."""

from __future__ import annotations

import logging
import re
from traceback import walk_tb

MOST_REMEMBERED = 1000
VARYING = re.compile(r"0x[0-9a-f]+|\d{3,}")  # addresses and numbers that differ each time

log = logging.getLogger("koruna.faults")
already_logged: set[tuple[str, str, str, int]] = set()


def note(fault: BaseException) -> None:
    """Log a contained error, the first time it occurs."""
    if is_new(fault):
        log.error("something could not be shown", exc_info=fault)


def is_new(fault: BaseException) -> bool:
    """Whether no such error at the same line has been seen yet; remembers it."""
    *_, (frame, line) = walk_tb(fault.__traceback__)
    message = VARYING.sub("#", str(fault)[:200])
    kind = (type(fault).__name__, message, frame.f_code.co_filename, line)
    if kind in already_logged:
        return False
    if len(already_logged) >= MOST_REMEMBERED:
        already_logged.clear()
    already_logged.add(kind)
    return True
