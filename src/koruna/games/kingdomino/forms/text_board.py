"""The whole table as text for a terminal, from a view alone.

A square is a letter for its terrain and the number of its crowns; the frame encloses the land that a kingdom
can still reach, with the columns and rows as moves name them. The most important things come last, next to
the input line: on a low terminal the top scrolls away.
"""

from __future__ import annotations

from koruna.engine.series_view import SeriesView, in_series
from koruna.games.kingdomino.forms.view import Bonus, KingdominoView, KingdomView, Offer
from koruna.games.kingdomino.rules.dominoes import TERRAINS
from koruna.games.kingdomino.rules.notation import square_name
from koruna.games.kingdomino.rules.scoring import HARMONY_BONUS, MIDDLE_KINGDOM_BONUS
from koruna.locale import words
from koruna.look.columns import fold, shorten, width_of, wrapped
from koruna.look.terminal_colours import BOLD, DIM, GOLD, PLAYERS
from koruna.look.text_board import TextBoard

EMBLEMS = "●◆▲■"  # as on the coats of arms of the first four players
CASTLE = "♜"
FREE = "·"
STATES: dict[Bonus, str] = {"off": "", "possible": "?", "lost": "✗", "granted": "✓"}
TIMES = "\N{MULTIPLICATION SIGN}"
GAP = "   "
APART = "  "  # between items on one line
LONGEST_NAME = 20  # columns for a king in a row; the titles of kingdoms have room for more

# ANSI codes of terrains: foreground and background.
GROUNDS = {
    "wheat": "38;5;16;48;5;221",
    "forest": "38;5;231;48;5;22",
    "lake": "38;5;231;48;5;31",
    "grassland": "38;5;16;48;5;149",
    "swamp": "38;5;231;48;5;95",
    "mine": "38;5;231;48;5;59",
}


def draw(
    view: KingdominoView,
    language: str = "en",
    names: list[str] | None = None,
    colour: bool = False,
    width: int = 100,
    series: SeriesView | None = None,
) -> str:
    """The table as text, at most `width` columns wide if possible. A player without a name gets a number."""
    view, _ = in_series(view, series)  # K-F1
    return KingdominoBoard(view, language, names, colour).text(width)


