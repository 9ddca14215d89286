"""Chance is explicit: every outcome with its probability, and draws that follow them."""

from __future__ import annotations

from collections import Counter
from math import isclose, sqrt

from koruna.engine.state import CHANCE, State
from tests.laws.fingerprint import fingerprint
from tests.laws.tables import Table, every_table, moments, some_moments

DRAWS_FOR_EACH_OUTCOME = 25


@every_table
def test_odds_are_one_together(table: Table) -> None:
    for state in moments(table, "chance"):
        if state.turn() == CHANCE:
            outcomes = [outcome for outcome, _ in state.odds()]
            assert len(outcomes) == len(set(outcomes))
            assert all(type(outcome) is int for outcome in outcomes)
            assert all(probability > 0 for _, probability in state.odds())
            assert isclose(sum(probability for _, probability in state.odds()), 1, abs_tol=1e-9)


@every_table
def test_draws_keep_to_the_odds(table: Table) -> None:
    for state in some_moments(table, "chance", 10):
        if state.turn() == CHANCE:
            check_draws(state, table)


def check_draws(state: State, table: Table) -> None:
    odds = dict(state.odds())
    rng = table.rng("draws")
    before = fingerprint(state)
    seen = Counter(state.draw(rng) for _ in range(DRAWS_FOR_EACH_OUTCOME * len(odds)))
    assert fingerprint(state) == before, "drawing is not yet playing"
    assert seen.keys() <= odds.keys()
    assert could_be_luck(seen, odds), f"{seen} drawn out of {odds}"


def could_be_luck(seen: Counter[int], odds: dict[int, float]) -> bool:
    """A chi-squared test with a margin of six deviations: a wrong weight fails, luck does not (the seed is fixed)."""
    draws = seen.total()
    off = sum((seen[outcome] - draws * p) ** 2 / (draws * p) for outcome, p in odds.items())
    freedom = len(odds) - 1
    return off <= freedom + 6 * sqrt(2 * freedom) + 1e-9


def test_a_wrong_weight_is_noticed() -> None:
    fair = {1: 0.5, 2: 0.5}
    assert could_be_luck(Counter({1: 27, 2: 23}), fair)
    assert not could_be_luck(Counter({1: 40, 2: 10}), fair)


@every_table
def test_the_same_stream_draws_the_same(table: Table) -> None:
    for state in some_moments(table, "chance", 5):
        if state.turn() == CHANCE:
            assert state.draw(table.rng("twice")) == state.draw(table.rng("twice"))
