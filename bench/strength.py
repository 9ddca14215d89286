"""How strong a bot is against others: `python -m bench.strength kingdomino libuse full-greedy --seats 4 --games 400`.

The first bot takes every seat in turn, the others are of the second kind. It prints the share of wins with its 95 %
interval, the mean margin over the best other, and the processor time of a decision. The same seed plays the same games.
`search` is the search itself, with `--iterations` or `--limit` in seconds instead of a level's own.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter, thread_time

from msgspec import Struct

import koruna
from koruna.bots import allow_bots, allow_named, bot
from koruna.bots.own import ALLOWED, OwnBot
from koruna.bots.parallel import ParallelSearch
from koruna.bots.search import Search
from koruna.engine.bot import Bot
from koruna.engine.limit import USUAL, Limit
from koruna.engine.state import CHANCE, OVER
from koruna.engine.streams import imagining, stream
from koruna.lab.summary import wilson


class Result(Struct):
    """The result of one game, for the first bot."""

    won: float
    margin: float
    seconds: float
    decisions: int


class Contest(Struct):
    """Two kinds of bots at tables of one kind."""

    game: str
    one: str
    other: str
    seats: int
    options: dict[str, bool]
    seed: str
    limit: Limit
    own: tuple[OwnBot, ...] = ()  # custom bots among them
    cores: int = 1  # for `search`


def player(name: str, game: koruna.Game, contest: Contest, number: int, seat: int) -> Bot:
    rng = stream(contest.seed, number, f"bot {seat}")
    if name != "search":
        return bot(name, game, rng)
    return Search(game, rng) if contest.cores == 1 else ParallelSearch(game, rng, contest.cores)


def play(contest: Contest, number: int) -> Result:
    """Play one game; the first bot takes every seat in turn."""
    allow_bots(list(contest.own))
    game = koruna.game(contest.game)
    own = number % contest.seats
    players = [
        player(contest.one if seat == own else contest.other, game, contest, number, seat)
        for seat in range(contest.seats)
    ]
    state = game.start(contest.seats, contest.options)
    chance = stream(contest.seed, number, "chance")
    clock = thread_time if contest.cores == 1 else perf_counter
    seconds, decisions, lines = 0.0, 0, 0
    while (seat := state.turn()) != OVER:
        lines += 1
        if seat == CHANCE:
            state.play(state.draw(chance))
            continue
        seat = state.waiting()[0]
        known = state if game.all_open else state.imagine(seat, imagining(number, lines))
        begun = clock()
        move = players[seat].choose(known, seat, contest.limit if seat == own else USUAL)
        if seat == own and len(known.moves(seat)) > 1:
            seconds += clock() - begun
            decisions += 1
        state.play(move, seat)
    scores = state.scores()
    best = max(points for seat, points in enumerate(scores) if seat != own)
    return Result(state.utility()[own], scores[own] - best, seconds, decisions)


def tell(contest: Contest, results: list[Result]) -> str:
    games = len(results)
    won = sum(result.won for result in results) / games
    low, high = wilson(won * games, games)
    margin = sum(result.margin for result in results) / games
    seconds = sum(result.seconds for result in results) / max(1, sum(result.decisions for result in results))
    return (
        f"{contest.game}, {contest.seats} seats, {contest.one} against {contest.other}: {100 * won:.1f} % of {games}"
        f" games ({100 * low:.1f} to {100 * high:.1f}), margin {margin:+.1f}, {seconds:.3f} s a decision"
    )


def contest_of(asked: Namespace) -> Contest:
    limit = USUAL
    if asked.iterations or asked.limit:
        limit = Limit(asked.iterations, asked.limit)
    options = {option: True for option in asked.options.split(",") if option}
    one, other = allow_named([asked.one, asked.other])
    own = tuple(ALLOWED[name] for name in {one, other} if name in ALLOWED)
    return Contest(asked.game, one, other, asked.seats, options, asked.seed, limit, own, asked.cores)


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--options", default="", help="names of options to switch on, separated by commas")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--iterations", type=int, default=0, help="of the first bot, for each decision")
    parser.add_argument("--limit", type=float, default=0.0, help="seconds of the first bot for each decision")
    parser.add_argument("--cores", type=int, default=1, help="on which `search` thinks; then time is that of the clock")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    contest = contest_of(asked)
    results: list[Result] = []
    with ProcessPoolExecutor(asked.workers, mp_context=get_context("spawn")) as workers:
        waiting = [workers.submit(play, contest, number) for number in range(asked.games)]
        for number, future in enumerate(waiting, 1):
            results.append(future.result())
            if number % max(20, asked.games // 8) == 0 and number < asked.games:
                print(tell(contest, results), flush=True)
    print(tell(contest, results))


if __name__ == "__main__":
    main()
