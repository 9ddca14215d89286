"""Pairs of whole games that differ only in what is hidden from a viewer: like pairs.py, but with their records."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from koruna.engine.match import Match
from koruna.engine.record import Record
from koruna.engine.state import CHANCE, State
from tests.laws.fingerprint import fingerprint
from tests.laws.pairs import STEPS, forks, look_alike, what_is_unseen
from tests.laws.tables import Table, choices

Line = tuple[int, str]


def twins(table: Table, lines: list[Line], viewer: int, rng: Random, count: int) -> Iterator[tuple[Match, Match]]:
    """Pairs from `count` places of each kind at which something has two outcomes unseen, continued by the same moves in
    both."""
    chosen = places(table, lines, rng, count)
    match = match_of(table, [])
    for at, line in enumerate(lines[: max(chosen, default=-1) + 1]):
        state = match.state
        for seat, one, other in list(forks(state.running(), viewer, rng))[:1] if at in chosen else []:
            left = match_of(table, [*lines[:at], (seat, state.write(one, seat))])
            right = match_of(table, [*lines[:at], (seat, state.write(other, seat))])
            yield from carry_on(left, right, viewer, rng)
        play_line(match, line)


def places(table: Table, lines: list[Line], rng: Random, count: int) -> set[int]:
    match = match_of(table, [])
    found: dict[str, list[int]] = {"chance": [], "choice": []}
    for at, line in enumerate(lines):
        if unseen := what_is_unseen(match.state):
            found[unseen].append(at)
        play_line(match, line)
    return {at for all_of_kind in found.values() for at in rng.sample(all_of_kind, min(count, len(all_of_kind)))}


def carry_on(left: Match, right: Match, viewer: int, rng: Random) -> Iterator[tuple[Match, Match]]:
    for _ in range(STEPS):
        if fingerprint(left.state) == fingerprint(right.state):
            return  # equal games: nothing is hidden any more
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
        seat, move = rng.choice(choices(match.state))
        play_line(match, (seat, match.state.write(move, seat)))
    return match.record.lines


def match_of(table: Table, lines: list[Line]) -> Match:
    """The game of these lines, with no chance drawn after them."""
    record = Record(table.game.id, table.game.version, table.seats, table.options)
    record.lines = lines
    return Match(table.game, record, deal=False)


def texts(state: State) -> list[Line]:
    """Everything that can happen next."""
    return [(seat, state.write(move, seat)) for seat, move in choices(state)]


def play_line(match: Match, line: Line) -> None:
    seat, text = line
    if seat == CHANCE:
        match.happen(text)
    else:
        match.play_one(text, seat)
