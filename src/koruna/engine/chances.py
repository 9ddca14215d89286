"""Chances of winning: the mathematics of `Game.values`.

A game provides features that predict a win, the signs (`signs` in its `bot/values.py`). Their sum, with weights fitted
to games between bots (its `bot/weights.toml`, made by `python -m bench.calibration --fit`), is turned into chances.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import exp, sqrt

from mypy_extensions import i64


class Weights:
    """How much each sign counts, depending on how much of the game is left."""

    name: str  # the set-ups they are for
    names: list[str]  # of the signs
    by_sign: list[list[float]]  # for each sign, its weights at equal steps from the end of the game to its start
    game: float  # in a series: standard deviation of points in one game
    ending: float  # in a series: the share of it that remains near the end of a game

    def __init__(self, name: str, names: list[str], by_sign: list[list[float]], game: float, ending: float) -> None:
        self.name = name
        self.names = names
        self.by_sign = by_sign
        self.game = game
        self.ending = ending


class Signs:
    """The signs of a win for each seat, at a moment before the end."""

    left: float  # the share of the game that is left: 1 at its beginning, 0 at its end
    rows: list[list[float]]  # by seat
    weights: Weights
    nobody: bool  # whether all can lose: a seat's signs then also speak against that

    def __init__(self, left: float, rows: list[list[float]], weights: Weights, nobody: bool = False) -> None:
        self.left = min(1.0, max(0.0, left))
        self.rows = rows
        self.weights = weights
        self.nobody = nobody

    def log_odds(self) -> list[float]:
        """The weighted sum of every row, and 0 for nobody if all can lose. Only differences matter."""
        by_sign = self.weights.by_sign
        steps: i64 = len(by_sign[0]) - 1
        at = self.left * float(steps)
        lower = min(int(at), steps - 1)
        part = at - float(lower)
        sums = [0.0] * len(self.rows)
        for sign in range(len(by_sign)):
            weights = by_sign[sign]
            weight = weights[lower] * (1.0 - part) + weights[lower + 1] * part
            for row in range(len(self.rows)):
                sums[row] += weight * self.rows[row][sign]
        if self.nobody:
            sums.append(0.0)
        return sums

    def log_odds_in_series(self, totals: list[int], to_come: int) -> list[float]:
        """The same for winning a series, from the points of its finished games and the number of games after this one.

        The spread of the remaining game grows with its square root, as for a sum of many small random steps. So points
        already scored count more the less is left, and the signs of this game count less.
        """
        weights = self.weights
        in_this = self.left + weights.ending
        rest = in_this + float(to_come)
        sums = self.log_odds()
        for seat, points in enumerate(totals):
            sums[seat] = (sums[seat] * sqrt(in_this) + float(points) / weights.game) / sqrt(rest)
        return sums


def chances(log_odds: list[float], seats: int) -> list[float]:
    """Softmax of the log-odds; what is left of 1 is the chance that nobody wins."""
    most = max(log_odds)
    shares = [exp(odds - most) for odds in log_odds]
    total = sum(shares)
    return [share / total for share in shares[:seats]]


def read_weights(game: str) -> dict[str, Weights]:
    """The fitted weights of a game, by the names of their set-ups."""
    text = files(f"koruna.games.{game}").joinpath("bot", "weights.toml").read_text("utf-8")
    found: dict[str, Weights] = {}
    for name, table in tomllib.loads(text).items():
        series = table.get("series", {"game": 1.0, "ending": 1.0})
        signs = table["signs"]
        by_sign = [[float(weight) for weight in signs[sign]] for sign in signs]
        found[name] = Weights(name, list(signs), by_sign, float(series["game"]), float(series["ending"]))
    return found
