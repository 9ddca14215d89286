"""The screen with the map: the cursor on it, what a move would bring, and the keys."""

from __future__ import annotations

from collections.abc import Callable

from koruna.look.columns import shorten, wrapped
from koruna.look.faults import shown
from koruna.look.terminal_colours import BOLD, DIM, GOLD, painted
from koruna.look.text_map import TextMap
from koruna.terminal.key_reader import keys, reads_keys
from koruna.terminal.map_cursor import WAYS, MapCursor
from koruna.terminal.move_list import MoveList
from koruna.terminal.table import TerminalTable

NARROWEST, LOWEST = 60, 20  # smallest useful size of the terminal, in columns and lines
AROUND = 5  # lines above and under the map
LIST = ""  # back to the list of moves
COMMANDS = ("u", "l", "g", "?")  # keys that work as at the list


class MapScreen:
    """A turn taken on the map."""

    def __init__(self, table: TerminalTable, seat: int, moves: MoveList, advice: Callable[[], tuple[str, str]]) -> None:
        self.table = table
        self.seat = seat
        self.moves = moves
        self.advice = advice  # the advised move, and the sentences about it
        self.screen = table.screen
        self.say = table.narrator.words.say
        self.note = ""
        match = table.match
        view = match.state.view(seat)
        width, height = self.screen.width(), self.screen.height() - AROUND
        self.map: TextMap | None = shown(
            lambda: match.game.draw_map(view, table.language, table.names, width, height), lambda: None
        )
        targets = {text: match.game.targets(view, text) for text in moves.texts}
        self.cursor = None if self.map is None else MapCursor(self.map, targets)

    def is_possible(self) -> bool:
        """Whether there is something to choose on the map, and the terminal can show it."""
        fits = self.screen.width() >= NARROWEST and self.screen.height() >= LOWEST
        return self.cursor is not None and bool(self.cursor.moves) and self.screen.live and fits and reads_keys()

    def print(self) -> None:
        """Only the map, with what can be chosen on it marked."""
        if self.cursor is not None and self.map is not None:
            drawn = self.cursor.drawn() if self.cursor.moves else self.map
            self.screen.draw("\n".join(drawn.lines(self.screen.colour)))
        else:
            self.screen.say(self.table.narrator.not_shown("table"))

    def choose(self) -> str:
        """The move chosen by cursor, a key that is a command, or LIST."""
        cursor = self.cursor
        assert cursor is not None
        does: dict[str, Callable[[], None]] = {
            "r": self.turn,
            "tab": lambda: cursor.cycle(1),
            "back": lambda: cursor.cycle(-1),
            "h": self.advise,
        }
        with keys() as pressed:
            self.show()
            for key in pressed:
                self.note = ""
                if key in WAYS:
                    cursor.go(key)
                elif key in does:
                    does[key]()
                elif key == "enter":
                    move = cursor.enter()
                    if move:
                        return move
                elif key in COMMANDS:
                    return key
                elif key in ("escape", "m", "q") and not cursor.back():
                    return LIST
                self.show()
        return LIST

    def turn(self) -> None:
        assert self.cursor is not None
        if not self.cursor.turn():
            self.note = self.say("terminal-map-one-way", {"piece": int(bool(self.cursor.map.piece))})

    def advise(self) -> None:
        assert self.cursor is not None
        move, self.note = self.advice()
        self.cursor.show(move)

    # --- what is shown --------------------------------------------------------------------

    def show(self) -> None:
        assert self.cursor is not None
        width, height = self.screen.width(), self.screen.height()
        prompt = self.table.narrator.what_to_do(self.seat, len(self.table.people) == 1, short=True)
        lines = [self.paint(shorten(prompt, width), BOLD), *self.visible(self.cursor.drawn(), width, height - AROUND)]
        under = self.under(width, height - len(lines))
        self.screen.clear()
        self.screen.draw("\n".join([*lines, *under][:height]), end="")

    def visible(self, map: TextMap, width: int, height: int) -> list[str]:
        """As much of the map as fits, centred on the cursor."""
        assert self.cursor is not None
        span = map.places[self.cursor.place()]
        top = start_of(span.row, height, len(map.glyphs))
        left = start_of(span.column + span.width // 2, width, map.width())
        return map.lines(self.screen.colour, (top, left, height, width))

    def under(self, width: int, height: int) -> list[str]:
        """Below the map: the move and its effect, a note or as much of the news as fits, and the keys."""
        cursor = self.cursor
        assert cursor is not None
        here = cursor.here()
        what = self.moves.labels[self.moves.texts.index(cursor.move())]
        is_whole = bool(cursor.map.piece) or len(cursor.path()) == len(cursor.chosen) + 1
        if not is_whole:
            what = self.say("terminal-map-from", {"count": len(here)})
        elif len(here) > 1:
            what += "  " + self.say("terminal-map-more", {"number": here.index(cursor.at) + 1, "count": len(here)})
        news = self.note or " ".join(self.table.news)
        lines = [shorten(line, width) for line in wrapped(news, width)][2 - height :]
        keys = self.paint(shorten(self.say("terminal-map-keys"), width), DIM)
        return [self.paint(shorten(what, width), GOLD), *lines, keys]

    def paint(self, text: str, code: str) -> str:
        return painted(text, code) if self.screen.colour else text


def start_of(middle: int, seen: int, whole: int) -> int:
    """The start of a window of this length, centred on a point if possible."""
    return max(0, min(middle - seen // 2, whole - seen))
