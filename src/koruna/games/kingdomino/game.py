"""Kingdomino as the rest of Koruna sees it."""

from __future__ import annotations

from typing import Any

from koruna.engine.game import BotMaker, Game
from koruna.engine.option import Options
from koruna.engine.state import State
from koruna.games.kingdomino.evaluation import evaluate
from koruna.games.kingdomino.full_greedy import FullGreedy
from koruna.games.kingdomino.invariants import broken_invariants
from koruna.games.kingdomino.rules import Kingdomino, begin
from koruna.games.kingdomino.setup import OPTIONS, Setup

CHAPTERS = [
    ("goal", ["aim", "kingdom"]),
    ("setup", ["kings", "dominoes", "removed", "row", "first-claims"]),
    ("round", ["order", "place-first", "claim-now", "two-kings", "not-in-row", "already-claimed", "last-round"]),
    ("placing", ["must-place", "no-match", "castle", "occupied", "too-wide", "off-grid", "discard", "stays"]),
    ("scoring", ["areas", "ties"]),
    (
        "variants",
        [
            "dynasty",
            "middle-kingdom",
            "harmony",
            "mighty-duel",
            "duel-for-two",
            "wider-selection",
            "wider-for-two-or-three",
            "duel-and-wider",
            "snake-order",
            "snake-for-two",
        ],
    ),
]


class KingdominoGame(Game):
    def begin(self, seats: int, options: Options) -> State:
        return begin(Setup(seats, options))

    def draw_svg(self, view: Any, language: str, names: list[str]) -> str:
        from koruna.games.kingdomino.drawing import draw

        return draw(view, language, names)

    def draw_text(self, view: Any, language: str, names: list[str], colour: bool) -> str:
        from koruna.games.kingdomino.text_board import draw

        return draw(view, language, names, colour)

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


# 24 rows' worth of decisions and draws is the Duel: 96 decisions, 48 dominoes, 4 kings.
GAME = KingdominoGame(
    id="kingdomino",
    version=1,
    seats=[2, 3, 4],
    options=OPTIONS,
    longest=160,
    chapters=CHAPTERS,
    series="dynasty",
)
