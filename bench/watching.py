"""Samples moments of games between bots, with the signs of each seat and the final winner, to fit chances of
winning."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec import Struct

import koruna
from koruna.bots import bot
from koruna.engine.chances import Signs, chances
from koruna.engine.forms import must_have
from koruna.engine.option import Value
from koruna.engine.series import Series
from koruna.engine.state import CHANCE, OVER, State

A_GAME = 15  # moments looked at, about


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up, and how many games of it are needed."""

    seats: int
    games: int
    options: dict[str, Value] = {}

    def name(self) -> str:
        words = [f"{id}" if value is True else f"{id}={value}" for id, value in self.options.items()]
        return ", ".join([f"{self.seats} {'player' if self.seats == 1 else 'players'}", *words])


class Moment(Struct):
    signs: Signs
    totals: list[int]  # in a series: the points of finished games
    to_come: int  # and how many games follow this one
    shares: list[float]  # of the final win; if all can lose, last whether they did

    def log_odds(self) -> list[float]:
        if self.totals:
            return self.signs.log_odds_in_series(self.totals, self.to_come)
        return self.signs.log_odds()

    def chances(self) -> list[float]:
        """The predicted chances of the seats."""
        return chances(self.log_odds(), len(self.signs.rows))


def moments(game: koruna.Game, table: Table, purpose: str) -> Iterator[Moment]:
    """Moments of every game of a table; different games for each purpose."""
    share = 0.1
    for number in range(table.games):
        seed = f"{game.id} {table.name()} {purpose} {number}"
        seen, length, state = watch(game, table, seed, share)
        share = min(1.0, A_GAME / length)
        if state.turn() != OVER:
            continue
        utility = state.utility()
        for moment in seen:
            moment.shares = [*utility, 1.0 - sum(utility)] if moment.signs.nobody else utility
            yield moment


def watch(game: koruna.Game, table: Table, seed: str, share: float) -> tuple[list[Moment], int, State]:
    """Play one game and sample its moments; abandoned if it has too many moves."""
    chance, thinking, looking = (Random(f"{seed} {what}") for what in ("chance", "thinking", "looking"))
    players = [bot(game.bots_by_strength()[0], game, Random(f"{seed} {seat}")) for seat in range(table.seats)]
    signs_of = must_have(game.id, "bot.values", "signs")
    state = game.start(table.seats, table.options)
    longest = game.longest * (game.series_length if isinstance(state, Series) else 1)
    seen: list[Moment] = []
    length = 0
    while state.turn() != OVER and length < longest:
        length += 1
        if looking.random() < share:
            totals = state.totals() if isinstance(state, Series) else []
            to_come = state.length - len(state.results) - 1 if isinstance(state, Series) else 0
            seen.append(Moment(signs_of(state.running()), totals, to_come, []))
        if state.turn() == CHANCE:
            state.play(state.draw(chance))
            continue
        seat = state.waiting()[0]
        known = state.copy() if game.all_open else state.imagine(seat, thinking)
        state.play(players[seat].choose(known, seat), seat)
    return seen, length, state
