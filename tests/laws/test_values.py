"""Chances of winning: a distribution at every moment, and the result at the end; and which moves look promising."""

from __future__ import annotations

import pytest
from bench.calibration import bins_of, calibration_error, knowing_nothing, tables_of
from bench.fitting import log_loss
from bench.watching import Moment
from bench.watching import Table as Watched
from bench.watching import moments as watched
from msgspec import structs

import koruna
from koruna.bots import bot
from koruna.engine.forms import function_of, must_have
from koruna.engine.series import Series
from koruna.engine.state import OVER
from tests.how_many import NIGHTLY, how_many
from tests.laws.tables import GAMES, TABLES, Table, every_game, every_table, some_moments

MOMENTS = how_many(interpreted=3, compiled=6, nightly=20)
MANY = 800  # where weights are fitted to so many games, a game of bots takes only milliseconds
ENOUGH = how_many(interpreted=0, compiled=40, nightly=250)  # games of these
ERROR = 0.08 if NIGHTLY else 0.12  # with few games, chance alone makes some
SHARPER = 0.97  # the log loss, as a part of that of knowing nothing; with a wrong sign it would be more than 1


@every_table
def test_values_are_chances_at_every_moment_and_the_result_at_the_end(table: Table) -> None:
    can_lose = False
    for state in some_moments(table, "values", MOMENTS):
        before = state.position()
        values = table.game.values(state)
        assert len(values) == table.seats
        assert all(0.0 <= value <= 1.0 for value in values)
        assert table.game.values(state.copy()) == values
        assert state.position() == before, "looking changes nothing"
        if state.turn() == OVER:
            assert values == state.utility()
            assert can_lose or not state.all_lost(), "what can happen must have had a chance"
        else:
            can_lose = must_have(table.game.id, "bot.values", "signs")(state.running()).nobody
            assert sum(values) == pytest.approx(1.0) or (can_lose and sum(values) < 1.0)


@every_game
def test_in_a_series_chances_know_the_standing(game: koruna.Game) -> None:
    """Points from a game that is over speak for a seat and against the others; as many for all say nothing."""
    if not game.series:
        return
    table = next(table for table in TABLES if table.game is game and table.options[game.series])
    compared = 0
    for state in some_moments(table, "standing", 4 * MOMENTS):
        assert isinstance(state, Series)
        if not state.results or state.turn() == OVER:
            continue
        before = game.values(state)
        for seat in range(table.seats):
            after = game.values(with_more(state, [seat]))
            assert after[seat] > before[seat] or before[seat] == 1.0
            assert all(after[other] <= before[other] for other in range(table.seats) if other != seat)
            compared += 1
        assert game.values(with_more(state, list(range(table.seats)))) == pytest.approx(before)
    assert compared


def with_more(state: Series, seats: list[int]) -> Series:
    """As if these seats had had five points more in the first game."""
    twin = state.copy()
    for seat in seats:
        twin.results[0][seat] += 5
    return twin


@every_table
def test_a_prior_has_a_number_for_every_move_and_sums_to_one(table: Table) -> None:
    for state in some_moments(table, "prior", MOMENTS):
        for seat in state.waiting():
            moves = state.moves(seat)
            prior = table.game.prior(state, seat, moves)
            assert len(prior) == len(moves)
            assert all(0.0 <= weight <= 1.0 for weight in prior)
            assert sum(prior) == pytest.approx(1.0)
            assert table.game.prior(state, seat, moves) == prior


def to_watch() -> list[tuple[koruna.Game, Watched]]:
    """The tables whose chances are compared with how games end: those with the fewest and the most players, at night
    all. Of games that take longer, `python -m bench.calibration` does that."""
    found: list[tuple[koruna.Game, Watched]] = []
    for game in GAMES:
        tables = tables_of(game)
        if max(table.games for table in tables) >= MANY:
            chosen = [table for table in tables if NIGHTLY or is_plain(game, table)]
            found += [(game, structs.replace(table, games=ENOUGH)) for table in chosen]
    return found


def is_plain(game: koruna.Game, table: Watched) -> bool:
    return not table.options and table.seats in (game.seats[0], game.seats[-1])


@pytest.mark.skipif(not koruna.compiled and not NIGHTLY, reason="hundreds of games of bots take minutes interpreted")
@pytest.mark.parametrize(("game", "table"), to_watch(), ids=lambda it: it.name() if isinstance(it, Watched) else it.id)
def test_chances_come_true(game: koruna.Game, table: Watched) -> None:
    """Of all moments with a chance of 70 %, about 70 % are won; and chances say more than nothing."""
    seen: list[Moment] = list(watched(game, table, "law"))
    assert calibration_error(bins_of(seen)) < ERROR
    nothing = knowing_nothing(seen)
    assert log_loss(seen) < SHARPER * nothing or nothing < 0.3, "where nearly all win alone there is little to know"


@every_table
def test_a_game_has_a_prior_only_if_it_finds_the_moves_of_its_bot(table: Table) -> None:
    """More often than chance: otherwise the prior misleads, and equal numbers are better."""
    if function_of(table.game.id, "bot.prior", "prior") is None:
        assert table.game.prior(table.start(), 0, [1, 2, 3, 4]) == [0.25] * 4
        return
    rng = table.rng("bot of the prior")
    player = bot(table.game.bots_by_strength()[0], table.game, rng)
    weight = chance = 0.0
    for state in some_moments(table, "bot and prior", 20):
        for seat in state.waiting()[:1]:
            moves = state.moves(seat)
            if len(moves) > 1:
                chosen = player.choose(state.imagine(seat, rng), seat)
                weight += table.game.prior(state, seat, moves)[moves.index(chosen)]
                chance += 1.0 / len(moves)
    assert weight > chance


@every_game
def test_of_no_moves_none_is_promising(game: koruna.Game) -> None:
    assert game.prior(game.start(min(game.seats)), 0, []) == []
