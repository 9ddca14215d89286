"""How a game ended: why, who won, and what decided."""

from __future__ import annotations

from typing import Any

from koruna.engine.event import Fact, numbers_by_name
from koruna.engine.ranking import first_places
from koruna.engine.sentence import Sentence
from koruna.engine.series_view import SeriesView


class Ending:
    """How a game ended, as data; the forms turn it into sentences for each reader."""

    why: Sentence  # what triggered the end
    winners: list[int]  # the seats that won; empty if all lost
    scores: list[int]  # points by seat
    by_points: bool  # whether points decided, so that "won by n points" makes sense
    details: list[Sentence]  # what decided if points alone did not; if nobody won, what was missing

    def __init__(
        self,
        why: Sentence,
        winners: list[int],
        scores: list[int],
        by_points: bool = True,
        details: list[Sentence] | None = None,
    ) -> None:
        self.why = why
        self.winners = winners
        self.scores = scores
        self.by_points = by_points
        self.details = [] if details is None else details

    def __reduce__(self) -> tuple[object, ...]:
        return Ending, (self.why, self.winners, self.scores, self.by_points, self.details)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ending) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.why[0])

    def __repr__(self) -> str:
        who = ", ".join([str(seat) for seat in self.winners])
        return f"<Ending {self.why[0]}, {f'won by {who}' if who else 'nobody won'}, points {self.scores}>"

    def lead(self, seat: int | None = None) -> int:
        """The winners' lead over a seat, or over the best loser; 0 if points did not decide."""
        others = [points for other, points in enumerate(self.scores) if other not in self.winners]
        if not self.by_points or not self.winners or not others:
            return 0
        rival = max(others) if seat is None else self.scores[seat]
        return max(0, min([self.scores[winner] for winner in self.winners]) - rival)

    def rival(self) -> int:
        """The best loser; -1 if all won."""
        others = [seat for seat in range(len(self.scores)) if seat not in self.winners]
        return max(others, key=self.scores.__getitem__) if others else -1


def ending_of_series(view: SeriesView) -> Ending:
    """Only the sum over all games decides."""
    return Ending(("ending-series", {"length": view.length}), first_places(view.ranks), view.totals)


def tell_game_over(facts: dict[str, Fact], names: list[str]) -> tuple[str, dict[str, Any]]:
    """The message that a game of a series is over: its winner, the lead, and everybody's points."""
    points = facts["points"]
    assert isinstance(points, list)
    first = [seat for seat, own in enumerate(points) if own == max(points)]
    result: dict[str, Any] = {"number": facts["number"], "points": numbers_by_name(points, names)}
    if len(first) > 1:
        return "event-game-over-level", {**result, "players": [names[seat] for seat in first]}
    margin = max(points) - max(own for seat, own in enumerate(points) if seat not in first)
    return "event-game-over", {**result, "winner": names[first[0]], "margin": margin}
