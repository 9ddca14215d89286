"""What a bot thinks of every move."""

from __future__ import annotations

from typing import NamedTuple

from koruna.engine.record import counted


class Considered(NamedTuple):
    """A legal move as a bot judges it."""

    move: int  # as in `State.moves`
    text: str  # the move as text
    visits: int  # how often the bot looked at it; 0 if it was stopped before that
    chance: float  # to win, from 0 to 1
    line: list[str]  # the expected course as lines of a record: this move, and what may follow


class Analysis:
    """What a bot thinks of every legal move of a seat, the one it would choose first.

    >>> match = koruna.Match.new("kingdomino", 2, rng=random.Random(7))
    >>> from koruna.bots import bot
    >>> greedy = bot("greedy", match.game, random.Random(8))
    >>> found = greedy.analyse(match.state, match.turn())
    >>> found
    <Analysis of 4 moves by 4 visits: claim 32>
    >>> found.best.text, found.best.visits, 0 < found.best.chance < 1
    ('claim 32', 1, True)
    """

    moves: list[Considered]  # every legal one, the best first
    visits: int  # sum over all moves

    def __init__(self, moves: list[Considered]) -> None:
        self.moves = moves
        self.visits = sum([considered.visits for considered in moves])

    @property
    def best(self) -> Considered:
        """The move that the bot would choose."""
        return self.moves[0]

    def __reduce__(self) -> tuple[object, ...]:
        return Analysis, (self.moves,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Analysis) and self.moves == other.moves

    def __hash__(self) -> int:
        return hash((len(self.moves), self.visits))

    def __repr__(self) -> str:
        moves, visits = counted(len(self.moves), "move"), counted(self.visits, "visit")
        return f"<Analysis of {moves} by {visits}: {self.best.text}>"
