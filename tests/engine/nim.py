"""A minimal game, to test the engine independently of any real one.

Chance sets a pile of three to five stones; two seats in turn take one or two; each stone is a point.
"""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct

from koruna.engine.ending import Ending
from koruna.engine.errors import NotAMove
from koruna.engine.event import Event
from koruna.engine.game import Game
from koruna.engine.match import Match
from koruna.engine.option import Option, Options
from koruna.engine.ranking import places
from koruna.engine.reason import Reason
from koruna.engine.record import Record
from koruna.engine.sentence import Sentence
from koruna.engine.series import Series, SeriesView
from koruna.engine.state import CHANCE, OVER, SPECTATOR, TURN, State


class NimView(Struct, frozen=True):
    pile: int
    seen_by: int

    def _repr_svg_(self) -> str:
        return f"<svg>{self.pile}</svg>"


class Nim(State):
    def __init__(self) -> None:
        super().__init__()
        self.pile = 0
        self.taken = [0, 0]
        self.next = CHANCE
        self.imagined = False

    def turn(self) -> int:
        return self.next

    def waiting(self) -> list[int]:
        return [self.next] if self.next >= 0 else []

    def moves(self, seat: int = TURN) -> list[int]:
        if self.next < 0 or seat not in (TURN, self.next):
            return []
        return [stones for stones in (1, 2) if stones <= self.pile]

    def play(self, move: int, seat: int = TURN) -> None:
        if self.next == CHANCE:
            self.pile = move
            self.next = 0
            return
        self.pile -= move
        self.taken[self.next] += move
        if self.journal is not None:
            self.journal.append(Event("took", self.next, {"stones": move}))
        self.next = 1 - self.next if self.pile else OVER

    def draw(self, rng: Random) -> int:
        return rng.choice([3, 4, 5])

    def odds(self) -> list[tuple[int, float]]:
        return [(pile, 1 / 3) for pile in (3, 4, 5)]

    def copy(self) -> Nim:
        twin = type(self)()
        twin.pile, twin.taken, twin.next, twin.imagined = self.pile, self.taken.copy(), self.next, self.imagined
        return twin

    def imagine(self, seat: int, rng: Random) -> Nim:
        twin = self.copy()
        twin.imagined = True
        return twin

    def scores(self) -> list[int]:
        return self.taken.copy()

    def ranks(self) -> list[int]:
        return places([(stones,) for stones in self.taken])

    def view(self, seat: int = SPECTATOR) -> Any:
        return NimView(self.pile, seat)

    def write(self, move: int, seat: int = TURN) -> str:
        return f"pile {move}" if self.next == CHANCE else f"take {move}"

    def read(self, text: str, seat: int = TURN) -> int:
        word, _, number = text.partition(" ")
        if word not in ("pile", "take") or number not in ("1", "2", "3", "4", "5"):
            raise NotAMove(text, "kingdomino")
        return int(number)

    def why_not(self, text: str, seat: int = TURN) -> Reason | None:
        stones = self.read(text, seat)
        if self.next == OVER:
            return Reason("game-over")
        if seat not in (TURN, self.next):
            return Reason("not-your-turn")
        return None if stones in self.moves() else Reason("must-place")


class LyingNim(Nim):
    """A buggy game: its `why_not` forbids nothing, whatever its moves are."""

    def why_not(self, text: str, seat: int = TURN) -> Reason | None:
        return None


class NimGame(Game[Nim, NimView, Nim | Series[Nim]]):
    """It uses the messages of Kingdomino, which has every rule named above."""

    def __init__(self, honest: bool = True) -> None:
        options = [
            Option("league"),
            Option("timed", default=True, against=["league"], why="duel-for-two"),
            Option("pile", default="free", choices=["free", "small"], seats=[2], why="snake-for-two"),
        ]
        super().__init__("kingdomino", 7, [2, 3], options, 6, 1, series="league", series_length=3)
        self.honest = honest

    def begin(self, seats: int, options: Options) -> Nim:
        return Nim() if self.honest else LyingNim()

    def draw_svg(self, view: Any, language: str, names: list[str], series: SeriesView | None) -> str:
        return f"svg {view.pile} {language} {names}"

    def draw_text(
        self, view: Any, language: str, names: list[str], series: SeriesView | None, colour: bool, width: int
    ) -> str:
        return f"text {view.pile} {language} {names} {colour} {width}"

    def prompt(self, view: Any, seat: int) -> Sentence:
        return "prompt-take", {"pile": view.pile}

    def label(self, view: Any, text: str) -> Sentence:
        return "move-take", {}

    def targets(self, view: Any, text: str) -> list[str]:
        return [text]

    def tally(self, view: Any, seat: int) -> list[Sentence]:
        return []

    def tell_end(self, view: Any) -> Ending:
        return Ending(("rule-game-over", {}), [0], [1, 0])

    def evaluate(self, state: State, seat: int) -> float:
        return state.scores()[seat]

    def broken_invariants(self, state: State) -> list[str]:
        return []


def nim(*lines: tuple[int, str]) -> Match:
    """A game of Nim after these lines, starting from a pile of five."""
    record = Record("kingdomino", 7, 2)
    record.lines = [(CHANCE, "pile 5"), *lines]
    return Match(NimGame(), record, Random(1), Random(2))
