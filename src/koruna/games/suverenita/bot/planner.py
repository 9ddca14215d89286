"""The planner: a bot that feeds its people, settles, builds, defends and attacks when the odds are good.

It plays by heuristics (planner_habits.py) and fights by the exact odds; for its marches, which matter most, it looks a
season ahead (planner_foresight.py).
"""

from __future__ import annotations

from random import Random

from koruna.engine.bot import Bot
from koruna.engine.state import State
from koruna.games.suverenita.bot.planner_foresight import best_marches
from koruna.games.suverenita.bot.planner_habits import usual
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.state import Suverenita


class Planner(Bot):
    rng: Random
    planned: list[int]  # marches that are still to be played
    season: int  # the round they were planned in
    whose: int  # and the seat

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.planned = []
        self.season = 0
        self.whose = -1

    def choose(self, state: State, seat: int) -> int:
        game = state.running()
        assert isinstance(game, Suverenita)
        moves = game.moves(seat)
        if len(moves) == 1:
            return moves[0]
        kind = game.kind()
        if kind not in (steps.UNITS, steps.ORDERS):
            return usual(game, seat, kind, moves, self.rng)
        if (self.season, self.whose) != (game.round, seat) or not self.planned or self.planned[0] not in moves:
            self.planned = best_marches(game, seat, self.rng)
            self.season, self.whose = game.round, seat
        return self.planned.pop(0)
