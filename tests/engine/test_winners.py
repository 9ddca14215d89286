"""Who has won, and whose share of the win is how large."""

from __future__ import annotations

import pytest

from koruna.engine.errors import Trouble
from koruna.engine.series import Series
from koruna.engine.state import OVER
from koruna.locale import LANGUAGES
from tests.engine.nim import Nim, NimGame


class LostNim(Nim):
    """Both lose, whatever they took."""

    def all_lost(self) -> bool:
        return self.turn() == OVER


def played(state: Nim, *moves: int) -> Nim:
    for move in moves:
        state.play(move)
    return state


def test_one_winner_has_the_whole_win() -> None:
    state = played(Nim(), 3, 1, 2)
    assert state.winners() == [1]
    assert state.utility() == [0.0, 1.0]


def test_those_who_are_equal_share_it() -> None:
    state = played(Nim(), 4, 1, 1, 1, 1)
    assert state.winners() == [0, 1]
    assert state.utility() == [0.5, 0.5]


def test_where_all_lost_being_first_is_no_win() -> None:
    state = played(LostNim(), 3, 1, 2)
    assert state.ranks() == [2, 1]
    assert state.winners() == []
    assert state.utility() == [0.0, 0.0]


def test_a_series_is_won_by_the_sum() -> None:
    state = NimGame().start(2, {"league": True})
    assert isinstance(state, Series)
    for moves in ((3, 1, 2), (3, 1, 2), (5, 2, 1, 2)):
        assert state.winners() == []
        for move in moves:
            state.play(move)
    assert (state.turn(), state.scores()) == (OVER, [6, 5])
    assert state.winners() == [0], "though it won only one game of three"
    assert state.utility() == [1.0, 0.0]


def test_before_the_end_nobody_has_won_and_to_ask_for_shares_is_a_mistake() -> None:
    state = played(Nim(), 3, 2)
    assert state.winners() == []
    with pytest.raises(Trouble) as trouble:
        state.utility()
    assert str(trouble.value).startswith("The game is not over yet")
    assert len({trouble.value.say(language) for language in LANGUAGES}) == len(LANGUAGES)
