"""Judges decisions by comparing moves in the same sampled worlds with the same luck.

The moves that a strong opponent finds most promising, and the played one, are tried in worlds sampled from what the
seat knew (common random numbers): in each world all moves meet the same hidden cards, draws and dice, and the game is
played on sensibly to a moment that can be evaluated. So only the move differs.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final, NamedTuple

from koruna.bots.levels import thinking_of
from koruna.bots.roster import bot
from koruna.engine.game import Game
from koruna.engine.guide import Guide, guide_of
from koruna.engine.state import OVER, State
from koruna.review.result import POINTS_IN_A_CHANCE, Choice

# By level: in how many worlds moves are compared, unless the game says otherwise in its `bot/levels.toml`.
WORLDS: Final = {"premysl": 4, "pribina": 16, "eliska": 96, "svatopluk": 192, "libuse": 384}
FIRST_LOOK: Final = 3  # a played move that is ahead after a third of the worlds counts as the best
FINALISTS: Final = 3  # number of the opponent's favourites, besides the played move
LEVEL: Final = 1e-6  # smallest difference of chances that counts
DECIDED: Final = 500.0  # evaluations beyond this mean a win or a loss, not a number of points


def worlds_of(game: Game, level: str) -> int:
    """The number of worlds in which the moves of a decision are compared."""
    return thinking_of(game)[level].get("worlds", WORLDS[level])


class Seen:
    """The result of one move in one world."""

    def __init__(self, chance: float, points: float) -> None:
        self.chance = chance
        self.points = points


class Weighed(NamedTuple):
    """The moves that were compared at a decision."""

    moves: list[int]  # the best first
    choices: dict[int, Choice]  # by move
    error: float  # standard error of the difference between the best and the played one
    points_error: float  # the same in points
    is_level: bool  # whether these two have the same chances in every world
    worlds: int


class Judge:
    """Weighs the moves of the decisions of one game."""

    def __init__(self, game: Game, level: str, seed: str) -> None:
        self.game = game
        self.level = level
        self.seed = seed
        self.worlds = worlds_of(game, level)

    def stream(self, line: int, number: int) -> Random:
        """The random stream of one world, the same for all moves tried in it."""
        return Random(f"{self.seed} {line} {number}")

    def finalists(self, state: State, seat: int, line: int) -> list[int]:
        """The moves that the opponent finds most promising, its choice first."""
        known = state.imagine(seat, self.stream(line, -1))
        found = bot(self.level, self.game, self.stream(line, -2)).analyse(known, seat)
        return [each.move for each in found.moves if each.visits][:FINALISTS]

    def weigh(self, state: State, seat: int, line: int, chosen: int | None = None) -> Weighed:
        """Compare the played move, or else the opponent's own choice, with the most promising ones, in worlds that the
        seat could imagine."""
        moves = self.finalists(state, seat, line)
        played = moves[0] if chosen is None else chosen
        if played not in moves:
            moves.append(played)
        seen = self.imagined(state, seat, line, moves, played)
        choices = {move: mean_choice(state.write(move, seat), each) for move, each in seen.items()}
        ranked = sorted(moves, key=lambda move: (-merit(choices[move]), move != played))
        there, here = seen[ranked[0]], seen[played]
        chances = [one.chance - other.chance for one, other in zip(there, here, strict=True)]
        points = [one.points - other.points for one, other in zip(there, here, strict=True)]
        is_level = max(map(abs, chances)) < LEVEL
        return Weighed(ranked, choices, standard_error(chances), standard_error(points), is_level, len(here))

    def imagined(
        self, state: State, seat: int, line: int, moves: list[int], played: int | None = None
    ) -> dict[int, list[Seen]]:
        """What comes of moves in worlds that the seat could imagine; in fewer if the played one is ahead soon."""
        known = state.imagine(seat, self.stream(line, -1))  # nothing below sees the true state
        before = self.game.before_others(known, seat)
        guide = guide_of(self.game, before, seat)
        seen: dict[int, list[Seen]] = {move: [] for move in moves}
        for number in range(self.worlds):
            if played is not None and number == max(2, self.worlds // FIRST_LOOK) and is_ahead(seen, played):
                break  # the played move is clearly the best, so stop early
            world = before.imagine(seat, self.stream(line, number))
            for move in moves:
                seen[move].append(self.tried(world, move, seat, guide, self.stream(line, number)))
        return seen

    def side_by_side(self, state: State, seat: int, line: int, moves: list[int]) -> list[Choice]:
        """Moves as `weigh` weighs them, without regard to how promising they look."""
        seen = self.imagined(state, seat, line, moves)
        return [mean_choice(state.write(move, seat), seen[move]) for move in moves]

    def compare(self, state: State, seat: int, moves: list[int], line: int) -> list[Choice]:
        """Compare moves in the true world, with everything that was hidden from the seat."""
        before = self.game.before_others(state, seat)
        guide = guide_of(self.game, before, seat)
        found: list[Choice] = []
        for move in moves:
            seen = [self.tried(before, move, seat, guide, self.stream(line, number)) for number in range(self.worlds)]
            found.append(mean_choice(state.write(move, seat), seen))
        return found

    def tried(self, world: State, move: int, seat: int, guide: Guide, rng: Random) -> Seen:
        after = world.copy()
        after.play(move, seat)
        guide.settle(after, rng)
        return Seen(guide.chances(after)[seat], expected_points(self.game, after, seat))


def expected_points(game: Game, state: State, seat: int) -> float:
    """By the game's evaluation; once the game is decided, the points as they stand."""
    if state.turn() != OVER:
        value = game.evaluate(state.last_played(), seat)
        if abs(value) < DECIDED:
            return value
    return float(state.own_points(seat))


def is_ahead(seen: dict[int, list[Seen]], played: int) -> bool:
    """Whether the played move is the best so far."""
    best = max(merit(mean_choice("", each)) for each in seen.values())
    return merit(mean_choice("", seen[played])) >= best


def merit(choice: Choice) -> float:
    """Sort key of moves: the chance, then the points."""
    return choice.chance + choice.points / POINTS_IN_A_CHANCE


def mean_choice(text: str, seen: list[Seen]) -> Choice:
    count = float(len(seen))
    return Choice(text, sum(each.chance for each in seen) / count, sum(each.points for each in seen) / count)


def standard_error(values: list[float]) -> float:
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
