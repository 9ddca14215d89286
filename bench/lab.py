"""How fast the laboratory plays random games, compared with a bare loop over states: `python -m bench.lab kingdomino`.

CPU time in this process, the best of several rounds: of the installed package, or with PYTHONPATH=src interpreted.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable
from random import Random
from time import process_time

import koruna
from bench.setups import Setup, setups_of
from koruna.engine.playout import play_out
from koruna.lab import run_games, stream

SEED = 7
ROUNDS = 5
SECONDS = 0.3  # for each way in a round


def bare(game: koruna.Game, setup: Setup, games: int) -> None:
    """The loop that `bench.speed` measures."""
    rng = Random(SEED)
    for _ in range(games):
        state = game.start(setup.seats, setup.options)
        play_out(state, rng)
        state.scores()


def seeded(game: koruna.Game, setup: Setup, games: int) -> None:
    """The bare loop with one generator per game, so that each game is reproducible."""
    for number in range(games):
        state = game.start(setup.seats, setup.options)
        play_out(state, stream(SEED, number, "deal"))
        state.scores()


def seeding(game: koruna.Game, setup: Setup, games: int) -> None:
    """Only the seeding of the streams: one for chance and one for every bot, per game."""
    for number in range(games):
        stream(SEED, number, "deal")
        for seat in range(setup.seats):
            stream(SEED, number, f"bot {seat}")


def laboratory(**more: bool) -> Callable[[koruna.Game, Setup, int], None]:
    def play(game: koruna.Game, setup: Setup, games: int) -> None:
        for _ in run_games(game, ["random"] * setup.seats, games, setup.options, SEED, workers=1, **more):
            pass

    return play


WAYS = {
    "bare": bare,
    "bare, each game seeded": seeded,
    "laboratory": laboratory(),
    "with measures": laboratory(measures=True),
    "with events": laboratory(events=True),
    "with records": laboratory(keep_records=True),
    "seeding alone": seeding,
}


def speeds(game: koruna.Game, setup: Setup) -> dict[str, float]:
    """Games a second each way, measured alternately."""
    best = dict.fromkeys(WAYS, 0.0)
    at_once = dict.fromkeys(WAYS, 1)
    for _ in range(ROUNDS):
        for way, play in WAYS.items():
            began = process_time()
            play(game, setup, at_once[way])
            spent = max(process_time() - began, 1e-6)
            best[way] = max(best[way], at_once[way] / spent)
            at_once[way] = max(1, int(SECONDS * best[way]))
    return best


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.lab", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("games", nargs="*", help="all of them if none is named")
    named = parser.parse_args().games or [game.id for game in koruna.all_games()]
    print("compiled" if koruna.compiled else "interpreted")
    for game in [koruna.game(id) for id in named]:
        for setup in setups_of(game.id):
            found = speeds(game, setup)
            ways = [f"{way} {found[way]:.0f} ({100 * found[way] / found['bare']:.0f} %)" for way in WAYS]
            print(f"{game.id}, {setup.name}: {', '.join(ways)}", flush=True)


if __name__ == "__main__":
    main()
