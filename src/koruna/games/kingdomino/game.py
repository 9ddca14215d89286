"""Kingdomino as the rest of Koruna sees it."""

from __future__ import annotations

from typing import Any

from koruna.engine.ending import Ending
from koruna.engine.game import BotMaker, Game, Sentence
from koruna.engine.option import Options
from koruna.engine.page import Page
from koruna.engine.series import SeriesView
from koruna.engine.state import State
from koruna.games.kingdomino.bot.evaluation import evaluate
from koruna.games.kingdomino.bot.full_greedy import FullGreedy
from koruna.games.kingdomino.forms import telling
from koruna.games.kingdomino.rules.invariants import broken_invariants
from koruna.games.kingdomino.rules.setup import OPTIONS, Setup
from koruna.games.kingdomino.rules.state import Kingdomino, begin

# The rules in the order the help tells them.
CHAPTERS = {
    "goal": "aim kingdom terrains",
    "setup": "kings dominoes removed row first-claims",
    "round": "rounds order !not-your-turn place-first claim-now !not-in-row already-claimed two-kings new-row"
    " last-round !game-over",
    "placing": "no-match castle occupied too-wide off-grid must-place discard holes stays",
    "scoring": "areas ties live-score",
    "variants": "combining dynasty middle-kingdom harmony mighty-duel duel-for-two wider-selection"
    " wider-for-two-or-three duel-and-wider snake-order snake-for-two",
    "moves": "write-place write-claim equal-halves",
}


class KingdominoGame(Game):
    def begin(self, seats: int, options: Options) -> State:
        return begin(Setup(seats, options))

    def draw_svg(self, view: Any, language: str, names: list[str], series: SeriesView | None) -> str:
        from koruna.games.kingdomino.forms.drawing import draw

        return draw(view, language, names, series)

    def draw_text(
        self, view: Any, language: str, names: list[str], series: SeriesView | None, colour: bool, width: int
    ) -> str:
        from koruna.games.kingdomino.forms.text_board import draw

        return draw(view, language, names, colour, width, series)

    def overview(self, language: str) -> list[str]:
        return telling.overview(language)

    def draw_page(self, view: Any, seat: int, language: str, names: list[str]) -> Page:
        from koruna.games.kingdomino.forms.page import draw_page

        return draw_page(view, seat, language, names)

    def prompt(self, view: Any, seat: int) -> Sentence:
        return telling.prompt(view)

    def label(self, view: Any, text: str) -> Sentence:
        return telling.label(text)

    def targets(self, view: Any, text: str) -> list[str]:
        return telling.targets(view, text)

    def tally(self, view: Any, seat: int) -> list[Sentence]:
        return telling.tally(view, seat)

    def tell_end(self, view: Any) -> Ending:
        return telling.tell_end(view)

    def evaluate(self, state: State, seat: int) -> float:
        running = state.running()
        assert isinstance(running, Kingdomino)
        return evaluate(running, seat)

    def broken_invariants(self, state: State) -> list[str]:
        running = state.running()
        assert isinstance(running, Kingdomino)
        return broken_invariants(running)

    def bots(self) -> dict[str, BotMaker]:
        return {"full-greedy": FullGreedy}

    def bots_by_strength(self) -> list[str]:
        return ["greedy", "full-greedy", "random"]  # of two, greedy wins three games of five


# The longest is the Duel: 96 decisions, 48 dominoes drawn and 4 kings.
GAME = KingdominoGame(
    id="kingdomino",
    version=1,
    seats=[2, 3, 4],
    options=OPTIONS,
    longest=148,
    difficulty=1,
    chapters=[(heading, rules.split()) for heading, rules in CHAPTERS.items()],
    series="dynasty",
    all_open=True,
)
