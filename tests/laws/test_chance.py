"""Chance is explicit: every outcome with its probability, and draws that follow them."""

from __future__ import annotations

from collections import Counter
from functools import partial
from math import isclose, sqrt

import pytest

from koruna.engine.errors import Trouble
from koruna.engine.game import Game
from koruna.engine.keyed_chance import keyed_draw, kind_of
from koruna.engine.match import Match
from koruna.engine.state import CHANCE, State
from tests.laws.fingerprint import fingerprint
from tests.laws.tables import CHOSEN, Table, every_game, every_table, moments, some_moments

DRAWS_FOR_EACH_OUTCOME = 25
WAYS = 3  # in which the same game is played


@every_table
def test_odds_are_one_together(table: Table) -> None:
    for state in moments(table, "chance"):
        if state.turn() == CHANCE:
            outcomes = [outcome for outcome, _ in state.odds()]
            assert len(outcomes) == len(set(outcomes))
            assert all(type(outcome) is int for outcome in outcomes)
            assert all(probability > 0 for _, probability in state.odds())
            assert isclose(sum(probability for _, probability in state.odds()), 1, abs_tol=1e-9)
            assert len(kinds(state)) == 1, "chance that is keyed to what is drawn knows it by the text"


@every_table
def test_nothing_is_drawn_at_a_decision(table: Table) -> None:
    for state in moments(table, "chance"):
        if state.turn() != CHANCE:
            for asked in (partial(state.draw, table.rng("draws")), state.odds):
                with pytest.raises(Trouble) as refusal:
                    asked()
                assert refusal.value.message == "nothing-drawn"


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


# --- keyed to what is drawn --------------------------------------------------------------------


def kinds(state: State) -> set[str]:
    return {kind_of(state.write(outcome)) for outcome, _ in state.odds()}


@every_game
def test_keyed_draws_keep_to_the_odds(game: Game) -> None:
    table = [table for table in CHOSEN if table.game is game][-1]
    seen_kinds: set[str] = set()
    for state in moments(table, "keyed"):
        if state.turn() == CHANCE and not kinds(state) <= seen_kinds:
            seen_kinds |= kinds(state)
            odds = dict(state.odds())
            draws = DRAWS_FOR_EACH_OUTCOME * len(odds)
            seen = Counter(keyed_draw(state, f"seed {number}", []) for number in range(draws))
            assert seen.keys() <= odds.keys()
            assert could_be_luck(seen, odds), f"{seen} drawn out of {odds}"


@every_game
def test_what_is_drawn_does_not_depend_on_what_was_decided(game: Game) -> None:
    """The n-th draw of a kind does not depend on who plays, unless something else is possible."""
    table = [table for table in CHOSEN if table.game is game][-1]
    drawn: dict[object, str] = {}
    for way in range(WAYS):
        rng = table.rng(f"way {way}")
        match = Match.new(table.game, table.seats, table.options, seed="one")
        for _ in range(100):
            if match.over():
                break
            seat = rng.choice(match.waiting())
            match.choose(rng.choice(match.state.moves(seat)), seat)
        again = Match(table.game, match.record.first(0), deal=False)
        for at, line in enumerate(match.record.lines):
            if line[0] == CHANCE:
                known = match.record.lines[:at]
                kind = kind_of(line[1])
                count = sum(by == CHANCE and kind_of(text) == kind for by, text in known)
                what = (kind, count, tuple(again.state.odds()))
                assert drawn.setdefault(what, line[1]) == line[1]
            again.go_on([line])
