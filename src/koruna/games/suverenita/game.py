"""Suverenita: its seats, options, help and bots."""

from __future__ import annotations

from koruna.engine.game import BotMaker, Game
from koruna.engine.option import Options
from koruna.games.suverenita.bot.planner import Planner
from koruna.games.suverenita.forms import skipping
from koruna.games.suverenita.forms.battle_reports import OPENING
from koruna.games.suverenita.forms.view import SuverenitaView
from koruna.games.suverenita.rules import values_reading
from koruna.games.suverenita.rules.board import world_reading
from koruna.games.suverenita.rules.board.options import OPTIONS, Edition, read_own, setup_of, why_not_together
from koruna.games.suverenita.rules.course.beginning import begin
from koruna.games.suverenita.rules.numbers import DONE, NO
from koruna.games.suverenita.rules.setup import FIRST_GAME, MODES
from koruna.games.suverenita.rules.state import Suverenita

# Twenty seasons of twelve players with eighty moves each; the most seen was 2,792 in all, chance included.
LONGEST = 20_000
ACTIONS = 1024  # the place of a move among the legal ones, of which there were at most 217


class SuverenitaGame(Game[Suverenita, SuverenitaView]):
    def begin(self, seats: int, options: Options) -> Suverenita:
        return begin(setup_of(seats, options))

    def why_not_together(self, option: str, seats: int, chosen: Options) -> str:
        return why_not_together(seats, chosen)

    def read_content(self, files: dict[str, str]) -> Edition:
        return read_own(files)

    def bots(self) -> dict[str, BotMaker]:
        return {"greedy": Planner}


GAME = SuverenitaGame(
    id="suverenita",
    version=1,
    seats=list(range(2, 13)),
    options=OPTIONS,
    longest=LONGEST,
    actions=ACTIONS,
    idle_moves=[DONE, NO],
    difficulty=5,
    at_once={"mode": MODES[FIRST_GAME]},
    scene_kinds=OPENING,
    stops=skipping.STOPS,
    asks_all=False,
    content_files=[values_reading.FILE, world_reading.FILE],
)
