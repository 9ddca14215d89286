"""The drawings in the rules of a game: its pieces, and examples that can be played on from.

Examples are in the game's `forms/examples.toml`, by the rule under which they are shown: a position in which seat 0
decides, and the parts of the drawn table to be shown. Their texts are messages of the game, `example-<rule>`.
"""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache, partial
from html import escape, unescape
from importlib.resources import files
from random import Random

import msgspec
from msgspec import Struct

import koruna
from koruna.engine.gallery import Gallery
from koruna.locale import words
from koruna.look import without_kit
from koruna.look.faults import shown

ROOT = re.compile(r"<svg[^>]*>")
KEPT = re.compile(r' (?:viewBox|font-family)="[^"]*"')
HOOKS = re.compile(r' data-[\w-]+="[^"]*"')  # hooks of the table's scripts
DEFINITIONS = re.compile(r"<defs>(.*?)</defs>", re.DOTALL)
# Widths in pixels from which a part counts as broad, or as so wide that it scrolls on narrow screens.
BROAD, WIDE, WIDER = 500, 700, 1100


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    position: str
    parts: tuple[str, ...]
    seat: int = 0  # whose view it is


class DrawnExample(Struct, frozen=True):
    position: str
    text: str
    pictures: list[tuple[str, str]]  # each with its width as a CSS class


class Drawings(Struct, frozen=True):
    galleries: dict[str, list[Gallery]]  # by rule; "" is what is in the box
    examples: dict[str, DrawnExample]  # by rule
    shapes: str  # definitions that several of them refer to


@lru_cache(maxsize=32)
def drawings(id: str, language: str) -> Drawings:
    """The drawings that the rules of a game show."""
    game = koruna.game(id)
    shapes: dict[str, None] = {}  # in their order
    galleries: dict[str, list[Gallery]] = {}
    for gallery in shown(partial(game.galleries, language), list[Gallery]):
        pieces = []
        for piece in gallery.pieces:
            bare = without_shapes(without_kit(piece.picture), shapes)
            pieces.append(piece._replace(picture=plain(bare, piece.name if piece.short else "")))
        galleries.setdefault(gallery.rule, []).append(gallery._replace(pieces=pieces))
    found = {rule: draw(game, rule, example, language, shapes) for rule, example in examples(id).items()}
    return Drawings(galleries, found, "".join(shapes))


@lru_cache(maxsize=32)
def examples(game: str) -> dict[str, Example]:
    sheet = files(f"koruna.games.{game}").joinpath("forms", "examples.toml")
    return msgspec.convert(tomllib.loads(sheet.read_text("utf-8")), dict[str, Example]) if sheet.is_file() else {}


def draw(game: koruna.Game, rule: str, example: Example, language: str, shapes: dict[str, None]) -> DrawnExample:
    message = f"example-{rule}"
    text = words(language, game.id).say(message)
    view = game.at(example.position, rng=Random(1)).view(example.seat)
    svg = without_shapes(without_kit(game.svg(view, language)), shapes)
    found = [part_of(svg, name) for name in example.parts]
    return DrawnExample(example.position, text, [(plain(part, title_of(part)), breadth(part)) for part in found])


def without_shapes(svg: str, shapes: dict[str, None]) -> str:
    """A drawing without its definitions, which are collected in one place: ids must be unique on a page."""
    shapes.update(dict.fromkeys(DEFINITIONS.findall(svg)))
    return DEFINITIONS.sub("", svg)


def part_of(svg: str, name: str) -> str:
    """A part of a drawn table (`koruna.look.parts`), which is an SVG within it."""
    begin = svg.index(f'<svg data-part="{name}"')
    end, depth = begin, 0
    for tag in re.finditer(r"<svg\b|</svg>", svg[begin:]):
        depth += -1 if tag.group() == "</svg>" else 1
        if not depth:
            end = begin + tag.end()
            break
    return svg[begin:end]


def title_of(svg: str) -> str:
    return unescape(svg.partition("<title>")[2].partition("</title>")[0])


def breadth(part: str) -> str:
    found = re.search(r' width="([\d.]+)"', part)
    assert found is not None, "a part has a size"
    width = float(found.group(1))
    return "wider" if width > WIDER else "wide" if width > WIDE else "broad" if width > BROAD else ""


def plain(svg: str, label: str) -> str:
    """A drawing reduced to a picture: read aloud as this label, or hidden from screen readers if its name is below it.

    Other HTML, such as a list of abilities, is left as it is.
    """
    bare = HOOKS.sub("", svg)
    root = ROOT.match(bare)
    if root is None:
        return bare
    kept = "".join(KEPT.findall(root.group()))
    said = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return f"<svg {said}{kept}>{bare[root.end() :]}"
