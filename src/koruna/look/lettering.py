"""Text inside SVG, which neither wraps nor truncates by itself."""

from __future__ import annotations

from html import escape
from unicodedata import east_asian_width

NARROW = frozenset("iíljtfrI.,:;'|!()[] -")
WIDE = frozenset("mwMWQ@%")


def width_of(text: str, size: float) -> float:
    """An estimate, on the high side, of the width of a text in our fonts."""
    ems = 0.0
    for letter in text:
        if letter in NARROW:
            ems += 0.36
        elif letter in WIDE or east_asian_width(letter) in "WF":
            ems += 1.0
        else:
            ems += 0.72 if letter.isupper() else 0.58
    return ems * size


def shorten(text: str, width: float, size: float) -> str:
    """The text, truncated with an ellipsis if it does not fit."""
    if width_of(text, size) <= width:
        return text
    while text and width_of(text, size) + size > width:
        text = text[:-1]
    return text.rstrip() + "…"


def broken(text: str, width: float, size: float) -> tuple[str, str]:
    """As many whole words as fit, and the rest."""
    first = ""
    for word in text.split(" "):
        longer = f"{first} {word}".lstrip()
        if width_of(longer, size) > width:
            break
        first = longer
    return first, text[len(first) :].lstrip()


def letters(x: float, y: float, text: str, size: float, more: str = "") -> str:
    """A line of text, escaped. `more` holds further attributes."""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" {more}>{escape(text, quote=False)}</text>'
