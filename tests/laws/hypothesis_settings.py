"""Settings of Hypothesis: the same cases in every run, and nothing written to disk."""

from __future__ import annotations

from hypothesis import HealthCheck, settings


def careful(examples: int) -> settings:
    return settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
