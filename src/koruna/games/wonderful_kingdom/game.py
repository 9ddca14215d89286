"""It's a Wonderful Kingdom as the rest of Koruna sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from koruna.engine.asking import Wishes
from koruna.engine.ending import Ending
from koruna.engine.errors import BadSetup
from koruna.engine.event import Fact, numbers_by_name
from koruna.engine.game import Game, Sentence
from koruna.engine.option import Option, Options
from koruna.engine.page import Page
from koruna.engine.series import SeriesView
from koruna.engine.state import State
from koruna.games.wonderful_kingdom.bot.evaluation import evaluate
from koruna.games.wonderful_kingdom.forms import aims, overview, skipping, telling
from koruna.games.wonderful_kingdom.forms.targets import targets
from koruna.games.wonderful_kingdom.rules.content import HOUSE, load
from koruna.games.wonderful_kingdom.rules.invariants import broken_invariants
from koruna.games.wonderful_kingdom.rules.reading import TABLES
from koruna.games.wonderful_kingdom.rules.setup import OPTIONS, offer, setup_of, why_not_together
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom, begin

# The rules in the order the help tells them.
CHAPTERS = {
    "goal": "aim modules resources families",
    "setup": "deck first-player-for-two",
    "choice": "deal offer-now offer-first !not-in-hand no-traps hidden pick-now piles",
    "planning": "plan-now !not-picked treasure-exchanged !cubes-first !picks-left calamity !done-stays",
    "production": "produce-now volume per-family dominance cubes-left",
    "building": "!no-such-site no-space !no-cube !fill-several laboratory !lab-all no-krystallium no-soldier completing"
    " any-time discarding",
    "end": "final-now points ties",
    "threats": "threats-come !threat-decks threats-differ !rival-threat-for-two rats rats-breed !lose-now lose-card"
    " !cover-now cover-symbol !tuck-now tuck-where frozen-stays combat-now !no-such-threat beat-price beat-thief"
    " beat-giant",
    "advisors": "advisors keep-now keep-one !no-such-advisor advisor-phase advisor-once advisor-price advisor-useless"
    " !flip-now flip-hidden flip-one !shift-now shift-card !choose-now choose-one !declare-now declare-herald",
    "quests": "quests !quest-board last-step !no-such-quest step-done step-price !transmute-quests !change-by-itself"
    " change-five !change-what-you-have quest-spies",
    "alone": "alone no-spy spy-hidden spy-first-hidden search-once !search-alone search-two-open search-reserve"
    " !remove-now remove-open dominance-alone medals",
    "scenarios": "scenarios !scenario-alone scenario-1 protected-site scenario-2 scenario-3 scenario-4 scenario-5"
    " scenario-6",
    "moves": "write-choice write-planning write-free write-modules",
}

# No game of a hundred thousand random ones had more moves than a tenth of this.
LONGEST = 5000


class WonderfulKingdomGame(Game):
    def begin(self, seats: int, options: Options) -> State:
        return begin(setup_of(seats, options))

    def check_company(self, option: Option, seats: int, chosen: Options) -> None:
        super().check_company(option, seats, chosen)
        why = why_not_together(option.id, seats, chosen)
        if why:
            raise BadSetup("rule-" + why, {"option": option.id, "seats": seats}, self.id)

    def take_content(self, folder: str) -> str:
        if not any(Path(folder, table).exists() for table in TABLES):
            return ""
        own = load(Path(folder))
        offer(own)
        return own.name

    def draw_svg(self, view: Any, language: str, names: list[str], series: SeriesView | None) -> str:
        from koruna.games.wonderful_kingdom.forms.drawing import draw

        return draw(view, language, names)

    def draw_text(
        self, view: Any, language: str, names: list[str], series: SeriesView | None, colour: bool, width: int
    ) -> str:
        from koruna.games.wonderful_kingdom.forms.text_board import draw

        return draw(view, language, names, colour, width)

    def draw_page(self, view: Any, seat: int, language: str, names: list[str]) -> Page:
        from koruna.games.wonderful_kingdom.forms.page import draw_page

        return draw_page(view, seat, language, names)

    def overview(self, language: str) -> list[str]:
        return overview.overview(language)

    def prompt(self, view: Any, seat: int) -> Sentence:
        return telling.prompt(view, seat)

    def label(self, view: Any, text: str) -> Sentence:
        return telling.label(view, text)

    def warning(self, view: Any, text: str) -> Sentence | None:
        return aims.warning(view, text)

    def tell_event(
        self, kind: str, facts: dict[str, Fact], options: Options, names: list[str]
    ) -> tuple[str, dict[str, Any]]:
        name, told = telling.tell_event(kind, facts, str(options.get("content", HOUSE)))
        if kind == "produced":
            told["volumes"] = numbers_by_name(told["volumes"], names)
        return name, told

    def targets(self, view: Any, text: str) -> list[str]:
        return targets(view, text)

    def tally(self, view: Any, seat: int) -> list[Sentence]:
        return telling.tally(view, seat)

    def tell_end(self, view: Any) -> Ending:
        return aims.tell_end(view)

    def unasked(self, view: Any, seat: int, moves: list[str], wishes: Wishes) -> str:
        return skipping.unasked(view, seat, moves, wishes)

    def evaluate(self, state: State, seat: int) -> float:
        running = state.running()
        assert isinstance(running, WonderfulKingdom)
        return evaluate(running, seat)

    def broken_invariants(self, state: State) -> list[str]:
        running = state.running()
        assert isinstance(running, WonderfulKingdom)
        return broken_invariants(running)


GAME = WonderfulKingdomGame(
    id="wonderful_kingdom",
    version=1,
    seats=[1, 2],
    options=OPTIONS,
    longest=LONGEST,
    difficulty=4,
    chapters=[(heading, rules.split()) for heading, rules in CHAPTERS.items()],
    stops=skipping.STOPS,
    asks_all=False,
)
