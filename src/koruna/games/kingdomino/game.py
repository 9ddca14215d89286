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

# The chapters of the help, with their rules.
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
    chapters=[(heading, rules.split()) for heading, rules in CHAPTERS.items()],
    series="dynasty",
    all_open=True,
)
