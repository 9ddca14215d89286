"""`imagine` resamples what a seat cannot know, and nothing else."""

from __future__ import annotations

from random import Random

from koruna.engine.state import OVER, SPECTATOR, State
from tests.how_many import how_many
from tests.laws.fingerprint import differences, fingerprint
from tests.laws.pairs import carry_on, splits, what_is_unseen
from tests.laws.tables import Table, every_table, some_moments, step
from tests.laws.visible import all_visible, view_bytes

TRIES = 60


@every_table
def test_imagining_changes_nothing_the_seat_can_see(table: Table) -> None:
    """Nor anything a spectator can see, who knows no more than any seat does."""
    for state in some_moments(table, "imagine", 8):
        for viewer in table.viewers():
            imagined = state.imagine(viewer, table.rng("imagine"))
            assert imagined.journal is None
            assert all_visible(imagined, viewer) == all_visible(state, viewer)
            assert view_bytes(imagined, SPECTATOR) == view_bytes(state, SPECTATOR)
            assert table.game.broken_invariants(imagined) == []


@every_table
def test_what_is_imagined_is_a_game_of_its_own(table: Table) -> None:
    """It can be played to its end without affecting the true state."""
    for state in some_moments(table, "imagine", 2):
        before = fingerprint(state)
        for viewer in table.viewers():
            rng = table.rng("imagine and play")
            imagined = state.imagine(viewer, rng)
            left = table.longest()
            while imagined.turn() != OVER and left:
                step(imagined, rng)
                left -= 1
            assert imagined.turn() == OVER
            assert table.game.broken_invariants(imagined) == []
            assert fingerprint(state) == before


@every_table
def test_the_same_stream_imagines_the_same(table: Table) -> None:
    for state in some_moments(table, "imagine", 3):
        for viewer in table.viewers():
            once, twice = (state.imagine(viewer, table.rng("twice")) for _ in range(2))
            assert fingerprint(once) == fingerprint(twice)


@every_table
def test_what_a_seat_cannot_know_is_really_dealt_anew(table: Table) -> None:
    """Two different states that look the same to a seat prove a secret; then `imagine` must vary that attribute.

    Only where somebody decides: `imagine` is not called in the middle of a deal.
    """
    rng = table.rng("secrets")
    for state in some_moments(table, "secrets", how_many(interpreted=1, compiled=2, nightly=3), what_is_unseen):
        for viewer in table.viewers():
            for left, right in splits(state, viewer, rng):
                for a, b in carry_on(left, right, viewer, rng):
                    if a.waiting():
                        true = fingerprint(a)
                        secret = differences(true, fingerprint(b))
                        varied = any(is_any_within(secret, redealt(a, true, viewer, rng)) for _ in range(TRIES))
                        assert varied, f"never varied: {secret}"


def is_any_within(secret: set[str], varied: set[str]) -> bool:
    """Whether one of the paths, or a parent of it, varied."""
    return any(path == other or path.startswith(other + "/") for path in secret for other in varied)


def redealt(state: State, true: object, viewer: int, rng: Random) -> set[str]:
    return differences(true, fingerprint(state.imagine(viewer, rng)))
