"""The search tree: for every decision reached, the visits and results of each move."""

from __future__ import annotations

from math import sqrt
from typing import Final

UNTRIED: Final = 0.1  # first-play urgency: how much worse an untried move is expected to be than the tried ones
LEAST: Final = 1e-6  # a prior of 0 means that it was not computed yet


class Edge:
    """A move at a decision, or a whole plan."""

    move: int
    rest: list[int]  # for a plan: the moves after the first
    prior: float  # how promising it looks before it is tried; 0 if not computed yet
    visits: int
    worth: float  # sum over all visits of the deciding seat's chance of winning
    after: list[Node | None]  # by seat: its next decision, given what it knows; empty before there is one

    def __init__(self, plan: list[int]) -> None:
        self.move = plan[0]
        self.rest = NO_MOVES if len(plan) == 1 else plan[1:]
        self.prior = 0.0
        self.visits = 0
        self.worth = 0.0
        self.after = NO_NODES

    def next_of(self, seat: int, seats: int) -> Node:
        """The next decision of a seat after this one, created if needed."""
        if len(self.after) == 0:
            self.after = [None] * seats
        found = self.after[seat]
        if found is None:
            found = Node()
            self.after[seat] = found
        return found

    def known_next_of(self, seat: int) -> Node | None:
        """The same, if it exists."""
        return self.after[seat] if self.after else None


class Node:
    """A decision of one seat after a course of decisions.

    Chance outcomes in between are not part of it (open loop), so the legal moves may differ between visits.
    """

    visits: int
    worth: float
    edges: dict[int, Edge]  # by `key_of`

    def __init__(self) -> None:
        self.visits = 0
        self.worth = 0.0
        self.edges = {}

    def edge(self, plan: list[int]) -> Edge:
        """The edge of a move or plan, created if needed."""
        key = key_of(plan)
        found = self.edges.get(key)
        if found is None:
            found = Edge(plan)
            self.edges[key] = found
        return found

    def promising(self, legal: list[Edge], curiosity: float) -> Edge:
        """The edge to try next: good results so far, or a good prior and few visits (PUCT)."""
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
        """Record the result of an edge."""
        self.visits += 1
        self.worth += chance
        edge.visits += 1
        edge.worth += chance

    def most_tried(self) -> Edge | None:
        """The edge with the most visits; among equals the better one, or the first. None if nothing was visited."""
        best: Edge | None = None
        for edge in self.edges.values():
            if edge.visits and (
                best is None or edge.visits > best.visits or (edge.visits == best.visits and edge.worth > best.worth)
            ):
                best = edge
        return best


# Shared, never changed: most edges have neither, and separate lists would take a third of the tree's memory.
NO_MOVES: Final[list[int]] = []
NO_NODES: Final[list[Node | None]] = []


def key_of(plan: list[int]) -> int:
    """The move itself, or a number for all moves of a plan."""
    return plan[0] if len(plan) == 1 else hash(tuple(plan))


def first_prior(edge: Edge) -> float:
    """To sort by: the most promising first."""
    return -edge.prior
