"""How reviews judge Suverenita: a year later, when it has turned out what marches and Trades were good for."""

from __future__ import annotations

from random import Random
from typing import Final

from koruna.engine.game import Game
from koruna.engine.guide import Guide
from koruna.engine.state import State
from koruna.games.suverenita.bot.playout import play_on
from koruna.games.suverenita.rules.state import Suverenita

AHEAD: Final = 4  # seasons; with twice as many a review takes nearly twice as long


class SuverenitaGuide(Guide):
    def settle(self, state: State, rng: Random) -> None:
        game = state.running()
        assert isinstance(game, Suverenita)
        play_on(game, AHEAD, rng)


def guide(game: Game, state: State, seat: int) -> Guide:
    return SuverenitaGuide(game)
