"""Running many games. Game number n of a seed is reproducible, whichever worker plays it.

    for played in run_games(koruna.game("kingdomino"), ["greedy", "random"], games=1000, seed=7):
        print(played.points, played.places)

More than one worker means new processes: a script must then call it under `if __name__ == "__main__":`, like anything
that uses `multiprocessing`.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from random import Random

from koruna.bots import allow_named, bot
from koruna.bots.own import ALLOWED
from koruna.engine.errors import Trouble
from koruna.engine.game import Game
from koruna.engine.option import Options
from koruna.lab.play import Played, RunPlan, play_game
from koruna.lab.workers import share_out

# More workers than this do not help.
MOST_PER_CORE = 4


def run_games(
    game: Game,
    bots: list[str],
    games: int,
    options: Options | None = None,
    seed: int = 0,
    workers: int | None = None,
    rotate: bool = False,
    keep_records: bool = False,
    measures: bool = False,
    events: bool = False,
) -> Generator[Played, None, None]:
    """Play games between bots, named by seat, and yield each result as soon as it is available.

    A name may be that of a custom bot: `program:./mybot`, or an entry point (docs/own-bots.md).

    Results come in any order; `Played.number` is the number of the game. `workers` is the number of processes, one per
    core by default, with a maximum; a single worker runs in this process. Leave the loop to stop early. A set-up that
    the game does not allow is refused before the first game. With `measures`, each result has the numbers of
    `Game.measures`; with `events`, also those that need the journal, which takes longer, as records do.
    """
    if games < 0:
        raise Trouble("games-below-none", {"games": games})
    chosen = game.check(len(bots), options or {})
    names = allow_named(bots)
    for name in names:
        bot(name, game, Random(0))
    own = tuple(ALLOWED[name] for name in dict.fromkeys(names) if name in ALLOWED)
    plan = RunPlan(game.id, names, games, chosen, seed, rotate, keep_records, measures, events, own)
    processes = min(workers or cores(), games, MOST_PER_CORE * cores())
    if processes <= 1:
        return (play_game(game, plan, number) for number in range(games))
    return share_out(plan, processes)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
