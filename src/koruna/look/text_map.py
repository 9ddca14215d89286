"""A map for a terminal: characters with their colours, and the places of the targets of moves.

Areas are drawn from the outlines of the SVG drawing: filled line by line, with box-drawing characters at their borders.
A map may be larger than the screen; callers show a window of it.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import NamedTuple

from koruna.look.columns import CODE, shorten
from koruna.look.terminal_colours import DIM, painted

Point = tuple[float, float]
Glyph = tuple[str, str]  # a character and its ANSI code
BLANK: Glyph = (" ", "")
# By the borders that leave a point: up 1, down 2, left 4, right 8.
BOX = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
PARTS = re.compile(r"(\033\[[\d;]*m)")
LEGAL, CHOSEN, CURSOR = "1;38;5;220", "1;7;38;5;220", "7;1"  # ANSI codes of targets
BRACKETS = {LEGAL: "<>", CHOSEN: "{}", CURSOR: "[]"}  # visible without colours, too

NARROW = 3  # width in columns without space for brackets
SURFACE = "48;5;"  # in the ANSI code of a background


class Span(NamedTuple):
    """Columns of one row."""

    row: int
    column: int
    width: int

    def middle(self) -> Point:
        """In units of height: a column is half as wide as a row is high."""
        return (self.column + self.width / 2) / 2, self.row


class TextMap:
    glyphs: list[list[Glyph]]  # row by row
    places: dict[str, Span]  # by target of a move
    piece: list[Glyph]  # what is shown at each target of a move before it is made, such as the halves of a domino
    home: str  # the place to begin at, or ""

    def __init__(self, width: int, height: int) -> None:
        self.glyphs = [[BLANK] * width for _ in range(height)]
        self.places = {}
        self.piece = []
        self.home = ""

    def width(self) -> int:
        return max(map(len, self.glyphs), default=0)

    def put(self, row: int, column: int, text: str, code: str = "") -> None:
        """Write a text of single-width characters, clipped to the map."""
        for at, character in enumerate(text, column):
            if 0 <= row < len(self.glyphs) and 0 <= at < len(self.glyphs[row]):
                self.glyphs[row][at] = (character, code)

    def paste(self, row: int, column: int, line: str) -> None:
        """Write a line of a text board, with the colours it has."""
        code = ""
        for part in PARTS.split(line):
            if CODE.fullmatch(part):
                code = "" if part == "\033[0m" else part[2:-1]
            else:
                self.put(row, column, part, code)
                column += len(part)

    def place(self, row: int, column: int, other: TextMap) -> None:
        """Put another map on this one."""
        for down, line in enumerate(other.glyphs):
            for right, (character, code) in enumerate(line):
                self.put(row + down, column + right, character, code)
        for target, span in other.places.items():
            self.places[target] = Span(row + span.row, column + span.column, span.width)

    def marked(self, marks: dict[str, str], pieces: dict[str, Glyph]) -> TextMap:
        """The map with targets marked by these codes, and with pieces laid on some of them."""
        found = TextMap(0, 0)
        found.glyphs = [[*row] for row in self.glyphs]
        found.places = self.places
        for target, code in marks.items():
            found.mark(self.places[target], code)
        for target, (text, code) in pieces.items():
            found.put(self.places[target].row, self.places[target].column, text, code)
        return found

    def mark(self, span: Span, code: str) -> None:
        """A narrow place gets a plus, a wider one brackets; a surface keeps its colour under what can be chosen."""
        row, last = self.glyphs[span.row], span.column + span.width - 1
        for at in range(span.column, last + 1):
            character, own = row[at]
            if span.width <= NARROW:
                character = character.replace("·", "+")
            elif at in (span.column, last):
                character = BRACKETS[code][at == last]
            row[at] = character, own if code == LEGAL and SURFACE in own else code

    def lines(self, colour: bool, window: tuple[int, int, int, int] | None = None) -> list[str]:
        """The map as text: whole, or a window given by its top, left, height and width."""
        top, left, height, width = window or (0, 0, len(self.glyphs), self.width())
        return [in_colours(row[left : left + width], colour) for row in self.glyphs[top : top + height]]


def in_colours(row: list[Glyph], colour: bool) -> str:
    if not colour:
        return "".join(character for character, _ in row).rstrip()
    found, run, last = "", "", ""
    for character, code in [*row, ("", "end")]:
        if code != last:
            found += painted(run, last) if last else run
            run, last = "", code
        run += character
    return found


def spaced(texts: list[Glyph], code: str) -> list[Glyph]:
    """Texts with a space between each two."""
    found: list[Glyph] = []
    for text in texts:
        found += [(" ", code), text] if found else [text]
    return found


# --- areas from outlines ----------------------------------------------------------------------


class Area(NamedTuple):
    """A part of a map: its outline, and what is written on it."""

    target: str  # as in moves, "" if it is never a target
    outline: list[Point]
    code: str  # what moves call it, always written
    name: str  # written beside it, as far as there is space
    content: list[Glyph]  # texts of the second line, with their colours
    ground: str  # the ANSI code of its surface, or ""


def draw_areas(areas: list[Area], width: int, height: int) -> TextMap:
    """A map of areas, stretched to this size."""
    points = [point for area in areas for point in area.outline]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    across, down = max(x for x, _ in points) - left, max(y for _, y in points) - top
    raster = [[-1] * (width + 1) for _ in range(height + 1)]
    for number, area in enumerate(areas):
        outline = [
            ((x - left) / across * (width - 1) + 1, (y - top) / down * (height - 1) + 1) for x, y in area.outline
        ]
        fill(raster, number, outline)
    found = TextMap(width, height)
    for row in range(height):
        for column in range(width):
            here = raster[row][column], raster[row][column + 1], raster[row + 1][column], raster[row + 1][column + 1]
            found.glyphs[row][column] = glyph_of(here, areas)
    for number, area in enumerate(areas):
        write(found, raster, number, area)
    return found


def fill(raster: list[list[int]], number: int, points: list[Point]) -> None:
    """Give an area all cells whose centre is inside its outline."""
    edges = [(point, points[at - 1]) for at, point in enumerate(points)]
    for row, cells in enumerate(raster):
        y = row + 0.5
        crossed = sorted((x2 - x1) * (y - y1) / (y2 - y1) + x1 for (x1, y1), (x2, y2) in edges if (y1 > y) != (y2 > y))
        for enters, leaves in zip(crossed[::2], crossed[1::2], strict=True):
            for column in range(max(0, round(enters)), min(len(cells), round(leaves))):
                cells[column] = number


def glyph_of(here: tuple[int, int, int, int], areas: list[Area]) -> Glyph:
    """The background of an area, or the border lines between the four cells around a point."""
    one, right, below, across = here
    shape = (one != right) + 2 * (below != across) + 4 * (one != below) + 8 * (right != across)
    if shape:
        return BOX[shape], DIM
    return (" ", areas[one].ground) if one >= 0 else BLANK


def write(found: TextMap, raster: list[list[int]], number: int, area: Area) -> None:
    """Write the name and below it the content, in the rows where an area has the most space."""
    length = sum(len(text) for text, _ in area.content)
    row, runs = best_rows(raster, number, [len(area.code) + 1 + len(area.name) + 2, *[length] * (length > 0)])
    start, end = runs[0]
    name = named(area, end - start - 2)
    width = len(name) + 2
    column = start + max(0, end - start - width) // 2
    found.put(row, column, f" {name} ", f"1;{area.ground}".rstrip(";"))
    if area.target:
        found.places[area.target] = Span(row, column, width)
    if length:
        start, end = runs[1]
        column = start + max(0, end - start - length) // 2
        for text, code in area.content:
            if column < end:
                found.put(row + 1, column, shorten(text, end - column), code)
            column += len(text)


def named(area: Area, room: int) -> str:
    """Code and name, the name shortened, or left out if almost nothing of it would remain."""
    name = shorten(f"{area.code} {area.name}".rstrip(), room)
    return name if len(name) > len(area.code) + 3 or name.endswith(area.name) else area.code


def best_rows(raster: list[list[int]], number: int, wide: list[int]) -> tuple[int, list[tuple[int, int]]]:
    """The first of consecutive rows near the middle of an area with wide enough runs, and these runs."""
    runs = [longest_run(cells, below, number) for cells, below in pairwise(raster)]
    inside = [row for row, (start, end) in enumerate(runs) if end > start]
    middle = sum(inside) / max(1, len(inside)) - (len(wide) - 1) / 2

    def worth(row: int) -> float:
        lengths = [end - start for start, end in runs[row : row + len(wide)]]
        return sum(min(length, wanted) for length, wanted in zip(lengths, wide, strict=False)) - abs(row - middle)

    best = max(range(len(runs) - len(wide) + 1), key=worth)
    return best, runs[best : best + len(wide)]


def longest_run(cells: list[int], below: list[int], number: int) -> tuple[int, int]:
    """The longest run of an area's cells in a row, from and to."""
    best, start = (0, 0), 0
    for column in range(len(cells)):
        last = column + 1 == len(cells)
        whole = not last and {cells[column], cells[column + 1], below[column], below[column + 1]} == {number}
        if not whole:
            if column - start > best[1] - best[0]:
                best = start, column
            start = column + 1
    return best
