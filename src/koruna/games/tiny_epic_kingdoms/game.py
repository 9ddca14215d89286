"""Tiny Epic Kingdoms as the rest of Koruna sees it."""

from __future__ import annotations

from typing import Any

from koruna.engine.ending import Ending
from koruna.engine.event import Fact
from koruna.engine.game import Game, Sentence
from koruna.engine.option import Options
from koruna.engine.page import Page
from koruna.engine.series import SeriesView
from koruna.engine.state import State
from koruna.games.tiny_epic_kingdoms.bot.evaluation import evaluate
from koruna.games.tiny_epic_kingdoms.forms import overview, telling
from koruna.games.tiny_epic_kingdoms.rules.invariants import broken_invariants
from koruna.games.tiny_epic_kingdoms.rules.setup import OPTIONS, Setup
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms, begin

# The rules in the order the help tells them.
CHAPTERS = {
    "goal": "aim",
    "setup": "draft-now !faction-taken side-now !split-now six-resources start-now start-at-home",
    "turn": "choose-now under-shield cycle shield-now shield-on-free !act-now active-acts act-or-collect not-chosen"
    " collect single !gain-now cap !not-your-turn !game-over",
    "moves-on-map": "patrol-or-quest not-adjacent border-regions !no-such-region !no-figure-there two-figures"
    " last-figure own-last-figure last-two protected-figures safe-terrain ruins lying !nobody-lies patrol-on !no-hall"
    " !hall-full last-stays-on-map !no-swap swap-where",
    "war": "dial-now !dial-stays number-too-high only-flag war-result raise-now cannot-raise !pay-now pay-exactly"
    " price-exactly !give-now give-exactly !take-now take-from-winner fate-now !not-beaten retreat-price retreat-where"
    " keep-last haven-where",
    "alliance": "alliance alliance-break",
    "growth": "build-price !castle-top research-price !magic-top expand-price expand-where !no-supply"
    " !trade-what-you-have trade-for-another trade-cap trade-one-kind",
    "abilities": "!no-robbing !take-from-other !nothing-to-take rearrange-now rearrange-where remove-now remove-whom",
    "end": "end points capital ties",
    "seats": "lost-kingdom neutral-price five",
    "exploration": "exploration lay-now lay-at-home ransom-now !ransom-price lair-now shelter-where !reveal-now"
    " !reveal-where",
    "moves": "write-regions write-actions write-war write-rare",
}


# The rules set no limit to a game, it goes on until somebody has grown enough; but none of a hundred thousand random
# ones came near this.
LONGEST = 5000


class TinyEpicKingdomsGame(Game):
    def begin(self, seats: int, options: Options) -> State:
        return begin(Setup(seats, options))

    def draw_svg(self, view: Any, language: str, names: list[str], series: SeriesView | None) -> str:
        from koruna.games.tiny_epic_kingdoms.forms.drawing import draw

        return draw(view, language, names)

    def draw_text(
        self, view: Any, language: str, names: list[str], series: SeriesView | None, colour: bool, width: int
    ) -> str:
        from koruna.games.tiny_epic_kingdoms.forms.text_board import draw

        return draw(view, language, names, colour, width, series)

    def draw_page(self, view: Any, seat: int, language: str, names: list[str]) -> Page:
        from koruna.games.tiny_epic_kingdoms.forms.page import draw_page

        return draw_page(view, seat, language, names)

    def overview(self, language: str) -> list[str]:
        return overview.overview(language)

    def prompt(self, view: Any, seat: int) -> Sentence:
        return telling.prompt(view, seat)

    def label(self, view: Any, text: str) -> Sentence:
        return telling.label(view, text)

    def warning(self, view: Any, text: str) -> Sentence | None:
        return telling.warning(view, text)

    def targets(self, view: Any, text: str) -> list[str]:
        return telling.targets(view, text)

    def tell_event(
        self, kind: str, facts: dict[str, Fact], options: Options, names: list[str]
    ) -> tuple[str, dict[str, Any]]:
        return telling.tell_event(kind, facts)

    def tally(self, view: Any, seat: int) -> list[Sentence]:
        return telling.tally(view, seat)

    def tell_end(self, view: Any) -> Ending:
        return telling.tell_end(view)

    def evaluate(self, state: State, seat: int) -> float:
        running = state.running()
        assert isinstance(running, TinyEpicKingdoms)
        return evaluate(running, seat)

    def broken_invariants(self, state: State) -> list[str]:
        running = state.running()
        assert isinstance(running, TinyEpicKingdoms)
        return broken_invariants(running)


GAME = TinyEpicKingdomsGame(
    id="tiny_epic_kingdoms",
    version=1,
    seats=[2, 3, 4, 5],
    options=OPTIONS,
    longest=LONGEST,
    difficulty=3,
    chapters=[(heading, rules.split()) for heading, rules in CHAPTERS.items()],
)
