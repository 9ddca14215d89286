"""Kingdomino: its seats, options, help and bots."""

from __future__ import annotations

from koruna.engine.game import BotMaker, Game
from koruna.engine.option import Options
from koruna.engine.series import Series
from koruna.games.kingdomino.bot.full_greedy import FullGreedy
from koruna.games.kingdomino.forms.view import KingdominoView
from koruna.games.kingdomino.rules.course import begin
from koruna.games.kingdomino.rules.kingdom import PLACEMENTS
from koruna.games.kingdomino.rules.setup import OPTIONS, Setup
from koruna.games.kingdomino.rules.state import Kingdomino
from koruna.games.kingdomino.rules.torus import CELLS


class KingdominoGame(Game[Kingdomino, KingdominoView, Kingdomino | Series[Kingdomino]]):
    def begin(self, seats: int, options: Options) -> Kingdomino:
        return begin(Setup(seats, options))

    def bots(self) -> dict[str, BotMaker]:
        return {"full-greedy": FullGreedy}

    def bots_by_strength(self) -> list[str]:
        return ["greedy", "full-greedy", "random"]  # greedy beats full-greedy in three games of five


ACTIONS = PLACEMENTS + 4 * CELLS  # discard, 48 dominoes, and every placement in four directions

# The longest is the Duel: 96 decisions, 48 dominoes drawn and 4 kings.
GAME = KingdominoGame(
    id="kingdomino",
    version=1,
    seats=[2, 3, 4],
    options=OPTIONS,
    longest=148,
    actions=ACTIONS,
    difficulty=1,
    series="dynasty",
    all_open=True,
)
