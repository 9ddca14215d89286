"""The parts of a table's web page that a game provides, as HTML."""

from __future__ import annotations


class Figure:
    """A public number on a player's card: coins left, crowns, armies."""

    symbol: str  # the icon in front of it
    number: int
    name: str  # its accessible name, such as "Crowns: 8"

    def __init__(self, symbol: str, number: int, name: str) -> None:
        self.symbol = symbol
        self.number = number
        self.name = name

    def __reduce__(self) -> tuple[object, ...]:
        return Figure, (self.symbol, self.number, self.name)


class Page:
    """The board is one inline SVG; lists are HTML, so that they wrap, scroll and work with screen readers.

    An element that is clicked for a move has `data-target` with its name from `Game.targets`. A piece that moves has
    `data-piece` with a stable name; interchangeable pieces are named by where they are, and share a `data-kin`.
    A piece, or a place with `data-place`, is highlighted from the log: `domino-12` by events with the fact `domino` 12,
    `seat-1` by everything seat 1 does; a place may have several names, separated by spaces.
    `data-tip` (or `data-label`, which is also the label of a target) is a tooltip for hover, focus and long press; with
    `data-big` it shows the drawing enlarged, and with `data-large` also on a click that begins no move.
    `data-name` is the short label of a target, for long lists of moves.

    Pieces can be dragged: an element with `data-carry` makes the moves that begin with its words (`add`, `place gold`;
    several separated by `|`); a piece with `data-kin` in the colour of the player, the moves that go on from the target
    it stands on. `data-drop` names the kinds of targets that are also chosen by dropping something there.
    Targets that are numbers (`bid:3`, `amounts:2-0-1`) are not drawn one by one: an element with `data-steps`, the
    kind, has a part with `data-step` and `data-label` for each number, which becomes a stepper; `data-begin` is shown
    first, and `data-ask-more` names the move whose refusal is shown beyond the highest.

    On a board with `data-asks-first`, an ambiguous click opens a choice beside it; `data-usual` names the moves that
    end a step or accept a proposal: the first that is legal is on the primary button, and nowhere else; so is any move
    that is the only one. An element with `data-pan` holds a map as an `<svg>` that
    can be panned and zoomed: `data-home` marks the player's own places, `data-look` what the current step is about,
    and `data-nearer` is the initial zoom of a crowded map.
    """

    steps: str  # the progress of the game, for the bar at the top
    board: str
    beside: str  # shown next to the board, updated separately: a row of cards, an offer
    panels: list[str]  # sections for the side of the page
    figures: list[list[Figure]]  # by seat, for the players' cards; may be empty

    def __init__(
        self, steps: str, board: str, panels: list[str], figures: list[list[Figure]] | None = None, beside: str = ""
    ) -> None:
        self.steps = steps
        self.board = board
        self.beside = beside
        self.panels = panels
        self.figures = [] if figures is None else figures

    def __reduce__(self) -> tuple[object, ...]:
        return Page, (self.steps, self.board, self.panels, self.figures, self.beside)
