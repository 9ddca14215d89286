"""Random games of every set-up in this Python process: `python -m bench.speed SECONDS GAME…` prints JSON.

CPU time is measured, so that a busy machine does not spoil the figures.
"""

from __future__ import annotations

import sys
from array import array
from random import Random
from time import process_time

import msgspec

import koruna
from bench.setups import Setup, setups_of
from koruna.engine.playout import play_on, play_out
from koruna.engine.state import State
from koruna.lab import run_games

SEED = 7
COPIES = 2_000
OBSERVATIONS = 200
AT_A_TIME = 1_000  # decisions between two readings of the clock, which is slow
BOT_GAMES = 5


class Speed(msgspec.Struct, frozen=True):
    game: str
    setup: str
    games: float  # a second
    decisions: float  # a second
    copy_us: float
    bots_s: float  # 0 if not measured
    observe_us: float


class Round(msgspec.Struct, frozen=True):
    compiled: bool
    speeds: list[Speed]


def measure(game: str, setup: Setup, seconds: float) -> Speed:
    rng = Random(SEED)
    start = koruna.game(game).start
    halfway = play_out(start(setup.seats, setup.options), rng) // 2
    games = decisions = 0
    began = process_time()
    spent = 0.0
    while spent < seconds:
        look = decisions + AT_A_TIME
        while decisions < look:
            state = start(setup.seats, setup.options)
            decisions += play_out(state, rng)
            state.scores()
            games += 1
        spent = process_time() - began
    middle = start(setup.seats, setup.options)
    play_on(middle, rng, halfway)
    bots = bots_time(game, setup) if setup.bots_s else 0.0
    times = copy_time(middle) * 1e6, bots, observe_time(game, setup, middle) * 1e6
    return Speed(game, setup.name, games / spent, decisions / spent, *times)


def copy_time(state: State) -> float:
    began = process_time()
    for _ in range(COPIES):
        state.copy()
    return (process_time() - began) / COPIES


def observe_time(game: str, setup: Setup, state: State) -> float:
    last = koruna.game(game).observation(setup.seats, setup.options)[-1]
    out = array("f", [0.0]) * (last.offset + last.size)
    began = process_time()
    for _ in range(OBSERVATIONS):
        state.observe(0, out)
    return (process_time() - began) / OBSERVATIONS


def bots_time(game: str, setup: Setup) -> float:
    """Seconds for a whole game of greedy bots, on average."""
    began = process_time()
    plan = run_games(koruna.game(game), ["greedy"] * setup.seats, BOT_GAMES, setup.options, SEED, workers=1)
    games = sum(1 for _ in plan)
    return (process_time() - began) / games


def main() -> None:
    seconds = float(sys.argv[1])
    speeds = [measure(game, setup, seconds) for game in sys.argv[2:] for setup in setups_of(game)]
    sys.stdout.buffer.write(msgspec.json.encode(Round(koruna.compiled, speeds)))


if __name__ == "__main__":
    main()
