"""Who may decide, and between what."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from koruna.engine.state import CHANCE, OVER, SPECTATOR, State
from tests.laws.fingerprint import fingerprint
from tests.laws.hypothesis_settings import careful
from tests.laws.tables import TABLES, Table, choices, every_table, moments, some_moments

A_FEW_HUNDRED = 300


@every_table
def test_only_those_who_wait_have_moves(table: Table) -> None:
    for state in moments(table, "moves"):
        check_who_decides(state, table)


@careful(examples=60)
@given(st.sampled_from(TABLES), st.lists(st.integers(0, 10_000), max_size=120))
def test_any_walk_keeps_the_order_of_play_and_the_pieces(table: Table, walk: list[int]) -> None:
    """As above, with walks that Hypothesis shrinks to the shortest failing one."""
    state = table.start()
    for number in walk:
        check_who_decides(state, table)
        assert table.game.broken_invariants(state) == []
        if state.turn() == OVER:
            break
        possible = choices(state)
        seat, move = possible[number % len(possible)]
        state.play(move, seat)


def check_who_decides(state: State, table: Table) -> None:
    turn, waiting = state.turn(), state.waiting()
    assert len(waiting) == len(set(waiting))
    if turn in (CHANCE, OVER):
        assert waiting == []
    else:
        assert turn in waiting
        assert state.moves() == state.moves(turn)
    for seat in (*range(table.seats), SPECTATOR):
        moves = state.moves(seat)
        assert bool(moves) == (seat in waiting), f"seat {seat} of {waiting} has {moves}"
        assert len(moves) <= A_FEW_HUNDRED
        assert len(moves) == len(set(moves))
        assert all(type(move) is int for move in moves)


@every_table
def test_moves_without_a_seat_are_those_of_the_turn(table: Table) -> None:
    """`play(move)` and `play(move, turn)` are the same move."""
    for state in some_moments(table, "moves", 6):
        if state.turn() >= 0:
            move = table.rng("turns").choice(state.moves())
            left, right = state.copy(), state.copy()
            left.play(move)
            right.play(move, state.turn())
            assert fingerprint(left) == fingerprint(right)


@every_table
def test_each_distinct_result_is_listed_once(table: Table) -> None:
    """Within one game: a series keeps only the points of a finished game."""
    for state in some_moments(table, "moves", 6):
        for seat in state.waiting():
            results: dict[object, int] = {}
            for move in state.moves(seat):
                after = state.running().copy()
                after.play(move, seat)
                result = fingerprint(after)
                assert result not in results, f"moves {results[result]} and {move} of seat {seat} do the same"
                results[result] = move
