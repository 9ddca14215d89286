"""The strategist: plays each of its courses of action on for some seasons, many times, and takes the most promising.

The courses are those of plans.py. What follows them is played by the planner's habits, for everybody, with the same
dice for all courses. The less promising half of them is dropped again and again, so that most trials go to those that
are hard to tell apart. Hidden orders of others are taken back first: they give them anew in every trial.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Final

from koruna.engine.analysis import Analysis, Considered
from koruna.engine.bot import Bot, moves_of
from koruna.engine.chances import chances
from koruna.engine.limit import USUAL, Limit, Progress
from koruna.engine.state import OVER, State
from koruna.engine.ties import branch, seed_of
from koruna.games.suverenita.bot.planner_foresight import MOST_SEATS, take_back_others
from koruna.games.suverenita.bot.planner_habits import usual
from koruna.games.suverenita.bot.plans import plans
from koruna.games.suverenita.bot.playout import play_on
from koruna.games.suverenita.bot.values import signs
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.state import Suverenita

# Steps whose courses are tried; in all others habit decides. Charges are chosen in secret by both sides.
WEIGHTY: Final = (
    steps.UNITS,
    steps.ORDERS,
    steps.RIDE,
    steps.RETREAT,
    steps.WITHDRAW,
    steps.FIGHT,
    steps.ASSAULT,
    steps.STORM,
    steps.FLEE,
    steps.PLUNDER,
    steps.TRADE,
    steps.VILLAGE,
    steps.OFFER,
    steps.ANSWER,
    steps.REVOLT,
    steps.SURRENDER,
    steps.ANNOUNCE,
)
AHEAD: Final = 8  # seasons


class Course:
    """A course of action, and what came of it."""

    moves: list[int]
    after: Suverenita  # the state after them, as far as they could be played
    total: float  # chances of winning, summed over the trials
    trials: int

    def __init__(self, moves: list[int], start: Suverenita, seat: int) -> None:
        self.moves = moves
        self.after = start.copy()
        self.total = 0.0
        self.trials = 0
        for move in moves:
            if move not in self.after.moves(seat):
                break  # chance or somebody else decides first
            self.after.play(move, seat)

    def chance(self) -> float:
        return self.total / float(self.trials)

    def try_out(self, seat: int, dice: int) -> None:
        state = self.after.copy()
        play_on(state, AHEAD, Random(dice))
        self.total += chance_of(state, seat)
        self.trials += 1


class Strategist(Bot):
    """Tries whole courses of action, plays each on for some seasons, and takes the most promising."""

    seed: int
    trials: int  # for each decision of two players, where no limit is asked for; with more, a season takes longer

    def __init__(self, rng: Random, trials: int) -> None:
        self.seed = seed_of(rng)
        self.trials = trials

    def __reduce__(self) -> tuple[object, ...]:
        return Strategist, (Random(0), self.trials), {"seed": self.seed}

    def choose(self, state: State, seat: int, limit: Limit = USUAL) -> int:
        game = state.running()
        assert isinstance(game, Suverenita)
        moves = moves_of(game, seat)
        if len(moves) == 1:
            return moves[0]
        if game.kind() not in WEIGHTY:
            return usual(game, seat, game.kind(), moves, self.seed)
        return self.courses(game, seat, limit, None)[0].moves[0]

    def analyse(self, state: State, seat: int, limit: Limit = USUAL, progress: Progress | None = None) -> Analysis:
        game = state.running()
        assert isinstance(game, Suverenita)
        moves = moves_of(game, seat)
        courses = self.courses(game, seat, limit, progress) if len(moves) > 1 and game.kind() in WEIGHTY else []
        if len(courses) < 2:
            return super().analyse(state, seat, limit, progress)  # nothing was tried
        analysis = considered(game, seat, courses)
        if progress is not None:
            progress.report(analysis)
        return analysis

    def courses(self, game: Suverenita, seat: int, limit: Limit, progress: Progress | None) -> list[Course]:
        """All of them, the most promising first, tried as long as the limit allows."""
        season = int(branch(self.seed, game.round * MOST_SEATS + seat))
        start = game
        if game.kind() == steps.ORDERS:
            start = game.copy()
            take_back_others(start, seat)
        found = [Course(moves, start, seat) for moves in plans(start, seat, Random(season), looks_ahead=True)]
        if limit is USUAL:
            limit = Limit(iterations=max(1, 2 * self.trials // game.setup.seats))
        return halved(found, seat, season, limit, progress)


def halved(left: list[Course], seat: int, season: int, limit: Limit, progress: Progress | None) -> list[Course]:
    """The courses, the most promising first: all are tried equally often, then the better half of them, and so on, each
    time for an equal share of the limit."""
    dropped: list[Course] = []
    rounds = (len(left) - 1).bit_length()
    began, done, dice = perf_counter(), 0, 0
    for number in range(1, rounds + 1):
        while True:
            for course in left:
                course.try_out(seat, int(branch(season, dice)))
            done += len(left)
            dice += 1
            used = float(done) / limit.iterations if limit.iterations else (perf_counter() - began) / limit.seconds
            if used * rounds >= number or (progress is not None and progress.stopped):
                break
        left.sort(key=Course.chance, reverse=True)  # the first of equals stays the first
        dropped = left[(len(left) + 1) // 2 :] + dropped
        left = left[: (len(left) + 1) // 2]
    return left + dropped


def chance_of(state: Suverenita, seat: int) -> float:
    if state.turn() == OVER:
        return state.utility()[seat]
    return chances(signs(state).log_odds(), state.setup.seats)[seat]


def considered(game: Suverenita, seat: int, courses: list[Course]) -> Analysis:
    """What the trials say of every legal move: the chance of the best course that begins with it, and the trials of
    all that do."""
    total = sum([course.total for course in courses])
    unknown = total / float(max(1, sum([course.trials for course in courses])))
    found: list[Considered] = []
    left = game.moves(seat)
    for course in courses:
        move = course.moves[0]
        if move in left:
            left.remove(move)
            visits = sum([other.trials for other in courses if other.moves[0] == move])
            chance = course.chance() if course.trials else unknown
            found.append(Considered(move, game.write(move, seat), visits, chance, written(game, seat, course)))
    for move in left:
        text = game.write(move, seat)
        found.append(Considered(move, text, 0, unknown, [f"{seat} {text}"]))
    return Analysis(found)


def written(game: Suverenita, seat: int, course: Course) -> list[str]:
    """The moves of a course as lines of a record, as far as they can be played."""
    state = game.copy()
    lines: list[str] = []
    for move in course.moves:
        if move not in state.moves(seat):
            break
        lines.append(f"{seat} {state.write(move, seat)}")
        state.play(move, seat)
    return lines
