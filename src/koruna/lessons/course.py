"""The lessons of a game, read from the TOML files in its folder `lessons` (see docs/lessons.md).

The texts are messages of the game: `lesson-<name>` is the title of a lesson, its attribute `about` what it teaches, and
`lesson-<name>-<step>` the text of a step, whose attribute `not` answers a move that is not the one now.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from koruna.engine.errors import Trouble
from koruna.engine.match import Match

GENTLEST = "premysl"  # the opponent in lessons after the end of the script
LEARNER = 0  # the seat


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One explanation, and the move that it asks for."""

    id: str
    at: str = ""  # what it points at: `target:offer:12` has `data-target="offer:12"`, `class:log` has the class
    moves: tuple[str, ...] = ()  # accepted moves; `*` stands for any text. Without any, the step is only read
    times: int = 1  # how many of them
    also: tuple[str, ...] = ()  # other accepted moves, which do not complete the step
    whole: bool = False  # the game is played freely to its end, which completes the step


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that begins at its start or at a position, with a script of what chance brings and the others play."""

    seats: int
    steps: tuple[Step, ...]
    options: dict[str, bool | str] = {}
    position: str = ""
    chance: tuple[str, ...] = ()  # scripted outcomes; later ones are drawn
    others: dict[str, tuple[str, ...]] = {}  # by seat: scripted moves; then the weakest opponent decides
    clicks: int = 0  # usual number of clicks in steps without a script, such as a whole game
    game: str = ""  # from its folder
    name: str = ""  # from its file
    number: int = 0  # in the course, from 1


@cache
def course(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order of their file names: `1-rows.toml`."""
    folder = files(f"koruna.games.{game}").joinpath("lessons")
    if not folder.is_dir():
        return ()
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return tuple(read(file.read_text("utf-8"), game, file.name, number) for number, file in enumerate(found, 1))


def read(text: str, game: str, file: str, number: int) -> Lesson:
    name = file.removesuffix(".toml").partition("-")[2]
    return msgspec.convert({**tomllib.loads(text), "game": game, "name": name, "number": number}, Lesson)


def lesson(game: str, name: str) -> Lesson | None:
    return next((each for each in course(game) if each.name == name), None)


def match_of(lesson: Lesson, seed: str) -> Match:
    """The game of a lesson at its first decision; what the script leaves open is drawn by the seed."""
    if lesson.position:
        return Match.at(lesson.position, chance=lesson.chance, seed=seed)
    return Match.new(lesson.game, lesson.seats, lesson.options, chance=lesson.chance, seed=seed)


class NotTheMove(Trouble):
    """A legal move that the lesson does not ask for now; the sentence says why."""

    def __reduce__(self) -> tuple[type[Trouble], tuple[object, ...]]:
        return NotTheMove, (self.message, self.facts, self.game)
