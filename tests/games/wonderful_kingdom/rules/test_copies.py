"""A copy made while both players decide keeps what others may see, whatever happens in the original."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from tests.games.wonderful_kingdom.tabletop import (
    play,
    table,
)


@pytest.mark.parametrize("moves", [[], ["slate farmstead"]])
def test_what_is_shown_is_the_copys_own(moves: list[str]) -> None:
    state = table("realm 0 picks farmstead mill | realm 1 picks quarry", step="end_choice")
    play(state, *moves, seat=0)
    twin = state.copy()
    before = [twin.view(seat) for seat in (0, 1, koruna.SPECTATOR)]
    rng = Random(1)
    while state.round < 3:
        state.play(state.draw(rng) if state.turn() == koruna.CHANCE else rng.choice(state.moves()))
    assert [twin.view(seat) for seat in (0, 1, koruna.SPECTATOR)] == before


def test_a_copy_hides_what_is_decided_in_it() -> None:
    state = table("realm 0 picks farmstead | realm 1 picks quarry", step="end_choice")
    twin = state.copy()
    before = twin.view(1)
    play(twin, "slate farmstead", seat=0)
    assert twin.view(1) == before
    assert state.realms[0].sites == []
