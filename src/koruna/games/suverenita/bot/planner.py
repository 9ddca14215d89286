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
from koruna.games.suverenita.bot.planner_foresight import best_marches
from koruna.games.suverenita.bot.planner_habits import usual
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.state import Suverenita


class Planner(Bot):
    """Feeds its people, settles, builds, defends, attacks when the odds are good, and looks a season ahead."""

    seed: int

    def __init__(self, rng: Random) -> None:
        self.seed = seed_of(rng)

    def __reduce__(self) -> tuple[object, ...]:
        return Planner, (Random(0),), {"seed": self.seed}

    def choose(self, state: State, seat: int, limit: Limit = USUAL) -> int:
        game = state.running()
        assert isinstance(game, Suverenita)
        moves = moves_of(game, seat)
        if len(moves) == 1:
            return moves[0]
        kind = game.kind()
        if kind in (steps.UNITS, steps.ORDERS):
            return best_marches(game, seat, self.seed)[0]
        return usual(game, seat, kind, moves, self.seed)
