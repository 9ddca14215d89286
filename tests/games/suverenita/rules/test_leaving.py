"""Out of the game (17.8, Q24, Q32)."""

from __future__ import annotations

from koruna.engine.state import OVER
from koruna.games.suverenita.rules import winning
from koruna.games.suverenita.rules.board.holding import is_hostile, pair
from koruna.games.suverenita.rules.march import leaving
from tests.games.suverenita.positions import at, set_up


def test_17_8_without_a_settlement_and_units_but_corsairs_a_player_is_out() -> None:
    state = set_up(
        "field a1 settlement village:0 | field b2 units 1:LI | field s1 units 2:CO | field b3 herds 2:sheep"
        " | field c3 crop 1:2 | field c2 site village:2:0 | pair 0-2 treaty tribute:2, ends_in 9, due 2",
        seats=3,
    )
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
    state = set_up("field a1 settlement village:0")
    leaving.look_for_the_fallen(state)
    assert state.winner == 0
    assert state.victory == winning.AS_THE_LAST
    assert state.turn() == OVER


def test_17_1_sovereignty_can_follow_from_anothers_end() -> None:
    state = set_up(
        "field a1 settlement village:0 | field a3 settlement village:1 | pair 0-1 treaty vassalage:0, due 1", seats=3
    )
    leaving.look_for_the_fallen(state)
    assert state.victory == winning.BY_SOVEREIGNTY
    assert state.winner == 0


def test_17_8_the_last_ones_may_fall_together() -> None:
    state = set_up("player 0 vp 1 | player 1 vp 2")
    leaving.look_for_the_fallen(state)
    assert state.turn() == OVER
    assert state.winner == -1
    assert state.ranks() == [2, 1]


def test_places_go_by_points_but_for_the_winner() -> None:
    state = set_up(
        "field a1 settlement village:0 | field a3 settlement village:1 | player 0 vp 0 | player 1 vp 1"
        " | player 2 vp 50",
        seats=3,
    )
    leaving.look_for_the_fallen(state)
    assert state.is_out == [False, False, True]
    assert state.ranks() == [3, 2, 1]
    winning.end(state, 1, winning.BY_LEAD)
    assert state.ranks() == [3, 1, 2]


def test_17_8_who_is_out_cannot_win_by_his_points() -> None:
    for points, ranks in ((50, [3, 1, 2]), (1, [2, 1, 3])):
        state = set_up(
            "round 20 | field a1 settlement village:0 | field a3 settlement village:1 | player 0 vp 0"
            f" | player 1 vp 1 | player 2 vp {points}",
            seats=3,
        )
        leaving.look_for_the_fallen(state)
        winning.check(state)
        assert state.turn() == OVER
        assert state.ranks() == ranks
