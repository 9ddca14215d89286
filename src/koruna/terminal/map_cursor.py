"""Choosing a move on a map by cursor: its target, the move it would make, and the effect of keys."""

from __future__ import annotations

from koruna.look.text_map import CHOSEN, CURSOR, LEGAL, Glyph, TextMap

Path = tuple[str, ...]  # the targets of a move that have a place on the map
WAYS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
ASIDE = 2.5  # weight of sideways distance against distance ahead


class MapCursor:
    """Targets are chosen one after the other, like clicks in the browser. If a piece is shown (a domino), a whole move
    is chosen by its first target."""

    map: TextMap
    moves: list[tuple[str, Path]]  # those that can be made on the map, in the order of the list
    chosen: Path  # the targets before the one at which the cursor is
    at: int  # index in `moves` of the move that would be made

    def __init__(self, map: TextMap, targets: dict[str, list[str]]) -> None:
        self.map = map
        paths = [(text, tuple(name for name in names if name in map.places)) for text, names in targets.items()]
        self.moves = [(text, path) for text, path in paths if path]
        self.chosen = ()
        self.at = 0
        if self.moves and map.home:
            self.at = self.nearest(map.home)

    def move(self) -> str:
        return self.moves[self.at][0]

    def path(self) -> Path:
        return self.moves[self.at][1]

    def place(self) -> str:
        return self.path()[len(self.chosen)]

    def possible(self) -> list[int]:
        """The moves that start with the chosen targets and have more."""
        done = len(self.chosen)
        return [at for at, (_, path) in enumerate(self.moves) if path[:done] == self.chosen and len(path) > done]

    def here(self) -> list[int]:
        """Those that continue at the cursor."""
        return [at for at in self.possible() if self.moves[at][1][len(self.chosen)] == self.place()]

    # --- what the keys do -----------------------------------------------------------------

    def go(self, way: str) -> None:
        """Go to the nearest target in a direction."""
        right, down = WAYS[way]
        x, y = self.map.places[self.place()].middle()
        best: tuple[float, int] | None = None
        for at in self.possible():
            to_x, to_y = self.map.places[self.moves[at][1][len(self.chosen)]].middle()
            ahead = (to_x - x) * right + (to_y - y) * down
            aside = abs((to_x - x) * down) + abs((to_y - y) * right)
            far = ahead + ASIDE * aside
            if ahead > 0 and (best is None or far < best[0]):
                best = far, at
        if best is not None:
            self.at = self.alike(best[1])

    def alike(self, at: int) -> int:
        """Among moves that start where this one does, the one with the piece's current orientation."""
        where = self.moves[at][1][len(self.chosen)]
        same = [other for other in self.possible() if self.moves[other][1][len(self.chosen)] == where]
        return next((other for other in same if self.direction(other) == self.direction(self.at)), at)

    def direction(self, at: int) -> tuple[int, int]:
        """From the first target of a move to its last."""
        first, last = (self.map.places[name] for name in (self.moves[at][1][0], self.moves[at][1][-1]))
        return last.row - first.row, last.column - first.column

    def turn(self) -> bool:
        """Go to another move at the same target: the piece rotated, or another action; False if there is none."""
        here = self.here()
        self.at = here[(here.index(self.at) + 1) % len(here)]
        return len(here) > 1

    def cycle(self, step: int) -> None:
        """Go to the next move; if no piece is shown, to the next target."""
        possible = self.possible()
        if not self.map.piece:
            firsts = {self.moves[at][1][len(self.chosen)]: at for at in reversed(possible)}
            possible = sorted(firsts.values())
            now = possible.index(firsts[self.place()])
        else:
            now = possible.index(self.at)
        self.at = possible[(now + step) % len(possible)]

    def enter(self) -> str:
        """The chosen move, or "" if it needs another target."""
        if self.map.piece or len(self.path()) == len(self.chosen) + 1:
            return self.move()
        self.chosen = (*self.chosen, self.place())
        return ""

    def back(self) -> bool:
        """Take back the last chosen target; False if there is none."""
        had = bool(self.chosen)
        self.chosen = self.chosen[:-1]
        return had

    def show(self, text: str) -> None:
        """Go to a move, such as an advised one."""
        at = next((at for at, (move, _) in enumerate(self.moves) if move == text), None)
        if at is not None:
            self.at, self.chosen = at, ()

    def nearest(self, home: str) -> int:
        x, y = self.map.places[home].middle()

        def far(at: int) -> float:
            to_x, to_y = self.map.places[self.moves[at][1][0]].middle()
            return (to_x - x) ** 2 + (to_y - y) ** 2

        return min(range(len(self.moves)), key=far)

    # --- what is shown --------------------------------------------------------------------

    def drawn(self) -> TextMap:
        done = len(self.chosen)
        marks = {self.moves[at][1][done]: LEGAL for at in self.possible()}
        marks |= dict.fromkeys(self.chosen, CHOSEN)
        pieces: dict[str, Glyph] = {}
        if self.map.piece:
            pieces = dict(zip(self.path(), self.map.piece, strict=False))
        else:
            marks[self.place()] = CURSOR
        return self.map.marked(marks, pieces)
