"""Random numbers that come out the same on every machine, independent of each other."""

from __future__ import annotations

from random import Random


def stream(seed: int | str, number: int, purpose: str) -> Random:
    """The generator one game uses for one purpose; text seeds give the same numbers on every machine."""
    return Random(f"{seed}/{number}/{purpose}")
