"""Every game ends, with its pieces complete and its places right."""

from __future__ import annotations

from math import isfinite

import pytest

import koruna
from koruna.engine.errors import Trouble
from koruna.engine.game import Game
from koruna.engine.series import Series
from koruna.engine.state import OVER, State
from tests.how_many import NIGHTLY, how_many
from tests.laws.fingerprint import fingerprint
from tests.laws.tables import CHOSEN, TABLES, Table, choices, every_game, every_table, moments, some_moments

PLAYED = TABLES if koruna.compiled or NIGHTLY else CHOSEN
FEW = how_many(interpreted=1, compiled=4, nightly=4)  # moves of a moment in a series
SELDOM = how_many(interpreted=5, compiled=5, nightly=1)  # moves between two checks of all pieces


@pytest.mark.parametrize(("game", "seats"), dict.fromkeys((table.game.id, table.seats) for table in PLAYED))
def test_every_game_ends_within_its_stated_length(game: str, seats: int) -> None:
    for table in PLAYED:
        if (table.game.id, table.seats) == (game, seats):
            *_, last = moments(table, "length")
            assert last.turn() == OVER
            assert last.waiting() == last.moves() == [], str(table)
            assert table.game.broken_invariants(last) == [], str(table)


@every_table
def test_nothing_is_lost_found_or_doubled(table: Table) -> None:
    for at, state in enumerate(moments(table, "invariants")):
        if at % SELDOM == 0 or state.turn() == OVER:
            assert table.game.broken_invariants(state) == []


@every_table
def test_places_follow_the_points_unless_the_game_tells_what_else_decided(table: Table) -> None:
    for state in some_moments(table, "results", 8):
        scores, ranks = state.scores(), state.ranks()
        assert len(scores) == len(ranks) == table.seats
        for seat in range(table.seats):
            assert ranks[seat] == 1 + sum(1 for rank in ranks if rank < ranks[seat]), f"shared places skip: {ranks}"
            for other in range(table.seats):
                if scores[seat] > scores[other] and ranks[seat] >= ranks[other]:
                    assert ranks[other] == 1, f"{scores} placed {ranks}"
                    assert tells_what_decided(table, state), f"{scores} placed {ranks}, and nothing tells why"
        assert (scores, ranks) == (state.scores(), state.ranks()) == (state.copy().scores(), state.copy().ranks())


def tells_what_decided(table: Table, state: State) -> bool:
    """Whether the game says what decided the first place other than points. A series is decided by points alone."""
    if state.running() is not state:
        return False
    ending = table.game.ending(state.view())
    return bool(ending.details) or not ending.by_points


@every_table
def test_the_win_belongs_to_those_who_are_first_or_to_nobody(table: Table) -> None:
    for state in some_moments(table, "results", 4):
        if state.turn() != OVER:
            assert state.winners() == []
            assert not state.all_lost()
            with pytest.raises(Trouble):
                state.utility()
            continue
        winners, utility = state.winners(), state.utility()
        assert winners == [seat for seat, rank in enumerate(state.ranks()) if rank == 1 and not state.all_lost()]
        assert [seat for seat, share in enumerate(utility) if share] == winners
        assert len(utility) == table.seats
        assert sum(utility) == pytest.approx(1 if winners else 0)
        assert (winners, utility) == (state.copy().winners(), state.copy().utility())


@every_table
def test_judging_a_moment_changes_nothing(table: Table) -> None:
    for state in some_moments(table, "results", 4):
        before = fingerprint(state)
        for seat in range(table.seats):
            value = table.game.evaluate(state, seat)
            assert isfinite(value)
            assert value == table.game.evaluate(state.copy(), seat)
        assert fingerprint(state) == before


@every_game
def test_in_a_series_a_move_is_judged_by_how_its_game_ended_and_by_the_standing(game: Game) -> None:
    """While all have the same points, as in the game alone; above all the last move, after which another one begins."""
    if not game.series:
        return
    table = next(table for table in TABLES if table.game is game and table.options[game.series])
    ended = 0
    for moment in moments(table, "series"):
        assert isinstance(moment, Series)
        state = moment.copy()
        state.results = [[0] * table.seats for _ in state.results]
        for seat, move in choices(state)[:FEW]:
            alone, in_series = state.running().copy(), state.copy()
            alone.play(move, seat)
            in_series.play(move, seat)
            ended += alone.turn() == OVER
            value = game.evaluate(in_series.last_played(), 0)
            assert value == game.evaluate(alone, 0)
            if state.results:
                in_series.results[0] = [1, *[0] * (table.seats - 1)]
                assert game.evaluate(in_series.last_played(), 0) > value, "own points speak for a seat"
                in_series.results[0] = [0, *[1] * (table.seats - 1)]
                assert game.evaluate(in_series.last_played(), 0) <= value, "those of others do not"
            if alone.turn() == OVER:
                again = game.at(in_series.position())
                assert again == in_series
                assert game.evaluate(again, 0) == game.evaluate(in_series, 0), "equal states are equally good"
    assert ended
