"""The legal moves as a numbered list, and looking up typed input in it."""

from __future__ import annotations

import re

from koruna.engine.consequences import consequences
from koruna.engine.match import Match
from koruna.terminal.sentences import Narrator

MANY = 20  # moves from which on a list is condensed
NUMBER = re.compile(r"(\d+)")


class MoveList:
    """Moves with their numbers, each described in the person's language.

    If all moves differ only in a number of their own (`bid 3`, `claim 12`), that is also their number in the list:
    nobody should have to type 4 for `bid 3`.
    """

    texts: list[str]
    labels: list[str]
    numbers: list[int]
    warnings: dict[str, str]  # by move

    def __init__(self, texts: list[str], labels: list[str], warnings: dict[str, str] | None = None) -> None:
        self.texts = texts
        self.labels = labels
        self.warnings = warnings or {}
        self.numbers = own_numbers(texts) or list(range(1, len(texts) + 1))

    def find(self, typed: str) -> str | None:
        """The move for a number or a text. A number that no move has is taken as a position in the list."""
        if typed.isascii() and typed.isdigit() and len(typed) < 6:
            number = int(typed)
            if number in self.numbers:
                return self.texts[self.numbers.index(number)]
            return self.texts[number - 1] if 1 <= number <= len(self.texts) else None
        folded = " ".join(typed.split()).casefold()
        return next((text for text in self.texts if text.casefold() == folded), None)

    def lines(self, width: int) -> list[str]:
        """The list in columns, read from top to bottom; every kind of move begins on a new line.

        In a long list, moves that differ only in a count are merged into a range.
        """
        kinds: dict[str, list[str]] = {}
        runs = self.runs() if len(self.texts) > MANY else [(at, at) for at in range(len(self.texts))]
        names = [dashed(str(self.numbers[first]), str(self.numbers[last])) for first, last in runs]
        digits = max(len(name) for name in names)
        for name, (first, last) in zip(names, runs, strict=True):
            label = from_to(self.labels[first], self.labels[last])
            kinds.setdefault(self.texts[first].split()[0], []).append(f"{name:>{digits}} {label}")
        return [line for cells in kinds.values() for line in in_columns(cells, width)]

    def warned(self) -> list[str]:
        """The warnings, each with the numbers of its moves."""
        found: dict[str, list[int]] = {}
        for text, number in zip(self.texts, self.numbers, strict=True):
            if text in self.warnings:
                found.setdefault(self.warnings[text], []).append(number)
        return [f"! {in_ranges(numbers)}: {warning}" for warning, numbers in found.items()]

    def runs(self) -> list[tuple[int, int]]:
        """First and last index of each run of moves whose count goes up by one."""
        found: list[tuple[int, int]] = []
        for at, text in enumerate(self.texts):
            stem, star, many = text.rpartition("*")
            goes_on = star and many.isdigit() and at and self.texts[at - 1] == f"{stem}*{int(many) - 1}"
            if goes_on:
                found[-1] = (found[-1][0], at)
            else:
                found.append((at, at))
        return found


def moves_of(match: Match, seat: int, narrator: Narrator) -> MoveList:
    """The moves of a seat with points and warnings, similar ones grouped, rarely useful ones last."""
    view = match.state.view(seat)
    found = consequences(match.game, match.state, seat)
    moves = [(ahead.text, narrator.listed(view, ahead, len(found) > MANY)) for ahead in found]
    moves.sort(key=lambda each: (each[1].last, in_order(each[0])))
    warnings = {text: move.warning for text, move in moves if move.warning}
    labels = [f"! {move.label}" if move.warning else move.label for _, move in moves]
    return MoveList([text for text, _ in moves], labels, warnings)


def in_ranges(numbers: list[int]) -> str:
    """Numbers with consecutive ones merged into ranges."""
    ranges: list[tuple[int, int]] = []
    for number in numbers:
        if ranges and ranges[-1][1] == number - 1:
            ranges[-1] = (ranges[-1][0], number)
        else:
            ranges.append((number, number))
    return ", ".join(dashed(str(first), str(last)) for first, last in ranges)


def in_order(text: str) -> list[tuple[bool, int, str]]:
    """A sort key: words alphabetically, numbers by value, also those after a star."""
    words = text.replace("*", " ").split()
    return [(word.isdigit(), int(word) if word.isascii() and word.isdigit() else 0, word) for word in words]


def from_to(first: str, last: str) -> str:
    """One label for a run: the common text once, with a dash between the first and the last number."""
    ones, others = NUMBER.split(first), NUMBER.split(last)
    differing = [at for at, (one, other) in enumerate(zip(ones, others, strict=False)) if one != other]
    if not differing:
        return first
    at = differing[0]
    if len(differing) == 1 and len(ones) == len(others) and NUMBER.fullmatch(ones[at]):
        return "".join([*ones[:at], dashed(ones[at], others[at]), *ones[at + 1 :]])
    return f"{first} … {''.join(others[at:])}"


def dashed(first: str, last: str) -> str:
    return first if first == last else f"{first}\N{EN DASH}{last}"


def own_numbers(texts: list[str]) -> list[int]:
    """The trailing numbers of the moves if those are all they differ in, else []."""
    parts = [text.rpartition(" ") for text in texts]
    if len({start for start, _, _ in parts}) > 1 or not all(end.isascii() and end.isdigit() for _, _, end in parts):
        return []
    return [int(end) for _, _, end in parts]


def in_columns(cells: list[str], width: int) -> list[str]:
    wide = max(len(cell) for cell in cells) + 3
    columns = max(1, (width - 2 + 3) // wide)
    rows = -(-len(cells) // columns)
    return ["  " + "".join(cell.ljust(wide) for cell in cells[row::rows]).rstrip() for row in range(rows)]
