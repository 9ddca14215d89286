"""Choosing among equals by a seed."""

from __future__ import annotations

from collections import Counter

from koruna.engine.ties import best_of, branch, mixed, noise

SEEDS = range(2000)


def test_the_best_is_chosen_by_any_seed() -> None:
    assert {best_of([4, 7, 9], [1.0, 3.0, 2.0], seed, []) for seed in SEEDS} == {7}
    assert {best_of([4, 7, 9], [3.0, 1.0, 3.0], seed, []) for seed in SEEDS} == {4, 9}


def test_all_equals_are_as_likely_over_the_seeds() -> None:
    """Also if moves differ only in their highest bits."""
    for moves in ([0, 1, 2, 3], [1 << 50, 2 << 50, 3 << 50, 4 << 50]):
        chosen = Counter(best_of(moves, [1.0] * 4, seed, []) for seed in SEEDS)
        assert all(400 < chosen[move] < 600 for move in moves)


def test_who_is_preferred_depends_on_the_other_moves_too() -> None:
    """So a bot does not always prefer the same of two moves in the whole game."""
    chosen = Counter(best_of([3, 5, other], [1.0, 1.0, 0.0], 7, []) for other in range(100, 300))
    assert 60 < chosen[3] < 140
    assert 60 < chosen[5] < 140


def test_of_equals_the_one_that_does_nothing_is_chosen_even_if_rounding_says_otherwise() -> None:
    assert {best_of([4, 7, 9], [1.0, 1.0, 1.0], seed, [2, 7]) for seed in SEEDS} == {7}
    assert {best_of([4, 7, 9], [1.0 + 1e-14, 1.0, 0.0], seed, [7]) for seed in SEEDS} == {7}
    assert {best_of([4, 7, 9], [1.1, 1.0, 0.0], seed, [7]) for seed in SEEDS} == {4}


def test_numbers_are_the_same_compiled_and_interpreted() -> None:
    large = (1 << 62) - 1
    assert [int(mixed(1, 2)), int(mixed(large, 5)), int(mixed(7, 1 << 55))] == [2038904760, 1202494009, 1288027909]
    assert [int(branch(1, 2)), int(branch(large, 5))] == [4378514632918119755, 2582336222806191997]


def test_noise_fills_its_range_evenly() -> None:
    found = [noise(seed, 12) for seed in SEEDS]
    assert -1.0 <= min(found) < -0.98
    assert 0.98 < max(found) <= 1.0
    assert abs(sum(found)) < 80
    assert len({branch(5, number) for number in SEEDS}) == len(SEEDS)
