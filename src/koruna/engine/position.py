"""A whole moment of a game as one line of readable text, and back.

    kingdomino 1 2 harmony | agenda over claim:1 | round 3 | row 3:0 11 24 41 | kingdom 0 laid 17.e4n, discards 14

The head is the game with its version, the number of seats and every option that is not at its default; with `as 0`, the
text contains only what seat 0 knows, and `?` stands for the rest. Then follow the items that differ from the start of a
game.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from koruna.engine.content import Content, with_given
from koruna.engine.errors import BadPosition, BadSetup
from koruna.engine.option import OPTION, Option, Options
from koruna.engine.position_items import UNKNOWN, Item, Viewer, bad_item, read_items, read_number
from koruna.engine.series import Series
from koruna.engine.state import ALL_KNOWING, SPECTATOR, State

BAR: Final = " | "
AS: Final = "as"  # in the head: the viewer, by seat
NOBODY_IN_PARTICULAR: Final = "spectator"
LONGEST: Final = 100_000  # characters


class Position:
    """A position as its text gives it."""

    game: str
    version: int
    seats: int
    options: Options
    viewer: int
    lines: list[str]  # the items

    def __init__(self, game: str, version: int, seats: int, options: Options, viewer: int, lines: list[str]) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.options = options
        self.viewer = viewer
        self.lines = lines

    def has_unknowns(self) -> bool:
        return any(UNKNOWN in line for line in self.lines)


def parse(text: str) -> Position:
    """Split a position into its head and its items; raises `BadPosition`."""
    if len(text) > LONGEST:
        raise BadPosition("position-long", {"most": LONGEST})
    head, *lines = [" ".join(part.split()) for part in text.split("|")]
    words = head.split()
    viewer = ALL_KNOWING
    if len(words) > 4 and words[-2] == AS:
        viewer = SPECTATOR if words[-1] == NOBODY_IN_PARTICULAR else read_number(AS, words[-1], 0, 99)
        del words[-2:]
    if len(words) < 3 or not all(is_short_number(word) for word in words[1:3]):
        raise BadPosition("position-head", {"text": head[:60]})
    options: Options = {}
    for word in words[3:]:
        id, equals, value = word.partition("=")
        options[id] = True if not equals else False if value == "off" else value
    version, seats = int(words[1]), int(words[2])
    if 0 < seats <= viewer:
        raise bad_item(AS, [str(viewer)])
    if "" in lines:
        raise BadPosition("position-head", {"text": head[:60]})
    return Position(words[0], version, seats, options, viewer, lines)


def is_short_number(word: str) -> bool:
    """Whether it has the form of a version or a number of seats; the game checks the value."""
    return word.isascii() and word.isdigit() and len(word) < 5


def head_of(game: str, version: int, seats: int, options: list[Option], chosen: Options, viewer: int) -> str:
    words = [game, str(version), str(seats)]
    for option in options:
        value = chosen[option.id]
        if value != option.default:
            words.append(option.id if value is True else f"{option.id}={'off' if value is False else value}")
    if viewer != ALL_KNOWING:
        words += [AS, NOBODY_IN_PARTICULAR if viewer == SPECTATOR else str(viewer)]
    return " ".join(words)


def allowed(
    check: Callable[[int, Options], Options], given: Position, options: Options, content: Content | None
) -> Options:
    """All options of a position with their values; refused if no game can be set up so, or without its content."""
    try:
        return check(given.seats, with_given(options, content))
    except BadSetup as refusal:
        raise not_to_be_set_up(refusal) from refusal


def not_to_be_set_up(refusal: BadSetup) -> BadPosition:
    return BadPosition(refusal.message, refusal.facts, refusal.game, refusal)


def lines_of(items: list[Item], state: State, start: State, seat: int) -> list[str]:
    """The items of a state that differ from the start, filtered for the viewer."""
    running = state.running()
    viewer = Viewer(running, seat)
    results = results_of(state)
    return results + [line for item in items for line in item.lines(running, start.running(), viewer)]


def fill(items: list[Item], state: State, lines: list[str], complete: Callable[[Any], None] | None) -> None:
    """Set up a state that has just begun. `complete` computes what follows from the items."""
    if isinstance(state, Series):
        read_results(state, [line for line in lines if line.split(" ")[0] == RESULTS])
        lines = [line for line in lines if line.split(" ")[0] != RESULTS]
    read_items(items, state.running(), lines)
    if complete is not None:
        complete(state.running())


def must_hide_only_secrets(given: Position, known: Position) -> None:
    """Refuse a position with `?` for something its viewer knows; `known` is this viewer's position as we write it."""
    hidden = unknowns(known)
    for item, count in unknowns(given).items():
        if count > hidden.get(item, 0):
            raise BadPosition("position-known", {"item": item})


def unknowns(position: Position) -> dict[str, int]:
    """The number of `?` in each item."""
    found: dict[str, int] = {}
    for line in position.lines:
        name, *words = line.split()
        for word in words:
            if UNKNOWN in word:
                times = word.rstrip(",").partition("*")[2]
                found[name] = found.get(name, 0) + (int(times) if times.isdigit() else 1)
    return found


# --- series -------------------------------------------------------------------------------

RESULTS: Final = "results"


def results_of(state: State) -> list[str]:
    """The points of the finished games of a series, `results 34,28 40,31`."""
    if not isinstance(state, Series) or not state.results:
        return []
    return [f"{RESULTS} {' '.join([','.join([str(points) for points in game]) for game in state.results])}"]


def read_results(state: Series, lines: list[str]) -> None:
    if len(lines) > 1:
        raise BadPosition("position-twice", {"item": RESULTS})
    for line in lines:
        words = line.split()[1:]
        games = [[read_number(RESULTS, points, -9999, 9999) for points in word.split(",")] for word in words]
        if not 0 < len(games) <= state.length or any(len(game) != state.seats for game in games):
            raise bad_item(RESULTS, words)
        state.results = games


# --- pickle -------------------------------------------------------------------------------


def content_of(state: State) -> Content | None:
    """The custom content of a game, if it has any."""
    running: Any = state.running()
    value = running.setup.options.get(OPTION)
    return value if isinstance(value, Content) else None


def restore(package: str, text: str, content: Content | None) -> State:
    """A state from its position, for pickle."""
    state: State = import_module(package).GAME.at(text, content=content)
    return state
