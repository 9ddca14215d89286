"""The items of a position: each writes one field of a state, or of a part of it, as words, and reads it back.

A game lists its items in `rules/position.py`. An item is written only if it differs from how a game begins, so that a
position set up by hand names only what matters. What a viewer does not know is written as `?`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from koruna.engine.errors import BadPosition
from koruna.engine.state import ALL_KNOWING, State

UNKNOWN: Final = "?"
NO_PART: Final = "-"


class Viewer:
    """Who reads a position, of which state."""

    state: State
    seat: int  # a seat, SPECTATOR, or ALL_KNOWING

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat

    def knows_all(self) -> bool:
        return self.seat == ALL_KNOWING

    def is_stranger_to(self, seat: int) -> bool:
        """Whether what only this seat knows is hidden from the viewer."""
        return self.seat != ALL_KNOWING and self.seat != seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Item:
    """One item. `of` is the state or the part that has the field."""

    name: str

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    def lines(self, of: Any, start: Any, viewer: Viewer) -> list[str]:
        """The item as text, each line with its name first; none if it is as at the start."""
        raise NotImplementedError

    @abstractmethod
    def read(self, of: Any, words: list[str]) -> None:
        """Set what one line says, without its name."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Value(Item):
    """An item of one line: its name and its value."""

    @abstractmethod
    def write(self, of: Any, viewer: Viewer) -> str:
        """The value, even if it is as at the start."""
        raise NotImplementedError

    def lines(self, of: Any, start: Any, viewer: Viewer) -> list[str]:
        text = self.write(of, viewer)
        return [] if text == self.write(start, viewer) else [f"{self.name} {text}".rstrip()]


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Value):
    """A number, or a switch written as 0 or 1."""

    least: int
    most: int

    def __init__(self, name: str, least: int = 0, most: int = 1 << 62) -> None:
        super().__init__(name)
        self.least = least
        self.most = most

    def write(self, of: Any, viewer: Viewer) -> str:
        return str(int(getattr(of, self.name)))

    def read(self, of: Any, words: list[str]) -> None:
        if len(words) != 1:
            raise bad_item(self.name, words)
        value = read_number(self.name, words[0], self.least, self.most)
        if isinstance(getattr(of, self.name), bool):
            setattr(of, self.name, value != 0)
        else:
            setattr(of, self.name, value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers(Value):
    """A list of numbers, of any length or as long as it is at the start."""

    least: int
    most: int
    is_fixed: bool

    def __init__(self, name: str, least: int = 0, most: int = 1 << 62, is_fixed: bool = False) -> None:
        super().__init__(name)
        self.least = least
        self.most = most
        self.is_fixed = is_fixed

    def write(self, of: Any, viewer: Viewer) -> str:
        return repeated([str(int(value)) for value in getattr(of, self.name)])

    def read(self, of: Any, words: list[str]) -> None:
        before = getattr(of, self.name)
        given = unrolled(self.name, words)
        if self.is_fixed and len(given) != len(before):
            raise bad_item(self.name, words)
        are_switches = bool(before) and isinstance(before[0], bool)
        values = [read_number(self.name, word, self.least, self.most) for word in given]
        setattr(of, self.name, [value != 0 for value in values] if are_switches else values)


@mypyc_attr(allow_interpreted_subclasses=True)
class Names(Value):
    """A list of things that have names, such as cards, by their indices."""

    names: list[str]

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name)
        self.names = names

    def write(self, of: Any, viewer: Viewer) -> str:
        return " ".join([self.names[at] for at in getattr(of, self.name)])

    def read(self, of: Any, words: list[str]) -> None:
        for word in words:
            if word not in self.names:
                raise bad_item(self.name, [word])
        setattr(of, self.name, [self.names.index(word) for word in words])


