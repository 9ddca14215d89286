"""How many cases a test with random input tries.

Fewest interpreted, because the same was tried compiled; most in `make nightly` (KORUNA_NIGHTLY).
"""

from __future__ import annotations

import os

import koruna

NIGHTLY = os.environ.get("KORUNA_NIGHTLY", "0") not in ("", "0")


def how_many(*, interpreted: int, compiled: int, nightly: int) -> int:
    if NIGHTLY:
        return nightly
    return compiled if koruna.compiled else interpreted
