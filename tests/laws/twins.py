"""Pairs of whole games that differ only in what a viewer may not know: as in pairs.py, but told from the beginning."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from koruna.engine.match import Match
from koruna.engine.record import Record
from koruna.engine.state import CHANCE, State
from tests.laws.fingerprint import fingerprint
from tests.laws.pairs import STEPS, forks, look_alike
from tests.laws.tables import Table, choices

Line = tuple[int, str]


def twins(table: Table, viewer: int, rng: Random, places: int) -> Iterator[tuple[Match, Match]]:
    """From some places of a random game at which it may come out in two ways, carried on by the same moves in both."""
    lines = random_game(table, rng)
    chosen = set(rng.sample(range(len(lines)), min(places, len(lines))))
    match = match_of(table, [])
    for at, line in enumerate(lines):
        state = match.state
        for seat, one, other in list(forks(state.running(), viewer, rng))[:1] if at in chosen else []:
            left = match_of(table, [*lines[:at], (seat, state.write(one, seat))])
            right = match_of(table, [*lines[:at], (seat, state.write(other, seat))])
            yield from carry_on(left, right, viewer, rng)
        play_line(match, line)


def carry_on(left: Match, right: Match, viewer: int, rng: Random) -> Iterator[tuple[Match, Match]]:
    for _ in range(STEPS):
        if fingerprint(left.state) == fingerprint(right.state):
            return  # one and the same game: nothing is hidden any more
        yield left, right
        common = sorted(set(texts(left.state)) & set(texts(right.state)))
        if not common:
            return
        line = rng.choice(common)
        for match in (left, right):
            play_line(match, line)
        if not look_alike(left.state, right.state, viewer):
            return


def random_game(table: Table, rng: Random) -> list[Line]:
    match = match_of(table, [])
    while not match.over():
        play_line(match, rng.choice(texts(match.state)))
    return match.record.lines


def match_of(table: Table, lines: list[Line]) -> Match:
    """The game that these lines tell, with no chance drawn after them."""
    record = Record(table.game.id, table.game.version, table.seats, table.options)
    record.lines = lines
    return Match(table.game, record)


def texts(state: State) -> list[Line]:
    """All that can happen next."""
    return [(seat, state.write(move, seat)) for seat, move in choices(state)]


def play_line(match: Match, line: Line) -> None:
    seat, text = line
    if seat == CHANCE:
        match.happen(text)
    else:
        match.play_one(text, seat)
