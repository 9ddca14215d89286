"""Sealed Bids as the rest of Koruna sees it."""

from __future__ import annotations

from typing import Any

from koruna.engine.ending import Ending
from koruna.engine.game import Game, Sentence
from koruna.engine.option import Options
from koruna.engine.series import SeriesView
from koruna.engine.state import State

from .bot.evaluation import evaluate
from .forms import telling
from .rules.invariants import broken_invariants
from .rules.setup import OPTIONS, Setup
from .rules.state import SealedBids

# The help: every heading with the rules under it. The texts are those that refuse a move.
CHAPTERS = [
    ("goal", ["aim", "wish"]),
    ("sale", ["treasure-first", "sealed", "within-purse", "!bid-stays", "!players-only", "highest", "lot"]),
    ("end", ["end", "ties"]),
    ("variants", ["season", "second-price", "burn", "burn-at-full-price"]),
    ("moves", ["write-bid"]),
]


class SealedBidsGame(Game):
    def begin(self, seats: int, options: Options) -> State:
        return SealedBids(Setup(seats, options))

    # The forms are imported when they are first asked for, so that play and search need none of them.

    def draw_svg(self, view: Any, language: str, names: list[str], series: SeriesView | None) -> str:
        from .forms.drawing import draw

        return draw(view, language, names, series)

    def draw_text(
        self, view: Any, language: str, names: list[str], series: SeriesView | None, colour: bool, width: int
    ) -> str:
        from .forms.text_board import draw

        return draw(view, language, names, colour, width)

    def prompt(self, view: Any, seat: int) -> Sentence:
        return telling.prompt(view, seat)

    def label(self, view: Any, text: str) -> Sentence:
        return telling.label(text)

    def targets(self, view: Any, text: str) -> list[str]:
        return telling.targets(text)

    def tally(self, view: Any, seat: int) -> list[Sentence]:
        return telling.tally(view, seat)

    def tell_end(self, view: Any) -> Ending:
        return telling.tell_end(view)

    def evaluate(self, state: State, seat: int) -> float:
        running = state.running()
        assert isinstance(running, SealedBids)
        return evaluate(running, seat)

    def broken_invariants(self, state: State) -> list[str]:
        running = state.running()
        assert isinstance(running, SealedBids)
        return broken_invariants(running)


# Four wishes, then six times a treasure, four bids and a lot.
GAME = SealedBidsGame(
    id="sealed_bids",
    version=1,
    seats=[2, 3, 4],
    options=OPTIONS,
    longest=40,
    difficulty=1,
    chapters=CHAPTERS,
    series="season",
)
