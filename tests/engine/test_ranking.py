"""Places from scores."""

from __future__ import annotations

import pytest

from koruna.engine.ranking import places


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
