"""The final score of a kingdom, estimated from its prospects by weights learned from many games.

`python -m bench.learning kingdomino` learns them again and writes them to `estimate.toml`.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from koruna.games.kingdomino.bot.prospects import NAMES, Coming, prospects
from koruna.games.kingdomino.rules.kingdom import Kingdom
from koruna.games.kingdomino.rules.scoring import bonus
from koruna.games.kingdomino.rules.setup import Setup
from koruna.games.kingdomino.rules.state import Kingdomino

LONGEST: Final = 24  # dominoes of one player, in the Mighty Duel


class Estimate:
    """For one kind of set-up: how much each prospect counts, by how many dominoes a kingdom has still to come."""

    weights: list[list[float]]  # by dominoes to come, then by prospect
    spread: list[float]  # by dominoes to come: how far the final score is from its estimate, as a rule

    def __init__(self, steps: list[int], by_name: dict[str, list[float]], spread: list[float]) -> None:
        columns = [between(steps, by_name[name]) for name in NAMES]
        self.weights = [[column[left] for column in columns] for left in range(LONGEST + 1)]
        self.spread = between(steps, spread)

    def score(self, kingdom: Kingdom, setup: Setup, coming: Coming, left: int) -> float:
        """The final score to be expected with that many dominoes to come; exact if there are none."""
        if left <= 0:
            return float(kingdom.points() + bonus(kingdom, setup))
        weights = self.weights[left]
        signs = prospects(kingdom, coming)
        total = 0.0
        for at in range(len(signs)):
            total += weights[at] * signs[at]
        return total


def between(steps: list[int], numbers: list[float]) -> list[float]:
    """The numbers at all counts of dominoes from those at some, on straight lines; the last one goes on."""
    found: list[float] = []
    for left in range(LONGEST + 1):
        at = 0
        while at + 2 < len(steps) and steps[at + 1] <= left:
            at += 1
        part = min(1.0, float(left - steps[at]) / float(steps[at + 1] - steps[at]))
        found.append(numbers[at] * (1.0 - part) + numbers[at + 1] * part)
    return found


def name_of(setup: Setup) -> str:
    """Which weights a set-up takes."""
    return "duel" if setup.size > 5 else str(setup.seats)


def to_come(state: Kingdomino, seat: int) -> int:
    """How many dominoes a seat has still to place, claimed or not."""
    kingdom, setup = state.kingdoms[seat], state.setup
    return setup.rows * setup.kings - len(kingdom.laid) - len(kingdom.discards)


def read_estimates(text: str) -> dict[str, Estimate]:
    found: dict[str, Estimate] = {}
    for name, table in tomllib.loads(text).items():
        by_name = {each: [float(number) for number in table["weights"][each]] for each in NAMES}
        found[name] = Estimate(list(table["steps"]), by_name, [float(number) for number in table["spread"]])
    return found


ESTIMATES: Final = read_estimates(files("koruna.games.kingdomino").joinpath("bot", "estimate.toml").read_text("utf-8"))
