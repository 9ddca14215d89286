"""Actions are a fixed space, and an observation is a fixed tensor of what a seat may know."""

from __future__ import annotations

from array import array
from math import isfinite

import pytest

import koruna
from koruna.engine.errors import Trouble
from koruna.engine.game import Game
from koruna.engine.state import CHANCE, SPECTATOR, State
from tests.how_many import how_many
from tests.laws.pairs import carry_on, splits, what_is_unseen
from tests.laws.tables import CHOSEN, Table, every_game, every_table, some_moments
from tests.laws.visible import view_bytes

LOOKS = how_many(interpreted=1, compiled=2, nightly=3)
GAMES_LOOKED_AT = how_many(interpreted=3, compiled=6, nightly=20)  # tables of a game whose fields must vary
LARGEST = 3.0  # numbers are mostly from 0 to 1


def observed(state: State, seat: int, size: int) -> array[float]:
    out = array("f", [7.0]) * size
    state.observe(seat, out)
    return out


def size_of(table: Table) -> int:
    last = table.game.observation(table.seats, table.options)[-1]
    return last.offset + last.size


@every_table
def test_every_legal_move_is_an_action_and_back(table: Table) -> None:
    for state in some_moments(table, "actions", 12):
        for seat in state.waiting():
            moves = state.moves(seat)
            actions = [state.action_of(move, seat) for move in moves]
            assert len(set(actions)) == len(actions)
            assert all(0 <= action < table.game.actions for action in actions)
            assert [state.move_of(action, seat) for action in actions] == moves


@every_table
def test_an_observation_has_the_size_and_the_range_it_is_described_with(table: Table) -> None:
    fields = table.game.observation(table.seats, table.options)
    assert len({field.name for field in fields}) == len(fields)
    assert all(field.size > 0 for field in fields)
    assert [field.offset for field in fields] == [sum(other.size for other in fields[:at]) for at in range(len(fields))]
    size = size_of(table)
    for state in some_moments(table, "observed", 6):
        for seat in range(table.seats):
            assert all(isfinite(value) and -LARGEST <= value <= LARGEST for value in observed(state, seat, size))
    with pytest.raises(Trouble):
        table.start().observe(0, array("f", [0.0]) * (size - 1))


@every_game
def test_only_seats_have_an_observation_and_only_seats_and_spectators_look_on(game: Game) -> None:
    for seats in (min(game.seats), max(game.seats)):
        state = game.start(seats)
        last = game.observation(seats)[-1]
        out = array("f", [7.0]) * (last.offset + last.size)
        for nobody in (SPECTATOR, CHANCE, seats):
            with pytest.raises(Trouble):
                state.observe(nobody, out)
        assert set(out) == {7.0}
        for nobody in (CHANCE, seats):
            for ask in (state.view, state.position, state.key, koruna.Match.new(game, seats).record_for):
                with pytest.raises(Trouble) as refusal:
                    ask(nobody)
                assert refusal.value.message == "no-such-seat"


@every_table
def test_an_observation_tells_nothing_that_is_hidden(table: Table) -> None:
    rng = table.rng("observed pairs")
    for state in some_moments(table, "observed pairs", LOOKS, what_is_unseen):
        size = size_of_running(table, state)
        for viewer in table.viewers():
            if viewer == SPECTATOR:
                continue
            for left, right in splits(state, viewer, rng):
                for a, b in carry_on(left, right, viewer, rng):
                    assert observed(a, viewer, size) == observed(b, viewer, size)
    for state in some_moments(table, "observed imagining", 3):
        size = size_of(table)
        for seat in range(table.seats):
            assert observed(state, seat, size) == observed(state.imagine(seat, rng), seat, size)


def size_of_running(table: Table, state: State) -> int:
    """Of one game of a series, too."""
    if state.running() is state:
        return size_of(table)
    return size_of(Table(table.game, table.seats, {**table.options, table.game.series: False}))


def whose(state: State) -> str:
    return "chance" if state.turn() == CHANCE else "choice"


@every_game
def test_every_field_of_an_observation_varies(game: Game) -> None:
    """What never changes is not worth a place, and may be forgotten by mistake."""
    seen: dict[str, set[object]] = {}
    for table in [table for table in CHOSEN if table.game is game][-GAMES_LOOKED_AT:]:
        fields = table.game.observation(table.seats, table.options)
        for state in some_moments(table, "fields", 30, whose):
            out = observed(state, 0, size_of(table))
            for field in fields:
                seen.setdefault(field.name, set()).add(tuple(out[field.offset : field.offset + field.size]))
    constant = [name for name, values in seen.items() if len(values) == 1]
    assert constant == []


@every_table
def test_moments_that_look_different_are_mostly_observed_as_different(table: Table) -> None:
    size, seat = size_of(table), table.seats - 1
    seen: dict[bytes, set[bytes]] = {}
    for state in some_moments(table, "observed changes", 30):
        seen.setdefault(observed(state, seat, size).tobytes(), set()).add(view_bytes(state, seat))
    views = sum(len(found) for found in seen.values())
    assert len(seen) >= 0.9 * views
