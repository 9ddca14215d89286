"""Every possible table: each game with each seat count and each allowed combination of its options.

A game with many options has hundreds of them. All are played to their end, compiled; the other laws use a pairwise
covering set of option values for each seat count, or the few tables that cover the most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from random import Random
from typing import NamedTuple

import pytest

import koruna
from koruna.engine.game import Game
from koruna.engine.library import all_games
from koruna.engine.option import Options
from koruna.engine.state import CHANCE, OVER, SPECTATOR, State
from tests.how_many import NIGHTLY, how_many
from tests.template.room import open_template

open_template()


ENOUGH = how_many(interpreted=2, compiled=2, nightly=10)  # tables per seat count
LARGEST = how_many(interpreted=2, compiled=2, nightly=4)  # tables of the largest seat count of a game for many
MANY = how_many(interpreted=4, compiled=5, nightly=6)  # seats; from here on one table each, but for the maximum
LONG = 1_000  # moves
SHARE = how_many(interpreted=3, compiled=1, nightly=1)  # check every n-th requested state
SHARE_OF_LONG = how_many(interpreted=3, compiled=2, nightly=1)  # the same for games with many moves


class Table(NamedTuple):
    game: Game
    seats: int
    options: Options

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        """Such as `kingdomino-2-harmony-snake_order`."""
        words = [self.game.id, str(self.seats)]
        for option in self.game.options:
            value = self.options[option.id]
            if value != option.default:
                words.append(option.id if value is True else f"{option.id}={value}")
        return "-".join(words)

    def start(self) -> State:
        return self.game.start(self.seats, self.options)

    def longest(self) -> int:
        """The most moves a game at this table can have, chance included."""
        in_series = bool(self.game.series) and self.options[self.game.series] is True
        return self.game.longest * (self.game.series_length if in_series else 1)

    def viewers(self) -> list[int]:
        """Spectator and seats; of many seats only three."""
        seats = range(self.seats) if self.seats < MANY else [0, self.seats // 2, self.seats - 1]
        return [*seats, SPECTATOR]

    def rng(self, purpose: str) -> Random:
        """An independent stream for every table and purpose, the same in every run."""
        return Random(f"{self} {purpose}")


def pairs(table: Table) -> set[object]:
    """Every pair of option values of this table."""
    return {frozenset(pair) for pair in combinations(table.options.items(), 2)} or {()}


def with_every_pair(game: Game) -> list[Table]:
    """For each seat count the plain game and up to ENOUGH tables that cover the most pairs, chosen greedily: first by
    pairs not covered at any seat count yet, then by pairs new to this seat count."""
    chosen: list[Table] = []
    nowhere = set().union(*(pairs(table) for table in TABLES if table.game is game))
    for seats in seat_counts(game):
        tables = [table for table in TABLES if table.game is game and table.seats == seats]
        missing = set().union(*(pairs(table) for table in tables))
        enough = ENOUGH if seats < MANY else LARGEST if seats == game.seats[-1] else 1
        best = tables[0]
        for _ in range(enough):
            chosen.append(best)
            nowhere -= pairs(best)
            missing -= pairs(best)
            if not missing:
                break
            best = max(tables, key=lambda table: (len(pairs(table) & nowhere), len(pairs(table) & missing)))
    return [table for table in TABLES if table in chosen]


def seat_counts(game: Game) -> list[int]:
    """Those below MANY, and the maximum. Of the others, which take longest, compiled the first and nightly all."""
    many = [seats for seats in game.seats if seats >= MANY]
    some = {*many[-1:], *(many if NIGHTLY else many[:1] if koruna.compiled else [])}
    return [seats for seats in game.seats if seats < MANY or seats in some]


GAMES = all_games()
TABLES = [Table(game, seats, options) for game in GAMES for seats, options in game.combinations()]
CHOSEN = [table for game in GAMES for table in with_every_pair(game)]

every_table = pytest.mark.parametrize("table", CHOSEN, ids=str)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def choices(state: State) -> list[tuple[int, int]]:
    """Everything that can happen next, as seat (or CHANCE) and move; empty when the game is over."""
    if state.turn() == CHANCE:
        return [(CHANCE, outcome) for outcome, _ in state.odds()]
    return [(seat, move) for seat in state.waiting() for move in state.moves(seat)]


def step(state: State, rng: Random) -> None:
    """Let something random happen: any waiting seat may be the next to decide."""
    if state.turn() == CHANCE:
        state.play(state.draw(rng))
    else:
        seat = rng.choice(state.waiting())
        state.play(rng.choice(state.moves(seat)), seat)


def moments(table: Table, purpose: str) -> Iterator[State]:
    """Every state of one random game, first and last included. It is the live object: do not modify it."""
    rng = table.rng(purpose)
    state = table.start()
    for _ in range(table.longest()):
        yield state
        if state.turn() == OVER:
            return
        step(state, rng)
    assert state.turn() == OVER, f"{table} is not over after {table.longest()} moves"
    yield state


@cache
def is_long(game: Game) -> bool:
    """Whether its games with the most players have so many moves that not every moment of many can be looked at."""
    fullest = next(table for table in TABLES if table.game is game and table.seats == game.seats[-1])
    return sum(1 for _ in moments(fullest, "length")) > LONG


@cache
def end(table: Table, purpose: str) -> State:
    """The last state of one random game."""
    *_, last = moments(table, purpose)
    return last


def alike(_: State) -> str:
    return "any"


def some_moments(table: Table, purpose: str, count: int, kind_of: Callable[[State], str] = alike) -> Iterator[State]:
    """About `count` states of each kind from one random game, scattered, and always its last one. States without a kind
    are skipped."""
    rng = table.rng(purpose + " which")
    share = SHARE_OF_LONG if is_long(table.game) else SHARE
    kinds = kinds_of_moments(table, purpose, kind_of)
    chosen = {len(kinds) - 1}
    for kind in sorted({*kinds} - {""}):
        found = [at for at, other in enumerate(kinds) if other == kind]
        chosen |= {*rng.sample(found, min(-(-count // share), len(found)))}
    for at, state in enumerate(moments(table, purpose)):
        if at in chosen:
            yield state


@cache
def kinds_of_moments(table: Table, purpose: str, kind_of: Callable[[State], str]) -> list[str]:
    return [kind_of(state) for state in moments(table, purpose)]
