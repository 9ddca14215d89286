"""Suverenita as the rest of Koruna sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from koruna.engine.asking import Wishes
from koruna.engine.ending import Ending
from koruna.engine.errors import BadSetup
from koruna.engine.event import Event, Fact
from koruna.engine.game import BotMaker, Game, Sentence
from koruna.engine.option import Option, Options
from koruna.engine.page import Page
from koruna.engine.scene import Scene
from koruna.engine.series import SeriesView
from koruna.engine.state import State
from koruna.games.suverenita.bot.evaluation import evaluate
from koruna.games.suverenita.bot.planner import Planner
from koruna.games.suverenita.forms import cautions, chronicle, skipping, telling
from koruna.games.suverenita.forms.battle_reports import OPENING
from koruna.games.suverenita.forms.chapters import CHAPTERS
from koruna.games.suverenita.forms.targets import targets
from koruna.games.suverenita.rules.board.options import OPTIONS, setup_of, take, why_not_together
from koruna.games.suverenita.rules.course.beginning import begin
from koruna.games.suverenita.rules.invariants import broken_invariants
from koruna.games.suverenita.rules.setup import FIRST_GAME, MODES
from koruna.games.suverenita.rules.state import Suverenita

LONGEST = 100_000


class SuverenitaGame(Game):
    def begin(self, seats: int, options: Options) -> State:
        return begin(setup_of(seats, options))

    def check_company(self, option: Option, seats: int, chosen: Options) -> None:
        super().check_company(option, seats, chosen)
        why = why_not_together(seats, chosen)
        if why:
            raise BadSetup("rule-" + why, {"option": option.id, "seats": seats}, self.id)

    def take_content(self, folder: str) -> str:
        return take(Path(folder))

    def draw_svg(self, view: Any, language: str, names: list[str], series: SeriesView | None) -> str:
        from koruna.games.suverenita.forms.drawing import draw

        return draw(view, language, names)

    def draw_text(
        self, view: Any, language: str, names: list[str], series: SeriesView | None, colour: bool, width: int
    ) -> str:
        from koruna.games.suverenita.forms.text_board import draw

        return draw(view, language, names, colour, width)

    def draw_page(self, view: Any, seat: int, language: str, names: list[str]) -> Page:
        from koruna.games.suverenita.forms.page import draw_page

        return draw_page(view, seat, language, names)

    def scenes(
        self, happened: list[Event], first: int, options: Options, language: str, names: list[str], codes: bool = False
    ) -> list[Scene]:
        from koruna.games.suverenita.forms.drawing_battles import scenes

        return scenes(happened, first, self.check(len(names), options), language, names, codes)

    def overview(self, language: str) -> list[str]:
        return telling.overview(language)

    def prompt(self, view: Any, seat: int) -> Sentence:
        return telling.prompt(view, seat)

    def label(self, view: Any, text: str) -> Sentence:
        return telling.label(view, text)

    def warning(self, view: Any, text: str) -> Sentence | None:
        return cautions.warning(view, text)

    def targets(self, view: Any, text: str) -> list[str]:
        return targets(view, text)

    def tally(self, view: Any, seat: int) -> list[Sentence]:
        return telling.tally(view, seat)

    def tell_end(self, view: Any) -> Ending:
        return telling.tell_end(view)

    def tell_event(
        self, kind: str, facts: dict[str, Fact], options: Options, names: list[str]
    ) -> tuple[str, dict[str, Any]]:
        return chronicle.tell_event(kind, facts, self.check(len(names), options), names)

    def unasked(self, view: Any, seat: int, moves: list[str], wishes: Wishes) -> str:
        return skipping.unasked(view, seat, moves, wishes)

    def stops_here(self, view: Any) -> list[str]:
        return skipping.stops_here(view)

    def season(self, view: Any) -> int:
        return int(view.round)

    def acts_against(self, view: Any, event: Event, seat: int) -> bool:
        return skipping.acts_against(view, event, seat)

    def bots(self) -> dict[str, BotMaker]:
        return {"greedy": Planner}

    def evaluate(self, state: State, seat: int) -> float:
        running = state.running()
        assert isinstance(running, Suverenita)
        return evaluate(running, seat)

    def broken_invariants(self, state: State) -> list[str]:
        running = state.running()
        assert isinstance(running, Suverenita)
        return broken_invariants(running)


GAME = SuverenitaGame(
    id="suverenita",
    version=1,
    seats=list(range(2, 13)),
    options=OPTIONS,
    longest=LONGEST,
    difficulty=5,
    chapters=[(heading, rules.split()) for heading, rules in CHAPTERS.items()],
    at_once={"mode": MODES[FIRST_GAME]},
    scene_kinds=OPENING,
    stops=skipping.STOPS,
    asks_all=False,
)
