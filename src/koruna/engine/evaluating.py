"""The interface of games for bots and search: evaluation of states, chances of winning, and priors of moves.

Implemented by functions in the game's `bot/`, looked up by name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from koruna.engine.chances import Signs, chances
from koruna.engine.forms import Forms, function_of, must_have
from koruna.engine.series import Series
from koruna.engine.state import OVER, State

BEFORE_OTHERS: Final = "before_others"
IN_SERIES: Final = "evaluate_in_series"
PRIOR: Final = "prior"


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluating(Forms):
    judge: Callable[..., Any] | None  # see `evaluate`
    tell_signs: Callable[..., Any] | None  # see `values`

    def evaluate(self, state: State, seat: int) -> float:
        """How good a state is for a seat, by `bot/evaluation.py`; greedy play and search maximise it.

        Of a series it is the game's `evaluate_in_series`, which knows the points of earlier games; a game without one
        adds those of the seat. A move that ended a game is judged by how that game ended: evaluate
        `state.last_played()` after the move. The seat is not checked.
        """
        if self.judge is None:
            self.judge = must_have(self.id, "bot.evaluation", "evaluate")
        if isinstance(state, Series):
            return self.in_series(state, seat)
        value: float = self.judge(state, seat)
        return value

    def evaluate_moves(self, state: State, seat: int, moves: list[int]) -> list[float]:
        """The evaluation of the state after each of a seat's moves."""
        values: list[float] = []
        for move in moves:
            after = state.copy()
            after.play(move, seat)
            values.append(self.evaluate(after.last_played(), seat))
        return values

    def in_series(self, series: Series, seat: int) -> float:
        """How a moment of a series is judged for a seat: its running game, with the points of those before."""
        if IN_SERIES not in self.found:
            self.found[IN_SERIES] = function_of(self.id, "bot.evaluation", IN_SERIES)
        judge, before = self.found[IN_SERIES], series.points_before()
        if judge is None:
            return self.evaluate(series.running(), seat) + float(before[seat])
        value: float = judge(series.running(), seat, before)
        return value

    def values(self, state: State) -> list[float]:
        """Each seat's chance of winning at any moment, by `bot/values.py`; of a finished game its `utility`.

        The sum is 1, or less where all can lose: the rest is the chance of that. It is calibrated: in games between
        bots, of all moments with a chance of 70 % about 70 % were won. In a series it is the chance to win the series.

        >>> game = koruna.game("kingdomino")
        >>> state = game.start(seats=2)
        >>> [round(chance, 2) for chance in game.values(state)]
        [0.5, 0.5]
        """
        if state.turn() == OVER:
            return state.utility()
        if self.tell_signs is None:
            self.tell_signs = must_have(self.id, "bot.values", "signs")
        signs: Signs = self.tell_signs(state.running())
        if isinstance(state, Series):
            log_odds = signs.log_odds_in_series(state.totals(), state.length - len(state.results) - 1)
        else:
            log_odds = signs.log_odds()
        return chances(log_odds, len(signs.rows))

    def prior(self, state: State, seat: int, moves: list[int]) -> list[float]:
        """How promising moves look before any is tried, one number for each, summing to 1; for search.

        By `prior` in `bot/prior.py` of a game that has one; otherwise all are equal.
        """
        if not moves:
            return []
        if PRIOR not in self.found:
            self.found[PRIOR] = function_of(self.id, "bot.prior", PRIOR)
        guess = self.found[PRIOR]
        weights = [1.0] * len(moves) if guess is None else guess(state.running(), seat, moves)
        total: float = sum(weights)
        return [weight / total for weight in weights]

    def before_others(self, state: State, seat: int) -> State:
        """The state a bot chooses from: without the secret choices of others in a simultaneous decision.

        Otherwise the last to choose would see a guess at the others' choices revealed, and the result would depend on
        the order of asking. Games with such decisions have `before_others` in `bot/evaluation.py`: it returns a changed
        copy, or the state itself if there is nothing to take back.
        """
        if BEFORE_OTHERS not in self.found:
            self.found[BEFORE_OTHERS] = function_of(self.id, "bot.evaluation", BEFORE_OTHERS)
        take_back = self.found[BEFORE_OTHERS]
        if take_back is None:
            return state
        running = state.running()
        before: State = take_back(running, seat)
        if before is running:
            return state
        return state.around(before) if isinstance(state, Series) else before
