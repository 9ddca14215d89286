"""Several games in a row, their points summed, for any game that has such a variant."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Generic

from typing_extensions import TypeVar

from koruna.engine.event import GAME_OVER, NOBODY, Event
from koruna.engine.observation import Observation
from koruna.engine.ranking import places
from koruna.engine.reason import Reason
from koruna.engine.series_view import SeriesView
from koruna.engine.state import OVER, SPECTATOR, TURN, State

__all__ = ["Series", "SeriesView"]

# The state of one game; covariant, so that a series of one game is also a series of any game.
S = TypeVar("S", bound=State, covariant=True, default=State)
T = TypeVar("T", bound=State)


class Series(State, Generic[S]):
    """A state that wraps the states of its games, one after another."""

    SHARED: ClassVar[tuple[str, ...]] = ("initial",)
    game: str  # the game's id
    seats: int
    length: int
    initial: S  # how every game starts; only copied, never played
    results: list[list[int]]  # the points of every finished game, by seat
    current: S
    known_finished: State | None  # the game that the last move ended, to judge that move; not part of the state
    known_games: tuple[State, ...]  # games that ended since it was set up, for measures; not part of the state

    def __init__(self, game: str, seats: int, length: int, initial: S, current: S) -> None:
        super().__init__()
        self.game = game
        self.seats = seats
        self.length = length
        self.initial = initial
        self.results = []
        self.current = current
        self.known_finished = None
        self.known_games = ()

    def running(self) -> S:
        return self.current

    def last_played(self) -> State:
        if self.known_finished is None:
            return self
        before = Series(self.game, self.seats, self.length, self.initial, self.known_finished)
        before.results = self.results[:-1]
        return before

    def turn(self) -> int:
        return self.current.turn()

    def waiting(self) -> list[int]:
        return self.current.waiting()

    def shows_choices(self) -> bool:
        return self.current.shows_choices()

    def moves(self, seat: int = TURN) -> list[int]:
        return self.current.moves(seat)

    def play(self, move: int, seat: int = TURN) -> None:
        self.known_finished = None
        self.current.journal = self.journal
        self.current.play(move, seat)
        if self.current.turn() == OVER and len(self.results) < self.length:
            self.end_game()

    def end_game(self) -> None:
        """Store the result and start the next game from scratch, with a new deck and a new draw."""
        self.results.append(self.current.scores())
        self.known_games += (self.current,)
        if self.journal is not None:
            self.journal.append(Event(GAME_OVER, NOBODY, {"number": len(self.results), "points": self.results[-1]}))
        if len(self.results) < self.length:
            self.known_finished, self.current = self.current, self.initial.copy()

    def broken_invariants(self) -> list[str]:
        """Sentences about results that contradict the running game, which is the last one once all are over."""
        is_over = self.current.turn() == OVER
        if is_over != (len(self.results) == self.length):
            return ["there are more or fewer results than games that are over"]
        if is_over and self.results[-1] != self.current.scores():
            return ["the last result is not that of the last game"]
        return []

    def draw(self, rng: Random) -> int:
        return self.current.draw(rng)

    def odds(self) -> list[tuple[int, float]]:
        return self.current.odds()

    def copy(self) -> Series[S]:
        twin = self.around(self.current.copy())
        twin.known_finished = self.known_finished
        twin.known_games = self.known_games
        return twin

    def imagine(self, seat: int, rng: Random) -> Series[S]:
        return self.around(self.current.imagine(seat, rng))

    def around(self: Series[T], current: T) -> Series[T]:
        twin = Series(self.game, self.seats, self.length, self.initial, current)
        twin.results = [points.copy() for points in self.results]
        return twin

    def action_of(self, move: int, seat: int = TURN) -> int:
        return self.current.action_of(move, seat)

    def move_of(self, action: int, seat: int = TURN) -> int:
        return self.current.move_of(action, seat)

    def put_into(self, observation: Observation, seat: int) -> None:
        observation.field("games over")
        observation.one_of(len(self.results), self.length + 1)
        observation.field("results")
        for at in range(self.length):
            for other in range(self.seats):
                is_known = at < len(self.results)
                observation.number(self.results[at][(seat + other) % self.seats] if is_known else 0.0, 100.0)
        self.current.put_into(observation, seat)

    def totals(self) -> list[int]:
        """The sum of the points of finished games, by seat."""
        return self.sums(self.results)

    def points_before(self) -> list[int]:
        """The sum of the points of the games before the running one, which is the last one once all are over."""
        return self.sums(self.results[: self.length - 1])

    def sums(self, results: list[list[int]]) -> list[int]:
        totals = [0] * self.seats
        for result in results:
            for seat in range(self.seats):
                totals[seat] += result[seat]
        return totals

    def scores(self) -> list[int]:
        """The sum over all games, including the current score of the running one."""
        totals = self.totals()
        if len(self.results) < self.length:
            for seat, points in enumerate(self.current.scores()):
                totals[seat] += points
        return totals

    def own_points(self, seat: int) -> int:
        unseen = self.current.own_points(seat) - self.current.scores()[seat]
        return self.scores()[seat] + unseen

    def ranks(self) -> list[int]:
        """By the sum alone, because a game's tie-breaks apply to one game only. Equal sums share a place."""
        return places([(points,) for points in self.scores()])

    def view(self, seat: int = SPECTATOR) -> SeriesView:
        number = min(len(self.results) + 1, self.length)
        return SeriesView(
            game=self.game,
            number=number,
            length=self.length,
            results=[list(result) for result in self.results],
            totals=self.scores(),
            ranks=self.ranks(),
            view=self.current.view(seat),
        )

    def write(self, move: int, seat: int = TURN) -> str:
        return self.current.write(move, seat)

    def read(self, text: str, seat: int = TURN) -> int:
        return self.current.read(text, seat)

    def why_not(self, text: str, seat: int = TURN) -> Reason | None:
        return self.current.why_not(text, seat)
