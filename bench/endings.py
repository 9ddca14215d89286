"""How games of Suverenita between planners end: `python -m bench.endings --players 4 --mode basic --games 100`.

Prints a line of the tables in docs/suverenita.md. `--against random` lets one planner play random players instead.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter

import koruna
from koruna.engine.match import Match
from koruna.games.suverenita.rules.setup import MODES
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.winning import VICTORIES
from koruna.lab import run_games

KINDS = ["sovereignty", "dominance", "power", "lead", "last", "significance"]


def line(players: int, mode: str, games: int, seed: int, against: str) -> str:
    game = koruna.game("suverenita")
    bots = ["greedy", *[against or "greedy"] * (players - 1)]
    ends: Counter[str] = Counter()
    rounds = decisions = won = 0
    for played in run_games(game, bots, games, {"mode": mode}, seed, rotate=True, keep_records=True):
        record = koruna.read_record(played.record)
        end = Match(game, record).state.running()
        assert isinstance(end, Suverenita)
        ends[VICTORIES[end.victory]] += 1
        rounds += end.round
        decisions += sum(1 for seat, _ in record.lines if seat != koruna.CHANCE)
        won += played.places[0] == 1
    shares = " | ".join(str(ends[kind]) for kind in KINDS)
    real = f"{100 * (games - ends['significance']) / games:.0f} %"
    what = f"{won} of {games} | {shares}" if against else f"{games} | {shares} | {real}"
    return f"| {mode.replace('_', ' ')} | {players} | {what} | {rounds / games:.1f} | {decisions / games:.0f} |"


def main() -> None:
    asked = ArgumentParser(prog="python -m bench.endings", description=(__doc__ or "").split("\n")[0])
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--mode", choices=MODES, default="basic")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--against", default="", choices=["", "random"])
    given = asked.parse_args()
    print(line(given.players, given.mode, given.games, given.seed, given.against), flush=True)


if __name__ == "__main__":
    main()
