"""Eight-Minute Empire as the rest of Koruna sees it."""

from __future__ import annotations

from typing import Any

from koruna.engine.ending import Ending
from koruna.engine.event import Fact
from koruna.engine.game import Game, Sentence
from koruna.engine.option import Options
from koruna.engine.page import Page
from koruna.engine.series import SeriesView
from koruna.engine.state import State
from koruna.games.eight_minute_empire.bot.evaluation import evaluate
from koruna.games.eight_minute_empire.forms import telling
from koruna.games.eight_minute_empire.rules.invariants import broken_invariants
from koruna.games.eight_minute_empire.rules.setup import OPTIONS, Setup
from koruna.games.eight_minute_empire.rules.state import EightMinuteEmpire, begin

# The rules in the order the help tells them.
CHAPTERS = {
    "goal": "aim length",
    "setup": "pieces coins five-cards",
    "bid": "bid-now !within-purse !bid-stays highest-bid equal-bids !bid-once",
    "turn": "take-first cannot-pay keep-good at-once two-actions one-card refill !not-your-turn !game-over",
    "actions": "not-on-card no-home !no-supply !no-army-there not-adjacent over-land-only sea free-passage"
    " city-needs-army three-cities nothing-to-destroy destroyed no-effect !no-such-region !no-such-player",
    "scoring": "regions continents goods jokers ties live-score",
    "variants": "sides goods-tokens full-game lot start-now neutral-now neutral-for-two stone6",
    "moves": "write-bid write-act write-rare",
}


class EightMinuteEmpireGame(Game):
    def begin(self, seats: int, options: Options) -> State:
        return begin(Setup(seats, options))

    def draw_svg(self, view: Any, language: str, names: list[str], series: SeriesView | None) -> str:
        from koruna.games.eight_minute_empire.forms.drawing import draw

        return draw(view, language, names, series)

    def draw_text(
        self, view: Any, language: str, names: list[str], series: SeriesView | None, colour: bool, width: int
    ) -> str:
        from koruna.games.eight_minute_empire.forms.text_board import draw

        return draw(view, language, names, colour, width, series)

    def draw_page(self, view: Any, seat: int, language: str, names: list[str]) -> Page:
        from koruna.games.eight_minute_empire.forms.page import draw_page

        return draw_page(view, seat, language, names)

    def overview(self, language: str) -> list[str]:
        return telling.overview(language)

    def prompt(self, view: Any, seat: int) -> Sentence:
        return telling.prompt(view, seat)

    def label(self, view: Any, text: str) -> Sentence:
        return telling.label(view, text)

    def targets(self, view: Any, text: str) -> list[str]:
        return telling.targets(view, text)

    def tell_event(
        self, kind: str, facts: dict[str, Fact], options: Options, names: list[str]
    ) -> tuple[str, dict[str, Any]]:
        return telling.tell_event(kind, facts, options)

    def tally(self, view: Any, seat: int) -> list[Sentence]:
        return telling.tally(view, seat)

    def tell_end(self, view: Any) -> Ending:
        return telling.tell_end(view)

    def evaluate(self, state: State, seat: int) -> float:
        running = state.running()
        assert isinstance(running, EightMinuteEmpire)
        return evaluate(running, seat)

    def broken_invariants(self, state: State) -> list[str]:
        running = state.running()
        assert isinstance(running, EightMinuteEmpire)
        return broken_invariants(running)


# The longest has five players: 5 bids, 35 cards with up to six small moves each, 40 cards dealt, 5 tokens, a lot and
# the choice of the starter.
GAME = EightMinuteEmpireGame(
    id="eight_minute_empire",
    version=1,
    seats=[2, 3, 4, 5],
    options=OPTIONS,
    longest=300,
    difficulty=2,
    chapters=[(heading, rules.split()) for heading, rules in CHAPTERS.items()],
    series="full_game",
)
