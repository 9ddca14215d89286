"""How games of Suverenita between planners end: `python -m bench.endings --players 4 --mode basic --games 100`.

Prints a line of the tables in docs/suverenita.md. `--against random` lets one planner play random players instead.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from random import Random

import koruna
from koruna.engine.bot import Bot
from koruna.games.suverenita.rules import Suverenita
from koruna.games.suverenita.setup import MODES
from koruna.games.suverenita.winning import VICTORIES

KINDS = ["sovereignty", "dominance", "power", "lead", "last", "significance"]


def played(bots: list[Bot], mode: str, rng: Random) -> tuple[Suverenita, int]:
    """A whole game, and how many decisions it took."""
    state = koruna.game("suverenita").start(len(bots), {"mode": mode}).running()
    assert isinstance(state, Suverenita)
    decisions = 0
    while state.turn() != koruna.OVER:
        if state.turn() == koruna.CHANCE:
            state.play(state.draw(rng))
            continue
        seat = state.turn()
        seen = state if state.shows_choices() else state.imagine(seat, rng)
        state.play(bots[seat].choose(seen, seat), seat)
        decisions += 1
    return state, decisions


def line(players: int, mode: str, games: int, seed: int, against: str) -> str:
    makers = koruna.game("suverenita").bots()
    if against:
        from koruna.bots.random_bot import RandomBot

        makers = {**makers, "random": RandomBot}
    ends: Counter[str] = Counter()
    rounds = decisions = won = 0
    for number in range(games):
        planner = number % players
        bots = [
            makers["greedy" if seat == planner or not against else against](Random(f"{seed} {number} {seat}"))
            for seat in range(players)
        ]
        state, taken = played(bots, mode, Random(f"{seed} {number}"))
        ends[VICTORIES[state.victory]] += 1
        rounds += state.round
        decisions += taken
        won += state.ranks()[planner] == 1
    real = 100 * (games - ends["significance"]) / games
    shares = " | ".join(str(ends[kind]) for kind in KINDS)
    first = f"| {mode.replace('_', ' ')} | {players} | {games} | {shares} | {real:.0f} % "
    if against:
        first = f"| {mode.replace('_', ' ')} | {players} | {won} of {games} | {shares} "
    return first + f"| {rounds / games:.1f} | {decisions / games:.0f} |"


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
