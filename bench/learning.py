"""Learns how much each prospect of a player counts for the final score: `python -m bench.learning kingdomino`.

A game's `bot/training.py` plays games by an estimate and tells, for many moments, the prospects of a player and the
final score. From these the weights are fitted by least squares, at some numbers of turns to come and on straight lines
between; then games are played by the new estimate, and so on. The last one is written to its `bot/estimate.toml`.
"""

from __future__ import annotations

from argparse import ArgumentParser
from importlib import import_module
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import koruna
from bench.fitting import solve

ROOT = Path(__file__).parent.parent
WILD = 1.0  # noise in points, so that games differ
KEPT = 3  # rounds whose games are used together
FIRM = 20.0  # ridge penalty
SMOOTH = 60.0  # penalty on differences between neighbouring steps
HEAD = """\
# How much each prospect of a player counts for the final score, by turns to come, and how far scores are from that.
# Learned from games between bots; `python -m bench.learning {game}` learns them again.

"""


class Learner:
    """Sums of squares for one set of weights, from which they can be fitted."""

    def __init__(self, steps: list[int], signs: list[str]) -> None:
        self.steps = steps
        self.signs = signs
        size = len(steps) * len(signs)
        self.squares = [[0.0] * size for _ in range(size)]
        self.products = [0.0] * size
        self.count = 0
        self.sums = [0.0] * len(signs)
        self.sums_of_squares = [0.0] * len(signs)

    def parts(self, left: int) -> list[tuple[int, float]]:
        """The steps on both sides of a number of turns, with interpolation weights."""
        for at in range(len(self.steps) - 1):
            here, there = self.steps[at], self.steps[at + 1]
            if here <= left <= there:
                part = (left - here) / (there - here)
                return [(at, 1.0 - part), (at + 1, part)]
        return [(len(self.steps) - 1, 1.0)]

    def add(self, left: int, signs: list[float], score: float) -> None:
        self.count += 1
        for sign, number in enumerate(signs):
            self.sums[sign] += number
            self.sums_of_squares[sign] += number * number
        width = len(self.signs)
        row = [(step * width + at, part * number) for step, part in self.parts(left) for at, number in enumerate(signs)]
        row = [(at, number) for at, number in row if number]
        for at, number in row:
            self.products[at] += number * score
            line = self.squares[at]
            for other, beside in row:
                line[other] += number * beside

    def fit(self) -> dict[str, list[float]]:
        width, steps = len(self.signs), len(self.steps)
        squares = [line.copy() for line in self.squares]
        for sign in range(width):
            mean = self.sums[sign] / self.count
            variance = max(1e-3, self.sums_of_squares[sign] / self.count - mean * mean)
            for step in range(steps):
                at = step * width + sign
                squares[at][at] += 1e-3 if sign == 0 else FIRM * variance
                if step and sign:
                    below = at - width
                    for one, other, way in ((at, at, 1), (below, below, 1), (at, below, -1), (below, at, -1)):
                        squares[one][other] += way * SMOOTH * variance
        found = solve(squares, self.products)
        return {name: [found[step * width + sign] for step in range(steps)] for sign, name in enumerate(self.signs)}


def spreads(steps: list[int], missed: dict[int, list[float]]) -> list[float]:
    """The error of estimates at each step; unknown values are taken from the nearest step."""
    found = []
    for step in steps:
        nearest = min(missed, key=lambda left: (abs(left - max(1, step)), left))
        found.append(sqrt(sum(miss * miss for miss in missed[nearest]) / len(missed[nearest])))
    return [0.3 if step == 0 else spread for step, spread in zip(steps, found, strict=True)]


def learn(game: koruna.Game, name: str, games: int, rounds: int) -> str:
    """One set of weights, as text for the file."""
    training, estimates = part_of(game, "training"), part_of(game, "estimate")
    tables = [(seats, options) for each, seats, options in training.tables() if each == name]
    steps: list[int] = training.STEPS[name]
    estimate = training.untrained(name)
    kept: list[list[Any]] = []
    for number in range(1, rounds + 1):
        rng = Random(f"{name}/{number}")
        seen: list[Any] = []
        for at in range(games):
            seats, options = tables[at % len(tables)]
            seen += training.samples(game, game.start(seats, options), estimate, rng, WILD)
        seen = [sample for sample in seen if sample.left]  # finished games need no estimate
        kept = [*kept, seen][-KEPT:]
        weights = fitted(steps, training.SIGNS, kept)
        estimate = estimates.Estimate(steps, weights, [1.0] * len(steps))
        spread = spreads(steps, missed_by(estimate, seen))
        mean = sum(sample.score for sample in seen) / len(seen)
        print(f"{name}, round {number}: {mean:.1f} points a player, off by {numbers(spread, '.1f')}", flush=True)
    lines = [f"[{name}]", f"steps = {steps}", f"spread = [{numbers(spread, '.3g')}]", "", f"[{name}.weights]"]
    lines += [f'"{sign}" = [{numbers(weights[sign], ".4g")}]' for sign in training.SIGNS]
    return "\n".join(lines) + "\n"


def fitted(steps: list[int], signs: list[str], kept: list[list[Any]]) -> dict[str, list[float]]:
    learner = Learner(steps, signs)
    for seen in kept:
        for sample in seen:
            learner.add(sample.left, sample.signs, sample.score)
    return learner.fit()


def missed_by(estimate: Any, seen: list[Any]) -> dict[int, list[float]]:
    """The errors of estimates, by turns to come."""
    missed: dict[int, list[float]] = {}
    for sample in seen:
        weights = estimate.weights[sample.left]
        guess = sum(weight * sign for weight, sign in zip(weights, sample.signs, strict=True))
        missed.setdefault(sample.left, []).append(sample.score - guess)
    return missed


def numbers(found: list[float], form: str) -> str:
    return ", ".join(format(number, form) for number in found)


def part_of(game: koruna.Game, name: str) -> Any:
    """A module of the game's bot."""
    return import_module(f"koruna.games.{game.id}.bot.{name}")


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.learning", description=__doc__)
    parser.add_argument("game", type=koruna.game)
    parser.add_argument("--games", type=int, default=1200, help="in each round")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--only", help="the name of one set of weights, to see how it learns; nothing is written")
    asked = parser.parse_args()
    if asked.only:
        print(learn(asked.game, asked.only, asked.games, asked.rounds))
        return
    names = list(dict.fromkeys(name for name, _, _ in part_of(asked.game, "training").tables()))
    parts = [learn(asked.game, name, asked.games, asked.rounds) for name in names]
    file = ROOT / "src" / "koruna" / "games" / asked.game.id / "bot" / "estimate.toml"
    file.write_text(HEAD.format(game=asked.game.id) + "\n".join(parts), encoding="utf-8")
    print(f"Written to {file.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
