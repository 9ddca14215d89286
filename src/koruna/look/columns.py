"""Measuring and fitting text in the columns of a terminal.

ANSI colour codes have no width.
"""

from __future__ import annotations

import re
from textwrap import wrap

from rich.cells import cell_len

CODE = re.compile(r"\033\[[\d;]*m")
NARROWEST = 20
INDENT = "    "  # of continuation lines


def width_of(text: str) -> int:
    """How many columns a text takes on a terminal."""
    return cell_len(CODE.sub("", text))


def shorten(text: str, width: int) -> str:
    """A text without ANSI codes, truncated with an ellipsis to fit."""
    if width_of(text) <= width:
        return text
    while text and width_of(text) > width - 1:
        text = text[:-1]
    return text.rstrip() + "…"


def wrapped(text: str, width: int) -> list[str]:
    return wrap(text, max(width, NARROWEST), break_long_words=False, break_on_hyphens=False)


def fold(items: list[str], width: int, between: str = " · ") -> list[str]:
    """The items joined on as few lines as possible."""
    lines: list[str] = []
    for item in items:
        if lines and width_of(lines[-1]) + len(between) + width_of(item) <= width:
            lines[-1] += between + item
        else:
            lines.append(item)
    return lines


def cut(line: str, width: int) -> list[str]:
    """A line, word-wrapped if it is too long."""
    if width_of(line) <= width:
        return [line]
    found: list[str] = []
    for word in line.split(" "):
        if found and width_of(found[-1]) + 1 + width_of(word) <= width:
            found[-1] += " " + word
        else:
            found.append(INDENT + word if found else word)
    return found
