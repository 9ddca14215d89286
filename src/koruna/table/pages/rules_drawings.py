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
HOOKS = re.compile(r' data-[\w-]+="[^"]*"')  # by which the scripts of a table would find it
WIDE = 700  # what is drawn wider is not made as narrow as a phone, but scrolled


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    position: str
    parts: tuple[str, ...]
    seat: int = 0  # whose eyes see it


class DrawnExample(Struct, frozen=True):
    position: str
    text: str
    pictures: list[tuple[str, bool]]  # and whether it is wide


class Drawings(Struct, frozen=True):
    galleries: dict[str, list[Gallery]]  # by rule; "" is what is in the box
    examples: dict[str, DrawnExample]  # by rule


@lru_cache(maxsize=32)
def drawings(id: str, language: str) -> Drawings:
    """The drawings that the rules of a game show."""
    game = koruna.game(id)
    galleries: dict[str, list[Gallery]] = {}
    for gallery in shown(partial(game.galleries, language), list[Gallery]):
        pieces = [
            piece._replace(picture=plain(piece.picture, piece.name if piece.short else "")) for piece in gallery.pieces
        ]
        galleries.setdefault(gallery.rule, []).append(gallery._replace(pieces=pieces))
    return Drawings(galleries, {rule: draw(game, rule, example, language) for rule, example in examples(id).items()})


@lru_cache(maxsize=32)
def examples(game: str) -> dict[str, Example]:
    sheet = files(f"koruna.games.{game}").joinpath("forms", "examples.toml")
    return msgspec.convert(tomllib.loads(sheet.read_text("utf-8")), dict[str, Example]) if sheet.is_file() else {}


def draw(game: koruna.Game, rule: str, example: Example, language: str) -> DrawnExample:
    message = f"example-{rule}"
    text = words(language, game.id).say(message)
    view = game.at(example.position, rng=Random(1)).view(example.seat)
    svg = without_kit(game.svg(view, language))
    found = [part_of(svg, name) for name in example.parts]
    return DrawnExample(example.position, text, [(plain(part, title_of(part)), breadth(part) > WIDE) for part in found])


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


def breadth(svg: str) -> float:
    found = re.search(r'viewBox="[\d.-]+ [\d.-]+ ([\d.]+)', svg)
    assert found is not None, "a drawing has a size"
    return float(found.group(1))


def plain(svg: str, label: str) -> str:
    """A drawing of which only the picture is left: said as this label, or not at all if its name is written below."""
    bare = HOOKS.sub("", without_kit(svg))
    root = ROOT.match(bare)
    assert root is not None, "a picture is one SVG"
    kept = "".join(KEPT.findall(root.group()))
    said = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return f"<svg {said}{kept}>{bare[root.end() :]}"
