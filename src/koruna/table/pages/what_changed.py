"""Marks what a move changed in a drawing of the table, by comparing it with other drawings.

A shape is changed if it is neither in the drawing before the move nor in that of another move; if it belongs to a piece
or a card, the whole piece is marked. A piece that is gone is drawn once more, faintly. The script of the page
(`review-marks.js`) draws an outline around all that is marked.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Final, NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

SVG: Final = "http://www.w3.org/2000/svg"
SHAPES: Final = {f"{{{SVG}}}{name}" for name in ("use", "text", "path", "rect", "circle", "ellipse", "line", "polygon")}
INNER: Final = f"{{{SVG}}}svg"
GROUPS: Final = {f"{{{SVG}}}g", INNER}
NAMES_OF_THINGS: Final = ("data-piece", "data-card")

ElementTree.register_namespace("", SVG)


class Shape(NamedTuple):
    """A shape in a drawing, with what it belongs to."""

    looks: str  # the shape as text, with where its groups put it
    element: Element  # the piece or card it belongs to, or the shape itself
    name: str  # of that piece or card, or ""
    place: str  # where its groups put that element


def marked(drawing: str, before: str, other: str = "") -> str:
    """A drawing in which what differs from the one before, and from the one after another move, is marked."""
    root, earlier = ElementTree.fromstring(drawing), shapes(ElementTree.fromstring(before))
    others = shapes(ElementTree.fromstring(other)) if other else []
    known = {shape.looks for shape in [*earlier, *others]}
    now = shapes(root)
    for shape in now:
        if shape.looks not in known:
            shape.element.set("data-changed", "")
    there = {shape.name for shape in now}
    gone = {shape.name: shape for shape in earlier if shape.name not in there}
    gone_anyway = gone.keys() - {shape.name for shape in others} if other else set()
    for name, shape in gone.items():
        if name not in gone_anyway:
            faint = ElementTree.SubElement(root, f"{{{SVG}}}g", {"class": "was", "transform": shape.place})
            faint.append(deepcopy(shape.element))
    return ElementTree.tostring(root, encoding="unicode")


def shapes(root: Element) -> list[Shape]:
    return list(shapes_in(root, "", None))


def shapes_in(group: Element, place: str, thing: Shape | None) -> Iterator[Shape]:
    for child in group:
        name = next((child.get(kind, "") for kind in NAMES_OF_THINGS if kind in child.attrib), "")
        owner = thing or (Shape("", child, name, place) if name else None)
        if child.tag in SHAPES:
            looks = f"{place} {ElementTree.tostring(child, encoding='unicode').strip()}"
            yield Shape(looks, child, "", place) if owner is None else owner._replace(looks=looks)
        elif child.tag in GROUPS:
            yield from shapes_in(child, moved(place, child), owner)


def moved(place: str, group: Element) -> str:
    """The transform of what is in a group, or in a drawing within the drawing."""
    by = group.get("transform", "") if group.tag != INNER else transform_of_inner(group)
    return f"{place} {by}".strip()


def transform_of_inner(drawing: Element) -> str:
    """It is fitted into its box and centred there."""
    x, y = (float(drawing.get(name, "0")) for name in ("x", "y"))
    if "viewBox" not in drawing.attrib:
        return f"translate({x:g} {y:g})"
    left, top, wide, high = map(float, drawing.attrib["viewBox"].split())
    width, height = float(drawing.get("width", wide)), float(drawing.get("height", high))
    scale = min(width / wide, height / high)
    x += (width - wide * scale) / 2 - left * scale
    y += (height - high * scale) / 2 - top * scale
    return f"translate({x:g} {y:g}) scale({scale:g})"
