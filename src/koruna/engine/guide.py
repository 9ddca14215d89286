"""Game-specific guidance for search, during one decision.

The default uses what every game has, and optional functions in `bot/`: `prior`, `likely` (in `playout.py`) and `plans`.
A game can have its own guide instead: `guide(game, state, seat)` in `bot/guide.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from koruna.engine.chance import below
from koruna.engine.forms import function_of
from koruna.engine.game import Game
from koruna.engine.state import CHANCE, OVER, State

# Modules of these functions.
GUIDE: Final = "bot.guide"
PLANS: Final = "bot.plans"
PLAYOUT: Final = "bot.playout"
PRIOR: Final = "bot.prior"


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Created for each decision, so that its caches cannot influence other decisions."""

    game: Game
    curiosity: float  # the exploration constant: the weight of priors of rarely tried moves

    def __init__(self, game: Game, curiosity: float = 1.0) -> None:
        self.game = game
        self.curiosity = curiosity

    def settle(self, state: State, rng: Random) -> None:
        """Play on sensibly to a moment that can be evaluated: not in the middle of an exchange."""

    def play_on(self, state: State, rng: Random, decisions: int) -> None:
        """Play on sensibly for some decisions or to the end."""
        while decisions > 0:
            seat = state.turn()
            if seat == OVER:
                return
            if seat == CHANCE:
                state.play(state.draw(rng))
            else:
                seat = state.waiting()[0]
                state.play(self.likely(state, seat, rng), seat)
                decisions -= 1

    def chances(self, state: State) -> list[float]:
        """Each seat's chance of winning."""
        return self.game.values(state)

    def plans(self, state: State, seat: int, rng: Random) -> list[list[int]]:
        """A seat's plans: its single moves, or sequences of moves if the game offers them."""
        planner = offered(self.game, PLANS, "plans")
        found: list[list[int]] = [] if planner is None else planner(state.running(), seat, rng)
        return found if found else [[move] for move in state.moves(seat)]

    def weigh(self, state: State, seat: int, plans: list[list[int]]) -> list[float]:
        """Priors of plans, summing to 1.

        By the game's own `prior` if it has one. Otherwise by rank: plans are sorted best first, and single moves by the
        evaluation of the resulting state.
        """
        for plan in plans:
            if len(plan) > 1:
                return by_rank([-float(at) for at in range(len(plans))])
        moves = [plan[0] for plan in plans]
        if offered(self.game, PRIOR, "prior") is not None:
            return self.game.prior(state, seat, moves)
        return by_rank(self.game.evaluate_moves(state, seat, moves))

    def likely(self, state: State, seat: int, rng: Random) -> int:
        """A sensible move, found fast; a random one if the game offers none."""
        habit = offered(self.game, PLAYOUT, "likely")
        if habit is None:
            moves = state.moves(seat)
            return moves[below(len(moves), rng)]
        move: int = habit(state.running(), seat, rng)
        return move


def by_rank(values: list[float]) -> list[float]:
    """Shares that sum to 1: the n-th highest value gets 1/n of the share of the highest; equals get the same."""
    shares: list[float] = []
    total = 0.0
    for value in values:
        better = 0
        for other in values:
            if other > value:
                better += 1
        shares.append(1.0 / float(1 + better))
        total += shares[-1]
    return [share / total for share in shares]


def offered(game: Game, module: str, name: str) -> Callable[..., Any] | None:
    """An optional function of a game, looked up once."""
    if module not in game.found:
        game.found[module] = function_of(game.id, module, name)
    return game.found[module]


def guide_of(game: Game, state: State, seat: int) -> Guide:
    """The guide for one decision."""
    make = offered(game, GUIDE, "guide")
    found: Guide = Guide(game) if make is None else make(game, state, seat)
    return found
