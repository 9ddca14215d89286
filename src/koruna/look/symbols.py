"""The SVG symbols: pieces, terrain, coats of arms, glyphs and hatchings, all our own drawings.

Shared ones are in `symbols.svg` here, those of one game in its `forms/symbols.svg`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, partial
from html import escape

from koruna.look.colours import named_in
from koruna.look.faults import shown
from koruna.look.sheets import sheets

ID = re.compile(r'<\w+ id="([\w-]+)"')
REFERENCE = re.compile(r'href="#([\w-]+)"|url\(#([\w-]+)\)')


@cache
def definitions() -> dict[str, str]:
    """Every definition by its id. The files have one per line, so that no XML needs parsing."""
    lines = [line for sheet in sheets("symbols.svg") for line in sheet.read_text("utf-8").splitlines()]
    return {found.group(1): line for line in lines if (found := ID.match(line))}


def symbols(names: Iterable[str]) -> str:
    """The definitions of these symbols and of whatever they use, for a `<defs>`."""
    known = definitions()
    return "".join([known[name] for name in sorted(with_parts(names))])


def icon(symbol: str, cls: str = "i", label: str = "") -> str:
    """A symbol in a text; with a label for screen readers, or hidden from them."""
    label_or_hidden = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return f'<svg class="{cls}" {label_or_hidden}><use href="#{symbol}"/></svg>'


def with_parts(names: Iterable[str]) -> set[str]:
    """These symbols and whatever they use."""
    found: set[str] = set()
    for name in names:
        found |= parts(name)
    return found


@cache
def parts(name: str) -> frozenset[str]:
    """A symbol and whatever it uses; a missing one is logged and left out of the drawing."""
    used = references(definitions()[name])
    return frozenset({name}.union(*[shown(partial(parts, each), frozenset[str]) for each in used]))


@cache
def tokens_of(name: str) -> frozenset[str]:
    """The tokens that a symbol and its parts refer to."""
    return frozenset(named_in(symbols([name])))


def references(text: str) -> set[str]:
    """The ids that a drawing or a definition uses."""
    return {href or url for href, url in REFERENCE.findall(text)}
