"""A copy equals the original, and is independent of it afterwards."""

from __future__ import annotations

from koruna.engine.state import OVER
from tests.laws.fields import forgotten, shared, unset
from tests.laws.fingerprint import changed_in_place, fingerprint
from tests.laws.tables import Table, every_table, some_moments, step


@every_table
def test_a_copy_is_the_same_moment(table: Table) -> None:
    for state in some_moments(table, "copies", 12):
        twin = state.copy()
        assert type(twin) is type(state)
        assert twin.journal is None
        assert fingerprint(twin) == fingerprint(state)
        assert unset(state) == unset(twin) == set()
        assert forgotten(state) == set(), "copy() leaves out what is declared"
        assert shared(state, twin) == set(), "a copy changes with the original"


@every_table
def test_what_copies_share_never_changes(table: Table) -> None:
    changed_in_place()
    for state in some_moments(table, "copies", 1):
        fingerprint(state)
    assert changed_in_place() == []


@every_table
def test_playing_on_leaves_earlier_states_alone(table: Table) -> None:
    earlier = [(state.copy(), fingerprint(state)) for state in some_moments(table, "copies", 50)]
    for twin, before in earlier:
        assert fingerprint(twin) == before


@every_table
def test_playing_a_copy_leaves_the_original_alone(table: Table) -> None:
    rng = table.rng("copies play on")
    for state in some_moments(table, "copies", 4):
        before = fingerprint(state)
        twin = state.copy()
        while twin.turn() != OVER:
            step(twin, rng)
        assert fingerprint(state) == before


@every_table
def test_a_copy_plays_on_just_as_the_original_does(table: Table) -> None:
    for state in some_moments(table, "copies", 3):
        twins = [state.copy(), state.copy().copy()]
        for twin in twins:
            rng = table.rng("the same luck")
            while twin.turn() != OVER:
                step(twin, rng)
        assert fingerprint(twins[0]) == fingerprint(twins[1])
