"""Running many games. Game number n of a seed is reproducible, whichever worker plays it.

    for played in run_games(koruna.game("kingdomino"), ["greedy", "random"], games=1000, seed=7):
        print(played.points, played.places)

More than one worker means new processes: a script that runs games so must do it under
`if __name__ == "__main__":`, as with anything that uses `multiprocessing`.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from random import Random

from msgspec import Struct

from koruna.bots import bot
from koruna.engine.game import Game
from koruna.engine.match import Match
from koruna.engine.option import Options
from koruna.engine.streams import stream

# More workers than this only wait for each other.
MOST_PER_CORE = 4


class Plan(Struct, frozen=True):
    """Everything a worker needs, as plain data."""

    game: str
    bots: list[str]
    games: int
    options: Options
    seed: int
    rotate: bool  # whether the bots change seats from game to game
    keep_records: bool


class Played(Struct, frozen=True):
    """The result of one game."""

    number: int  # which game of the run, from 0
    seating: list[int]  # by seat: the index of its bot
    points: list[int]  # by bot
    places: list[int]  # by bot
    record: str  # the whole game as text, or "" if records are not kept


def run_games(
    game: Game,
    bots: list[str],
    games: int,
    options: Options | None = None,
    seed: int = 0,
    workers: int | None = None,
    rotate: bool = False,
    keep_records: bool = False,
) -> Generator[Played, None, None]:
    """Play games between bots, given by name for each seat, and yield each result as soon as it is there.

    Results come in any order; `Played.number` is the number of the game. `workers` is the number of processes, by
    default one per core, and capped; a single worker runs in this process. Leave the loop to stop early. A set-up
    that the game does not allow is refused before the first game.
    """
    chosen = game.check(len(bots), options or {})
    for name in bots:
        bot(name, game, Random(0))
    plan = Plan(game.id, bots, games, chosen, seed, rotate, keep_records)
    crew = min(workers or cores(), games, MOST_PER_CORE * cores())
    if crew <= 1:
        return (play_game(game, plan, number) for number in range(games))

    from koruna.lab.workers import share_out

    return share_out(plan, crew)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_game(game: Game, plan: Plan, number: int) -> Played:
    """One game of a plan, from beginning to end."""
    count = len(plan.bots)
    seating = [(seat + number) % count if plan.rotate else seat for seat in range(count)]
    names = [f"bot:{plan.bots[who]}" for who in seating]
    rngs = stream(plan.seed, number, "deal"), stream(plan.seed, number, "imagine")
    match = Match.new(game, count, plan.options, names, *rngs)
    match.noting = False
    players = [bot(plan.bots[who], game, stream(plan.seed, number, f"bot {who}")) for who in seating]
    while not match.over():
        seat = match.state.waiting()[0]
        match.let(players[seat], seat)
    points, places = [0] * count, [0] * count
    for who, score, rank in zip(seating, match.state.scores(), match.state.ranks(), strict=True):
        points[who], places[who] = score, rank
    return Played(number, seating, points, places, match.record.text() if plan.keep_records else "")
