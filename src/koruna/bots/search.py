"""A bot that explores possible continuations, and chooses the move it visited most."""

from __future__ import annotations

from random import Random
from typing import Final

from koruna.bots.thought import Thought
from koruna.bots.tree import Edge
from koruna.engine.analysis import Analysis, Considered
from koruna.engine.bot import LINES, Bot, moves_of
from koruna.engine.game import Game
from koruna.engine.limit import USUAL, Budget, Limit, Progress
from koruna.engine.state import State
from koruna.engine.ties import WORD, branch, seed_of

OFTEN: Final = 256  # iterations between two reports; the first ones come after 1, 2, 4, 8, ...


class Search(Bot):
    """Information-set Monte Carlo over the contract alone (`thought.py`), guided by what the game offers (`guide.py`).

    `own` is the limit unless another is requested; `width` restricts it to the most promising moves of each decision.
    """

    game: Game
    seed: int
    width: int  # 0 for all moves
    own: Limit  # the limit where none is asked for

    def __init__(self, game: Game, rng: Random, own: Limit | None = None, width: int = 0) -> None:
        self.game = game
        self.seed = seed_of(rng)
        self.width = width
        self.own = USUAL if own is None else own

    def __reduce__(self) -> tuple[object, ...]:
        return Search, (self.game, Random(0), self.own, self.width), {"seed": self.seed}

    def choose(self, state: State, seat: int, limit: Limit = USUAL) -> int:
        moves = moves_of(state, seat)
        if len(moves) == 1:
            return moves[0]
        return chosen(self.think(state, seat, limit, None), moves)

    def think(self, state: State, seat: int, limit: Limit, progress: Progress | None) -> Thought:
        """Search until the limit is reached or `progress` is stopped."""
        thought = Thought(self.game, state, seat, self.stream(state, seat), self.width)
        budget = Budget(self.own if limit is USUAL else limit, progress)
        while budget.allows(thought.done):
            thought.iterate()
            if progress is not None and is_time_to_tell(thought.done):
                progress.report(self.found(thought, state, 0))
        return thought

    def stream(self, state: State, seat: int) -> Random:
        """The random stream of this decision: the same for the same bot and legal moves."""
        number = seat
        for move in state.moves(seat):
            number = (number * 31 + move) & WORD
        return Random(int(branch(self.seed, number)))

    def analyse(self, state: State, seat: int, limit: Limit = USUAL, progress: Progress | None = None) -> Analysis:
        moves_of(state, seat)
        thought = self.think(state, seat, limit, progress)
        analysis = self.found(thought, state, LINES)
        if progress is not None and not is_time_to_tell(thought.done):
            progress.report(analysis)
        return analysis

    def found(self, thought: Thought, state: State, lines: int) -> Analysis:
        """The findings about every move so far, with the expected course of the best few."""
        seat, root = thought.seat, thought.root
        moves = moves_of(state, seat)
        expected = root.worth / float(root.visits) if root.visits else 0.5
        best = chosen(thought, moves)
        considered: list[Considered] = []
        for move in moves:
            visits, worth = 0, 0.0
            for edge in root.edges.values():
                if edge.move == move:
                    visits += edge.visits
                    worth += edge.worth
            text = state.write(move, seat)
            chance = min(1.0, max(0.0, worth / float(visits) if visits else expected))
            considered.append(Considered(move, text, visits, chance, [f"{seat} {text}"]))
        considered.sort(key=lambda each: (each.move != best, -each.visits, -each.chance))
        for at in range(min(lines, len(considered))):
            way = most_tried_of(thought, considered[at].move)
            if way is not None:
                considered[at] = considered[at]._replace(line=thought.line(way))
        return Analysis(considered)


def is_time_to_tell(done: int) -> bool:
    return done % OFTEN == 0 or (done & (done - 1)) == 0


def chosen(thought: Thought, moves: list[int]) -> int:
    """The most visited move, or before any visit the first one."""
    edge = thought.root.most_tried()
    return moves[0] if edge is None else edge.move


def most_tried_of(thought: Thought, move: int) -> Edge | None:
    """Among the plans that begin with a move, the most visited one."""
    best: Edge | None = None
    for edge in thought.root.edges.values():
        if edge.move == move and edge.visits and (best is None or edge.visits > best.visits):
            best = edge
    return best
