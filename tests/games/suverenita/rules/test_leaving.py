"""Out of the game (17.8, Q24, Q32)."""

from __future__ import annotations

from koruna.engine.state import OVER
from koruna.games.suverenita.rules import winning
from koruna.games.suverenita.rules.board.holding import is_hostile, pair
from koruna.games.suverenita.rules.march import leaving
from tests.games.suverenita.positions import ally, at, pen, position, settle, sow, units


def test_17_8_without_a_settlement_and_units_but_corsairs_a_player_is_out() -> None:
    state = position(seats=3)
    settle(state, "a1", 0)
    units(state, "b2", 1)
    units(state, "s1", 2, "CO")
    pen(state, "b3", 2, "sheep")
    sow(state, "c3", 2)
    state.site[at(state, "c2")] = 1
    state.site_owner[at(state, "c2")] = 2
    ally(state, 2, 0, "tribute", 9)
    leaving.look_for_the_fallen(state)
    assert state.is_out == [False, False, True]
    # Q32: everything else of the player is gone.
    assert state.armies[at(state, "s1")] == []
    assert state.herds[at(state, "b3")] == []
    assert state.crop[at(state, "c3")] == 0
    assert state.site[at(state, "c2")] == 0
    assert state.treaty[pair(state, 0, 2)] == 0
    assert is_hostile(state, 0, 1)
    assert state.victory == 0
    assert state.initiative() == [0, 1]


def test_17_1_the_last_player_left_wins_at_once() -> None:
    state = position(seats=2)
    settle(state, "a1", 0)
    leaving.look_for_the_fallen(state)
    assert state.winner == 0
    assert state.victory == winning.AS_THE_LAST
    assert state.turn() == OVER


def test_17_1_sovereignty_can_follow_from_anothers_end() -> None:
    state = position(seats=3)
    settle(state, "a1", 0)
    settle(state, "a3", 1)
    ally(state, 0, 1)
    leaving.look_for_the_fallen(state)
    assert state.victory == winning.BY_SOVEREIGNTY
    assert state.winner == 0


def test_17_8_the_last_ones_may_fall_together() -> None:
    state = position(seats=2)
    state.vp = [1, 2]
    leaving.look_for_the_fallen(state)
    assert state.turn() == OVER
    assert state.winner == -1
    assert state.ranks() == [2, 1]


def test_places_go_by_points_but_for_the_winner() -> None:
    state = position(seats=3)
    settle(state, "a1", 0)
    settle(state, "a3", 1)
    state.vp = [0, 1, 50]
    leaving.look_for_the_fallen(state)
    assert state.is_out == [False, False, True]
    assert state.ranks() == [3, 2, 1]
    winning.end(state, 1, winning.BY_LEAD)
    assert state.ranks() == [3, 1, 2]


def test_17_8_who_is_out_cannot_win_by_his_points() -> None:
    for points, ranks in ((50, [3, 1, 2]), (1, [2, 1, 3])):
        state = position(seats=3, round=20)
        settle(state, "a1", 0)
        settle(state, "a3", 1)
        state.vp = [0, 1, points]
        leaving.look_for_the_fallen(state)
        winning.check(state)
        assert state.turn() == OVER
        assert state.ranks() == ranks
