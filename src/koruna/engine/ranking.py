"""Places from scores."""

from __future__ import annotations


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """Places from 1 for keys compared from left to right, higher first; equal keys share a place."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
