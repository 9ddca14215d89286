"""The pieces of a game as the page of its rules shows them."""

from __future__ import annotations

from typing import NamedTuple


class Piece(NamedTuple):
    """A card, a tile, a figure: anything that is drawn at the table and has a name."""

    id: str  # unique among the pieces of the game: `domino-12`
    name: str  # what it is, in the reader's language
    picture: str  # one SVG, or a list as the table shows it
    short: str = ""  # a caption in place of the name, which is then only read aloud


class Gallery(NamedTuple):
    """Pieces that are shown together."""

    rule: str  # the rule under which they are shown, "" for the contents of the box
    title: str  # "" if the names of the pieces are enough
    pieces: list[Piece]
    width: str = "small"  # of a piece: tiny, small, wide, large or whole
