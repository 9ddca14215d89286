"""Places from scores, and winners from places."""

from __future__ import annotations


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """Places from 1 for keys compared from left to right, higher first; equal keys share a place."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def first_places(ranks: list[int]) -> list[int]:
    """The seats that are first."""
    return [seat for seat, rank in enumerate(ranks) if rank == 1]
