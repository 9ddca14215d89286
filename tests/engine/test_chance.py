"""Fast random integers."""

from __future__ import annotations

from random import Random

from koruna.engine.chance import below


def test_every_number_below_comes_and_no_other() -> None:
    rng = Random(1)
    assert {below(7, rng) for _ in range(500)} == set(range(7))
    assert {below(1, rng) for _ in range(20)} == {0}


def test_each_is_as_likely_as_any_other() -> None:
    rng = Random(2)
    drawn = [below(4, rng) for _ in range(4000)]
    assert all(900 < drawn.count(number) < 1100 for number in range(4))
