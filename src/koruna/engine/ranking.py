"""Places from scores, and winners from places."""

from __future__ import annotations


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """Places from 1 for keys compared from left to right, higher first; equal keys share a place."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def first_places(ranks: list[int]) -> list[int]:
    """The seats that are first."""
    return [seat for seat, rank in enumerate(ranks) if rank == 1]


def winners(ranks: list[int], all_lost: bool) -> list[int]:
    """At the end: the seats that are first, or nobody if all lost."""
    return [] if all_lost else first_places(ranks)


def shares(ranks: list[int], all_lost: bool) -> list[float]:
    """At the end: each seat's share of the win."""
    share = 0.0 if all_lost else 1 / ranks.count(1)
    return [share if rank == 1 else 0.0 for rank in ranks]
