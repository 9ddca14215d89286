"""Places from scores."""

from __future__ import annotations

import pytest

from koruna.engine.ranking import places, shares, winners


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ([], []),
        ([(5,)], [1]),
        ([(5,), (7,), (6,)], [3, 1, 2]),
        ([(7,), (7,), (6,)], [1, 1, 3]),
        ([(5,), (7,), (5,), (5,)], [2, 1, 2, 2]),
        ([(5, 1), (5, 2)], [2, 1]),
        ([(5, 2, 0), (5, 2, 1), (5, 1, 9)], [2, 1, 3]),
        ([(0,), (-3,)], [1, 2]),
    ],
)
def test_places(keys: list[tuple[int, ...]], expected: list[int]) -> None:
    assert places(keys) == expected


@pytest.mark.parametrize(
    ("ranks", "won", "shared"),
    [
        ([1], [0], [1.0]),
        ([3, 1, 2], [1], [0.0, 1.0, 0.0]),
        ([1, 3, 1], [0, 2], [0.5, 0.0, 0.5]),
    ],
)
def test_winners_and_their_shares(ranks: list[int], won: list[int], shared: list[float]) -> None:
    assert (winners(ranks, all_lost=False), shares(ranks, all_lost=False)) == (won, shared)
    assert (winners(ranks, all_lost=True), shares(ranks, all_lost=True)) == ([], [0.0] * len(ranks))
