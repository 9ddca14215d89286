"""Predicted consequences of a move: the points it brings or costs, and that it ends the game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from koruna.engine.consequences import consequences
from koruna.engine.event import Event
from koruna.engine.state import CHANCE, OVER, State
from koruna.locale import LANGUAGES, words
from tests.how_many import how_many
from tests.laws.tables import Table, every_table

SOME = how_many(interpreted=12, compiled=15, nightly=100)  # moments of a game, and its last ones
LAST = 3


def looked_at(table: Table) -> Iterator[tuple[State, int, int]]:
    """States of one random game, with the next seat and its move. It is the live object: do not modify it."""
    rng = table.rng("consequences")
    made: list[tuple[int, int]] = []
    state = table.start()
    while state.turn() != OVER:
        if state.turn() == CHANCE:
            made.append((CHANCE, state.draw(rng)))
        else:
            seat = rng.choice(state.waiting())
            made.append((seat, rng.choice(state.moves(seat))))
        state.play(made[-1][1], made[-1][0])
    decided = [at for at, (seat, _) in enumerate(made) if seat != CHANCE]
    chosen = {*rng.sample(decided, min(SOME, len(decided))), *decided[-LAST:]}
    state = table.start()
    journal: list[Event] = []
    state.journal = journal
    for at, (seat, move) in enumerate(made):
        if at in chosen:
            yield state, seat, move
        state.play(move, seat)


def after(state: State, seat: int, move: int) -> State:
    ahead = state.running().copy()
    ahead.play(move, seat)
    return ahead


@every_table
def test_predicted_points_come_true(table: Table) -> None:
    for state, seat, _ in looked_at(table):
        before = state.running().own_points(seat)
        for ahead in consequences(table.game, state, seat):
            if ahead.gain is not None:
                assert ahead.gain == after(state, seat, ahead.move).own_points(seat) - before, ahead.text
            assert ahead.gain is not None or not table.game.all_open


def depends_on_a_secret(state: State, seat: int, moves: list[int]) -> bool:
    """Whether it depends on hidden information which move ends the game."""
    deals = [state.imagine(seat, Random(deal)) for deal in range(20, 32)]
    return any(len({after(deal, seat, move).turn() == OVER for deal in deals}) > 1 for move in moves)


@every_table
def test_a_move_that_ends_the_game_where_another_would_not_says_so(table: Table) -> None:
    for state, seat, _ in looked_at(table):
        found = consequences(table.game, state, seat)
        ends = [after(state, seat, ahead.move).turn() == OVER for ahead in found]
        if any(ends) and not all(ends) and not depends_on_a_secret(state, seat, [ahead.move for ahead in found]):
            for ahead, over in zip(found, ends, strict=True):
                assert ahead.warning(table.game, state.running().view(seat)) or not over, ahead.text


@every_table
def test_warnings_exist_in_every_language(table: Table) -> None:
    for state, seat, _ in looked_at(table):
        view = state.running().view(seat)
        for ahead in consequences(table.game, state, seat):
            warning = ahead.warning(table.game, view)
            if warning is not None:
                name, facts = warning
                for language in LANGUAGES:
                    assert words(language, table.game.id).say(name, {**facts, "player": "Eva"})
