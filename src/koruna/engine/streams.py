"""Independent random streams that are the same on every machine."""

from __future__ import annotations

from random import Random


def stream(seed: int | str, number: int, purpose: str) -> Random:
    """The generator of one game for one purpose; text seeds give the same numbers on every machine."""
    return Random(f"{seed}/{number}/{purpose}")


def imagining(seed: int, lines: int) -> Random:
    """The generator for resampling hidden information for a bot, after that many lines of a record."""
    return Random(seed + lines)
