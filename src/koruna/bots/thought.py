"""The search of one decision: information-set Monte Carlo tree search.

Every iteration resamples what the seat cannot know, descends the tree, adds one move and evaluates the resulting state.
Every seat maximises its own chance of winning.
"""

from __future__ import annotations

from random import Random
from typing import Final

from koruna.bots.tree import LEAST, Edge, Node, first_prior
from koruna.engine.game import Game
from koruna.engine.guide import Guide, guide_of
from koruna.engine.state import CHANCE, OVER, State

DEEPEST: Final = 60  # decisions of one iteration within the tree
MOST_EDGES: Final = 1_000_000  # then the tree no longer grows; some 200 MB


class Step:
    """A decision made on the way down, to be updated with the result."""

    node: Node
    edge: Edge
    seat: int

    def __init__(self, node: Node, edge: Edge, seat: int) -> None:
        self.node = node
        self.edge = edge
        self.seat = seat


class Thought:
    """The findings of a seat about its decision so far."""

    game: Game
    seat: int
    seats: int
    start: State  # what the seat knows, and a guess at the rest
    guide: Guide
    rng: Random
    before: Edge  # leads to the decision
    root: Node  # the decision itself
    width: int  # how many moves are considered at each decision, the most promising ones; 0 for all
    done: int  # iterations
    edges: int  # in the tree

    def __init__(self, game: Game, state: State, seat: int, rng: Random, width: int = 0) -> None:
        self.game = game
        self.seat = seat
        before = game.before_others(state, seat)
        self.start = before.copy() if game.all_open else before.imagine(seat, rng)
        self.seats = len(self.start.scores())
        self.guide = guide_of(game, self.start, seat)
        self.rng = rng
        self.before = Edge([-1])
        self.root = self.before.next_of(seat, self.seats)
        self.width = width
        self.done = 0
        self.edges = 1

    def iterate(self) -> None:
        """One iteration: resample, select, expand, evaluate and back up."""
        state = self.start.copy() if self.game.all_open else self.start.imagine(self.seat, self.rng)
        steps: list[Step] = []
        # By seat: the last decision it knows of. In a secret simultaneous decision each knows only its own.
        known = [self.before] * self.seats
        seat = self.seat
        while seat >= 0 and len(steps) < DEEPEST:
            node = known[seat].next_of(seat, self.seats)
            legal = self.legal(node, state, seat)
            edge = legal[0] if len(legal) == 1 else node.promising(legal, self.guide.curiosity)
            steps.append(Step(node, edge, seat))
            is_new = edge.visits == 0 and len(legal) > 1
            if len(state.waiting()) > 1 and not state.shows_choices():
                known[seat] = edge
            else:
                known = [edge] * self.seats
            play(state, edge, seat)
            if is_new:
                break
            seat = self.who_decides(state)
            if self.edges > MOST_EDGES and seat >= 0 and known[seat].known_next_of(seat) is None:
                break
        self.guide.settle(state, self.rng)
        chances = self.guide.chances(state)
        for step in steps:
            step.node.learn(step.edge, chances[step.seat])
        self.done += 1

    def legal(self, node: Node, state: State, seat: int) -> list[Edge]:
        """Legal moves or plans with their priors; in a narrow search only the most promising."""
        plans = self.guide.plans(state, seat, self.rng)
        is_judged = True
        known = len(node.edges)
        found: list[Edge] = []
        for plan in plans:
            edge = node.edge(plan)
            is_judged = is_judged and edge.prior > 0.0
            found.append(edge)
        self.edges += len(node.edges) - known
        if not is_judged and len(plans) > 1:
            priors = self.guide.weigh(state, seat, plans)
            for at in range(len(found)):
                found[at].prior = max(LEAST, priors[at])
        if 0 < self.width < len(found):
            found.sort(key=first_prior)
            found = found[: self.width]
        return found

    def who_decides(self, state: State) -> int:
        """Draw chance until a seat decides, and return that seat; or `OVER`."""
        turn = state.turn()
        while turn == CHANCE:
            state.play(state.draw(self.rng))
            turn = state.turn()
        return turn if turn == OVER else state.waiting()[0]

    def line(self, edge: Edge) -> list[str]:
        """The expected course from an edge of the root, as lines of a record, up to the next chance outcome."""
        state, seat = self.start.copy(), self.seat
        found: list[str] = []
        known = [self.before] * self.seats
        following: Edge | None = edge
        while following is not None:
            is_secret = len(state.waiting()) > 1 and not state.shows_choices()
            for move in [following.move, *following.rest]:
                if move not in state.moves(seat):
                    return found
                found.append(f"{seat} {state.write(move, seat)}")
                state.play(move, seat)
            if is_secret:
                known[seat] = following
            else:
                known = [following] * self.seats
            if state.turn() in (CHANCE, OVER):
                return found
            seat = state.waiting()[0]
            node = known[seat].known_next_of(seat)
            following = None if node is None else node.most_tried()
        return found


def play(state: State, edge: Edge, seat: int) -> None:
    """Play a move or a plan; a plan only as far as it stays legal after chance outcomes and moves of others."""
    state.play(edge.move, seat)
    for move in edge.rest:
        if move not in state.moves(seat):
            return
        state.play(move, seat)
