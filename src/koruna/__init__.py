"""Koruna: five kingdom games from one exact rules engine.

    import random, koruna

    rng = random.Random(7)
    state = koruna.game("kingdomino").start(seats=2, options={"harmony": True})
    while state.turn() != koruna.OVER:
        if state.turn() == koruna.CHANCE:
            state.play(state.draw(rng))
        else:
            state.play(rng.choice(state.moves()))
    print(state.scores(), state.ranks())

Every game is played through these few methods, which are documented in `koruna.engine.state`.
"""

from koruna.engine import state as _state
from koruna.engine.analysis import Analysis
from koruna.engine.bot import Bot
from koruna.engine.content import Content
from koruna.engine.errors import BadContent, BadPosition, BadRecord, BadSetup, Bug, IllegalMove, NotAMove, Trouble
from koruna.engine.game import Game
from koruna.engine.library import all_games, game
from koruna.engine.limit import Limit, Progress
from koruna.engine.match import Match
from koruna.engine.outcome import Outcome
from koruna.engine.record import Record, read_record
from koruna.engine.state import CHANCE, OVER, SPECTATOR, State
from koruna.review.at_once import review
from koruna.review.result import Review

__version__ = "0.1.0"

compiled = not (_state.__file__ or "").endswith(".py")  # interpreted, the same files behave the same, only slower

__all__ = [
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "Analysis",
    "BadContent",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Bot",
    "Bug",
    "Content",
    "Game",
    "IllegalMove",
    "Limit",
    "Match",
    "NotAMove",
    "Outcome",
    "Progress",
    "Record",
    "Review",
    "State",
    "Trouble",
    "all_games",
    "compiled",
    "game",
    "read_record",
    "review",
]
