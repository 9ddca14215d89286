"""How much of what could be tried for ever a run tries.

Interpreted least, because the same was tried compiled; `make nightly` most, by KORUNA_NIGHTLY: nobody waits for it.
"""

from __future__ import annotations

import os

import koruna

NIGHTLY = os.environ.get("KORUNA_NIGHTLY", "0") not in ("", "0")


def how_many(*, interpreted: int, compiled: int, nightly: int) -> int:
    if NIGHTLY:
        return nightly
    return compiled if koruna.compiled else interpreted
