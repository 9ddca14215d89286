"""What a review found, as plain typed data; `koruna.review` returns a `Review`."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from msgspec import Struct, json

if TYPE_CHECKING:
    from polars import DataFrame


class Moment(Struct, frozen=True):
    """A moment of the game: before a decision, or its end."""

    line: int  # how many lines of the record are before it
    round: int  # of the game, as it counts them; 0 before the first
    game: int  # of a series, from 1; 0 if there is only one
    chances: list[float]  # by seat, to win; what is left of 1 is the chance that nobody does
    points: float  # that a solo player can expect; 0 with several players


class Choice(Struct, frozen=True):
    """A move considered at a decision, judged by what its seat could know then."""

    move: str  # as in the record
    chance: float  # to win after it
    points: float  # to be expected after it


class Decision(Struct, frozen=True):
    """One decision: what was played, and the best move that was found."""

    line: int  # of the record, from 0
    seat: int  # who decided
    round: int  # of the game, as it counts them
    played: Choice  # the move that was made
    best: Choice  # the played one if nothing better was found
    cost: float  # by how much the played move lowered the chance to win; 0 if it was the best
    points: float  # by how much it lowered the expected points; below 0 if the better move gives up points
    points_error: float  # standard error of `points`
    by_points: bool  # whether points tell a good move: nobody else plays, or an open game stays just as open
    in_truth: float  # the same as `cost`, knowing everything that was hidden from the seat
    moves: int  # how many were legal
    worlds: int  # how many worlds it was judged in
    others: list[Choice] = []  # the other moves that were weighed, the best first

    @property
    def weight(self) -> float:
        """Sort key: the cost in chance, then in points."""
        return self.cost + max(0.0, self.points) / POINTS_IN_A_CHANCE

    @property
    def is_good(self) -> bool:
        """Whether it was as good as the best move, within the error."""
        return self.cost < GOOD_COST and not (self.by_points and self.points_lost >= GOOD_POINTS)

    @property
    def points_lost(self) -> float:
        """`points`, as far as they are beyond their standard error."""
        return max(0.0, self.points - self.points_error)

    @property
    def was_lucky(self) -> bool:
        """Whether hidden information turned a move good that was not the best by what its seat could know."""
        return self.cost >= MATTERS and self.in_truth <= 0.0


class Luck(Struct, frozen=True):
    """The chance outcomes between two decisions, compared with the expectation."""

    first: int  # the line of the first draw
    last: int  # and of the last one
    round: int  # of the game, as it counts them
    drawn: list[str]  # as in the record
    gains: list[float]  # by seat: the chance of winning after it minus the expected chance
    error: float  # standard error of the largest gain


class Summary(Struct, frozen=True):
    """How one seat did."""

    seat: int  # the seat
    decisions: int  # with more than one legal move, that were judged
    good: int  # of these, as good as the best move
    accuracy: float  # the share of good ones, from 0 to 1; 1 if there was nothing to decide
    cost: float  # of all its decisions
    luck: float  # the sum of what chance gave and took


class TurningPoint(Struct, frozen=True):
    """A moment that mattered: a costly decision, or chance."""

    line: int  # of the record, from 0
    kind: str  # "decision" or "luck"
    seat: int  # who decided, or whom chance favoured or hurt most
    change: float  # of that seat's chance to win


class Review(Struct, frozen=True):
    """What happened in a game. Decisions and luck are in the order of the record.

    >>> match = koruna.Match.new("kingdomino", 2, rng=random.Random(7))
    >>> from koruna.bots import bot
    >>> greedy = bot("greedy", match.game, random.Random(8))
    >>> while not match.over():
    ...     text = match.let(greedy)
    >>> found = koruna.review(match.record, level="premysl")
    >>> len(found.decisions), [0 <= player.accuracy <= 1 for player in found.players]
    (38, [True, True])
    >>> found.moments[-1].chances == match.state.utility()
    True
    """

    record: str  # the text of the record
    game: str  # its id
    names: list[str]  # labels of the seats, as in the record
    level: str  # of the opponent that judged
    is_over: bool  # whether the record has an end
    moments: list[Moment]  # the chances before each decision, and at the end
    decisions: list[Decision]  # those that were judged
    luck: list[Luck]  # what chance brought between them
    players: list[Summary]  # by seat
    turning_points: list[TurningPoint]  # the few moments that mattered most
    to_judge: int  # decisions left to judge, if it was stopped early

    def __repr__(self) -> str:
        counts = f"{len(self.decisions)} decisions, {len(self.turning_points)} turning points"
        return f"<Review of {self.game} by {self.level}: {counts}>"

    @property
    def by_points(self) -> bool:
        """Whether nothing but points tells how it went: a solo player who cannot lose."""
        return len(self.names) == 1 and all(moment.chances[0] == 1.0 for moment in self.moments)

    def of(self, seat: int) -> list[Decision]:
        """The decisions of a seat, the costliest first."""
        return sorted([each for each in self.decisions if each.seat == seat], key=lambda each: -each.weight)

    def frame(self) -> DataFrame:
        """The decisions as a Polars frame, one row each; needs `koruna[frames]`."""
        found: DataFrame = form("frame").frame_of(self)
        return found

    def svg(self, language: str = "en") -> str:
        """The chart: each player's chance of winning over the game, or the points of a solo player."""
        drawn: str = form("chart").chart(self, language)
        return drawn

    def sentences(self, language: str = "en") -> list[str]:
        """The turning points in words."""
        sentences = form("sentences").ReviewSentences(self, language)
        return [sentences.turning_point(point) for point in self.turning_points]

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        """In a notebook: the chart, the turning points in words and a table of the players."""
        shown: str = form("notebook").notebook(self)
        return shown


USUAL = "eliska"  # the opponent who judges if nobody else is asked for
# A decision is as good as the best if it cost less chance than this and, where points tell, fewer points.
GOOD_COST = 0.01
GOOD_POINTS = 0.5
MATTERS = 0.03  # smallest cost in chance worth mentioning
POINTS_IN_A_CHANCE = 1000.0  # large, so that points only break ties between equal chances


def form(name: str) -> Any:
    """A module that renders reviews, imported lazily because it imports this one."""
    return import_module(f"koruna.review.{name}")


def read_review(text: bytes | str) -> Review:
    """Read a review stored as JSON."""
    return json.decode(text, type=Review)


def written(review: Review) -> bytes:
    """A review as JSON, for storing."""
    return json.encode(review)
