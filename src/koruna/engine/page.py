"""What a game puts on the web page of a table, as HTML."""

from __future__ import annotations


class Figure:
    """A number that everybody may know of a seat, small on its card: coins left, crowns, armies."""

    symbol: str  # the icon in front of it
    number: int
    name: str  # what is counted, as it is read aloud, such as "Crowns: 8"

    def __init__(self, symbol: str, number: int, name: str) -> None:
        self.symbol = symbol
        self.number = number
        self.name = name


class Page:
    """What has a place is one inline SVG; what is a list is HTML, so that it wraps, scrolls and is read aloud.

    An element that can be clicked for a move bears `data-target` with the name that `Game.targets` gives it, and
    a piece that travels bears `data-piece` with a name that stays the same; of pieces that cannot be told apart each
    has a name by where it is, and `data-kin` says which are alike. A piece, or a place that bears `data-place`, is
    shown when the chronicle speaks of it: one named `domino-12` with events that have the fact `domino` 12, one named
    `seat-1` with all that seat 1 does; a place may have several names, with spaces between.
    `data-tip` (or `data-label`, which is also the name of a target) says what something is, on hovering, focus and a
    long press; with `data-big` its drawing is shown large, and with `data-large` also by a click that begins no move.
    `data-name` is the short name of a target, for long lists of moves.

    A board with `data-asks-first` asks beside it what a click means where that may be several moves, and one with
    `data-usual` names the moves that end a step or take a proposal, which are then on the one button. An element with
    `data-pan` holds a map as an `<svg>` that is dragged and zoomed: `data-home` marks what is one's own in it,
    `data-look` what the moment is about, and `data-nearer` tells how near a map with much on it begins.
    """

    steps: str  # how far the game is, for the bar at the top
    board: str
    beside: str  # what lies by the board and changes apart from it: a row of cards, an offer
    panels: list[str]  # sections for the side of the page
    figures: list[list[Figure]]  # by seat, for the cards of the players; none where a game has none

    def __init__(
        self, steps: str, board: str, panels: list[str], figures: list[list[Figure]] | None = None, beside: str = ""
    ) -> None:
        self.steps = steps
        self.board = board
        self.beside = beside
        self.panels = panels
        self.figures = [] if figures is None else figures
