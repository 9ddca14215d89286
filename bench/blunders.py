"""How well a review finds blunders: `python -m bench.blunders kingdomino --games 40`.

In each game of a level against itself, one blunder is planted: instead of the bot's move the worst one, by the chances
right after it, is played, and the game goes on. It must lose at least `--least` at once, and the bot, thinking long
about it, must agree; else it is no blunder, such as when the game is decided. It counts as found if it is among the
player's three costliest decisions in the review.
"""

from __future__ import annotations

from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from time import process_time

from msgspec import Struct

import koruna
from koruna.bots import LEVELS, bot
from koruna.engine.bot import Bot
from koruna.engine.match import Match
from koruna.engine.state import CHANCE
from koruna.lab.summary import wilson
from koruna.review.result import USUAL
from koruna.review.reviewing import Reviewing

TOP = 3
THOROUGH = 600  # iterations


class Planted(Struct):
    """One game with a blunder."""

    rank: int  # of the blunder among the decisions of its player, from 1; 0 if the game had no decision to plant it at
    loss: float  # of chance right after it
    decisions: int  # of that player
    seconds: float  # CPU time of the review of one player


class Bench(Struct):
    game: str
    seats: int
    player: str
    level: str
    least: float
    seed: str


def chances_after(match: Match, seat: int, moves: list[int]) -> list[float]:
    """The seat's chance of winning right after each move, by what it can know."""
    before = match.game.before_others(match.imagined(seat), seat)
    found = []
    for move in moves:
        after = before.copy()
        after.play(move, seat)
        found.append(match.game.values(after)[seat])
    return found


def play(bench: Bench, number: int, blunder: int = -1) -> tuple[Match, list[tuple[int, float]]]:
    """Play a game, with a blunder at one line. Returns the lines where one could be planted, with its loss."""
    game = koruna.game(bench.game)
    players: list[Bot] = [bot(bench.player, game, Random(f"{bench.seed} {number} {at}")) for at in range(bench.seats)]
    match = Match.new(game, bench.seats, rng=Random(f"{bench.seed} {number}"), thinking=Random(number))
    places: list[tuple[int, float]] = []
    while not match.over():
        seat, line = match.state.waiting()[0], len(match.record.lines)
        moves = match.state.moves(seat)
        if seat != number % bench.seats or len(moves) == 1 or (blunder >= 0 and line != blunder):
            match.let(players[seat], seat)
            continue
        move = players[seat].choose(match.imagined(seat), seat)
        chances = chances_after(match, seat, moves)
        worst = min(range(len(moves)), key=lambda at: chances[at])
        places.append((line, chances[moves.index(move)] - chances[worst]))
        match.choose(moves[worst] if line == blunder else move, seat)
    return match, places


def agrees(bench: Bench, record: koruna.Record, line: int) -> bool:
    """Whether the strongest bot, considering every move, agrees that the worst one loses that much."""
    match = Match(record.game, record.first(line), thinking=Random(line), deal=False)
    seat = record.lines[line][0]
    known, moves = match.imagined(seat), match.state.moves(seat)
    chances = chances_after(match, seat, moves)
    worst = moves[min(range(len(moves)), key=lambda at: chances[at])]
    found = bot("libuse", match.game, Random(line)).analyse(known, seat, koruna.Limit(iterations=THOROUGH))
    there = next(each for each in found.moves if each.move == worst)
    return not there.visits or found.best.chance - there.chance >= bench.least


def try_one(bench: Bench, number: int) -> Planted:
    plain, places = play(bench, number)
    eligible = [place for place in places if place[1] >= bench.least]
    Random(f"{bench.seed} {number} where").shuffle(eligible)
    line, loss = next((place for place in eligible if agrees(bench, plain.record, place[0])), (-1, 0.0))
    if line < 0:
        return Planted(0, 0.0, 0, 0.0)
    match, _ = play(bench, number, line)
    work = Reviewing(match.record, bench.level)
    began = process_time()
    for point in work.points:
        if point.seat == number % bench.seats != CHANCE:
            work.judge(point)
    seconds = process_time() - began
    order = [decision.line for decision in work.found().of(number % bench.seats)]
    return Planted(order.index(line) + 1, loss, len(order), seconds)


def tell(bench: Bench, planted: list[Planted]) -> str:
    counted = [each for each in planted if each.rank]
    found = sum(each.rank <= TOP for each in counted)
    if not counted:
        return "no blunder could be planted"
    low, high = wilson(found, len(counted))
    loss = sum(each.loss for each in counted) / len(counted)
    decisions = sum(each.decisions for each in counted) / len(counted)
    seconds = bench.seats * sum(each.seconds for each in counted) / len(counted)
    return (
        f"{bench.game}, {bench.seats} seats, review by {bench.level}: {found} of {len(counted)} blunders among the"
        f" {TOP} costliest of {decisions:.0f} decisions, {100 * found / len(counted):.0f} % ({100 * low:.0f} to"
        f" {100 * high:.0f}); a blunder lost {100 * loss:.0f} % at once; about {seconds:.1f} s a game"
    )


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.blunders", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--player", choices=LEVELS, default=USUAL, help="who plays the games")
    parser.add_argument("--level", choices=LEVELS, default=USUAL, help="who reviews them")
    parser.add_argument("--least", type=float, default=0.1, help="chance that a planted move must lose at once")
    parser.add_argument("--seed", default="blunders")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    bench = Bench(asked.game, asked.seats, asked.player, asked.level, asked.least, asked.seed)
    planted: list[Planted] = []
    with ProcessPoolExecutor(asked.workers, mp_context=get_context("spawn")) as workers:
        for future in [workers.submit(try_one, bench, number) for number in range(asked.games)]:
            planted.append(future.result())
            if len(planted) < asked.games:
                print(tell(bench, planted), flush=True)
    print(tell(bench, planted))


if __name__ == "__main__":
    main()