class KingdominoBoard(TextBoard):
    def __init__(self, view: KingdominoView, language: str, names: list[str] | None, colour: bool) -> None:
        super().__init__(words(language, "kingdomino"), view.seats, names, colour)
        self.view = view
        self.letters = dict(zip(TERRAINS, self.words.say("board-letters").split(), strict=True))

    def lines(self, width: int) -> list[str]:
        return [*self.legend(width), "", *self.head(width), "", *self.kingdoms(width), *self.rows(width)]

    def player(self, seat: int, room: int = 100) -> str:
        return self.paint(shorten(f"{EMBLEMS[seat]} {self.names[seat]}", room), PLAYERS[seat])

    # --- above the kingdoms -----------------------------------------------------------------

    def head(self, width: int) -> list[str]:
        view, say = self.view, self.words.say
        if view.step == "over":
            return [self.paint(say("board-final"), BOLD)]
        facts = {"round": view.round, "rounds": view.rounds}
        moment = self.paint(say("board-round", facts) if view.round else say("board-first-claims"), BOLD)
        if view.turn is None:
            return [moment]
        who = shorten(f"{EMBLEMS[view.turn]} {self.names[view.turn]}", LONGEST_NAME)
        turn = self.paint(say("board-turn", {"player": who}), GOLD)
        line = moment + GAP + turn
        return [line] if width_of(line) <= width else [moment, turn]

    # --- the kingdoms -----------------------------------------------------------------------

    def kingdoms(self, width: int) -> list[str]:
        """As many side by side as fit, spread evenly over rows; the player to move is in the last row."""
        blocks = [self.kingdom(kingdom) for kingdom in self.view.kingdoms]
        each = len(blocks)
        while each > 1 and max(map(width_of_shelf, shelves(blocks, each))) > width:
            each -= 1
        mover = None if self.view.turn is None else blocks[self.view.turn]
        ordered = sorted(shelves(blocks, each), key=lambda shelf: any(block is mover for block in shelf))
        return [line for shelf in ordered for line in side_by_side(shelf)]

    def kingdom(self, kingdom: KingdomView) -> list[str]:
        board = self.board(kingdom)
        room = max(width_of(board[0]), 30)
        return [
            self.title(kingdom, room),
            *board,
            *fold(self.tally(kingdom), room, APART),
            *self.bonuses(kingdom, room),
        ]

    def title(self, kingdom: KingdomView, room: int) -> str:
        seat, view, say = kingdom.seat, self.view, self.words.say
        points = self.paint(say("board-points", {"points": view.scores[seat]}), BOLD)
        if view.step == "over":
            rank = say("board-place-rank", {"rank": view.ranks[seat]})
            points += GAP + (self.paint(rank, GOLD) if view.ranks[seat] == 1 else rank)
        return self.player(seat, room - width_of(points) - len(GAP)) + GAP + points

    def board(self, kingdom: KingdomView) -> list[str]:
        """The land within reach, framed; the letters of the columns are in the bottom frame."""
        size = self.view.size
        west, south, east, north = kingdom.outline
        if self.view.step != "over":
            west, south, east, north = east - size + 1, north - size + 1, west + size - 1, south + size - 1
        land = {(square.x, square.y): square for square in kingdom.squares}
        bar = "─" * (3 * (east - west + 1) + 1)
        lines = [f"   ┌{bar}┐"]
        for y in range(north, south - 1, -1):
            cells = []
            for x in range(west, east + 1):
                square = land.get((x, y))
                if square is not None:
                    cells.append(self.land(square.terrain, square.crowns, square.domino == kingdom.last))
                elif (x, y) == (0, 0):
                    cells.append(self.paint(f" {CASTLE} ", f"7;{PLAYERS[kingdom.seat]}"))
                else:
                    cells.append(self.paint(f" {FREE} ", DIM))
            lines.append(f"{y + size:>2} │{''.join(cells)} │")
        letters = "".join(f"─{square_name(x, 0, size)[0]}─" for x in range(west, east + 1))
        return [*lines, f"   └{letters}─┘"]

    def square(self, terrain: str, crowns: int, last: bool = False) -> str:
        return f"{'*' if last else ' '}{self.letters[terrain]}{crowns or ' '}"

    def land(self, terrain: str, crowns: int, last: bool = False) -> str:
        return self.paint(self.square(terrain, crowns, last), GROUNDS[terrain])

    def tally(self, kingdom: KingdomView) -> list[str]:
        """The areas that score: letter, squares times crowns, points."""
        return [
            f"{self.letters[area.terrain]} {len(area.squares)}{TIMES}{area.crowns}={area.points}"
            for area in kingdom.areas
            if area.points
        ]

    def bonuses(self, kingdom: KingdomView, room: int) -> list[str]:
        say = self.words.say
        bonuses = [
            (kingdom.middle_kingdom, MIDDLE_KINGDOM_BONUS, "board-middle-kingdom"),
            (kingdom.harmony, HARMONY_BONUS, "board-harmony"),
        ]
        lines = [f"{STATES[state]} +{points} {say(name)}" for state, points, name in bonuses if state != "off"]
        if kingdom.discards:
            lines += wrapped(say("board-discards", {"dominoes": kingdom.discards}), room)
        return lines

    # --- under the kingdoms -----------------------------------------------------------------

    def rows(self, width: int) -> list[str]:
        """Both rows; nothing once the game is over."""
        if self.view.step == "over":
            return []
        lines = [
            *self.row("board-place", self.view.to_place, self.view.step == "place", False, width),
            *self.row("board-claim", self.view.to_claim, False, self.view.step == "claim", width),
        ]
        if self.view.leftovers:
            lines += wrapped(self.words.say("board-leftovers", {"dominoes": self.view.leftovers}), width)
        return lines

    def row(self, title: str, offers: list[Offer], placing: bool, claiming: bool, width: int) -> list[str]:
        """The dominoes of a row with the kings on them; an arrow marks where to act."""
        if not offers:
            return []
        margin = 2 + max(width_of(self.words.say(name)) for name in ("board-place", "board-claim"))
        room = min(LONGEST_NAME, width - margin - len(">48 W2 W2 "))
        items = []
        first = next((offer.domino for offer in offers if not offer.done), 0)
        for offer in offers:
            chosen = (placing and offer.domino == first) or (claiming and offer.seat is None)
            (terrain_a, crowns_a), (terrain_b, crowns_b) = offer.halves
            if offer.done:
                plain = f"{self.square(terrain_a, crowns_a)}{self.square(terrain_b, crowns_b)}"
                items.append(self.paint(f"({offer.domino}){plain}", DIM))
                continue
            halves = self.land(terrain_a, crowns_a) + self.land(terrain_b, crowns_b)
            king = "" if offer.seat is None else " " + self.player(offer.seat, room)
            items.append(f"{self.paint('>', GOLD) if chosen else ' '}{offer.domino}{halves}{king}")
        heading = self.words.say(title)
        first_line, *other_lines = fold(items, width - margin, APART)
        return [
            self.paint(heading, BOLD) + " " * (margin - width_of(heading)) + first_line,
            *[" " * margin + line for line in other_lines],
        ]

    # --- the legend -------------------------------------------------------------------------

    def legend(self, width: int) -> list[str]:
        terrains = [f"{letter} {self.words.say(f'terrain-{terrain}')}" for terrain, letter in self.letters.items()]
        lines = [*fold(terrains, width, APART), *wrapped(self.words.say("board-legend"), width)]
        return [self.paint(line, DIM) for line in lines]


# --- blocks side by side ----------------------------------------------------------------------


def width_of_block(block: list[str]) -> int:
    return max(map(width_of, block), default=0)


def width_of_shelf(blocks: list[list[str]]) -> int:
    return sum(map(width_of_block, blocks)) + len(GAP) * (len(blocks) - 1)


def shelves(blocks: list[list[str]], most: int) -> list[list[list[str]]]:
    """The blocks spread evenly over as few rows as possible, with at most `most` in each."""
    count = -(-len(blocks) // most)
    each = -(-len(blocks) // count)
    return [blocks[at : at + each] for at in range(0, len(blocks), each)]


def side_by_side(blocks: list[list[str]]) -> list[str]:
    widths = [width_of_block(block) for block in blocks]
    lines = []
    for at in range(max(map(len, blocks), default=0)):
        cells = [block[at] if at < len(block) else "" for block in blocks]
        lines.append(GAP.join(cell + " " * (width - width_of(cell)) for cell, width in zip(cells, widths, strict=True)))
    return lines