@mypyc_attr(allow_interpreted_subclasses=True)
class Sparse(Value):
    """A list of numbers that are mostly the same: only the others are written, as `index:value`."""

    rest: int
    least: int
    most: int

    def __init__(self, name: str, rest: int = 0, least: int = 0, most: int = 1 << 62) -> None:
        super().__init__(name)
        self.rest = rest
        self.least = least
        self.most = most

    def write(self, of: Any, viewer: Viewer) -> str:
        return " ".join([f"{at}:{int(value)}" for at, value in enumerate(getattr(of, self.name)) if value != self.rest])

    def read(self, of: Any, words: list[str]) -> None:
        values = [self.rest] * len(getattr(of, self.name))
        for word in words:
            at, _, value = word.partition(":")
            values[read_number(self.name, at, 0, len(values) - 1)] = read_number(
                self.name, value, self.least, self.most
            )
        setattr(of, self.name, values)


@mypyc_attr(allow_interpreted_subclasses=True)
class Parts(Item):
    """The parts of a state by seat, each with its own items: `realm 0 castle 3, magic 2`."""

    field: str
    items: list[Item]

    def __init__(self, name: str, field: str, items: list[Item]) -> None:
        super().__init__(name)
        self.field = field
        self.items = items

    def lines(self, of: Any, start: Any, viewer: Viewer) -> list[str]:
        found: list[str] = []
        parts, first = getattr(of, self.field), getattr(start, self.field)
        for seat in range(len(parts)):
            inner = [line for item in self.items for line in item.lines(parts[seat], first[seat], viewer)]
            if inner:
                found.append(f"{self.name} {seat} {', '.join(inner)}")
        return found

    def read(self, of: Any, words: list[str]) -> None:
        parts = getattr(of, self.field)
        if not words:
            raise bad_item(self.name, words)
        seat = read_number(self.name, words[0], 0, len(parts) - 1)
        read_items(self.items, parts[seat], " ".join(words[1:]).split(", "))


@mypyc_attr(allow_interpreted_subclasses=True)
class Optional(Value):
    """An optional part of a state: `-` without it, else its items."""

    items: list[Item]
    make: Callable[[Any], Any]  # creates a part, to compare with and to fill

    def __init__(self, name: str, items: list[Item], make: Callable[[Any], Any]) -> None:
        super().__init__(name)
        self.items = items
        self.make = make

    def write(self, of: Any, viewer: Viewer) -> str:
        part = getattr(of, self.name)
        if part is None:
            return NO_PART
        start = self.make(of)
        return ", ".join([line for item in self.items for line in item.lines(part, start, viewer)])

    def read(self, of: Any, words: list[str]) -> None:
        if words == [NO_PART]:
            setattr(of, self.name, None)
            return
        part = self.make(of)
        if words:
            read_items(self.items, part, " ".join(words).split(", "))
        setattr(of, self.name, part)


# --- words --------------------------------------------------------------------------------


def read_items(items: list[Item], of: Any, lines: list[str]) -> None:
    """Read items in the order in which they are listed, whatever their order in the text."""
    by_name: dict[str, list[list[str]]] = {}
    known = {item.name: item for item in items}
    for line in lines:
        name, *words = line.split()
        if name not in known:
            raise BadPosition("position-item", {"item": name[:40], "known": ", ".join(known)})
        if name in by_name and not isinstance(known[name], Parts):
            raise BadPosition("position-twice", {"item": name})
        by_name.setdefault(name, []).append(words)
    for item in items:
        for words in by_name.get(item.name, []):
            item.read(of, words)


def read_number(name: str, word: str, least: int, most: int) -> int:
    digits = word.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) < 20 and least <= int(word) <= most:
        return int(word)
    raise bad_item(name, [word])


def bad_item(name: str, words: list[str]) -> BadPosition:
    return BadPosition("position-value", {"item": name, "text": " ".join(words)[:60]})


def repeated(words: list[str]) -> str:
    """Words joined by spaces, runs of equal ones abbreviated: `0*5`."""
    found: list[str] = []
    at = 0
    while at < len(words):
        end = at + 1
        while end < len(words) and words[end] == words[at]:
            end += 1
        found.append(words[at] if end == at + 1 else f"{words[at]}*{end - at}")
        at = end
    return " ".join(found)


MOST_REPEATED: Final = 500


def unrolled(name: str, words: list[str]) -> list[str]:
    """The inverse of `repeated`."""
    found: list[str] = []
    for word in words:
        value, star, times = word.partition("*")
        found += [value] * (read_number(name, times, 1, MOST_REPEATED) if star else 1)
    return found
