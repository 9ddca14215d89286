"""Self-contained drawings.

A bare drawing only refers to its symbols and tokens. With its kit, a `<defs>` as the root's first child, it looks
the same in a file of its own, in a notebook and in dark mode. A page that shows many drawings holds the
symbols once (`symbols_for`) and the tokens in its style sheet, and the drawings stay bare.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from koruna.look.colours import scoped_style
from koruna.look.symbols import definitions, symbols, tokens_of

OPENING = '<defs class="kit">'
CLOSING = "</defs>"


def with_kit(svg: str) -> str:
    """A drawing with the definitions of its symbols and tokens embedded. Its root must have the class `koruna`."""
    inside = svg.index(">") + 1
    kit = kit_of(frozenset(symbols_in(svg)), frozenset(tokens_in(svg)), frozenset(players_in(svg)))
    return f"{svg[:inside]}{kit}{svg[inside:]}"


def without_kit(svg: str) -> str:
    """The same drawing bare again."""
    before, opening, rest = svg.partition(OPENING)
    return before + rest.partition(CLOSING)[2] if opening else svg


def symbols_for(drawings: Iterable[str]) -> str:
    """The symbols of many bare drawings as one invisible SVG, for the page that shows them."""
    used: set[str] = set()
    for drawing in drawings:
        used |= symbols_in(drawing)
    # Not display:none, which would switch off clip paths and patterns.
    return f'<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>{symbols(used)}</defs></svg>'


@lru_cache(maxsize=128)
def kit_of(used: frozenset[str], named: frozenset[str], players: frozenset[str]) -> str:
    style = scoped_style(named.union(*map(tokens_of, used)), players)
    return f"{OPENING}<style>{style}</style>{symbols(used)}{CLOSING}"


# --- what a drawing uses: by str.split, which is several times faster than a regex -------------


def after(svg: str, mark: str, end: str) -> set[str]:
    """All texts between a mark and the next `end`."""
    return {piece.partition(end)[0] for piece in set(svg.split(mark)[1:])}


def symbols_in(svg: str) -> set[str]:
    """The symbols a drawing refers to. Unknown ids are ignored: a player's name may look like a reference."""
    return (after(svg, 'href="#', '"') | after(svg, "url(#", ")")) & definitions().keys()


def tokens_in(svg: str) -> set[str]:
    return after(svg, "var(--", ",")


def players_in(svg: str) -> set[str]:
    classes = {name for names in after(svg, 'class="', '"') for name in names.split()}
    return {name for name in classes if name[0] == "p" and name[1:].isdigit()}
