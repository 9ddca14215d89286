"""A game names its moves that do nothing, and of equally good moves a bot prefers one of them."""

from __future__ import annotations

from random import Random

import pytest

from koruna.bots.greedy import Greedy
from koruna.engine.agenda import AgendaState
from koruna.engine.game import Game
from koruna.engine.state import State
from tests.how_many import how_many
from tests.laws.tables import CHOSEN, Table, every_game, some_moments

MOMENTS = how_many(interpreted=9, compiled=6, nightly=30)  # for each kind of decision
NOTHING = ["pass", "done", "decline", "no", "bid 0"]  # how games write such moves


def tables_of(game: Game) -> list[Table]:
    """One for each seat count, but not too many."""
    by_seats = {table.seats: table for table in CHOSEN if table.game is game}
    return list(by_seats.values())[:3]


def kind_of_decision(state: State) -> str:
    """The kind of the step, if there is something to choose."""
    running = state.running()
    if all(len(running.moves(seat)) == 1 for seat in running.waiting()):
        return ""
    return str(running.kind()) if isinstance(running, AgendaState) else "decision"


def decisions(table: Table) -> list[tuple[State, int]]:
    found = []
    for state in some_moments(table, "idle moves", MOMENTS, kind_of_decision):
        running = state.running()
        found += [(running.copy(), seat) for seat in running.waiting()]
    return found


@every_game
def test_moves_that_do_nothing_are_those_that_are_written_so(game: Game) -> None:
    assert len({*game.idle_moves}) == len(game.idle_moves)
    for table in tables_of(game):
        for state, seat in decisions(table):
            moves = state.moves(seat)
            idle = [move for move in moves if move in game.idle_moves]
            assert idle == [move for move in moves if state.write(move, seat) in NOTHING]
            assert len(idle) <= 1, "one of them at a time"


@every_game
def test_of_equally_good_moves_a_bot_prefers_to_do_nothing(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "judge", lambda state, seat: 0.0)
    seen = set()
    for table in tables_of(game):
        for state, seat in decisions(table):
            moves = state.moves(seat)
            chosen = Greedy(game, Random(f"{table} {seat}")).choose(state, seat)
            idle = [move for move in moves if move in game.idle_moves]
            assert chosen in (idle or moves)
            if len(moves) > 1:
                seen |= {*idle}
    assert bool(seen) == bool(game.idle_moves), "there is a choice in which one of them is preferred"
