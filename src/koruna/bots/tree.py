"""What a search remembers: at every decision it came to, how often each move was tried and what came of it."""

from __future__ import annotations

from math import sqrt
from typing import Final

UNTRIED: Final = 0.1  # by how much a move is expected to be worse than the tried ones before it is tried
LEAST: Final = 1e-6  # a prior of 0 would mean that the move was never judged


class Edge:
    """A move at a decision, or a whole plan."""

    move: int
    rest: list[int]  # of a plan: the moves after the first
    prior: float  # how promising it looks before it is tried; 0 if nobody was asked yet
    visits: int
    worth: float  # the sum, over all visits, of the chance of the seat that decides
    after: list[Node | None]  # by seat: its next decision as far as it knows what happened; empty before there is one

    def __init__(self, plan: list[int]) -> None:
        self.move = plan[0]
        self.rest = NO_MOVES if len(plan) == 1 else plan[1:]
        self.prior = 0.0
        self.visits = 0
        self.worth = 0.0
        self.after = NO_NODES

    def next_of(self, seat: int, seats: int) -> Node:
        """The next decision of a seat after this, made if nobody has come so far."""
        if len(self.after) == 0:
            self.after = [None] * seats
        found = self.after[seat]
        if found is None:
            found = Node()
            self.after[seat] = found
        return found

    def known_next_of(self, seat: int) -> Node | None:
        """The same if somebody has."""
        return self.after[seat] if self.after else None


class Node:
    """A decision of one seat after a course of decisions.

    What chance did between them is not part of it (an open loop), so the legal moves may differ between visits.
    """

    visits: int
    worth: float
    edges: dict[int, Edge]  # by `key_of`

    def __init__(self) -> None:
        self.visits = 0
        self.worth = 0.0
        self.edges = {}

    def edge(self, plan: list[int]) -> Edge:
        """That of a move or plan, made if it was never seen here."""
        key = key_of(plan)
        found = self.edges.get(key)
        if found is None:
            found = Edge(plan)
            self.edges[key] = found
        return found

    def promising(self, legal: list[Edge], curiosity: float) -> Edge:
        """What to try next: what did well so far, or looks good and was seldom tried (PUCT)."""
        mean = self.worth / float(self.visits) if self.visits else 0.5
        untried = mean - UNTRIED
        pull = curiosity * sqrt(float(self.visits + 1))
        best, most = legal[0], -1000.0
        for edge in legal:
            tried = edge.visits
            score = pull * edge.prior / float(1 + tried)
            score += edge.worth / float(tried) if tried else untried
            if score > most:
                best, most = edge, score
        return best

    def learn(self, edge: Edge, chance: float) -> None:
        """What came of trying an edge."""
        self.visits += 1
        self.worth += chance
        edge.visits += 1
        edge.worth += chance

    def most_tried(self) -> Edge | None:
        """The edge with the most visits; of equals the better one, or the first. None if nothing was tried."""
        best: Edge | None = None
        for edge in self.edges.values():
            if edge.visits and (
                best is None or edge.visits > best.visits or (edge.visits == best.visits and edge.worth > best.worth)
            ):
                best = edge
        return best


# Most edges have neither, and a list of its own for each would take a third of the tree's memory. Never changed.
NO_MOVES: Final[list[int]] = []
NO_NODES: Final[list[Node | None]] = []


def key_of(plan: list[int]) -> int:
    """The move itself, or a number for all moves of a plan."""
    return plan[0] if len(plan) == 1 else hash(tuple(plan))


def first_prior(edge: Edge) -> float:
    """To sort by: the most promising first."""
    return -edge.prior
