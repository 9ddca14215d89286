"""How games between bots end: `python -m bench.endings suverenita --players 4 --option mode=basic --games 100`.

Prints how often each ending happened, and the mean of rounds and decisions. `--against random` lets one greedy bot play
random ones instead, and counts how often it won.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from typing import Any

import koruna
from bench.setups import players as how_many
from koruna.engine.match import Match
from koruna.engine.option import Options
from koruna.engine.series_view import running
from koruna.engine.state import CHANCE, SPECTATOR
from koruna.lab import run_games
from koruna.terminal.arguments import read_options


def how_it_ended(game: koruna.Game, view: Any) -> str:
    """The message with the reason, and its arguments except numbers: `won-by lead`."""
    message, facts = game.ending(view).why
    return " ".join([message, *(fact for fact in facts.values() if isinstance(fact, str))])


def show(game: koruna.Game, players: int, options: Options, games: int, seed: int, against: str) -> None:
    bots = ["greedy", *[against] * (players - 1)]
    ends: Counter[str] = Counter()
    rounds = decisions = 0
    won = 0.0
    for played in run_games(game, bots, games, options, seed, rotate=True, keep_records=True):
        record = koruna.read_record(played.record)
        view: Any = Match(game, record).state.view(SPECTATOR)
        ends[how_it_ended(game, view)] += 1
        rounds += getattr(running(view), "round", 0)  # some games have none
        decisions += sum(seat != CHANCE for seat, _ in record.lines)
        won += played.utility[0]
    chosen = "".join(f", {id}={value}" for id, value in options.items())
    print(f"{game.id}, {how_many(players)}{chosen}, {games} games")
    if against != "greedy":
        print(f"{'won':26}{won:5g} of {games}")
    for end, count in ends.most_common():
        print(f"{end:26}{count:5}{100 * count / games:5.0f} %")
    if rounds:
        print(f"{'rounds':26}{rounds / games:7.1f}")
    print(f"{'decisions':26}{decisions / games:5.0f}", flush=True)


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.endings", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="such as mode=basic; may be repeated")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", default="greedy", choices=["greedy", "random"])
    given = parser.parse_args()
    game = koruna.game(given.game)
    show(game, given.players, read_options(game, given.option), given.games, given.seed, given.against)


if __name__ == "__main__":
    main()
