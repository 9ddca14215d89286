"""A long table for tests: Suverenita with twelve players, at random up to some length."""

from __future__ import annotations

from functools import cache
from random import Random

import koruna
from koruna.engine.match import Match
from koruna.table.log_lines import LogLine, Name, Secret, line_of_move
from koruna.table.store.store import Head, Store

SEATS = 12


@cache
def long_log(lines: int) -> list[LogLine]:
    rng = Random(1)
    match = Match.new("suverenita", SEATS, rng=rng)
    while not match.over() and len(match.record.lines) < lines:
        seat = match.state.waiting()[0]
        match.choose(rng.choice(match.state.moves(seat)), seat)
    named = [Name(seat, f"Player {seat}") for seat in range(SEATS)]
    return [Secret("known to nobody"), *named, *[line_of_move(by, text) for by, text in match.record.lines]]


def head_of(id: str) -> Head:
    return Head(id, "suverenita", koruna.game("suverenita").version, {}, SEATS)


def with_long_table(database: str, lines: int, id: str = "long") -> str:
    """A database in which there is such a table."""
    store = Store(database)
    store.create(head_of(id), long_log(lines), listed=True)
    store.close()
    return id
