"""Bots that play without a record play the same games as in a match, from the same streams."""

from __future__ import annotations

from random import Random

import pytest

from koruna.bots import bot
from koruna.bots.playing import imagines, let_play
from koruna.engine.bot import Bot
from koruna.engine.game import Game
from koruna.engine.match import Match
from koruna.engine.state import State
from tests.laws.fingerprint import fingerprint
from tests.laws.tables import CHOSEN, Table, every_game, every_table


def players(table: Table, names: list[str]) -> tuple[list[Bot], list[Random]]:
    """The bots by seat, and their streams."""
    rngs = [table.rng(f"bot {seat}") for seat in range(table.seats)]
    return [bot(name, table.game, rng) for name, rng in zip(names, rngs, strict=True)], rngs


def in_match(table: Table, names: list[str]) -> tuple[State, int, list[Random]]:
    """The end of a game, the number of its decisions, and its streams as it left them."""
    bots, rngs = players(table, names)
    deal, imagine = table.rng("deal"), table.rng("imagine")
    match = Match.new(table.game, table.seats, table.options, None, deal, imagine)
    match.noting = False
    decisions = 0
    while not match.over():
        seat = match.state.waiting()[0]
        match.let(bots[seat], seat)
        decisions += 1
    return match.state, decisions, [deal, *rngs, *([imagine] if imagines(table.game, bots) else [])]


def without_record(table: Table, names: list[str]) -> tuple[State, int, list[Random]]:
    bots, rngs = players(table, names)
    deal, imagine = table.rng("deal"), table.rng("imagine") if imagines(table.game, bots) else None
    state = table.start()
    state.journal = []
    decisions = let_play(table.game, state, bots, deal, imagine)
    return state, decisions, [deal, *rngs, *([imagine] if imagine is not None else [])]


def assert_same(table: Table, names: list[str]) -> None:
    one, decisions, streams = in_match(table, names)
    other, other_decisions, other_streams = without_record(table, names)
    assert fingerprint(one) == fingerprint(other)
    assert decisions == other_decisions
    assert [repr(event) for event in one.journal or []] == [repr(event) for event in other.journal or []]
    assert [rng.getstate() for rng in streams] == [rng.getstate() for rng in other_streams]


@every_table
def test_random_games_are_the_same_without_a_record(table: Table) -> None:
    assert_same(table, ["random"] * table.seats)


@every_game
@pytest.mark.parametrize("first", ["greedy", "random"])
def test_games_of_different_bots_are_the_same_without_a_record(game: Game, first: str) -> None:
    """Random bots use up the stream of resampling just as in a match, if others depend on it."""
    table = next(table for table in CHOSEN if table.game is game and table.seats == 2)
    second = "random" if first == "greedy" else "greedy"
    assert_same(table, [first, second])
