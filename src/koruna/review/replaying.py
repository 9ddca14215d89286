"""A record taken apart: the decisions to judge, the draws between them, and the moments of the chart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from koruna.engine.content import Content, with_content
from koruna.engine.errors import Trouble
from koruna.engine.game import Game
from koruna.engine.library import game as game_by_id
from koruna.engine.match import Match
from koruna.engine.record import Record, read_record
from koruna.engine.resuming import start_of
from koruna.engine.series import Series
from koruna.engine.state import CHANCE, OVER, State
from koruna.review.judging import expected_points
from koruna.review.result import Moment


class Point:
    """Something to judge: a decision with more than one legal move, or a run of draws."""

    def __init__(self, line: int, seat: int, round: int, state: State) -> None:
        self.line = line  # of the record, from 0
        self.seat = seat  # or CHANCE
        self.round = round
        self.state = state  # before it
        self.texts: list[str] = []  # the move, or everything that was drawn
        self.after: State | None = None  # the state after the draws


class Replay:
    """A record, replayed once."""

    game: Game
    record: Record  # checked, and of the current version of its game
    points: list[Point]
    moments: list[Moment]
    end: State

    def __init__(self, record: Record | str, contents: Sequence[Content] = ()) -> None:
        if not isinstance(record, Record | str):
            raise Trouble("review-no-record", {})
        given = read_record(record) if isinstance(record, str) else record
        if contents:
            given = given.first(len(given.lines))
            given.options = with_content(given.options, list(contents))
        self.game = game_by_id(given.game)
        match = Match(self.game, given, deal=False)
        self.record = match.record
        if not self.record.lines:
            raise Trouble("review-empty", {})
        self.points, self.moments = [], []
        self.end = start_of(self.game, self.record)
        self.end.journal = None
        self.replay(self.end)

    def replay(self, state: State) -> None:
        draws: Point | None = None
        for line, (seat, text) in enumerate(self.record.lines):
            if seat == CHANCE:
                draws = draws or Point(line, CHANCE, round_of(state), state.copy())
                draws.texts.append(text)
            else:
                self.add_draws(draws, state)
                draws = None
                self.moments.append(self.moment(line, state))
                if len(state.moves(seat)) > 1:
                    point = Point(line, seat, round_of(state), state.copy())
                    point.texts.append(text)
                    self.points.append(point)
            state.play(state.read(text, seat) if seat != CHANCE else state.read(text), seat)
        self.add_draws(draws, state)
        self.moments.append(self.moment(len(self.record.lines), state))

    def moment(self, line: int, state: State) -> Moment:
        points = expected_points(self.game, state, 0) if len(self.record.names) == 1 else 0.0
        return Moment(line, round_of(state), game_of(state), self.game.values(state), points)

    def add_draws(self, draws: Point | None, state: State) -> None:
        if draws is not None:
            draws.after = state.copy()
            self.points.append(draws)

    @property
    def is_over(self) -> bool:
        return self.end.turn() == OVER


def round_of(state: State) -> int:
    """As the game counts them: rounds or cycles; 0 if it counts none."""
    running = state.running()
    for name in ("round", "cycle"):
        if hasattr(running, name):
            counted: int = getattr(running, name)
            return counted
    return int(getattr(running.view(), "round", 0))


def game_of(state: State) -> int:
    """The number of the game in its series, from 1; 0 if there is only one."""
    return min(len(state.results) + 1, state.length) if isinstance(state, Series) else 0


def states_at(game: Game, record: Record, lines: Sequence[int]) -> Iterator[tuple[int, State]]:
    """The states before some lines of a checked record, in their order."""
    wanted = set(lines)
    state = start_of(game, record)
    state.journal = None
    for line, (seat, text) in enumerate(record.lines):
        if line in wanted:
            yield line, state.copy()
        state.play(state.read(text, seat) if seat != CHANCE else state.read(text), seat)
    if len(record.lines) in wanted:
        yield len(record.lines), state
