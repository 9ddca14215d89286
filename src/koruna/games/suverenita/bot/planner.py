"""The planner: a bot that feeds its people, settles, builds, defends and attacks when the odds are good.

It plays by heuristics (planner_habits.py) and fights by the exact odds; for its marches, which matter most, it looks a
season ahead (planner_foresight.py).
"""

from __future__ import annotations

from random import Random

from koruna.engine.bot import Bot, moves_of
from koruna.engine.limit import USUAL, Limit
from koruna.engine.state import State
from koruna.engine.ties import seed_of
from koruna.games.suverenita.bot.planner_foresight import EFFORT, best_marches
from koruna.games.suverenita.bot.planner_habits import usual
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.state import Suverenita


class Planner(Bot):
    """Feeds its people, settles, builds, defends, attacks when the odds are good, and looks a season ahead."""

    seed: int
    effort: int  # how many plans of marches it simulates, divided by the number of players

    def __init__(self, rng: Random, effort: int = EFFORT) -> None:
        self.seed = seed_of(rng)
        self.effort = effort

    def __reduce__(self) -> tuple[object, ...]:
        return Planner, (Random(0), self.effort), {"seed": self.seed}

    def choose(self, state: State, seat: int, limit: Limit = USUAL) -> int:
        game = state.running()
        assert isinstance(game, Suverenita)
        moves = moves_of(game, seat)
        if len(moves) == 1:
            return moves[0]
        kind = game.kind()
        if kind in (steps.UNITS, steps.ORDERS):
            return best_marches(game, seat, self.seed, self.effort)[0]
        return usual(game, seat, kind, moves, self.seed)
