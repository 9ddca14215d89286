"""A decision of a finished game as a puzzle: whoever finds a better move is told how much better it is.

Moves that the review weighed are known; others are weighed when they are tried, in the same worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from koruna.engine.errors import Trouble
from koruna.engine.game import Game
from koruna.engine.state import State
from koruna.review.judging import Judge
from koruna.review.result import Choice, Decision
from koruna.review.reviewing import SEED
from koruna.review.sentences import percent, tenths

BETTER: Final = 0.005  # smallest difference that counts
BETTER_POINTS: Final = 0.1


class Puzzle(Struct, frozen=True):
    decision: Decision
    level: str  # of the opponent that judged it
    path: str  # of the decision in its review, without the base


class Try(Struct, frozen=True):
    """A move that was tried at a puzzle."""

    move: str
    how: str  # "best", "equal" to the best, "better" than what was played, or "worse" if no better
    ahead: float  # chance above the played move
    behind: float  # chance below the best one
    points_ahead: float
    points_behind: float

    @property
    def is_right(self) -> bool:
        return self.how in ("best", "equal")

    def facts(self) -> dict[str, int | str]:
        """For its sentence: how far it is from both moves, in chance, or in points where the chances are the same."""
        in_points = max(abs(self.ahead), abs(self.behind)) <= BETTER
        ahead, behind = (self.points_ahead, self.points_behind) if in_points else (self.ahead, self.behind)
        said = tenths if in_points else percent
        return {
            "how": self.how,
            "unit": "points" if in_points else "chance",
            "ahead": str(said(max(0.0, ahead))),
            "behind": str(said(max(0.0, behind))),
        }


def weigh(game: Game, state: State, puzzle: Puzzle, move: str) -> Try:
    """How good a legal move is at the decision."""
    decision = puzzle.decision
    own, best = decision.played, decision.best
    known = {choice.move: choice for choice in (*decision.others, own, best)}
    found = known.get(move)
    if found is None:
        judge, seat = Judge(game, puzzle.level, SEED), decision.seat
        moves = [state.read(text, seat) for text in (move, own.move, best.move)]
        found, own, best = judge.side_by_side(state, seat, decision.line, moves)
    if move == decision.best.move:
        how = "best"
    elif not is_better(best, found):
        how = "equal"
    else:
        how = "better" if is_better(found, own) else "worse"
    return Try(
        move,
        how,
        ahead=found.chance - own.chance,
        behind=best.chance - found.chance,
        points_ahead=found.points - own.points,
        points_behind=best.points - found.points,
    )


def is_better(one: Choice, other: Choice) -> bool:
    """By the chances; where these are the same, by the points."""
    if abs(one.chance - other.chance) > BETTER:
        return one.chance > other.chance
    return one.points > other.points + BETTER_POINTS


class PuzzleProgress:
    """A puzzle at a table: a move that is not good enough is refused, after any other the game goes on freely."""

    puzzle: Puzzle
    tries: dict[str, Try]  # by move
    solved: Try | None
    solved_at: int  # how many lines the record had then
    is_begun: bool  # whether its position was set up
    left: bool  # whether another move was made, or the game goes on from another moment

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.tries = {}
        self.solved = None
        self.solved_at = 0
        self.is_begun = self.left = False

    @property
    def seat(self) -> int:
        return self.puzzle.decision.seat

    @property
    def is_open(self) -> bool:
        return self.solved is None and not self.left

    def tried(self, found: Try) -> None:
        self.tries[found.move] = found

    def check(self, move: str) -> None:
        """Raise `NotGoodEnough` for a move that is not as good as the best."""
        found = self.tries.get(move)
        if self.is_open and found is not None and not found.is_right:
            raise NotGoodEnough("review-puzzle-tried", found.facts())

    def expected(self, legal: Sequence[str]) -> str:
        """The best move, or "" if none is asked for."""
        best = self.puzzle.decision.best.move
        return best if self.is_open and best in legal else ""

    def played(self, move: str, lines: int) -> None:
        if self.is_open:
            self.solved, self.solved_at = self.tries.get(move), lines
            self.left = self.solved is None

    def back(self, lines: int) -> None:
        """The record was cut to that many lines."""
        if lines < self.solved_at:
            self.solved, self.solved_at = None, 0


class NotGoodEnough(Trouble):
    """A legal move that does not solve the puzzle; the sentence says by how much."""

    def __reduce__(self) -> tuple[type[Trouble], tuple[object, ...]]:
        return NotGoodEnough, (self.message, self.facts, self.game)
